/** POSTs that are sent before a request asks for them (ADR 0117). */
import type { Operation, ResponseOf } from '../../contract/resource.ts';
import { OperationError } from '../errors.ts';
import type { Read, RequestReads } from '../foreseen/requestReads.ts';
import type { Call } from './call.ts';
import type { TracedPost } from './postTrace.ts';

/** Sends a POST once. */
type Send = (operation: Operation, body: string, call: Call, attempt: number) => Promise<unknown>;

/** The answer to a foreseen read, and its trace if the request is explained. */
interface ForeseenAnswer {
  readonly answer: unknown;
  readonly traced: TracedPost | undefined;
}

/** Notes that a read has failed: it is not foreseen again. That there is no such record is an answer. */
const failing =
  (reads: RequestReads, read: Read) =>
  (error: unknown): never => {
    if (!(error instanceof OperationError && error.code === 'NOT_FOUND')) reads.fail(read);
    throw error;
  };

const sendForeseen =
  (reads: RequestReads, send: Send, call: Call) =>
  async (read: Read, unused: AbortSignal): Promise<ForeseenAnswer> => {
    const { operation, body } = read;
    let traced: TracedPost | undefined;
    const add = (post: TracedPost) => {
      traced = post;
    };
    const trace = call.trace && { ...call.trace, add };
    const signal = AbortSignal.any([call.signal, unused]);
    const own = { ...call, signal, trace, answers: undefined, isForeseen: true };
    const answer = await send(operation, body, own, 0).catch(failing(reads, read));
    return { answer, traced };
  };

/** Codes of foreseen reads that were not sent to their end. */
const UNSENT: ReadonlySet<string> = new Set(['UPSTREAM_OVERLOADED', 'UPSTREAM_UNAVAILABLE', 'REQUEST_CANCELLED']);

/** A foreseen read that has failed is sent again where that may help. */
const askUnlessFinal = (error: unknown): undefined => {
  if (error instanceof OperationError && !error.transient && !UNSENT.has(error.code)) throw error;
};

/** A read, and how reads are sent. */
interface ForeseenRead<Op extends Operation> extends Read {
  readonly operation: Op;
  readonly call: Call;
  readonly send: Send;
  /** Whether the area of an operation has room for what nobody has asked for. */
  readonly isFree: (operation: Operation) => boolean;
}

/**
 * Reads through what is foreseen: the answer that is under way to this very read, or else its own.
 *
 * @param ask sends the read itself
 * @param takeQuota takes a read that was sent from the quotas of its caller, now that it is used
 * @throws {OperationError} of the read; a foreseen one that may succeed at a second try is sent again
 */
export const readForeseen = async <Op extends Operation>(
  reads: RequestReads,
  { operation, body, call, send, isFree }: ForeseenRead<Op>,
  { ask, takeQuota }: { ask: () => Promise<ResponseOf<Op>>; takeQuota: () => Promise<void> },
): Promise<ResponseOf<Op>> => {
  const askedAt = performance.now();
  const read = { operation, body };
  const sendFreely = sendForeseen(reads, send, call);
  const underWay = reads.take(read, (one, unused) => (isFree(one.operation) ? sendFreely(one, unused) : undefined));
  const fail = failing(reads, read);
  try {
    const foreseen = underWay && ((await underWay.catch(askUnlessFinal)) as ForeseenAnswer | undefined);
    if (foreseen === undefined) return await ask();
    await takeQuota();
    const answer = foreseen.answer as ResponseOf<Op>;
    call.answers?.add(operation, answer);
    const { traced } = foreseen;
    if (traced) call.trace?.add({ ...traced, savedMs: Math.max(0, askedAt - traced.startedAt) });
    return answer;
  } catch (error) {
    return fail(error);
  }
};
