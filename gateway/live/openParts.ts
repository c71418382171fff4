/** The payloads of answers in parts. They are requests in progress until their last part. */
import type { ExecutionResult } from 'graphql';
import type { EnteredRequest, FoundOperation } from '../admission/gate.ts';
import type { GatewayParts } from '../admission/parts.ts';
import type { ResultSource, SentResult } from '../delivery/resultSink.ts';
import { boundMessages } from '../engine/errors/boundMessages.ts';
import { maskErrors } from '../engine/errors/mask.ts';
import { errorsOf, mapErrors, type PartsFormat, type PartsPayload } from '../engine/incremental/payloads.ts';
import { outcomeOf } from '../engine/observe/outcome.ts';
import { clientLeft } from './openEvents.ts';

/**
 * Starts an operation that is answered in parts.
 *
 * @throws {HttpRefusal | GraphQLError} the request is refused
 */
export const openParts = async <Context>(
  operation: FoundOperation<Context>,
  format: PartsFormat,
  { logError }: Pick<GatewayParts<Context>, 'logError'>,
): Promise<ResultSource> => {
  const { request } = operation;
  const { open } = request;
  const answer = await open.untilEnd(operation.runInParts(format));
  const mask = (result: ExecutionResult) => boundMessages(maskErrors(result, open.requestId, logError));
  const summary = new Summary(request);
  const iterate = async function* (): AsyncGenerator<SentResult> {
    const payloads = Symbol.asyncIterator in answer ? answer : [answer];
    for await (const payload of payloads) {
      const result = mapErrors(payload, mask);
      summary.add(result);
      yield { result };
    }
  };
  const close = () => open.end(clientLeft());
  return { isStream: false, outcome: () => summary.outcome(), close, [Symbol.asyncIterator]: iterate };
};

/** What log and metrics see of the parts of an answer. */
class Summary {
  readonly #request: EnteredRequest<unknown>;
  #data: ExecutionResult['data'];
  readonly #errors: NonNullable<ExecutionResult['errors']>[number][] = [];
  #isComplete = false;

  constructor(request: EnteredRequest<unknown>) {
    this.#request = request;
  }

  add(result: ExecutionResult | PartsPayload): void {
    const { record, open } = this.#request;
    record.firstMs ??= performance.now() - open.startedAt;
    if (result.data !== undefined) this.#data ??= result.data;
    this.#errors.push(...errorsOf(result));
    this.#isComplete = !('hasNext' in result && result.hasNext);
  }

  outcome() {
    const errors = this.#errors.length === 0 ? {} : { errors: this.#errors };
    const result: ExecutionResult = this.#data === undefined ? errors : { ...errors, data: this.#data };
    return { result, outcome: this.#isComplete ? outcomeOf(result) : ('aborted' as const) };
  }
}
