/** Reads server-sent events as they are on the wire. */
import type { TestGraphAnswer } from '../graph/testGraph.ts';

/** One event. */
export interface ServerSentEvent {
  readonly id?: string;
  readonly event?: string;
  readonly data?: string;
}

/** A stream that is being read. */
export interface EventReader {
  readonly status: number;
  readonly headers: Headers;
  /** Id of the last event, as an `EventSource` knows it. */
  readonly lastEventId: () => string | undefined;
  /** The results of the next `count` events. */
  next(count?: number): Promise<TestGraphAnswer[]>;
  /** The results of all further events, until the stream ends. */
  rest(): Promise<TestGraphAnswer[]>;
  /** Whether the stream ended with the event `complete`. */
  readonly isComplete: () => boolean;
  /** The body of an answer that is not a stream. */
  json(): Promise<TestGraphAnswer>;
  close(): void;
  [Symbol.dispose](): void;
}

/** Options of a subscription. */
export interface SubscribeOptions {
  readonly token?: string;
  readonly variables?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
  readonly extensions?: Record<string, unknown>;
}

/** Opens a stream. It is open when this resolves. */
export const openEventReader = async (
  gatewayUrl: string,
  query: string,
  { token, variables = {}, headers = {}, extensions = {} }: SubscribeOptions = {},
): Promise<EventReader> => {
  const controller = new AbortController();
  const response = await fetch(`${gatewayUrl}/graphql`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables, extensions }),
    signal: controller.signal,
  });
  return makeEventReader(response, () => controller.abort());
};

const makeEventReader = (response: Response, close: () => void): EventReader => {
  let lastEventId: string | undefined;
  let isComplete = false;
  const events = parseServerSentEvents(response);
  const results = (async function* (): AsyncGenerator<TestGraphAnswer> {
    for await (const { id, event, data } of events) {
      lastEventId = id ?? lastEventId;
      if (event === 'complete') isComplete = true;
      if (event === 'next') yield JSON.parse(data ?? '') as TestGraphAnswer;
    }
  })();
  const take = async (count: number) => {
    const taken: TestGraphAnswer[] = [];
    while (taken.length < count) {
      const { value, done } = await results.next();
      if (done) break;
      taken.push(value);
    }
    return taken;
  };
  return {
    status: response.status,
    headers: response.headers,
    lastEventId: () => lastEventId,
    next: (count = 1) => take(count),
    rest: () => take(Number.POSITIVE_INFINITY),
    isComplete: () => isComplete,
    json: async () => (await response.json()) as TestGraphAnswer,
    close,
    [Symbol.dispose]: close,
  };
};

/** The events of a response, until it ends. */
export async function* parseServerSentEvents(response: Response): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const bytes of response.body as ReadableStream<Uint8Array>) {
      const blocks = (text + decoder.decode(bytes, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      yield* blocks.map(parseServerSentEvent);
    }
  } catch {
    // The connection was cut, by either side.
  }
}

const parseServerSentEvent = (block: string): ServerSentEvent =>
  Object.fromEntries(
    block
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
