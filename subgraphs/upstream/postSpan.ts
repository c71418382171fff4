import type { SentPost } from './sentPost.ts';

/** A POST that is about to be sent. */
export interface StartedPost {
  readonly operation: string;
  /** The path to which it is sent. */
  readonly path: string;
  /** 0 for the first time, 1 and more for retries. */
  readonly attempt: number;
}

/** The span of a POST. */
export interface PostSpan {
  /** Sent in place of the client's header `traceparent`. */
  readonly traceparent: string;
  /** Called when the POST has ended, and also if it was not sent. */
  end(post: SentPost): void;
}

/** Starts the span of a POST, for example with OpenTelemetry. */
export type StartPostSpan = (post: StartedPost) => PostSpan;
