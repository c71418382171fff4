import type { GraphQLError } from 'graphql';
import type { ErrorBehavior } from '../base/errorBehavior.ts';
import type { RequestBudget } from '../base/requestBudget.ts';
import type { ResponseData } from '../base/responseData.ts';
import type { Variables } from '../document/conditions.ts';
import type { OperationObserver } from '../observe/observer.ts';
import type { SharedCopies } from '../shape/projection.ts';
import type { EntityFetch, RootFetch } from './planSteps.ts';

/** Entities of the response that a subgraph reported as deleted. */
export type DeletedEntities = Set<unknown>;

/** The state of one request during the execution of its plan. Not shared between requests. */
export interface PlanRun<Context> {
  /** Response data so far. Entity fetches merge into it in place. */
  data: ResponseData;
  readonly errors: GraphQLError[];
  /** Number of errors beyond the limit, which are not reported. */
  omittedErrors: number;
  readonly variables: Variables;
  readonly context: Context;
  readonly onError: ErrorBehavior;
  readonly signal: AbortSignal | undefined;
  /** Undefined for nearly all requests. */
  readonly observer: OperationObserver | undefined;
  readonly budget: RequestBudget;
  /** Whether the answer may hold many rows. */
  readonly isLarge: boolean;
  /** Non-null root fields of a mutation. It stops if one of them fails. */
  readonly requiredRoots: readonly string[];
  /** The fetches that were sent. */
  readonly sent: (RootFetch<never> | EntityFetch<never>)[];
  /** Entities found to be deleted. Undefined if they are not tracked. */
  readonly deletedEntities: DeletedEntities | undefined;
  /** Objects that occur in many places of the data, if any. */
  shared: SharedCopies | undefined;
}
