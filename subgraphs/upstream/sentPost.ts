import type { Operation } from '../../contract/resource.ts';
import type { UpstreamAnswer } from './httpExchange.ts';

/** A POST that was sent, for metrics and tests. */
export interface SentPost {
  /** The operation, e.g. `monitoring.alert.list`. */
  readonly operation: string;
  /** The operation's path in the contract, whatever the path format. */
  readonly path: string;
  readonly durationMs: number;
  /** `OK`, or the code of the failure. */
  readonly outcome: string;
  /** Status of the answer; undefined without one. */
  readonly status: number | undefined;
  /** 0 for the first time, 1 and more for retries. */
  readonly attempt: number;
  readonly bytesSent: number;
  /** The answer's body, in bytes; 0 without an answer. */
  readonly bytesReceived: number;
}

/** What its sender knows of a POST that has ended. */
export interface EndedPost extends Pick<SentPost, 'durationMs' | 'outcome' | 'attempt'> {
  readonly operation: Operation;
  readonly body: string;
  /** Undefined if there was none. */
  readonly answer: UpstreamAnswer | undefined;
}

/** Describes a POST that has ended, without the values that it carried. */
export const describePost = ({ operation, body, answer, durationMs, outcome, attempt }: EndedPost): SentPost => ({
  operation: operation.id,
  path: operation.path,
  durationMs,
  outcome,
  attempt,
  status: answer?.status,
  bytesSent: Buffer.byteLength(body),
  bytesReceived: answer?.bytes ?? 0,
});
