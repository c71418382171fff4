/** The payloads of incremental answers. They are requests in progress until their last part. */
import type { ExecutionResult } from 'graphql';
import type { EnteredOperation } from '../admission/gate.ts';
import type { GatewayParts } from '../admission/gatewayParts.ts';
import type { ResultSource, SentResult } from '../delivery/resultSink.ts';
import { mapIterator } from '../engine/base/mapIterator.ts';
import { boundMessages } from '../engine/errors/boundMessages.ts';
import { maskErrors } from '../engine/errors/mask.ts';
import { type IncrementalFormat, mapPayloadErrors } from '../engine/incremental/payloads.ts';
import { clientLeftError } from '../exchange/request.ts';

/**
 * Starts an operation that is answered in parts.
 *
 * @throws {HttpRefusal | GraphQLError} the request is refused
 */
export const openIncremental = async <Context>(
  operation: EnteredOperation<Context>,
  format: IncrementalFormat,
  { logError }: Pick<GatewayParts<Context>, 'logError'>,
): Promise<ResultSource> => {
  const { request } = operation;
  const { open } = request;
  const answer = await open.untilEnd(operation.runInParts(format));
  const mask = (result: ExecutionResult) => boundMessages(maskErrors(result, open.requestId, logError));
  const payloads = Symbol.asyncIterator in answer ? answer : yieldOne(answer);
  const show = (payload: ExecutionResult): SentResult => ({ result: mapPayloadErrors(payload, mask) });
  const close = () => open.end(clientLeftError());
  return { isStream: false, close, [Symbol.asyncIterator]: () => mapIterator(payloads[Symbol.asyncIterator](), show) };
};

async function* yieldOne(answer: ExecutionResult): AsyncGenerator<ExecutionResult> {
  yield answer;
}
