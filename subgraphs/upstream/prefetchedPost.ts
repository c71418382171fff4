/** POSTs that are sent before a request asks for them (ADR 0117). */
import type { Operation, ResponseOf } from '../../contract/resource.ts';
import { OperationError } from '../errors.ts';
import { type Division, joinAnswers, selectRowsOfValues } from '../prefetch/dividedRead.ts';
import type { ReadSender, RequestReads, UpstreamRead } from '../prefetch/requestReads.ts';
import type { UpstreamCall } from './call.ts';
import type { TracedAnswer, TracedPost } from './recordPosts.ts';

/** How reads are sent. */
export interface PrefetchOptions {
  /** Sends a POST once. */
  readonly send: (operation: Operation, body: string, call: UpstreamCall, attempt: number) => Promise<unknown>;
  /** Whether the area of an operation has room for what nobody has asked for. */
  readonly isFree: (operation: Operation) => boolean;
}

/** Notes that a read has failed: it is not prefetched again. That there is no such record is an answer. */
const noteFailure =
  (reads: RequestReads<TracedAnswer>, read: UpstreamRead) =>
  (error: unknown): never => {
    if (!(error instanceof OperationError && error.code === 'NOT_FOUND')) reads.fail(read);
    throw error;
  };

/** Sends what is prefetched for a call, and ends it with the call. */
const openSender = (
  reads: RequestReads<TracedAnswer>,
  call: UpstreamCall,
  { send, isFree }: PrefetchOptions,
): ReadSender<TracedAnswer> => {
  const unused = new AbortController();
  const end = () => unused.abort();
  call.signal.addEventListener('abort', end);
  const own = { ...call, signal: unused.signal, answers: undefined, isPrefetched: true };
  return {
    send: (read) => (isFree(read.operation) ? sendPrefetched(reads, read, own, send) : undefined),
    cancel: () => {
      call.signal.removeEventListener('abort', end);
      if (reads.unused > 0) end();
    },
  };
};

const sendPrefetched = (
  reads: RequestReads<TracedAnswer>,
  read: UpstreamRead,
  call: UpstreamCall,
  send: PrefetchOptions['send'],
): Promise<TracedAnswer> => {
  let traced: TracedPost | undefined;
  const add = (post: TracedPost) => {
    traced = post;
  };
  const traceable = call.trace ? { ...call, trace: { ...call.trace, add } } : call;
  const shown = (answer: unknown) => ({ answer, traced });
  return send(read.operation, read.body, traceable, 0).then(shown, noteFailure(reads, read));
};

/** Codes of prefetched reads that were not sent to their end. */
const UNSENT: ReadonlySet<string> = new Set(['UPSTREAM_OVERLOADED', 'UPSTREAM_UNAVAILABLE', 'REQUEST_CANCELLED']);

/** Whether a prefetched read that has failed may succeed at a second try. */
const mayRetry = (error: unknown): boolean =>
  !(error instanceof OperationError) || error.transient || UNSENT.has(error.code);

/** A read of a request. */
interface RequestedRead<Op extends Operation> {
  readonly operation: Op;
  readonly body: string;
  readonly call: UpstreamCall;
  /** Undefined: only its answer as a whole is of use. */
  readonly division: Division | undefined;
}

/** What a read does where no prefetched answer serves it. */
interface ReadFallback<Op extends Operation> {
  /** Sends a body of the read itself. */
  readonly ask: (body: string) => Promise<ResponseOf<Op>>;
  /** Takes a read that was sent from the quotas of its caller, now that it is used. */
  readonly takeQuota: () => Promise<void>;
}

/**
 * Reads through what is prefetched: the answer that is under way to this very read, what one that is under way has of it and the rest by a read of
 * its own, or else its own.
 *
 * @throws {OperationError} of the read; a prefetched one that may succeed at a second try is sent again
 */
export const readPrefetched = <Op extends Operation>(
  reads: RequestReads<TracedAnswer>,
  { operation, body, call, division }: RequestedRead<Op>,
  options: PrefetchOptions,
  { ask, takeQuota }: ReadFallback<Op>,
): Promise<ResponseOf<Op>> => {
  const read = { operation, body, division };
  const underWay = reads.take(read, () => openSender(reads, call, options));
  const askFor = (asked: string) => ask(asked).catch(noteFailure(reads, read));
  const askedAt = performance.now();
  const use = async ({ answer, traced }: TracedAnswer) => {
    if (call.takePost !== undefined) await takeQuota().catch(noteFailure(reads, read));
    call.answers?.add(operation, answer);
    if (traced) call.trace?.add({ ...traced, savedMs: Math.max(0, askedAt - traced.startedAt) });
    return answer as ResponseOf<Op>;
  };
  const askInstead = (error: unknown) => (mayRetry(error) ? askFor(body) : Promise.reject(error));
  if (underWay !== undefined) return underWay.then(use, askInstead);
  const part = reads.takePart(read);
  if (division === undefined || part === undefined) return askFor(body);
  const rest = part.restBody === undefined ? undefined : askFor(part.restBody);
  // Where the part fails, nobody waits for the rest.
  rest?.catch(() => {});
  const usePart = async (traced: TracedAnswer) => {
    const found = selectRowsOfValues(await use(traced), part.shared, division);
    if (found === undefined) return askFor(body);
    return (rest === undefined ? found : joinAnswers(found, await rest)) as ResponseOf<Op>;
  };
  return part.answer.then(usePart, askInstead);
};
