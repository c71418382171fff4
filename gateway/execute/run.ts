import type { GraphQLError } from 'graphql';
import type { Variables } from '../document/conditions.ts';
import type { Shared } from '../shape/project.ts';
import type { Budget } from './budget.ts';
import type { Data } from './data.ts';
import type { DeletedEntities } from './deletedEntities.ts';

/** One request on its way through a plan. Nothing of it outlives the answer. */
export interface Run<Context> {
  /** What came so far. Entity fetches write into it where it stands. */
  data: Data;
  readonly errors: GraphQLError[];
  /** Errors that are not told, as there are too many. */
  omittedErrors: number;
  readonly variables: Variables;
  readonly context: Context;
  readonly signal: AbortSignal | undefined;
  readonly budget: Budget;
  /** The answer may hold many rows. */
  readonly isLarge: boolean;
  /** Root fields that null must not stand in; a mutation stops where one fails. */
  readonly requiredRoots: readonly string[];
  /** What turned out to be gone; undefined where that is not to be known. */
  readonly deletedEntities: DeletedEntities | undefined;
  /** Objects that stand in many places of the data, where there are any. */
  shared: Shared | undefined;
}
