/** GraphQL streams over HTTP, with a connection per operation: server-sent events, or parts of a multipart response. */
import type { ExecutionResult } from 'graphql';
import { boundMessages } from '../engine/errors/boundMessages.ts';
import type { PartsFormat } from '../engine/incremental/payloads.ts';
import type { PreparedOperation } from '../engine/index.ts';
import type { StreamedResult } from '../engine/operation/subscribe.ts';
import { negotiate } from '../exchange/accept.ts';
import { isSameOrigin } from '../exchange/csrf.ts';
import type { Incoming, Reply } from '../exchange/exchange.ts';
import { readParams } from '../exchange/params.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import { type OpenRequest, openRequest } from '../exchange/request.ts';
import { lengthOf, type Responder } from '../exchange/respond.ts';
import { openParts, type PartsRequest } from '../live/openParts.ts';
import {
  expired,
  type FoundOperation,
  findOperation,
  hasEvents,
  observeStart,
  openStream,
  reportEnd,
  reportRefusal,
  wasInterrupted,
} from '../live/openStream.ts';
import { printResult } from '../live/printResult.ts';
import { type AcceptedStreams, EVENT_STREAM, type Framing, retryField } from './framing.ts';
import { type BegunRequest, failure, isBatch, mutationByGet } from './graphql.ts';
import { createOperationContext } from './operationContext.ts';
import type { PartOptions } from './options.ts';

const HEARTBEAT_MS = 12_000;

/**
 * Creates the handler of requests that accept streams. Many clients accept them always: then only subscriptions, live queries and
 * operations with deferred fragments are answered by a stream, and all else by `graphql`. It never rejects.
 */
export const createHttpStreamHandler =
  <Context>(
    options: PartOptions<Context>,
    graphql: (request: Incoming, reply: Reply, begun: BegunRequest<Context>) => Promise<void>,
  ) =>
  async (request: Incoming, reply: Reply, accepted: AcceptedStreams): Promise<void> => {
    const open = openRequest(request, reply, options);
    const acceptsJson = negotiate(request.headers.accept) !== undefined;
    const entering = open.untilEnd(createOperationContext(acceptsJson ? open : withCsrfHeader(open), options));
    const reading = entering.then(() => readParams(request, options));
    const found = await findStreamOperation(reading, options).catch((error: unknown) => ({ error }));
    const explained = 'error' in found ? undefined : (await entering).explained;
    const form = formOf(found, accepted, { acceptsJson, isExplained: explained !== undefined });
    if (form === 'one') return graphql(request, reply, { open, entering, reading });
    try {
      if ('error' in found) throw found.error;
      if (found.prepared.type === 'mutation' && request.method === 'GET') throw mutationByGet();
      const { framing, format } = form;
      const { context } = await entering;
      if (format === undefined) await sendStream(found, { open, reply, framing }, options);
      else await sendParts(found, { open, reply, framing }, { open, context, format }, options);
    } catch (thrown) {
      refuse(thrown, { open, reply, isEventSource: request.method === 'GET' && !acceptsJson }, options);
    } finally {
      open.close();
      open.finish();
    }
  };

const findStreamOperation = async <Context>(
  reading: BegunRequest<Context>['reading'],
  options: PartOptions<Context>,
): Promise<FoundOperation<Context>> => {
  const params = await reading;
  if (isBatch(params)) throw new HttpRefusal(400, 'Send one operation per stream.');
  return findOperation(params, options);
};

/** How a request is answered: by one result, or by a stream of events or of parts. */
type AnswerForm = 'one' | { readonly framing: Framing; readonly format?: PartsFormat };

interface FormOptions {
  readonly acceptsJson: boolean;
  /** An explanation is of the whole answer. */
  readonly isExplained: boolean;
}

const formOf = <Context>(
  found: FoundOperation<Context> | { readonly error: unknown },
  { events, parts }: AcceptedStreams,
  { acceptsJson, isExplained }: FormOptions,
): AnswerForm => {
  const asStream = events === undefined ? 'one' : { framing: events };
  if ('error' in found) return acceptsJson ? 'one' : asStream;
  if (hasEvents(found)) return asStream;
  if (found.prepared.defers && parts !== undefined && !isExplained) return parts;
  if (acceptsJson) return 'one';
  return events === undefined ? (parts ?? 'one') : asStream;
};

/** An `EventSource` cannot set headers. A page of the gateway's own origin may read with its session. */
const withCsrfHeader = (open: OpenRequest): OpenRequest => {
  if (!isSameOrigin(open.headers)) return open;
  return { ...open, headers: { 'x-csrf': '1', ...open.headers } };
};

/** The ends of a connection. */
interface Connection {
  readonly open: OpenRequest;
  readonly reply: Reply;
}

/** A connection whose response is a stream. */
interface StreamConnection extends Connection {
  readonly framing: Framing;
}

/** Sends the stream of a subscription, of a live query, or of one result. */
const sendStream = async <Context>(
  { prepared, params }: FoundOperation<Context>,
  connection: StreamConnection,
  options: PartOptions<Context>,
): Promise<void> => {
  const { open } = connection;
  const stream = await openStream(prepared, params, withCsrfHeader(open), options, true);
  const forget = options.streams.onExpiry(() => open.end(expired()));
  try {
    openResponse(connection, stream.startId, options);
    observeStart({ open, prepared }, options);
    reportEnd({ open, prepared }, await sendResults(stream, prepared, connection, options), options);
  } finally {
    forget();
    stream.close();
  }
};

/** Sends an answer in parts. */
const sendParts = async <Context>(
  { prepared, params }: FoundOperation<Context>,
  connection: StreamConnection,
  request: PartsRequest<Context>,
  options: PartOptions<Context>,
): Promise<void> => {
  const stream = await openParts(prepared, params, request, options);
  try {
    openResponse(connection, undefined, options);
    const { bytes } = await sendResults(stream, prepared, connection, options);
    stream.report(bytes);
  } finally {
    stream.close();
  }
};

const openResponse = <Context>(
  { open: { requestId, responseHeaders }, reply, framing }: StreamConnection,
  startId: string | undefined,
  { responder }: Pick<PartOptions<Context>, 'responder'>,
): void => {
  const head = ['content-type', framing.contentType, 'cache-control', 'no-store', 'x-accel-buffering', 'no'];
  // Gateways do not wait for the first event.
  const start = startId === undefined ? [] : ['last-event-id', startId];
  responder.open(reply, [...head, ...start, 'x-request-id', requestId, ...responseHeaders]);
  reply.write(framing.start(startId));
};

/** Sends results as fast as the client takes them, and ends the response. */
const sendResults = async <Context>(
  stream: AsyncIterable<StreamedResult>,
  { type }: PreparedOperation<Context>,
  { reply, framing }: StreamConnection,
  { responder, streams }: PartOptions<Context>,
) => {
  const { heartbeat } = framing;
  const timer = heartbeat === undefined ? undefined : setInterval(() => reply.write(heartbeat), HEARTBEAT_MS);
  let bytes = 0;
  let last: ExecutionResult = {};
  try {
    for await (const streamed of stream) {
      last = streamed.result;
      const printed = printResult(framing.content(streamed), responder, type === 'mutation');
      if (reply.destroyed) break;
      const [before, after] = [framing.before(streamed), framing.after(streamed)];
      streams.countEvent();
      bytes += await write([Buffer.from(before), ...printed, Buffer.from(after)], reply, responder);
    }
    reply.write(framing.end(wasInterrupted(last)));
    return { bytes, last };
  } finally {
    clearInterval(timer);
    reply.end();
  }
};

/** Writes a result in parts, and waits until the client has taken them. Returns their length. */
const write = async (parts: readonly Buffer[], reply: Reply, { hold }: Pick<Responder, 'hold'>): Promise<number> => {
  const bytes = lengthOf(parts);
  const isTaken = parts.map((part) => reply.write(part)).at(-1);
  if (isTaken) return bytes;
  const release = hold(bytes);
  await waitForDrain(reply);
  release();
  return bytes;
};

const waitForDrain = (reply: Reply): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => {
    reply.off('drain', done).off('close', done);
    resolve();
  };
  reply.once('drain', done).once('close', done);
  return promise;
};

const refuse = <Context>(
  thrown: unknown,
  { open, reply, isEventSource }: Connection & { readonly isEventSource: boolean },
  options: PartOptions<Context>,
): void => {
  if (reply.headersSent) return void reply.destroy();
  const { result, status = 400, headers = [] } = failure(thrown, open, options.logError);
  // With any other status than 200 an `EventSource` would never come back.
  const [sent, contentType, body] =
    isEventSource && headers.includes('retry-after')
      ? [200, EVENT_STREAM, retryField(Number(headers[headers.indexOf('retry-after') + 1]) * 1_000)]
      : [status, 'application/json', JSON.stringify(boundMessages(result))];
  const own = ['content-type', `${contentType}; charset=utf-8`, 'cache-control', 'no-store', 'x-request-id'];
  options.responder.send(reply, sent, [...own, open.requestId, ...headers, ...open.responseHeaders], body);
  reportRefusal(open, { result, status, bytes: Buffer.byteLength(body) }, options);
};
