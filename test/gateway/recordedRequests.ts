/** A gateway whose requests are recorded, and clients by every transport that write down what they see. */
import { Registry } from 'prom-client';
import { WebSocket } from 'ws';
import type { GatewayOptions } from '../../gateway/index.ts';
import type { RequestSpan, StartRequestSpan } from '../../gateway/telemetry/requestSpan.ts';
import { parseServerSentEvents } from '../live/serverSentEvents.ts';
import type { TestContext, TestSubgraph } from './federate.ts';
import { type ServedGateway, serveGateway } from './serveGateway.ts';

/** Longer than what is sent in any case. */
const LONG = 'x'.repeat(600_000);

/** Does not end, whatever becomes of its request. */
const neverSettle = () => new Promise<never>(() => {});

/** One event, and no further one. */
async function* streamOneTick(signal: unknown) {
  const ended = new Promise((resolve) => (signal as AbortSignal).addEventListener('abort', resolve));
  yield { tick: { at: 1 } };
  await ended;
}

const makeEventField = (...events: readonly object[]) => ({
  subscribe: async function* () {
    yield* events;
  },
});

/** Two subgraphs: what is deferred comes from the second one. */
const subgraphs = (): Readonly<Record<string, TestSubgraph>> => {
  let runs = 0;
  const Query = {
    ok: () => 1,
    long: () => LONG,
    never: neverSettle,
    dear: () => [],
    grow: () => (runs++ === 0 ? 'short' : LONG),
  };
  const Subscription = {
    two: makeEventField({ two: 1 }, { two: 2 }),
    grow: makeEventField({ grow: 'short' }, { grow: LONG }),
    tick: { subscribe: (_root: unknown, _given: unknown, { signal }: TestContext) => streamOneTick(signal) },
    never: { subscribe: neverSettle },
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
      resolvers: { Query: { later: () => 2, laterLong: () => LONG, laterNever: neverSettle } },
    },
  };
};

/** What an operation is like. */
export type OperationForm = 'one' | 'parts' | 'subscription' | 'live';

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
export type DocumentPurpose = keyof (typeof DOCUMENTS)['subscription'];

/** The document of a form for a purpose. */
export const findDocument = (form: OperationForm, purpose: DocumentPurpose): string => {
  return { slow: DOCUMENTS[form].never, ...DOCUMENTS[form] }[purpose];
};

const TOOLS = ['ok', 'costly', 'never', 'slow', 'long'].map((purpose) => {
  const text = findDocument('one', purpose as DocumentPurpose);
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
  const served = await serveGateway(subgraphs(), {
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
export type OpenRecordedClient = (url: string, text: string, purpose: DocumentPurpose) => RecordedClient;

/** What a client sees of a text: its codes of errors, or that it has none. */
const summarizeText = (text: string): string => {
  const codes = new Set([...text.matchAll(/"code":\s*"?([-\w]+)/g)].map(([, code]) => code));
  return codes.size === 0 ? 'data' : [...codes].join('+');
};

/** What a client does with a response. */
type ReadResponse = (response: Response, seen: string[]) => Promise<void>;

/** Sends a request, and reads its response. A connection that is cut is seen as well. */
const openByFetch = (url: string, init: RequestInit, read: ReadResponse): RecordedClient => {
  const controller = new AbortController();
  const seen: string[] = [];
  const ended = fetch(url, { ...init, signal: controller.signal })
    .then((response) => read(response, seen))
    .catch(() => void seen.push('(cut)'));
  return { seen, ended, leave: () => controller.abort() };
};

const readWhole: ReadResponse = async (response, seen) => {
  seen.push(`${response.status} ${summarizeText((await response.text()).replaceAll('\\"', '"'))}`);
};

const readEvents: ReadResponse = async (response, seen) => {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return readWhole(response, seen);
  for await (const { event, data = '' } of parseServerSentEvents(response))
    if (event !== undefined) seen.push(event === 'next' ? summarizeText(data) : event);
  seen.push('(end)');
};

const readParts: ReadResponse = async (response, seen) => {
  if (!response.headers.get('content-type')?.startsWith('multipart')) return readWhole(response, seen);
  let text = '';
  for await (const bytes of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (text + bytes).split('\r\n---');
    text = parts.pop() ?? '';
    seen.push(...parts.filter((part) => part !== '').map(summarizeText));
  }
  seen.push(text === '--\r\n' ? '(last delimiter)' : '(no last delimiter)');
};

const openByPost =
  (
    path: string,
    accept: string,
    bodyOf: (text: string, purpose: DocumentPurpose) => object,
    read: ReadResponse,
  ): OpenRecordedClient =>
  (url, text, purpose) => {
    const headers = { 'content-type': 'application/json', accept };
    return openByFetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(bodyOf(text, purpose)) }, read);
  };

const openByGet: OpenRecordedClient = (url, text) => {
  const headers = { accept: 'application/json', 'x-csrf': '1' };
  return openByFetch(`${url}/graphql?query=${encodeURIComponent(text)}`, { headers }, readWhole);
};

const makeQueryBody = (text: string) => ({ query: text });

/** By this side: nobody has closed it. */
const CONNECTION_LOST = 1006;

const openByWebSocket: OpenRecordedClient = (url, text) => {
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
      type === 'complete'
        ? type
        : type === 'error'
          ? `error ${summarizeText(`${data}`)}`
          : summarizeText(JSON.stringify(payload)),
    );
    if (type !== 'next') resolve();
  });
  const ended = promise.finally(() => socket.terminate());
  return { seen, ended, leave: () => socket.terminate() };
};

const makeRpcRequest = (method: string, params: object) => ({ jsonrpc: '2.0', id: 1, method, params });

const makeToolCall = (name: string, given: object) => makeRpcRequest('tools/call', { name, arguments: given });

const openByTool = (bodyOf: (text: string, purpose: DocumentPurpose) => object): OpenRecordedClient =>
  openByPost('/mcp', 'application/json, text/event-stream', bodyOf, readWhole);

/** The transports, and the form of the operations that come by them. */
export const TRANSPORTS: Readonly<Record<string, { readonly form: OperationForm; readonly open: OpenRecordedClient }>> =
  {
    JSON: { form: 'one', open: openByPost('/graphql', 'application/json', makeQueryBody, readWhole) },
    'a list': {
      form: 'one',
      open: openByPost('/graphql', 'application/json', (text) => [{ query: '{ ok }' }, makeQueryBody(text)], readWhole),
    },
    GET: { form: 'one', open: openByGet },
    'server-sent events, one result': {
      form: 'one',
      open: openByPost('/graphql', 'text/event-stream', makeQueryBody, readEvents),
    },
    'server-sent events, parts': {
      form: 'parts',
      open: openByPost('/graphql', 'text/event-stream', makeQueryBody, readEvents),
    },
    'server-sent events, subscription': {
      form: 'subscription',
      open: openByPost('/graphql', 'text/event-stream', makeQueryBody, readEvents),
    },
    'server-sent events, live query': {
      form: 'live',
      open: openByPost('/graphql', 'text/event-stream', makeQueryBody, readEvents),
    },
    'multipart, one result': { form: 'one', open: openByPost('/graphql', 'multipart/mixed', makeQueryBody, readParts) },
    'multipart, parts': {
      form: 'parts',
      open: openByPost('/graphql', 'multipart/mixed, application/json', makeQueryBody, readParts),
    },
    'multipart, parts of 2022': {
      form: 'parts',
      open: openByPost('/graphql', 'multipart/mixed;deferSpec=20220824, application/json', makeQueryBody, readParts),
    },
    'multipart, subscription': {
      form: 'subscription',
      open: openByPost('/graphql', 'multipart/mixed;subscriptionSpec=1.0, application/json', makeQueryBody, readParts),
    },
    'WebSocket, one result': { form: 'one', open: openByWebSocket },
    'WebSocket, parts': { form: 'parts', open: openByWebSocket },
    'WebSocket, subscription': { form: 'subscription', open: openByWebSocket },
    'WebSocket, live query': { form: 'live', open: openByWebSocket },
    'an operation as a tool': { form: 'one', open: openByTool((_, purpose) => makeToolCall(purpose, {})) },
    run_query: { form: 'one', open: openByTool((text) => makeToolCall('run_query', { query: text })) },
    check_query: { form: 'one', open: openByTool((text) => makeToolCall('check_query', { query: text })) },
    search_schema: { form: 'one', open: openByTool(() => makeToolCall('search_schema', { words: 'ok' })) },
    'tools/list': { form: 'one', open: openByTool(() => makeRpcRequest('tools/list', {})) },
  };
