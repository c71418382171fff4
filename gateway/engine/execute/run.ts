import type { GraphQLError } from 'graphql';
import type { Budget } from '../base/budget.ts';
import type { Data } from '../base/data.ts';
import type { ErrorBehavior } from '../base/errorBehavior.ts';
import type { Variables } from '../document/conditions.ts';
import type { OperationObserver } from '../observe/observer.ts';
import type { SharedCopies } from '../shape/project.ts';
import type { EntityFetch, RootFetch } from './steps.ts';

/** Entities of the response that a subgraph reported as deleted. */
export type DeletedEntities = Set<unknown>;

/** The state of one request during the execution of its plan. Not shared between requests. */
export interface Run<Context> {
  /** Response data so far. Entity fetches merge into it in place. */
  data: Data;
  readonly errors: GraphQLError[];
  /** Number of errors beyond the limit, which are not reported. */
  omittedErrors: number;
  readonly variables: Variables;
  readonly context: Context;
  readonly onError: ErrorBehavior;
  readonly signal: AbortSignal | undefined;
  /** Undefined for nearly all requests. */
  readonly observer: OperationObserver | undefined;
  readonly budget: Budget;
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
