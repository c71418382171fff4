/** GraphQL streams over HTTP, with a connection per operation: server-sent events, or parts of a multipart response. */
import { EnteredOperation, type EnteredRequest, type OpenedRequest } from '../admission/gate.ts';
import type { GatewayParts } from '../admission/gatewayParts.ts';
import type { PrintedResult } from '../delivery/printResult.ts';
import type { ResultWriter } from '../delivery/resultSink.ts';
import { SharedPrintedResult } from '../delivery/sharedResult.ts';
import { boundMessages } from '../engine/errors/boundMessages.ts';
import type { IncrementalFormat } from '../engine/incremental/payloads.ts';
import type { StreamedResult } from '../engine/operation/subscribe.ts';
import { isSameOrigin } from '../exchange/csrf.ts';
import type { IncomingRequest, OutgoingResponse } from '../exchange/exchange.ts';
import { negotiateMediaType } from '../exchange/mediaType.ts';
import { isBatch, type Params, readParams } from '../exchange/params.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import { clientLeftError, type OpenRequest } from '../exchange/request.ts';
import { countBodyBytes, type Responder, toBuffers } from '../exchange/responder.ts';
import type { Deliver } from '../live/createDelivery.ts';
import { streamExpiredError } from '../live/openEvents.ts';
import { createRefusedEnd, type KnownOperation } from '../telemetry/requestRecord.ts';
import { type AcceptedStreams, EVENT_STREAM, type Framing, printRetryField } from './framing.ts';
import { type GraphQLHandler, mutationByGetRefusal } from './graphqlHandler.ts';

const HEARTBEAT_MS = 12_000;

/**
 * Creates the handler of requests that accept streams. Many clients accept them always: then only subscriptions, live queries and
 * operations with deferred fragments are answered by a stream, and all others by `graphql`. It never rejects.
 */
export const createHttpStreamHandler =
  <Context>(parts: GatewayParts<Context>, graphql: GraphQLHandler<Context>, deliver: Deliver<Context>) =>
  async (request: IncomingRequest, reply: OutgoingResponse, accepted: AcceptedStreams): Promise<void> => {
    const acceptsJson = negotiateMediaType(request.headers.accept) !== undefined;
    const opened = withCsrfHeader(parts.gate.open(request, reply), acceptsJson);
    const { open, record } = opened;
    const entering = record.run(() => open.untilEnd(parts.gate.enter(opened)));
    const reading = entering.then(() => readParams(request, parts));
    const found = await findStreamOperation(entering, reading, parts).catch((error: unknown) => ({ error }));
    const form = chooseAnswerForm(found, accepted, acceptsJson);
    if (form === 'one') return graphql(request, reply, { opened, entering, reading });
    try {
      if ('error' in found) throw found.error;
      if (found.type === 'mutation' && request.method === 'GET') throw mutationByGetRefusal();
      const forget = found.hasEvents ? parts.streams.onExpiry(() => open.end(streamExpiredError())) : () => {};
      const writer = new StreamWriter({ open, reply, framing: form.framing }, parts.responder);
      const delivery = { parts: form.format, endsAlone: true };
      await record.run(() => deliver(found, delivery, writer)).finally(forget);
    } catch (thrown) {
      const operation = 'error' in found ? undefined : found;
      refuseStream(
        thrown,
        { opened, operation, reply, isEventSource: request.method === 'GET' && !acceptsJson },
        parts,
      );
    } finally {
      open.end(clientLeftError());
      open.close();
      open.finish();
    }
  };

const findStreamOperation = async <Context>(
  entering: Promise<EnteredRequest<Context>>,
  reading: Promise<Params | readonly Params[]>,
  { gate }: GatewayParts<Context>,
): Promise<EnteredOperation<Context>> => {
  const params = await reading;
  if (isBatch(params)) throw new HttpRefusal(400, 'Send one operation per stream.');
  const found = await gate.find(await entering, params);
  if (found instanceof EnteredOperation) return found;
  throw found.errors?.[0];
};

/** How a request is answered: by one result, or by a stream of events or of parts. */
type AnswerForm = 'one' | { readonly framing: Framing; readonly format: IncrementalFormat | undefined };

const chooseAnswerForm = <Context>(
  found: EnteredOperation<Context> | { readonly error: unknown },
  { events, parts }: AcceptedStreams,
  acceptsJson: boolean,
): AnswerForm => {
  const asStream = events === undefined ? 'one' : { framing: events, format: undefined };
  if ('error' in found) return acceptsJson ? 'one' : (parts ?? asStream);
  if (found.hasEvents) return asStream;
  // An explanation is of the whole answer.
  if (found.defers && parts !== undefined && found.request.explained === undefined) return parts;
  if (acceptsJson) return 'one';
  return events === undefined ? (parts ?? 'one') : asStream;
};

/** An `EventSource` cannot set headers. A page of the gateway's own origin may read with its session. */
const withCsrfHeader = ({ open, record }: OpenedRequest, acceptsJson: boolean): OpenedRequest => {
  if (acceptsJson || !isSameOrigin(open.headers)) return { open, record };
  return { open: Object.assign(open, { headers: { 'x-csrf': '1', ...open.headers } }), record };
};

/** A connection whose response is a stream. */
interface StreamConnection {
  readonly open: OpenRequest;
  readonly reply: OutgoingResponse;
  readonly framing: Framing;
}

/** Writes results into the body of a response. */
class StreamWriter implements ResultWriter {
  readonly #connection: StreamConnection;
  readonly #responder: Pick<Responder, 'open' | 'hold'>;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(connection: StreamConnection, responder: Pick<Responder, 'open' | 'hold'>) {
    this.#connection = connection;
    this.#responder = responder;
  }

  get isOpen(): boolean {
    return !this.#connection.reply.destroyed;
  }

  begin(startId: string | undefined): void {
    const { open, reply, framing } = this.#connection;
    const head = ['content-type', framing.contentType, 'cache-control', 'no-store', 'x-accel-buffering', 'no'];
    // Gateways do not wait for the first event.
    const start = startId === undefined ? [] : ['last-event-id', startId];
    this.#responder.open(reply, [...head, ...start, 'x-request-id', open.requestId, ...open.responseHeaders]);
    reply.write(framing.start(startId));
    const { heartbeat } = framing;
    if (heartbeat === undefined) return;
    this.#heartbeat = setInterval(() => reply.write(heartbeat), HEARTBEAT_MS);
    reply.once('close', () => clearInterval(this.#heartbeat));
  }

  toContent(streamed: Parameters<ResultWriter['toContent']>[0]) {
    return this.#connection.framing.content(streamed);
  }

  write(...[printed, streamed]: Parameters<ResultWriter['write']>): number | Promise<number> {
    const { reply, framing } = this.#connection;
    const frame = () => frameResult(printed, streamed, framing);
    const parts = printed instanceof SharedPrintedResult ? printed.framedIn(framing, frame) : frame();
    const bytes = countBodyBytes(parts);
    const isTaken = parts.map((part) => reply.write(part)).at(-1);
    return isTaken ? bytes : this.#untilTaken(bytes);
  }

  /** Resolves with the bytes when the client has taken them. */
  async #untilTaken(bytes: number): Promise<number> {
    const release = this.#responder.hold(bytes);
    await waitForDrain(this.#connection.reply);
    release();
    return bytes;
  }

  complete(isInterrupted: boolean): void {
    const { reply, framing } = this.#connection;
    clearInterval(this.#heartbeat);
    reply.end(framing.end(isInterrupted));
  }
}

/** Up to this length it is cheaper to copy the parts of a result than to write each. */
const MAX_JOINED_BYTES = 32 * 1024;

const frameResult = (
  { body }: PrintedResult,
  streamed: StreamedResult,
  { before, after }: Framing,
): readonly Buffer[] => {
  const chunks = [Buffer.from(before(streamed)), ...toBuffers(body), Buffer.from(after(streamed))];
  return countBodyBytes(chunks) > MAX_JOINED_BYTES ? chunks : [Buffer.concat(chunks)];
};

const waitForDrain = (reply: OutgoingResponse): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => {
    reply.off('drain', done).off('close', done);
    resolve();
  };
  reply.once('drain', done).once('close', done);
  return promise;
};

/** A request whose stream did not begin. */
interface RefusedStream {
  readonly opened: OpenedRequest;
  /** Undefined: it was not found. */
  readonly operation: KnownOperation | undefined;
  readonly reply: OutgoingResponse;
  readonly isEventSource: boolean;
}

const refuseStream = <Context>(
  thrown: unknown,
  { opened: { open, record }, operation, reply, isEventSource }: RefusedStream,
  { gate, responder }: GatewayParts<Context>,
): void => {
  const { result, status = 400, headers = [] } = gate.toFailure(thrown, open);
  // With any other status than 200 an `EventSource` would never come back.
  const [sent, contentType, body] =
    isEventSource && headers.includes('retry-after')
      ? [200, EVENT_STREAM, printRetryField(Number(headers[headers.indexOf('retry-after') + 1]) * 1_000)]
      : [status, 'application/json', JSON.stringify(boundMessages(result))];
  const own = ['content-type', `${contentType}; charset=utf-8`, 'cache-control', 'no-store', 'x-request-id'];
  responder.send(reply, sent, [...own, open.requestId, ...headers, ...open.responseHeaders], body);
  record.end(createRefusedEnd({ result, status }, Buffer.byteLength(body), operation));
};
