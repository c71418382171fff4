import type { ExecutionResult } from 'graphql';
import type { SubgraphEvents, SubgraphRequest } from '../../base/executor.ts';
import type { Forwarded } from '../forwarded.ts';

/** Where a subgraph answers subscriptions. */
export interface SubscriptionTransportOptions {
  /** The subgraph's name, which errors contain. */
  readonly name: string;
  readonly url: string;
  readonly maxEventBytes: number;
}

/** A subscription to start. */
export interface SubscriptionStart {
  readonly request: SubgraphRequest;
  readonly forwarded: Forwarded;
  /** Time for the start, in milliseconds. The stream itself has no deadline. */
  readonly leftMs: number;
}

/** A way to subscribe to a subgraph. */
export interface SubscriptionTransport {
  /**
   * Starts a subscription: its events, or the errors that prevent it. The subgraph is read as fast as its events are taken.
   *
   * @throws {GraphQLError} `SUBREQUEST_HTTP_ERROR`, now or while events are read: the stream was lost. Another code: it was refused for
   *   good
   */
  start(subscription: SubscriptionStart): Promise<SubgraphEvents<unknown> | ExecutionResult>;
  /** Closes the connections after their last stream. */
  close(): Promise<void>;
}
