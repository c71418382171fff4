/** POSTs that are sent before a request asks for them (ADR 0117). */
import type { Operation, ResponseOf } from '../../contract/resource.ts';
import { OperationError } from '../errors.ts';
import type { Read, ReadSender, RequestReads } from '../foreseen/requestReads.ts';
import type { Call } from './call.ts';
import type { TracedAnswer, TracedPost } from './postTrace.ts';

/** How reads are sent. */
export interface ForeseenOptions {
  /** Sends a POST once. */
  readonly send: (operation: Operation, body: string, call: Call, attempt: number) => Promise<unknown>;
  /** Whether the area of an operation has room for what nobody has asked for. */
  readonly isFree: (operation: Operation) => boolean;
}

/** Notes that a read has failed: it is not foreseen again. That there is no such record is an answer. */
const failing =
  (reads: RequestReads<TracedAnswer>, read: Read) =>
  (error: unknown): never => {
    if (!(error instanceof OperationError && error.code === 'NOT_FOUND')) reads.fail(read);
    throw error;
  };

/** Sends what is foreseen for a call, and ends it with the call. */
const openSender = (
  reads: RequestReads<TracedAnswer>,
  call: Call,
  { send, isFree }: ForeseenOptions,
): ReadSender<TracedAnswer> => {
  const unused = new AbortController();
  const end = () => unused.abort();
  call.signal.addEventListener('abort', end);
  const own = { ...call, signal: unused.signal, answers: undefined, isForeseen: true };
  return {
    send: (read) => (isFree(read.operation) ? sendForeseen(reads, read, own, send) : undefined),
    cancel: () => {
      call.signal.removeEventListener('abort', end);
      if (reads.unused > 0) end();
    },
  };
};

const sendForeseen = (
  reads: RequestReads<TracedAnswer>,
  read: Read,
  call: Call,
  send: ForeseenOptions['send'],
): Promise<TracedAnswer> => {
  let traced: TracedPost | undefined;
  const add = (post: TracedPost) => {
    traced = post;
  };
  const traceable = call.trace ? { ...call, trace: { ...call.trace, add } } : call;
  const shown = (answer: unknown) => ({ answer, traced });
  return send(read.operation, read.body, traceable, 0).then(shown, failing(reads, read));
};

/** Codes of foreseen reads that were not sent to their end. */
const UNSENT: ReadonlySet<string> = new Set(['UPSTREAM_OVERLOADED', 'UPSTREAM_UNAVAILABLE', 'REQUEST_CANCELLED']);

/** Whether a foreseen read that has failed may succeed at a second try. */
const mayHelp = (error: unknown): boolean =>
  !(error instanceof OperationError) || error.transient || UNSENT.has(error.code);

/**
 * Reads through what is foreseen: the answer that is under way to this very read, or else its own.
 *
 * @param ask sends the read itself
 * @param takeQuota takes a read that was sent from the quotas of its caller, now that it is used
 * @throws {OperationError} of the read; a foreseen one that may succeed at a second try is sent again
 */
export const readForeseen = <Op extends Operation>(
  reads: RequestReads<TracedAnswer>,
  { operation, body, call }: { readonly operation: Op; readonly body: string; readonly call: Call },
  options: ForeseenOptions,
  { ask, takeQuota }: { ask: () => Promise<ResponseOf<Op>>; takeQuota: () => Promise<void> },
): Promise<ResponseOf<Op>> => {
  const read = { operation, body };
  const underWay = reads.take(read, () => openSender(reads, call, options));
  const askInstead = () => ask().catch(failing(reads, read));
  if (underWay === undefined) return askInstead();
  const askedAt = performance.now();
  const use = async ({ answer, traced }: TracedAnswer) => {
    if (call.takePost !== undefined) await takeQuota().catch(failing(reads, read));
    call.answers?.add(operation, answer);
    if (traced) call.trace?.add({ ...traced, savedMs: Math.max(0, askedAt - traced.startedAt) });
    return answer as ResponseOf<Op>;
  };
  return underWay.then(use, (error) => (mayHelp(error) ? askInstead() : Promise.reject(error)));
};
