/** What a request caused so far, for log and metrics. The code that sends requests upstream counts them here. */
export interface RequestTally {
  /** Requests sent upstream, retries included. */
  posts: number;
  /** Static cost of the operations that were admitted. */
  cost: number;
  /** The requests that took long. */
  readonly slow?: SlowPost[];
}

/** A request sent upstream that took long. */
export interface SlowPost {
  /** The operation, or the subgraph. */
  readonly post: string;
  readonly ms: number;
}
