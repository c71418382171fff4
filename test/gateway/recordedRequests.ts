/** A gateway whose requests are recorded, and clients by every transport that write down what they see. */
import { Registry } from 'prom-client';
import { WebSocket } from 'ws';
import type { GatewayOptions } from '../../gateway/index.ts';
import type { RequestSpan, StartRequestSpan } from '../../gateway/telemetry/requestSpan.ts';
import { wireEvents } from '../live/events.ts';
import type { TestContext, TestSubgraph } from './federate.ts';
import { type ServedGateway, serve } from './serve.ts';

/** Longer than what is sent in any case. */
const LONG = 'x'.repeat(600_000);

/** Does not end, whatever becomes of its request. */
const never = () => new Promise<never>(() => {});

/** One event, and no further one. */
async function* tick(signal: unknown) {
  const ended = new Promise((resolve) => (signal as AbortSignal).addEventListener('abort', resolve));
  yield { tick: { at: 1 } };
  await ended;
}

const yielding = (...events: readonly object[]) => ({
  subscribe: async function* () {
    yield* events;
  },
});

/** Two subgraphs: what is deferred comes from the second one. */
const subgraphs = (): Readonly<Record<string, TestSubgraph>> => {
  let runs = 0;
  const Query = { ok: () => 1, long: () => LONG, never, dear: () => [], grow: () => (runs++ === 0 ? 'short' : LONG) };
  const Subscription = {
    two: yielding({ two: 1 }, { two: 2 }),
    grow: yielding({ grow: 'short' }, { grow: LONG }),
    tick: { subscribe: (_root: unknown, _given: unknown, { signal }: TestContext) => tick(signal) },
    never: { subscribe: never },
  };
  const sdl = `
    type Query { ok: Int long: String never: Int dear: [Dear] @listSize(assumedSize: 1000000) grow: String }
    type Subscription { two: Int grow: String tick: Tick never: Int }
    type Tick { at: Int dear: [Dear] @listSize(assumedSize: 1000000) }
    type Dear { id: Int }`;
  return {
    first: { sdl, resolvers: { Query, Subscription } },
    second: {
      sdl: 'type Query { later: Int laterLong: String laterNever: Int }',
      resolvers: { Query: { later: () => 2, laterLong: () => LONG, laterNever: never } },
    },
  };
};

/** What an operation is like. */
export type Form = 'one' | 'parts' | 'subscription' | 'live';

/** Documents by their form, and what they are for. */
const DOCUMENTS = {
  one: { ok: '{ ok }', invalid: '{ nothing }', costly: '{ dear { id } }', never: '{ never }', long: '{ long }' },
  parts: {
    ok: '{ ok ... @defer { later } }',
    invalid: '{ ok ... @defer { nothing } }',
    costly: '{ dear { id } ... @defer { later } }',
    never: '{ ok ... @defer { laterNever } }',
    long: '{ ok ... @defer { laterLong } }',
  },
  subscription: {
    ok: 'subscription { two }',
    invalid: 'subscription { nothing }',
    costly: 'subscription { tick { dear { id } } }',
    never: 'subscription { tick { at } }',
    slow: 'subscription { never }',
    long: 'subscription { grow }',
  },
  live: {
    ok: 'query @live(every: 1) { ok }',
    invalid: 'query @live(every: 1) { nothing }',
    costly: 'query @live(every: 1) { dear { id } }',
    never: 'query @live(every: 1) { ok }',
    long: 'query @live(every: 1) { grow }',
  },
} as const;

/** What a document is for. */
export type Purpose = keyof (typeof DOCUMENTS)['subscription'];

/** The document of a form for a purpose. */
export const documentFor = (form: Form, purpose: Purpose): string => {
  return { slow: DOCUMENTS[form].never, ...DOCUMENTS[form] }[purpose];
};

const TOOLS = ['ok', 'costly', 'never', 'slow', 'long'].map((purpose) => {
  const text = documentFor('one', purpose as Purpose);
  return `query ${purpose} ${text}`;
});

/** How a span ended, each time. */
type SpanEnds = Parameters<RequestSpan['end']>[0][];

/** Where the requests of a gateway are recorded. */
export interface RecordedGateway extends ServedGateway {
  /** The spans that were started. */
  readonly spans: readonly SpanEnds[];
  /** The lines of its access log: type, status, outcome and codes. */
  lines(): string[];
  /** The samples of a metric with values above zero: their labels and values. */
  samples(metric: string): Promise<readonly { readonly labels: Record<string, unknown>; readonly value: number }[]>;
}

/** Starts one. */
export const serveRecorded = async (options: Partial<GatewayOptions<TestContext>>): Promise<RecordedGateway> => {
  const spans: SpanEnds[] = [];
  const startSpan: StartRequestSpan = () => {
    const ended: SpanEnds = [];
    spans.push(ended);
    return { run: (work) => work(), observer: undefined, end: (request) => void ended.push(request) };
  };
  let registry = new Registry();
  const served = await serve(subgraphs(), {
    ...{ accessLog: true, batchMax: 10, startSpan, mcp: { documents: () => TOOLS, explore: true } },
    registerMetrics: (own) => {
      registry = own;
    },
    ...options,
  });
  const lines = () =>
    served.logs
      .filter(({ msg }) => msg === 'request')
      .map(({ type, status, outcome = '', codes = [] }) =>
        [type, status, outcome, ...(codes as string[])].filter((word) => word !== '').join(' '),
      );
  const samples: RecordedGateway['samples'] = async (metric) => {
    const found = (await registry.getMetricsAsJSON()).flatMap(({ name, values }) =>
      values.map((one) => ({ metricName: name, ...one })),
    );
    return found.filter(({ metricName, value }) => metricName === metric && value > 0);
  };
  return { ...served, spans, lines, samples, [Symbol.asyncDispose]: () => served[Symbol.asyncDispose]() };
};

/** A client that has sent a request. */
export interface RecordedClient {
  /** What it has seen so far. */
  readonly seen: string[];
  /** Resolves when all has ended for it. */
  readonly ended: Promise<void>;
  leave(): void;
}

/** Sends a document. Tools get the name of their operation by the purpose. */
export type OpenClient = (url: string, text: string, purpose: Purpose) => RecordedClient;

/** What a client sees of a text: its codes of errors, or that it has none. */
const show = (text: string): string => {
  const codes = new Set([...text.matchAll(/"code":\s*"?([-\w]+)/g)].map(([, code]) => code));
  return codes.size === 0 ? 'data' : [...codes].join('+');
};

/** What a client does with a response. */
type ReadResponse = (response: Response, seen: string[]) => Promise<void>;

/** Sends a request, and reads its response. A connection that is cut is seen as well. */
const byFetch = (url: string, init: RequestInit, read: ReadResponse): RecordedClient => {
  const controller = new AbortController();
  const seen: string[] = [];
  const ended = fetch(url, { ...init, signal: controller.signal })
    .then((response) => read(response, seen))
    .catch(() => void seen.push('(cut)'));
  return { seen, ended, leave: () => controller.abort() };
};

const readWhole: ReadResponse = async (response, seen) => {
  seen.push(`${response.status} ${show((await response.text()).replaceAll('\\"', '"'))}`);
};

const readEvents: ReadResponse = async (response, seen) => {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return readWhole(response, seen);
  for await (const { event, data = '' } of wireEvents(response))
    if (event !== undefined) seen.push(event === 'next' ? show(data) : event);
  seen.push('(end)');
};

const readParts: ReadResponse = async (response, seen) => {
  if (!response.headers.get('content-type')?.startsWith('multipart')) return readWhole(response, seen);
  let text = '';
  for await (const bytes of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (text + bytes).split('\r\n---');
    text = parts.pop() ?? '';
    seen.push(...parts.filter((part) => part !== '').map(show));
  }
  seen.push(text === '--\r\n' ? '(last delimiter)' : '(no last delimiter)');
};

const byPost =
  (path: string, accept: string, bodyOf: (text: string, purpose: Purpose) => object, read: ReadResponse): OpenClient =>
  (url, text, purpose) => {
    const headers = { 'content-type': 'application/json', accept };
    return byFetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(bodyOf(text, purpose)) }, read);
  };

const byGet: OpenClient = (url, text) => {
  const headers = { accept: 'application/json', 'x-csrf': '1' };
  return byFetch(`${url}/graphql?query=${encodeURIComponent(text)}`, { headers }, readWhole);
};

const query = (text: string) => ({ query: text });

/** By this side: nobody has closed it. */
const CONNECTION_LOST = 1006;

const byWebSocket: OpenClient = (url, text) => {
  const seen: string[] = [];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = (message: object) => socket.send(JSON.stringify(message));
  socket.on('open', () => send({ type: 'connection_init' }));
  socket.on('error', () => {});
  socket.on('close', (code) => {
    if (code !== CONNECTION_LOST) seen.push(`(closed ${code})`);
    resolve();
  });
  socket.on('message', (data) => {
    const { type, payload } = JSON.parse(String(data));
    if (type === 'connection_ack') return send({ id: '1', type: 'subscribe', payload: { query: text } });
    seen.push(
      type === 'complete' ? type : type === 'error' ? `error ${show(`${data}`)}` : show(JSON.stringify(payload)),
    );
    if (type !== 'next') resolve();
  });
  const ended = promise.finally(() => socket.terminate());
  return { seen, ended, leave: () => socket.terminate() };
};

const rpc = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params });

const callOf = (name: string, given: object) => rpc('tools/call', { name, arguments: given });

const byTool = (bodyOf: (text: string, purpose: Purpose) => object): OpenClient =>
  byPost('/mcp', 'application/json, text/event-stream', bodyOf, readWhole);

/** The transports, and the form of the operations that come by them. */
export const TRANSPORTS: Readonly<Record<string, { readonly form: Form; readonly open: OpenClient }>> = {
  JSON: { form: 'one', open: byPost('/graphql', 'application/json', query, readWhole) },
  'a list': {
    form: 'one',
    open: byPost('/graphql', 'application/json', (text) => [{ query: '{ ok }' }, query(text)], readWhole),
  },
  GET: { form: 'one', open: byGet },
  'server-sent events, one result': { form: 'one', open: byPost('/graphql', 'text/event-stream', query, readEvents) },
  'server-sent events, parts': { form: 'parts', open: byPost('/graphql', 'text/event-stream', query, readEvents) },
  'server-sent events, subscription': {
    form: 'subscription',
    open: byPost('/graphql', 'text/event-stream', query, readEvents),
  },
  'server-sent events, live query': { form: 'live', open: byPost('/graphql', 'text/event-stream', query, readEvents) },
  'multipart, one result': { form: 'one', open: byPost('/graphql', 'multipart/mixed', query, readParts) },
  'multipart, parts': {
    form: 'parts',
    open: byPost('/graphql', 'multipart/mixed, application/json', query, readParts),
  },
  'multipart, parts of 2022': {
    form: 'parts',
    open: byPost('/graphql', 'multipart/mixed;deferSpec=20220824, application/json', query, readParts),
  },
  'multipart, subscription': {
    form: 'subscription',
    open: byPost('/graphql', 'multipart/mixed;subscriptionSpec=1.0, application/json', query, readParts),
  },
  'WebSocket, one result': { form: 'one', open: byWebSocket },
  'WebSocket, parts': { form: 'parts', open: byWebSocket },
  'WebSocket, subscription': { form: 'subscription', open: byWebSocket },
  'WebSocket, live query': { form: 'live', open: byWebSocket },
  'an operation as a tool': { form: 'one', open: byTool((_, purpose) => callOf(purpose, {})) },
  run_query: { form: 'one', open: byTool((text) => callOf('run_query', { query: text })) },
  check_query: { form: 'one', open: byTool((text) => callOf('check_query', { query: text })) },
  search_schema: { form: 'one', open: byTool(() => callOf('search_schema', { words: 'ok' })) },
  'tools/list': { form: 'one', open: byTool(() => rpc('tools/list', {})) },
};
