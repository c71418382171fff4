/**
 * The POST API behind all contestants, in a separate process: rows in memory, and every response serialized once and
 * cached, so that it costs almost nothing and is the same for all contestants. Arguments: rows of the longest page, the
 * delay of each response in milliseconds, and after how many pages of alerts a tenth of the next ones is new (0: never).
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { alert } from '../contract/monitoring/alert.ts';
import { listen } from '../test/listen.ts';
import { eightAreasTables } from './eightAreas.ts';
import { type BenchQuery, countRows, queryRows } from './queryRows.ts';
import { type BenchTable, makeTables } from './rows.ts';
import { serveMessages } from './startProcess.ts';

const [page = '20', latency = '0', pagesToChange = '0'] = process.argv.slice(2);
const latencyMs = Number(latency);
const pagesPerChange = Number(pagesToChange);

interface BenchAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/** A list request. Members other than `query` and `domain_id` would be filters, which the bench does not support. */
interface PostRequestBody {
  readonly query?: BenchQuery;
  readonly domain_id?: string;
  readonly [member: string]: unknown;
}

const handlers = new Map<string, (body: PostRequestBody) => object>();

const serveTable = ({ resource, rows }: BenchTable) => {
  const { idField = '', defaultSort = [], operations } = resource;
  const sort = defaultSort.map((key) => ({ key: key.replace('-', ''), desc: key.startsWith('-') }));
  for (const { path, id } of operations) {
    if (id.endsWith('.list')) handlers.set(path, (asked) => queryRows(rows, readQuery(asked), sort));
    if (id.endsWith('.stat')) handlers.set(path, (asked) => countRows(rows, readQuery(asked)));
    if (id.endsWith('.get'))
      handlers.set(path, (asked) => requireAnswer(rows.find((row) => row[idField] === asked[idField])));
  }
};

const readQuery = ({ query = {}, domain_id: _domain, ...filters }: PostRequestBody): BenchQuery => {
  const foreign = Object.keys(filters);
  if (foreign.length > 0) throw new Error(`not understood: ${foreign.join(', ')}`);
  return query;
};

const requireAnswer = (row: object | undefined) => {
  if (row === undefined) throw new Error('not found');
  return row;
};

const answers = new LRUCache<string, BenchAnswer>({ max: 20_000 });

const findAnswer = (path: string, body: string): BenchAnswer => {
  const key = `${path} ${body}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  const fresh = computeAnswer(path, body);
  answers.set(key, fresh);
  return fresh;
};

const computeAnswer = (path: string, body: string): BenchAnswer => {
  try {
    const answer = requireAnswer(handlers.get(path)?.(JSON.parse(body)));
    return { status: 200, body: Buffer.from(JSON.stringify(answer)) };
  } catch (error) {
    const detail = { code: 'ERROR_DB_QUERY', message: String(error) };
    return { status: 400, body: Buffer.from(JSON.stringify({ detail })) };
  }
};

/** Rows by which pages of alerts move at most. */
const MOST_PASSED = 250;

let pages = 0;

/** The request for a page of alerts that moves with time. */
const movePage = (path: string, body: string): string => {
  if (pagesPerChange === 0 || path !== alert.list.path) return body;
  const request = JSON.parse(body) as { query: { page: { start: number; limit: number } } };
  const { start, limit } = request.query.page;
  const passed = (Math.floor(pages++ / pagesPerChange) * Math.ceil(limit / 10)) % MOST_PASSED;
  return JSON.stringify({ ...request, query: { ...request.query, page: { start: start + passed, limit } } });
};

let counts = { posts: 0, bytes: 0, refused: 0 };

const sendAnswer = (response: ServerResponse, { status, body }: BenchAnswer) => {
  counts.posts++;
  counts.bytes += body.length;
  if (status !== 200) counts.refused++;
  const headers = ['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length)];
  const write = () => response.writeHead(status, headers).end(body);
  if (latencyMs > 0) setTimeout(write, latencyMs);
  else write();
};

/** Where contestants send their telemetry. */
const OTLP = new Set(['/v1/traces', '/v1/metrics']);

const discardTelemetry = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
};

const handleRequest = (request: IncomingMessage, response: ServerResponse) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const path = request.url ?? '';
    if (OTLP.has(path)) discardTelemetry(response);
    else sendAnswer(response, findAnswer(path, movePage(path, Buffer.concat(chunks).toString())));
  });
};

for (const table of [...makeTables(Number(page)), ...eightAreasTables]) serveTable(table);
const { url } = await listen(createServer(handleRequest));

const duties = {
  url: () => url,
  /** Number of POSTs since the last call, bytes of their response bodies, and number of refused POSTs. */
  count: () => {
    const past = counts;
    counts = { posts: 0, bytes: 0, refused: 0 };
    return past;
  },
};

/** The messages that the process handles. */
export type UpstreamHandlers = typeof duties;

serveMessages(duties);
