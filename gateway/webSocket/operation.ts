import type { IncomingMessage } from 'node:http';
import type { GraphQLError } from 'graphql';
import { EnteredOperation, type OpenedRequest } from '../admission/gate.ts';
import type { GatewayParts } from '../admission/gatewayParts.ts';
import type { ResultWriter } from '../delivery/resultSink.ts';
import { boundMessages } from '../engine/errors/boundMessages.ts';
import type { IncrementalFormat } from '../engine/incremental/payloads.ts';
import { isSameOrigin } from '../exchange/csrf.ts';
import type { IncomingRequest } from '../exchange/exchange.ts';
import { checkParams, type Params } from '../exchange/params.ts';
import type { HttpRefusal } from '../exchange/refusal.ts';
import { clientLeftError, type openRequest } from '../exchange/request.ts';
import type { Deliver } from '../live/createDelivery.ts';
import { createRefusedEnd, type KnownOperation } from '../telemetry/requestRecord.ts';
import type { SubscribePayload } from './messages.ts';

/** Who sends the operations of a connection. */
export interface WebSocketCaller {
  /** The request that opened the connection. */
  readonly request: IncomingMessage;
  /** The token that the connection was started with. */
  readonly authorization: string | undefined;
}

/** Where an operation sends its messages. Once its client has left it, nothing is sent. */
export interface OperationOutput extends ResultWriter {
  /** Sends why the operation was refused, and ends it. Returns the length in bytes. */
  error(errors: readonly object[]): number;
}

/** An operation that runs. */
export interface RunningOperation {
  /** Whether it is a subscription or a live query, which its client starts again elsewhere. False until it is known. */
  readonly isStream: () => boolean;
  /** Ends it, whatever it does. */
  readonly end: (reason: GraphQLError) => void;
}

/** Takes the place of the response: an operation ends with its connection, and not with a response. */
const NO_RESPONSE = { on: () => {}, off: () => {}, writableFinished: false } as unknown as Parameters<
  typeof openRequest
>[1];

/** What operations of WebSockets need. */
export interface OperationParts<Context> extends GatewayParts<Context> {
  readonly deliver: Deliver<Context>;
}

/** An operation as its connection received it. */
export interface ReceivedOperation {
  readonly caller: WebSocketCaller;
  readonly payload: SubscribePayload;
  /** Why the connection does not take it. */
  readonly refusal: HttpRefusal | undefined;
}

/** Starts an operation. */
export const startOperation = <Context>(
  received: ReceivedOperation,
  output: OperationOutput,
  parts: OperationParts<Context>,
): RunningOperation => {
  const opened = parts.gate.open(createConnectionRequest(received.caller), NO_RESPONSE);
  let isStream = false;
  void opened.record.run(() =>
    runSocketOperation(opened, received, output, parts, () => {
      isStream = true;
    }),
  );
  return { isStream: () => isStream, end: opened.open.end };
};

const readFormat = ({ deferSpec }: Params): IncrementalFormat => (deferSpec === '20220824' ? deferSpec : 'draft');

/** Never rejects. */
const runSocketOperation = async <Context>(
  opened: OpenedRequest,
  { payload: { query, ...rest }, refusal }: ReceivedOperation,
  output: OperationOutput,
  { gate, deliver }: OperationParts<Context>,
  onStream: () => void,
): Promise<void> => {
  const { open, record } = opened;
  let operation: KnownOperation | undefined;
  try {
    const entered = await open.untilEnd(refusal === undefined ? gate.enter(opened) : Promise.reject(refusal));
    // Clients that send a hash alone have an empty text.
    const params = checkParams({ ...rest, query: query || undefined });
    const found = await open.untilEnd(gate.find(entered, params));
    if (!(found instanceof EnteredOperation)) throw found.errors?.[0];
    operation = found;
    if (found.hasEvents) onStream();
    await deliver(found, { parts: readFormat(params), endsAlone: false }, output);
  } catch (thrown) {
    const { result, status = 400 } = gate.toFailure(thrown, open);
    const bytes = output.error(boundMessages(result).errors ?? []);
    record.end(createRefusedEnd({ result, status }, bytes, operation));
  } finally {
    open.end(clientLeftError());
    open.close();
    open.finish();
  }
};

/**
 * A connection authenticates by the header of its request or, since browsers cannot set headers, by `authorization` in the payload of
 * `connection_init`. A session is that of the page’s own origin.
 */
const createConnectionRequest = ({
  request,
  authorization,
}: WebSocketCaller): Pick<IncomingRequest, 'headers' | 'socket' | 'method'> => {
  const headers = {
    ...request.headers,
    ...(authorization !== undefined && { authorization }),
    ...(isSameOrigin(request.headers) && { 'x-csrf': '1' }),
  };
  return { headers, socket: request.socket, method: 'POST' };
};
