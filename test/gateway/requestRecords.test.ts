/** Each operation is recorded once in access log, metrics and traces, on whatever transport and however it ended. */
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type GatewayOptions, HttpRefusal } from '../../gateway/index.ts';
import type { TestContext } from './federate.ts';
import {
  type DocumentPurpose,
  findDocument,
  type OperationForm,
  type RecordedClient,
  type RecordedGateway,
  serveRecorded,
  TRANSPORTS,
} from './recordedRequests.ts';

/** How an operation ends. */
interface Ending {
  readonly options?: Partial<GatewayOptions<TestContext>>;
  readonly purpose: DocumentPurpose;
  /** What happens in the middle. */
  readonly midway?: (client: RecordedClient, gateway: RecordedGateway) => unknown;
}

const refuse = () => {
  throw new HttpRefusal(429, 'Too many.', 'RATE_LIMITED');
};

const ENDINGS: Readonly<Record<string, Ending>> = {
  complete: { purpose: 'ok' },
  'refused before it is read': { purpose: 'ok', options: { createContext: refuse } },
  'not valid': { purpose: 'invalid' },
  'too costly': { purpose: 'costly' },
  'not admitted': { purpose: 'ok', options: { admit: refuse } },
  'cut, without room': { purpose: 'long', options: { sendMaxBytes: 100_000 } },
  'left by its client': { purpose: 'never', midway: (client) => client.leave() },
  // Both last longer than a busy machine takes for what comes before.
  late: { purpose: 'slow', options: { requestTimeoutMs: 1_500 } },
  'ended by a server that shuts down': {
    purpose: 'never',
    options: { closeGraceMs: 200 },
    midway: (_, gateway) => gateway.close(),
  },
  expired: { purpose: 'never', options: { streamLifeMs: 2_000 } },
};

/** What is recorded of an operation, what its client sees and, if a stream had begun, the code that it is counted by. */
type RecordedOperation = readonly [line: string, sees: string, stream?: string];

/** The transports and endings that there are. What is missing cannot be: a live query does not end, and a tool sends no stream. */
const ROWS: Readonly<Record<string, Readonly<Record<string, RecordedOperation>>>> = {
  complete: {
    JSON: ['query 200 ok', '200 data'],
    'a list': ['batch 200', '200 data'],
    GET: ['query 200 ok', '200 data'],
    'server-sent events, one result': ['query 200 ok', 'data complete (end)'],
    'server-sent events, parts': ['query 200 ok', 'data data complete (end)'],
    'server-sent events, subscription': ['subscription 200 ok', 'data data complete (end)', 'NONE'],
    'multipart, one result': ['query 200 ok', 'data (last delimiter)'],
    'multipart, parts': ['query 200 ok', 'data data (last delimiter)'],
    'multipart, parts of 2022': ['query 200 ok', 'data data (last delimiter)'],
    'multipart, subscription': ['subscription 200 ok', 'data data (last delimiter)', 'NONE'],
    'WebSocket, one result': ['query 200 ok', 'data complete'],
    'WebSocket, parts': ['query 200 ok', 'data data complete'],
    'WebSocket, subscription': ['subscription 200 ok', 'data data complete', 'NONE'],
    'an operation as a tool': ['query 200 ok', '200 data'],
    run_query: ['query 200 ok', '200 data'],
    check_query: ['tool 200 ok', '200 data'],
    search_schema: ['tool 200 ok', '200 data'],
    'tools/list': ['mcp 200 ok', '200 data'],
  },
  'refused before it is read': {
    JSON: ['none 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'a list': ['none 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    GET: ['none 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'server-sent events, one result': ['none 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'server-sent events, parts': ['none 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'server-sent events, subscription': ['none 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'server-sent events, live query': ['none 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'multipart, one result': ['none 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'multipart, parts': ['none 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'multipart, parts of 2022': ['none 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'multipart, subscription': ['none 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'WebSocket, one result': ['none 429 refused RATE_LIMITED', 'error RATE_LIMITED'],
    'WebSocket, parts': ['none 429 refused RATE_LIMITED', 'error RATE_LIMITED'],
    'WebSocket, subscription': ['none 429 refused RATE_LIMITED', 'error RATE_LIMITED'],
    'WebSocket, live query': ['none 429 refused RATE_LIMITED', 'error RATE_LIMITED'],
    'an operation as a tool': ['tool 200 refused RATE_LIMITED', '200 RATE_LIMITED'],
    run_query: ['tool 200 refused RATE_LIMITED', '200 RATE_LIMITED'],
    check_query: ['tool 200 refused RATE_LIMITED', '200 RATE_LIMITED'],
    search_schema: ['tool 200 refused RATE_LIMITED', '200 RATE_LIMITED'],
    'tools/list': ['mcp 429 refused RATE_LIMITED', '429 -32000+RATE_LIMITED'],
  },
  'not valid': {
    JSON: ['none 200 failed GRAPHQL_VALIDATION_FAILED', '200 GRAPHQL_VALIDATION_FAILED'],
    'a list': ['batch 200 GRAPHQL_VALIDATION_FAILED', '200 GRAPHQL_VALIDATION_FAILED'],
    GET: ['none 200 failed GRAPHQL_VALIDATION_FAILED', '200 GRAPHQL_VALIDATION_FAILED'],
    'server-sent events, one result': ['none 400 refused GRAPHQL_VALIDATION_FAILED', '400 GRAPHQL_VALIDATION_FAILED'],
    'server-sent events, parts': ['none 400 refused GRAPHQL_VALIDATION_FAILED', '400 GRAPHQL_VALIDATION_FAILED'],
    'server-sent events, subscription': ['none 400 refused GRAPHQL_VALIDATION_FAILED', '400 GRAPHQL_VALIDATION_FAILED'],
    'server-sent events, live query': ['none 400 refused GRAPHQL_VALIDATION_FAILED', '400 GRAPHQL_VALIDATION_FAILED'],
    'multipart, one result': ['none 400 refused GRAPHQL_VALIDATION_FAILED', '400 GRAPHQL_VALIDATION_FAILED'],
    'multipart, parts': ['none 200 failed GRAPHQL_VALIDATION_FAILED', '200 GRAPHQL_VALIDATION_FAILED'],
    'multipart, parts of 2022': ['none 200 failed GRAPHQL_VALIDATION_FAILED', '200 GRAPHQL_VALIDATION_FAILED'],
    'multipart, subscription': ['none 200 failed GRAPHQL_VALIDATION_FAILED', '200 GRAPHQL_VALIDATION_FAILED'],
    'WebSocket, one result': ['none 400 refused GRAPHQL_VALIDATION_FAILED', 'error GRAPHQL_VALIDATION_FAILED'],
    'WebSocket, parts': ['none 400 refused GRAPHQL_VALIDATION_FAILED', 'error GRAPHQL_VALIDATION_FAILED'],
    'WebSocket, subscription': ['none 400 refused GRAPHQL_VALIDATION_FAILED', 'error GRAPHQL_VALIDATION_FAILED'],
    'WebSocket, live query': ['none 400 refused GRAPHQL_VALIDATION_FAILED', 'error GRAPHQL_VALIDATION_FAILED'],
    'an operation as a tool': ['tool 200 refused', '200 -32602'],
    run_query: ['none 200 failed GRAPHQL_VALIDATION_FAILED', '200 GRAPHQL_VALIDATION_FAILED'],
    check_query: ['tool 200 failed GRAPHQL_VALIDATION_FAILED', '200 GRAPHQL_VALIDATION_FAILED'],
  },
  'too costly': {
    JSON: ['query 200 failed QUERY_TOO_COSTLY', '200 QUERY_TOO_COSTLY'],
    'a list': ['batch 200 QUERY_TOO_COSTLY', '200 QUERY_TOO_COSTLY'],
    GET: ['query 200 failed QUERY_TOO_COSTLY', '200 QUERY_TOO_COSTLY'],
    'server-sent events, one result': ['query 200 failed QUERY_TOO_COSTLY', 'QUERY_TOO_COSTLY complete (end)'],
    'server-sent events, parts': ['query 200 failed QUERY_TOO_COSTLY', 'QUERY_TOO_COSTLY complete (end)'],
    'server-sent events, subscription': ['subscription 200 failed QUERY_TOO_COSTLY', 'QUERY_TOO_COSTLY complete (end)'],
    'multipart, one result': ['query 200 failed QUERY_TOO_COSTLY', 'QUERY_TOO_COSTLY (last delimiter)'],
    'multipart, parts': ['query 200 failed QUERY_TOO_COSTLY', 'QUERY_TOO_COSTLY (last delimiter)'],
    'multipart, parts of 2022': ['query 200 failed QUERY_TOO_COSTLY', 'QUERY_TOO_COSTLY (last delimiter)'],
    'multipart, subscription': ['subscription 200 failed QUERY_TOO_COSTLY', 'QUERY_TOO_COSTLY (last delimiter)'],
    'WebSocket, one result': ['query 200 failed QUERY_TOO_COSTLY', 'QUERY_TOO_COSTLY complete'],
    'WebSocket, parts': ['query 200 failed QUERY_TOO_COSTLY', 'QUERY_TOO_COSTLY complete'],
    'WebSocket, subscription': ['subscription 200 failed QUERY_TOO_COSTLY', 'QUERY_TOO_COSTLY complete'],
    'an operation as a tool': ['query 200 failed QUERY_TOO_COSTLY', '200 QUERY_TOO_COSTLY'],
    run_query: ['query 200 failed QUERY_TOO_COSTLY', '200 QUERY_TOO_COSTLY'],
    check_query: ['tool 200 failed QUERY_TOO_COSTLY', '200 QUERY_TOO_COSTLY'],
  },
  'not admitted': {
    JSON: ['query 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'a list': ['batch 200 RATE_LIMITED', '200 RATE_LIMITED'],
    GET: ['query 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'server-sent events, one result': ['query 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'server-sent events, parts': ['query 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'server-sent events, subscription': ['subscription 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'server-sent events, live query': ['query 200 failed RATE_LIMITED', 'RATE_LIMITED complete (end)', 'RATE_LIMITED'],
    'multipart, one result': ['query 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'multipart, parts': ['query 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'multipart, parts of 2022': ['query 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'multipart, subscription': ['subscription 429 refused RATE_LIMITED', '429 RATE_LIMITED'],
    'WebSocket, one result': ['query 429 refused RATE_LIMITED', 'error RATE_LIMITED'],
    'WebSocket, parts': ['query 429 refused RATE_LIMITED', 'error RATE_LIMITED'],
    'WebSocket, subscription': ['subscription 429 refused RATE_LIMITED', 'error RATE_LIMITED'],
    'WebSocket, live query': ['query 200 failed RATE_LIMITED', 'RATE_LIMITED complete', 'RATE_LIMITED'],
    'an operation as a tool': ['query 200 refused RATE_LIMITED', '200 RATE_LIMITED'],
    run_query: ['query 200 refused RATE_LIMITED', '200 RATE_LIMITED'],
    check_query: ['tool 200 ok', '200 data'],
  },
  'cut, without room': {
    JSON: ['query 503 refused OVERLOADED', '503 OVERLOADED'],
    'a list': ['batch 503 OVERLOADED', '503 OVERLOADED'],
    GET: ['query 503 refused OVERLOADED', '503 OVERLOADED'],
    'server-sent events, one result': ['query 200 failed OVERLOADED', 'OVERLOADED complete (end)'],
    'server-sent events, parts': ['query 200 partial OVERLOADED', 'data OVERLOADED complete (end)'],
    'server-sent events, subscription': [
      'subscription 200 failed OVERLOADED',
      'data OVERLOADED complete (end)',
      'OVERLOADED',
    ],
    'server-sent events, live query': ['query 200 failed OVERLOADED', 'data OVERLOADED complete (end)', 'OVERLOADED'],
    'multipart, one result': ['query 200 failed OVERLOADED', 'OVERLOADED (last delimiter)'],
    'multipart, parts': ['query 200 partial OVERLOADED', 'data OVERLOADED (last delimiter)'],
    'multipart, parts of 2022': ['query 200 partial OVERLOADED', 'data OVERLOADED (last delimiter)'],
    'multipart, subscription': ['subscription 200 failed OVERLOADED', 'data OVERLOADED (last delimiter)', 'OVERLOADED'],
    'WebSocket, one result': ['query 200 failed OVERLOADED', 'OVERLOADED complete'],
    'WebSocket, parts': ['query 200 partial OVERLOADED', 'data OVERLOADED complete'],
    'WebSocket, subscription': ['subscription 200 failed OVERLOADED', 'data OVERLOADED complete', 'OVERLOADED'],
    'WebSocket, live query': ['query 200 failed OVERLOADED', 'data OVERLOADED complete', 'OVERLOADED'],
    'an operation as a tool': ['query 503 refused OVERLOADED', '503 -32000+OVERLOADED'],
    run_query: ['query 503 refused OVERLOADED', '503 -32000+OVERLOADED'],
  },
  'left by its client': {
    JSON: ['query 200 aborted REQUEST_STOPPED', '(cut)'],
    'a list': ['batch 200 REQUEST_STOPPED', '(cut)'],
    GET: ['query 200 aborted REQUEST_STOPPED', '(cut)'],
    'server-sent events, one result': ['query 400 aborted REQUEST_STOPPED', '(cut)'],
    'server-sent events, parts': ['query 200 aborted', 'data (end)'],
    'server-sent events, subscription': ['subscription 200 ok', 'data (end)', 'NONE'],
    'server-sent events, live query': ['query 200 ok', 'data (end)', 'NONE'],
    'multipart, one result': ['query 400 aborted REQUEST_STOPPED', '(cut)'],
    'multipart, parts': ['query 200 aborted', 'data (cut)'],
    'multipart, parts of 2022': ['query 200 aborted', 'data (cut)'],
    'multipart, subscription': ['subscription 200 ok', 'data (cut)', 'NONE'],
    'WebSocket, one result': ['query 400 aborted REQUEST_STOPPED', ''],
    'WebSocket, parts': ['query 200 aborted', 'data'],
    'WebSocket, subscription': ['subscription 200 ok', 'data', 'NONE'],
    'WebSocket, live query': ['query 200 ok', 'data', 'NONE'],
    'an operation as a tool': ['query 200 aborted REQUEST_STOPPED', '(cut)'],
    run_query: ['query 200 aborted REQUEST_STOPPED', '(cut)'],
  },
  late: {
    JSON: ['query 504 aborted GATEWAY_TIMEOUT', '504 GATEWAY_TIMEOUT'],
    'a list': ['batch 200 GATEWAY_TIMEOUT', '200 GATEWAY_TIMEOUT'],
    GET: ['query 504 aborted GATEWAY_TIMEOUT', '504 GATEWAY_TIMEOUT'],
    'server-sent events, one result': ['query 504 aborted GATEWAY_TIMEOUT', '504 GATEWAY_TIMEOUT'],
    'server-sent events, parts': ['query 200 aborted GATEWAY_TIMEOUT', 'data GATEWAY_TIMEOUT complete (end)'],
    'server-sent events, subscription': ['subscription 504 aborted GATEWAY_TIMEOUT', '504 GATEWAY_TIMEOUT'],
    'multipart, one result': ['query 504 aborted GATEWAY_TIMEOUT', '504 GATEWAY_TIMEOUT'],
    'multipart, parts': ['query 200 aborted GATEWAY_TIMEOUT', 'data GATEWAY_TIMEOUT (last delimiter)'],
    'multipart, parts of 2022': ['query 200 aborted GATEWAY_TIMEOUT', 'data GATEWAY_TIMEOUT (last delimiter)'],
    'multipart, subscription': ['subscription 504 aborted GATEWAY_TIMEOUT', '504 GATEWAY_TIMEOUT'],
    'WebSocket, one result': ['query 504 aborted GATEWAY_TIMEOUT', 'error GATEWAY_TIMEOUT'],
    'WebSocket, parts': ['query 200 aborted GATEWAY_TIMEOUT', 'data GATEWAY_TIMEOUT complete'],
    'WebSocket, subscription': ['subscription 504 aborted GATEWAY_TIMEOUT', 'error GATEWAY_TIMEOUT'],
    'an operation as a tool': ['query 200 aborted GATEWAY_TIMEOUT', '200 GATEWAY_TIMEOUT'],
    run_query: ['query 200 aborted GATEWAY_TIMEOUT', '200 GATEWAY_TIMEOUT'],
  },
  'ended by a server that shuts down': {
    JSON: ['query 200 aborted REQUEST_STOPPED', '(cut)'],
    'a list': ['batch 200 REQUEST_STOPPED', '(cut)'],
    GET: ['query 200 aborted REQUEST_STOPPED', '(cut)'],
    'server-sent events, one result': ['query 503 refused SERVER_SHUTDOWN', '503 SERVER_SHUTDOWN'],
    'server-sent events, parts': ['query 200 aborted', 'data (end)'],
    'server-sent events, subscription': [
      'subscription 200 failed SERVER_SHUTDOWN',
      'data SERVER_SHUTDOWN (end)',
      'SERVER_SHUTDOWN',
    ],
    'server-sent events, live query': [
      'query 200 failed SERVER_SHUTDOWN',
      'data SERVER_SHUTDOWN (end)',
      'SERVER_SHUTDOWN',
    ],
    'multipart, one result': ['query 503 refused SERVER_SHUTDOWN', '503 SERVER_SHUTDOWN'],
    'multipart, parts': ['query 200 aborted', 'data (cut)'],
    'multipart, parts of 2022': ['query 200 aborted', 'data (cut)'],
    'multipart, subscription': [
      'subscription 200 failed SERVER_SHUTDOWN',
      'data SERVER_SHUTDOWN (last delimiter)',
      'SERVER_SHUTDOWN',
    ],
    'WebSocket, one result': ['query 503 refused SERVER_SHUTDOWN', '(closed 1001)'],
    'WebSocket, parts': ['query 200 aborted', 'data (closed 1001)'],
    'WebSocket, subscription': ['subscription 200 failed SERVER_SHUTDOWN', 'data (closed 1001)', 'SERVER_SHUTDOWN'],
    'WebSocket, live query': ['query 200 failed SERVER_SHUTDOWN', 'data (closed 1001)', 'SERVER_SHUTDOWN'],
    'an operation as a tool': ['query 200 aborted REQUEST_STOPPED', '(cut)'],
    run_query: ['query 200 aborted REQUEST_STOPPED', '(cut)'],
  },
  expired: {
    'server-sent events, subscription': [
      'subscription 200 failed STREAM_EXPIRED',
      'data STREAM_EXPIRED (end)',
      'STREAM_EXPIRED',
    ],
    'server-sent events, live query': [
      'query 200 failed STREAM_EXPIRED',
      'data STREAM_EXPIRED (end)',
      'STREAM_EXPIRED',
    ],
    'multipart, subscription': [
      'subscription 200 failed STREAM_EXPIRED',
      'data STREAM_EXPIRED (last delimiter)',
      'STREAM_EXPIRED',
    ],
    'WebSocket, subscription': ['subscription 200 failed STREAM_EXPIRED', 'data (closed 1012)', 'STREAM_EXPIRED'],
    'WebSocket, live query': ['query 200 failed STREAM_EXPIRED', 'data (closed 1012)', 'STREAM_EXPIRED'],
  },
};

const WAIT = { timeout: 20_000 };

/** Resolves in the middle of an operation: what never ends was begun, and what comes before has come. */
const untilMiddle = async ({ seen }: RecordedClient, { calls }: RecordedGateway, form: OperationForm) => {
  if (form !== 'one') await vi.waitFor(() => expect(seen).toHaveLength(1), WAIT);
  const begun = { one: 1, parts: 2, subscription: 0, live: 1 }[form];
  await vi.waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(begun), WAIT);
};

/** Has an operation come and end. */
const send = async (transport: string, ending: string, gateway: RecordedGateway): Promise<RecordedClient> => {
  const { form, open } = TRANSPORTS[transport] as (typeof TRANSPORTS)[string];
  const { purpose, midway } = ENDINGS[ending] as Ending;
  const client = open(gateway.url, findDocument(form, purpose), purpose);
  if (midway !== undefined) {
    await untilMiddle(client, gateway, form);
    await midway(client, gateway);
  }
  await client.ended;
  return client;
};

/** Type, outcome and status of each operation that was counted. */
const countsIn = async (gateway: RecordedGateway): Promise<string[]> => {
  const samples = await gateway.samples('http_server_request_duration_seconds_count');
  return samples.flatMap(({ labels, value }) =>
    Array(value).fill(`${labels.graphql_operation_type} ${labels.http_response_status_code} ${labels.graphql_outcome}`),
  );
};

const streamsIn = async (gateway: RecordedGateway) =>
  (await gateway.samples('graphql_streams_ended_total')).map(({ labels, value }) => `${labels.code} ${value}`);

/** Three words of a line. A stream was counted when it began. */
const toCountedLine = (line: string, isStream: boolean): string => {
  const [type, status, outcome] = line.split(' ');
  return `${type} ${status} ${isStream ? 'ok' : outcome}`;
};

describe.concurrent.each(Object.entries(ROWS))('an operation that is %s', (ending, rows) => {
  it.each(Object.entries(rows))('by %s is recorded once', async (transport, [line, sees, stream]) => {
    await using gateway = await serveRecorded(ENDINGS[ending]?.options ?? {});

    const { seen } = await send(transport, ending, gateway);
    await vi.waitFor(() => expect(gateway.spans.map((ended) => ended.length)).toEqual([1]), WAIT);
    // What would be recorded again is recorded by then.
    await gateway.close();

    expect(seen.join(' ')).toBe(sees);
    expect(gateway.lines()).toEqual([line]);
    expect(gateway.spans).toHaveLength(1);
    expect(gateway.spans[0]).toHaveLength(1);
    expect(await streamsIn(gateway)).toEqual(stream === undefined ? [] : [`${stream} 1`]);
    const counts = await countsIn(gateway);
    if (line.startsWith('batch')) expect(counts).toHaveLength(2);
    else expect(counts).toEqual([toCountedLine(line, stream !== undefined)]);
  });
});

describe('an operation beyond the 1,000 of a connection', () => {
  it('is refused, and recorded as others are', async () => {
    await using gateway = await serveRecorded({});
    const webSocket = new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const messages: { readonly type: string; readonly id?: string; readonly payload?: unknown }[] = [];
    webSocket.on('message', (data) => messages.push(JSON.parse(String(data))));
    await once(webSocket, 'open');
    webSocket.send('{"type":"connection_init"}');

    for (let id = 0; id <= 1_000; id += 1)
      webSocket.send(JSON.stringify({ type: 'subscribe', id: `${id}`, payload: { query: '{ never }' } }));
    await vi.waitFor(() => expect(gateway.lines()).toHaveLength(1), WAIT);

    const error = { extensions: { code: 'TOO_MANY_STREAMS' } };
    expect(messages).toMatchObject([{ type: 'connection_ack' }, { type: 'error', id: '1000', payload: [error] }]);
    expect(gateway.lines()).toEqual(['none 429 refused TOO_MANY_STREAMS']);
    expect(await countsIn(gateway)).toEqual(['none 429 refused']);
    webSocket.terminate();
  });
});

describe('the line of a refused operation', () => {
  it('has no empty members', async () => {
    await using gateway = await serveRecorded({});
    const { open } = TRANSPORTS['WebSocket, one result'] as (typeof TRANSPORTS)[string];

    await open(gateway.url, '{ nothing }', 'invalid').ended;
    await vi.waitFor(() => expect(gateway.logs).toHaveLength(1), WAIT);

    const [{ level, time, pid, hostname, ...line } = {}] = gateway.logs;
    expect(line).toEqual({
      ...{ msg: 'request', requestId: expect.any(String), type: 'none', status: 400, outcome: 'refused' },
      ...{ codes: ['GRAPHQL_VALIDATION_FAILED'], coordinates: ['Query'] },
      ...{ ms: expect.any(Number), bytes: expect.any(Number) },
    });
  });
});
