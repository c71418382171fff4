/** The payloads of answers in parts. They are requests in progress until their last part. */
import type { ExecutionResult } from 'graphql';
import type { FoundOperation } from '../admission/gate.ts';
import type { GatewayParts } from '../admission/parts.ts';
import type { ResultSource, SentResult } from '../delivery/resultSink.ts';
import { mapIterator } from '../engine/base/mapIterator.ts';
import { boundMessages } from '../engine/errors/boundMessages.ts';
import { maskErrors } from '../engine/errors/mask.ts';
import { mapErrors, type PartsFormat } from '../engine/incremental/payloads.ts';
import { clientLeft } from '../exchange/request.ts';

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
  const payloads = Symbol.asyncIterator in answer ? answer : oneOf(answer);
  const show = (payload: ExecutionResult): SentResult => ({ result: mapErrors(payload, mask) });
  const close = () => open.end(clientLeft());
  return { isStream: false, close, [Symbol.asyncIterator]: () => mapIterator(payloads[Symbol.asyncIterator](), show) };
};

async function* oneOf(answer: ExecutionResult): AsyncGenerator<ExecutionResult> {
  yield answer;
}
