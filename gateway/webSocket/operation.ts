import type { IncomingMessage } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { boundMessages } from '../engine/errors/boundMessages.ts';
import type { PartsFormat } from '../engine/incremental/payloads.ts';
import type { StreamedResult } from '../engine/operation/subscribe.ts';
import { isSameOrigin } from '../exchange/csrf.ts';
import type { Incoming } from '../exchange/exchange.ts';
import { checkParams, type Params } from '../exchange/params.ts';
import { type OpenRequest, openRequest } from '../exchange/request.ts';
import { failure } from '../http/graphql.ts';
import { createOperationContext } from '../http/operationContext.ts';
import type { PartOptions } from '../http/options.ts';
import { openParts, type PartsRequest } from '../live/openParts.ts';
import {
  clientLeft,
  type FoundOperation,
  findOperation,
  hasEvents,
  observeStart,
  openStream,
  reportEnd,
  reportRefusal,
} from '../live/openStream.ts';
import { printResult } from '../live/printResult.ts';
import type { SubscribePayload } from './messages.ts';

/** Who sends the operations of a connection. */
export interface Caller {
  /** The request that opened the connection. */
  readonly request: IncomingMessage;
  /** The token that the connection was started with. */
  readonly authorization: string | undefined;
}

/** Where an operation sends its messages. Once its client has left it, nothing is sent. */
export interface OperationOutput {
  /** Sends a result. Resolves with its length in bytes when the client takes more. */
  next(result: readonly Buffer[]): Promise<number>;
  /** Sends why the operation was refused, and ends it. Returns the length in bytes. */
  error(errors: NonNullable<ExecutionResult['errors']>): number;
  /** Ends the operation. */
  complete(): void;
}

/** An operation that runs. */
export interface RunningOperation {
  /** Whether it is a subscription or a live query, which its client starts again elsewhere. False until it is known. */
  readonly isStream: () => boolean;
  /** Ends it, whatever it does. */
  readonly end: () => void;
}

/** Takes the place of the response: an operation ends with its connection, and not with a response. */
const NO_RESPONSE = { on: () => {}, off: () => {}, writableFinished: false } as unknown as Parameters<
  typeof openRequest
>[1];

/** Starts an operation. */
export const startOperation = <Context>(
  caller: Caller,
  payload: SubscribePayload,
  output: OperationOutput,
  options: PartOptions<Context>,
): RunningOperation => {
  const open = openRequest(requestOf(caller), NO_RESPONSE, options);
  let isStream = false;
  void run(open, payload, output, options, () => {
    isStream = true;
  });
  return { isStream: () => isStream, end: () => open.end(clientLeft()) };
};

const formatOf = ({ deferSpec }: Params): PartsFormat => (deferSpec === '20220824' ? deferSpec : 'draft');

/** Never rejects. */
const run = async <Context>(
  open: OpenRequest,
  { query, ...rest }: SubscribePayload,
  output: OperationOutput,
  options: PartOptions<Context>,
  onStream: () => void,
): Promise<void> => {
  try {
    options.overload?.admit(0);
    const { context } = await open.untilEnd(createOperationContext(open, options));
    // Clients that send a hash alone have an empty text.
    const params = checkParams({ ...rest, query: query || undefined });
    const found = await open.untilEnd(findOperation(params, options));
    if (hasEvents(found)) onStream();
    if (found.prepared.defers && !hasEvents(found))
      await sendParts(found, { open, context, format: formatOf(params) }, output, options);
    else await sendStream(found, open, output, options);
  } catch (thrown) {
    const { result, status } = failure(thrown, open, options.logError);
    const bytes = output.error(boundMessages(result).errors ?? []);
    reportRefusal(open, { result, ...(status !== undefined && { status }), bytes }, options);
  } finally {
    open.close();
    open.finish();
  }
};

const sendStream = async <Context>(
  { prepared, params }: FoundOperation<Context>,
  open: OpenRequest,
  output: OperationOutput,
  options: PartOptions<Context>,
): Promise<void> => {
  const stream = await openStream(prepared, params, open, options, false);
  try {
    observeStart({ open, prepared }, options);
    const sent = await sendResults(stream, prepared.type === 'mutation', output, options);
    reportEnd({ open, prepared }, sent, options);
  } finally {
    stream.close();
  }
};

const sendParts = async <Context>(
  { prepared, params }: FoundOperation<Context>,
  request: PartsRequest<Context>,
  output: OperationOutput,
  options: PartOptions<Context>,
): Promise<void> => {
  const stream = await openParts(prepared, params, request, options);
  try {
    const { bytes } = await sendResults(stream, prepared.type === 'mutation', output, options);
    stream.report(bytes);
  } finally {
    stream.close();
  }
};

/** Sends results as fast as the client takes them. */
const sendResults = async <Context>(
  stream: AsyncIterable<StreamedResult>,
  isMutation: boolean,
  output: OperationOutput,
  { responder, streams }: PartOptions<Context>,
) => {
  let bytes = 0;
  let last: ExecutionResult = {};
  for await (const { result } of stream) {
    last = result;
    const printed = printResult(result, responder, isMutation);
    streams.countEvent();
    bytes += await output.next(printed);
  }
  output.complete();
  return { bytes, last };
};

/**
 * A connection authenticates by the header of its request or, since browsers cannot set headers, by `authorization` among
 * what it is started with. A session is that of the page’s own origin.
 */
const requestOf = ({ request, authorization }: Caller): Pick<Incoming, 'headers' | 'socket'> => {
  const headers = {
    ...request.headers,
    ...(authorization !== undefined && { authorization }),
    ...(isSameOrigin(request.headers) && { 'x-csrf': '1' }),
  };
  return { headers, socket: request.socket };
};
