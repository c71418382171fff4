import type { RequestReads } from '../prefetch/requestReads.ts';
import type { AnswerLog } from './answerLog.ts';
import type { PostRecorder, TracedAnswer } from './recordPosts.ts';
import type { SentSize } from './requestBody.ts';

/** Who calls, as the gateway verified it. */
interface UpstreamCaller {
  readonly user: string;
  readonly domain: string | undefined;
  readonly isAnonymous: boolean;
}

/** Counts the POSTs of a request, and names those that took long. */
export interface PostTally {
  posts: number;
  readonly slow?: { readonly post: string; readonly ms: number }[];
}

/** The caller of a POST, and its deadline. */
export interface UpstreamCall {
  /** The header `Authorization` as the client sent it. */
  readonly authorization: string | undefined;
  /** The header `traceparent` as the client sent it. */
  readonly traceparent?: string | undefined;
  /** Further headers of the client to send on. */
  readonly furtherHeaders?: Readonly<Record<string, string>> | undefined;
  readonly requestId: string;
  /** Aborted when the client leaves or the deadline passes. */
  readonly signal: AbortSignal;
  /** When all fetches must be complete, as `performance.now()`. */
  readonly deadline: number;
  /** Who calls, if the gateway verified it. */
  readonly caller?: UpstreamCaller | undefined;
  /**
   * Takes a POST from the quotas of the caller. Returns the milliseconds after which there is quota again, or null if
   * there is. Undefined: no quota.
   */
  readonly takePost?: (() => Promise<number | null>) | undefined;
  /** Counts the POSTs that were sent for this caller's request. */
  readonly tally?: PostTally | undefined;
  /** Counts and bounds the size of what this caller's request sends. Undefined: no bound. */
  readonly sent?: SentSize | undefined;
  /** Id of the last event that the client got of a stream that was interrupted. */
  readonly lastEventId?: string | undefined;
  /** Called when the API refuses the credential. */
  readonly onRefusal?: ((authorization: string) => void) | undefined;
  /** Records every successful answer. */
  readonly answers?: AnswerLog | undefined;
  /** The reads that are prefetched for this caller's request. Undefined: none are. */
  readonly prefetched?: RequestReads<TracedAnswer> | undefined;
  /** Whether nobody has asked for the POST yet: it is sent if its area has capacity, and its outcome does not count for the breaker. */
  readonly isPrefetched?: boolean;
  /** Records the POSTs of a request that is explained. */
  readonly trace?: PostRecorder | undefined;
}
