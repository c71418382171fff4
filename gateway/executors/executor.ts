import type { DocumentNode, ExecutionResult } from 'graphql';
import type { RowMeter } from '../execute/budget.ts';

/** One fetch of a plan, as a subgraph sees it. */
export interface SubgraphRequest {
  /** The operation's text: the key under which an executor may keep what it compiled. */
  readonly text: string;
  /** The same operation, parsed once per plan. */
  readonly document: DocumentNode;
  readonly operationName?: string | undefined;
  readonly variables: Record<string, unknown>;
  /** Aborted when the client leaves or the deadline passes. */
  readonly signal?: AbortSignal | undefined;
  /** Counts the rows of the answer; an executor in this process that is refused by it throws what it throws. */
  readonly rows?: RowMeter | undefined;
  /** The answer may hold many rows: what is done once to be fast pays at once. */
  readonly isLarge?: boolean;
}

/**
 * Runs one fetch of a plan against one subgraph.
 *
 * GraphQL errors come back in the result, never as a throw; a rejection means that there is no answer at all.
 * The answer belongs to the engine, which writes into it: an executor must not keep it.
 */
export interface SubgraphExecutor<Context = unknown> {
  (request: SubgraphRequest, context: Context): ExecutionResult | Promise<ExecutionResult>;
  /** Its answers hold what was asked and nothing else, as graphql-js makes them: they need not be looked through. */
  readonly isExact?: boolean;
}
