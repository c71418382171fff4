/** Subscriptions by GraphQL over Server-Sent Events, with a connection per operation. */
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { type Dispatcher, Pool } from 'undici';
import type { SubgraphEvent } from '../../base/executor.ts';
import { createSubgraphHeaders, printSubgraphBody, subgraphTimeout, unreachableError } from '../forwarded.ts';
import { httpError, parseJson, readAnswer, readEvent } from '../readAnswer.ts';
import { readStatusRefusal } from './refusals.ts';
import type { SubscriptionStart, SubscriptionTransport, SubscriptionTransportOptions } from './transport.ts';

type StreamResponse = Dispatcher.ResponseData;

/** Subscribes to a subgraph by server-sent events. */
export const createServerSentEvents = ({
  name,
  url,
  maxEventBytes,
}: SubscriptionTransportOptions): SubscriptionTransport => {
  const { origin, pathname, search } = new URL(url);
  // Not the pool of fetches: a stream holds its connection. A stream may be silent, so that nothing limits its time.
  const pool = new Pool(origin, { connections: null, bodyTimeout: 0 });
  const send = async (subscription: SubscriptionStart) => {
    const limit = createStartLimit(subscription);
    try {
      const { request } = subscription;
      const call = {
        headers: createStreamHeaders(subscription),
        body: printSubgraphBody(request),
        signal: limit.signal,
      };
      const response = await pool.request({ method: 'POST', path: pathname + search, ...call });
      // The reader of the body gets the error. Without a listener, an error before the first read would end the process.
      response.body.on('error', () => {});
      return isEventStream(response) ? response : await readRefusal(name, response);
    } catch (cause) {
      throw cause instanceof GraphQLError ? cause : unreachableError(name, cause);
    } finally {
      limit.release();
    }
  };
  return {
    start: async (subscription) => {
      const response = await send(subscription);
      if (!('body' in response)) return response;
      const startId = response.headers['last-event-id'];
      return {
        startId: typeof startId === 'string' ? startId : undefined,
        [Symbol.asyncIterator]: () => readStreamEvents(name, response.body, maxEventBytes),
      };
    },
    close: () => pool.close(),
  };
};

/** A signal that aborts with the request, or if the stream does not start in time. */
const createStartLimit = ({ request: { signal }, leftMs }: SubscriptionStart) => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(subgraphTimeout()), leftMs);
  const signals = signal === undefined ? [late.signal] : [late.signal, signal];
  return { signal: AbortSignal.any(signals), release: () => clearTimeout(timer) };
};

const createStreamHeaders = ({ forwarded, leftMs }: SubscriptionStart): Record<string, string> => {
  const { lastEventId } = forwarded;
  return {
    ...createSubgraphHeaders(forwarded, leftMs),
    accept: 'text/event-stream',
    'accept-encoding': 'identity',
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  };
};

const isEventStream = ({ headers }: StreamResponse): boolean =>
  /^text\/event-stream\b/i.test(String(headers['content-type']));

/** The errors of an answer that is not a stream. Without any, its status says whether the client may try again. */
const readRefusal = async (name: string, { statusCode, body }: StreamResponse): Promise<ExecutionResult> => {
  const answer = { statusCode, text: await body.text() };
  const { errors } = await Promise.try(readAnswer, name, answer).catch((error: unknown) => {
    throw readStatusRefusal(name, statusCode) ?? error;
  });
  if (errors === undefined) throw httpError(name, 'did not answer with a stream', { statusCode });
  return { errors };
};

/** A stream ends with `complete`. Without it, it was lost. */
async function* readStreamEvents(
  name: string,
  body: StreamResponse['body'],
  maxBufferSize: number,
): AsyncGenerator<SubgraphEvent<unknown>> {
  const messages: EventSourceMessage[] = [];
  const onError = (error: Error & { readonly type: string }) => {
    if (error.type === 'max-buffer-size-exceeded') throw httpError(name, 'sent an event that is too large');
  };
  const parser = createParser({ onEvent: (message) => void messages.push(message), onError, maxBufferSize });
  for await (const text of readChunks(name, body)) {
    parser.feed(text);
    for (const { event = 'next', data, id } of messages.splice(0)) {
      if (event === 'complete') return;
      if (event === 'next') yield toSubgraphEvent(readEvent(name, parseJson(data)), id);
    }
  }
  throw httpError(name, 'has ended the stream');
}

const toSubgraphEvent = (result: ExecutionResult, id: string | undefined): SubgraphEvent<unknown> => ({
  id,
  resolve: () => result,
});

async function* readChunks(name: string, body: StreamResponse['body']): AsyncGenerator<string> {
  try {
    yield* body.setEncoding('utf8');
  } catch (cause) {
    throw httpError(name, 'has ended the stream', { cause: cause as Error });
  }
}
