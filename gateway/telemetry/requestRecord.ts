import type { ExecutionResult } from 'graphql';
import type { GatewayErrorCode } from '../engine/errors/clientError.ts';
import { type AnswerOutcome, toOutcome } from '../engine/observe/answerOutcome.ts';
import type { OpenRequest } from '../exchange/request.ts';
import type { AccessLog } from './accessLog.ts';
import type { ObservedRequest } from './requestMetrics.ts';
import type { RequestSpan, StartRequestSpan } from './requestSpan.ts';

/** Where requests are recorded. */
export interface RecordTargets {
  readonly observe: (request: ObservedRequest) => void;
  readonly logAccess?: AccessLog | undefined;
  readonly startSpan?: StartRequestSpan | undefined;
}

/** An operation that has ended. */
export interface EndedOperation {
  readonly type: string;
  readonly name?: string | undefined;
  readonly result: ExecutionResult;
  /** Of an operation that was refused. */
  readonly status?: number | undefined;
  /** Default: by result and status. */
  readonly outcome?: AnswerOutcome | undefined;
}

/** The end of a request. */
interface RecordEnd {
  readonly operations: readonly EndedOperation[];
  readonly status: number;
  /** Length of the answer, before it is compressed. */
  readonly bytes: number;
}

/** What is known of an operation before it ends. */
export type KnownOperation = Pick<EndedOperation, 'type' | 'name'>;

/** The end of a request that was refused, and its operation if it was found. */
export const createRefusedEnd = (
  { result, status }: Pick<EndedOperation, 'result'> & Pick<RecordEnd, 'status'>,
  bytes: number,
  { type, name }: KnownOperation = { type: 'none' },
): RecordEnd => ({ operations: [{ type, name, result, status }], status, bytes });

/**
 * A request in log, metrics and traces: one line, one count for each of its operations and one span, on whatever transport and however it
 * ended. It begins with the request, and ends once: further ends are ignored.
 */
export class RequestRecord {
  /** Time to the first result, in milliseconds, if more may follow. */
  firstMs: number | undefined;
  readonly #open: OpenRequest;
  readonly #targets: RecordTargets;
  readonly #span: RequestSpan | undefined;
  #isCounted = false;
  #hasEnded = false;

  /** @param route the path. Default: that of the server's GraphQL */
  constructor(open: OpenRequest, method: string, targets: RecordTargets, route?: string) {
    const { requestId, traceparent } = open;
    this.#open = open;
    this.#targets = targets;
    this.#span = targets.startSpan?.({ method, requestId, traceparent, ...(route !== undefined && { route }) });
    if (this.#span !== undefined) open.observer = this.#span.observer;
  }

  /** Runs the work of the request, so that what it starts belongs to its span. */
  run<Result>(work: () => Result): Result {
    return this.#span === undefined ? work() : this.#span.run(work);
  }

  /** Counts the request now: it is a stream that has begun, and its duration is that of its start. */
  begin(operation: EndedOperation): void {
    this.#count({ operations: [operation], status: 200, bytes: 0 }, performance.now() - this.#open.startedAt);
  }

  /** Ends the record, with the response. */
  end(end: RecordEnd): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    const ms = performance.now() - this.#open.startedAt;
    const observed = this.#isCounted ? this.#observedOf(end, ms) : this.#count(end, ms);
    this.#span?.end(observed);
    const { operations, status } = observed;
    this.#targets.logAccess?.({ request: this.#open, operations, status, bytes: end.bytes, ms, firstMs: this.firstMs });
  }

  #count(end: RecordEnd, ms: number): RecordedRequest {
    const observed = this.#observedOf(end, ms);
    this.#isCounted = true;
    this.#targets.observe(observed);
    return observed;
  }

  #observedOf({ operations, status }: RecordEnd, ms: number): RecordedRequest {
    const { signal, tally } = this.#open;
    const observed = operations.map((one) => ({ ...one, outcome: one.outcome ?? findOutcome(one, signal) }));
    return { operations: observed, status, ms, posts: tally.posts, cost: tally.cost };
  }
}

/** A request as all targets see it. */
type RecordedRequest = ObservedRequest & {
  readonly operations: readonly (EndedOperation & { readonly outcome: AnswerOutcome })[];
};

/** Codes of requests that are ended by their client or their deadline. */
const ABORTED_CODES: ReadonlySet<GatewayErrorCode> = new Set<GatewayErrorCode>(['REQUEST_STOPPED', 'GATEWAY_TIMEOUT']);

const findOutcome = ({ result, status }: EndedOperation, { aborted, reason }: AbortSignal): AnswerOutcome =>
  aborted && ABORTED_CODES.has(reason?.extensions?.code) ? 'aborted' : toOutcome(result, status);
