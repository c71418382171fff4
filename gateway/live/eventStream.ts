/** GraphQL over Server-Sent Events, with a connection per operation ("distinct connections mode"). */
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

/** The media type of server-sent events. */
export const EVENT_STREAM = 'text/event-stream';

/** A comment is sent this often, so that proxies keep the connection open. */
const HEARTBEAT_MS = 12_000;

/** Time after which browsers connect again, in milliseconds. */
const RETRY_MS = 1_000;

/**
 * Creates the handler of requests that accept server-sent events. Many clients accept them always: then only subscriptions
 * and live queries are answered by a stream, and all else by `graphql`. It never rejects.
 */
export const createEventStreamHandler =
  <Context>(
    options: PartOptions<Context>,
    graphql: (request: Incoming, reply: Reply, begun: BegunRequest<Context>) => Promise<void>,
  ) =>
  async (request: Incoming, reply: Reply): Promise<void> => {
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
        await send(stream, found.prepared, { open, reply }, options);
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

const send = async <Context>(
  stream: OpenStream,
  prepared: PreparedOperation<Context>,
  { open, reply }: Connection,
  options: PartOptions<Context>,
): Promise<void> => {
  const { requestId, responseHeaders } = open;
  const head = [
    'content-type',
    `${EVENT_STREAM}; charset=utf-8`,
    'cache-control',
    'no-store',
    'x-accel-buffering',
    'no',
  ];
  // Gateways do not wait for the first event.
  const startId = stream.startId === undefined ? [] : ['last-event-id', stream.startId];
  options.responder.open(reply, [...head, ...startId, 'x-request-id', requestId, ...responseHeaders]);
  reply.write(`retry: ${RETRY_MS}\n${idLine(stream.startId)}:\n\n`);
  observeStart({ open, prepared }, options);
  const heartbeat = setInterval(() => reply.write(':\n\n'), HEARTBEAT_MS);
  try {
    reportEnd({ open, prepared }, await sendEvents(stream, prepared, reply, options), options);
  } finally {
    clearInterval(heartbeat);
    reply.end();
  }
};

/** Sends events as fast as the client takes them. */
const sendEvents = async <Context>(
  stream: OpenStream,
  { type }: PreparedOperation<Context>,
  reply: Reply,
  { responder, streams }: PartOptions<Context>,
) => {
  let bytes = 0;
  let last: ExecutionResult = {};
  for await (const { id, result } of stream) {
    last = result;
    const printed = await printResult(result, responder, type === 'mutation');
    if (reply.destroyed) break;
    const event = [Buffer.from(`${idLine(id)}event: next\ndata: `), ...printed, EVENT_END];
    streams.countEvent();
    bytes += await write(event, reply, responder);
  }
  // Clients connect again to a stream that is not complete.
  if (!wasInterrupted(last)) reply.write('event: complete\ndata:\n\n');
  return { bytes, last };
};

const EVENT_END = Buffer.from('\n\n');

/** Writes parts of an event, and waits until the client has taken them. Returns their length. */
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

const idLine = (id: string | undefined): string => (id === undefined ? '' : `id: ${id}\n`);

const refuse = <Context>(thrown: unknown, { open, reply }: Connection, options: PartOptions<Context>): void => {
  if (reply.headersSent) return void reply.destroy();
  const { result, status = 400, headers = [] } = failure(thrown, open, options.logError);
  const own = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store', 'x-request-id'];
  const body = JSON.stringify(boundMessages(result));
  options.responder.send(reply, status, [...own, open.requestId, ...headers, ...open.responseHeaders], body);
  reportRefusal(open, { result, status, bytes: Buffer.byteLength(body) }, options);
};
