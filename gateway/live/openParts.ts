/** Answers in parts as streams of results. They are requests in progress until their last part. */
import type { ExecutionResult } from 'graphql';
import { boundMessages } from '../engine/errors/boundMessages.ts';
import { maskErrors } from '../engine/errors/mask.ts';
import { errorsOf, mapErrors, type PartsFormat, type PartsPayload } from '../engine/incremental/payloads.ts';
import type { PreparedOperation } from '../engine/index.ts';
import type { StreamedResult } from '../engine/operation/subscribe.ts';
import type { Params } from '../exchange/params.ts';
import type { OpenRequest } from '../exchange/request.ts';
import { outcomeOf } from '../http/graphql.ts';
import type { PartOptions } from '../http/options.ts';
import { clientLeft } from './openStream.ts';

/** The parts of an answer, masked for clients. */
export interface PartsStream extends AsyncIterable<StreamedResult> {
  /** Ends the operation and all that it has begun. The code that opens a stream closes it in every case. */
  close(): void;
  /** Reports the request to metrics and the access log, once all was sent. */
  report(bytes: number): void;
}

/** A request whose operation is answered in parts. */
export interface PartsRequest<Context> {
  readonly open: OpenRequest;
  readonly context: Context;
  readonly format: PartsFormat;
}

/**
 * Starts an operation that is answered in parts.
 *
 * @throws {HttpRefusal | GraphQLError} the request is refused
 */
export const openParts = async <Context>(
  prepared: PreparedOperation<Context>,
  params: Params,
  { open, context, format }: PartsRequest<Context>,
  options: PartOptions<Context>,
): Promise<PartsStream> => {
  const { requestId, traceparent, signal, deadline, tally } = open;
  const span = options.startSpan?.({ method: 'POST', requestId, traceparent });
  if (span !== undefined) open.observer = span.observer;
  const admit = (cost: number) => {
    tally.cost += cost;
    return options.admit?.(cost, context, open);
  };
  const { variables } = params;
  const start = () =>
    prepared.runInParts({ variables, context, signal, deadline, admit, format, observer: open.observer });
  const answer = await open.untilEnd(span === undefined ? start() : span.run(start));
  const mask = (result: ExecutionResult) => boundMessages(maskErrors(result, requestId, options.logError));
  const summary = new Summary(open);
  const iterate = async function* (): AsyncGenerator<StreamedResult> {
    const payloads = Symbol.asyncIterator in answer ? answer : [answer];
    for await (const payload of payloads) {
      const result = mapErrors(payload, mask);
      summary.add(result);
      yield { result };
    }
  };
  const report = (bytes: number) => {
    const { type, name } = prepared;
    const operations = [{ type, name, ...summary.outcome() }];
    const ms = performance.now() - open.startedAt;
    const observed = { operations, status: 200, ms, posts: tally.posts, cost: tally.cost };
    options.metrics.observe(observed);
    span?.end(observed);
    options.logAccess?.({ request: open, operations, status: 200, bytes, ms, firstMs: summary.firstMs });
  };
  return { report, close: () => open.end(clientLeft()), [Symbol.asyncIterator]: iterate };
};

/** What log and metrics see of the parts of an answer. */
class Summary {
  /** Time to the first part, in milliseconds. */
  firstMs: number | undefined;
  readonly #open: OpenRequest;
  #data: ExecutionResult['data'];
  #errors: NonNullable<ExecutionResult['errors']> = [];
  #isComplete = false;

  constructor(open: OpenRequest) {
    this.#open = open;
  }

  add(result: ExecutionResult | PartsPayload): void {
    this.firstMs ??= performance.now() - this.#open.startedAt;
    if (result.data !== undefined) this.#data ??= result.data;
    this.#errors = [...this.#errors, ...errorsOf(result)];
    this.#isComplete = !('hasNext' in result && result.hasNext);
  }

  outcome() {
    const errors = this.#errors.length === 0 ? {} : { errors: this.#errors };
    const result: ExecutionResult = this.#data === undefined ? errors : { ...errors, data: this.#data };
    return { result, outcome: this.#isComplete ? outcomeOf(result, undefined) : ('aborted' as const) };
  }
}
