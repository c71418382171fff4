/** GraphQL streams over HTTP, with a connection per operation: server-sent events, or parts of a multipart response. */
import type { ExecutionResult } from 'graphql';
import type { PreparedOperation } from '../engine.ts';
import { boundMessages } from '../errors/boundMessages.ts';
import { negotiate } from '../http/accept.ts';
import { isSameOrigin } from '../http/csrf.ts';
import type { Incoming, Reply } from '../http/exchange.ts';
import { type BegunRequest, failure, isBatch, mutationByGet } from '../http/graphql.ts';
import { createOperationContext } from '../http/operationContext.ts';
import type { PartOptions } from '../http/options.ts';
import { readParams } from '../http/params.ts';
import { HttpRefusal } from '../http/refusal.ts';
import { type OpenRequest, openRequest } from '../http/request.ts';
import { lengthOf, type Responder } from '../http/respond.ts';
import type { Framing } from './framing.ts';
import {
  type FoundOperation,
  findOperation,
  type OpenStream,
  observeStart,
  openStream,
  reportEnd,
  reportRefusal,
  wasInterrupted,
} from './openStream.ts';
import { printResult } from './printResult.ts';

const HEARTBEAT_MS = 12_000;

/**
 * Creates the handler of requests that accept streams. Many clients accept them always: then only subscriptions and live
 * queries are answered by a stream, and all else by `graphql`. It never rejects.
 */
export const createHttpStreamHandler =
  <Context>(
    options: PartOptions<Context>,
    graphql: (request: Incoming, reply: Reply, begun: BegunRequest<Context>) => Promise<void>,
  ) =>
  async (request: Incoming, reply: Reply, framing: Framing): Promise<void> => {
    const open = openRequest(request, reply, options);
    const acceptsJson = negotiate(request.headers.accept) !== undefined;
    const entering = open.untilEnd(createOperationContext(acceptsJson ? open : withCsrfHeader(open), options));
    const reading = entering.then(() => readParams(request, options));
    const found = await findStreamOperation(reading, options).catch((error: unknown) => ({ error }));
    if (acceptsJson && !isStream(found)) return graphql(request, reply, { open, entering, reading });
    try {
      if ('error' in found) throw found.error;
      if (found.prepared.type === 'mutation' && request.method === 'GET') throw mutationByGet();
      const stream = await openStream(found.prepared, found.params, withCsrfHeader(open), options);
      try {
        await send(stream, found.prepared, { open, reply, framing }, options);
      } finally {
        stream.close();
      }
    } catch (thrown) {
      refuse(thrown, { open, reply }, options);
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

/** Subscriptions and live queries. */
const isStream = <Context>(found: FoundOperation<Context> | { readonly error: unknown }): boolean => {
  if ('error' in found) return false;
  const { prepared, params } = found;
  return prepared.type === 'subscription' || prepared.liveInterval(params.variables ?? {}) !== undefined;
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

const send = async <Context>(
  stream: OpenStream,
  prepared: PreparedOperation<Context>,
  connection: StreamConnection,
  options: PartOptions<Context>,
): Promise<void> => {
  const { open, reply, framing } = connection;
  const { requestId, responseHeaders } = open;
  const head = ['content-type', framing.contentType, 'cache-control', 'no-store', 'x-accel-buffering', 'no'];
  // Gateways do not wait for the first event.
  const startId = stream.startId === undefined ? [] : ['last-event-id', stream.startId];
  options.responder.open(reply, [...head, ...startId, 'x-request-id', requestId, ...responseHeaders]);
  reply.write(framing.start(stream.startId));
  observeStart({ open, prepared }, options);
  const heartbeat = setInterval(() => reply.write(framing.heartbeat), HEARTBEAT_MS);
  try {
    reportEnd({ open, prepared }, await sendResults(stream, prepared, connection, options), options);
  } finally {
    clearInterval(heartbeat);
    reply.end();
  }
};

/** Sends results as fast as the client takes them. */
const sendResults = async <Context>(
  stream: OpenStream,
  { type }: PreparedOperation<Context>,
  { reply, framing }: StreamConnection,
  { responder, streams }: PartOptions<Context>,
) => {
  let bytes = 0;
  let last: ExecutionResult = {};
  for await (const streamed of stream) {
    last = streamed.result;
    const printed = await printResult(framing.content(streamed), responder, type === 'mutation');
    if (reply.destroyed) break;
    const [before, after] = [framing.before(streamed), framing.after(streamed)];
    streams.countEvent();
    bytes += await write([Buffer.from(before), ...printed, Buffer.from(after)], reply, responder);
  }
  reply.write(framing.end(wasInterrupted(last)));
  return { bytes, last };
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

const refuse = <Context>(thrown: unknown, { open, reply }: Connection, options: PartOptions<Context>): void => {
  if (reply.headersSent) return void reply.destroy();
  const { result, status = 400, headers = [] } = failure(thrown, open, options.logError);
  const own = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store', 'x-request-id'];
  const body = JSON.stringify(boundMessages(result));
  options.responder.send(reply, status, [...own, open.requestId, ...headers, ...open.responseHeaders], body);
  reportRefusal(open, { result, status, bytes: Buffer.byteLength(body) }, options);
};
