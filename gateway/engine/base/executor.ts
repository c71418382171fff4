import type { DocumentNode, ExecutionResult } from 'graphql';
import type { ErrorBehavior } from './errorBehavior.ts';
import type { RowMeter } from './requestBudget.ts';

/** One fetch of a plan, as an executor receives it. */
export interface SubgraphRequest {
  /** The operation. The same object for all requests of a plan. */
  readonly document: DocumentNode;
  /** The operation's text. Printed on the first call, if the planner did not write it. */
  readonly text: () => string;
  /** A string that is equal only for equal operations. Cheaper than the text of an operation that was not printed. */
  readonly cacheKey: string;
  readonly operationName?: string | undefined;
  /**
   * The fields of entities that any fetch of the plan selects, e.g. `Product.reviews`. A subgraph may prepare for those that
   * follow. The same set for all fetches of a plan.
   */
  readonly entityFields?: ReadonlySet<string> | undefined;
  readonly variables: Record<string, unknown>;
  /** What an error does to the rest of the result. Default `PROPAGATE`. */
  readonly onError?: ErrorBehavior | undefined;
  /** Aborted when the client disconnects or the deadline passes. */
  readonly signal?: AbortSignal | undefined;
  /** Counts the rows of the result. An in-process executor rethrows the error that it throws. */
  readonly rows?: RowMeter | undefined;
  /** Whether the result may hold many rows. Optimizations that usually need several requests then pay at once. */
  readonly isLarge?: boolean;
  /** Whether to report, by `explain/traceScope.ts` or `extensions.explain`, which fields send requests. Default false. */
  readonly traceFields?: boolean;
}

/** One event of a subscription to a subgraph. */
export interface SubgraphEvent<Context> {
  /** Identifies the place after the event, for clients that resume there. */
  readonly id?: string | undefined;
  /** The same object in all subscriptions that get the event. Undefined: it is an event of this one alone. */
  readonly content?: object | undefined;
  /** The data of the event. It is fetched with a context of the event’s own. */
  resolve(context: Context): ExecutionResult | Promise<ExecutionResult>;
}

/**
 * The events of a subscription to a subgraph. Their iterator is returned when the signal of the request is aborted, even if reading has not
 * begun, or the next one is awaited.
 */
export interface SubgraphEvents<Context> extends AsyncIterable<SubgraphEvent<Context>> {
  /** Identifies the place before the first event. */
  readonly startId?: string | undefined;
}

/**
 * Runs one fetch of a plan against one subgraph. GraphQL errors are in the result and never thrown. A rejection means
 * that there is no result. The engine owns the result and modifies it, so an executor must not cache it.
 */
export interface SubgraphExecutor<Context = unknown> {
  (request: SubgraphRequest, context: Context): ExecutionResult | Promise<ExecutionResult>;
  /**
   * Starts a subscription. Undefined if the subgraph cannot be subscribed to. Errors that prevent the start are the
   * result; an error of the iteration ends the stream.
   */
  readonly subscribe?: (
    request: SubgraphRequest,
    context: Context,
  ) => Promise<SubgraphEvents<Context> | ExecutionResult>;
  /** Whether results contain exactly the requested fields, as graphql-js produces them. They need no check then. */
  readonly isExact?: boolean;
}
