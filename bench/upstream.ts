/**
 * The POST API behind all contestants, in a separate process: rows in memory, and every response serialized once and
 * cached, so that it costs almost nothing and is the same for all contestants. Arguments: rows of the longest page, the
 * delay of each response in milliseconds, and after how many pages of alerts a tenth of the next ones is new (0: never).
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { alert } from '../contract/monitoring/alert.ts';
import { listen } from './listen.ts';
import { countRows, listing, type Query } from './listing.ts';
import { serve } from './process.ts';
import { makeTables, type Table } from './rows.ts';

const [page = '20', latency = '0', pagesToChange = '0'] = process.argv.slice(2);
const latencyMs = Number(latency);
const pagesPerChange = Number(pagesToChange);

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** A list request. Members other than `query` and `domain_id` would be filters, which the bench does not support. */
interface RequestBody {
  readonly query?: Query;
  readonly domain_id?: string;
  readonly [member: string]: unknown;
}

const handlers = new Map<string, (body: RequestBody) => object>();

const serveTable = ({ resource, rows }: Table) => {
  const { idField = '', defaultSort = [], operations } = resource;
  const sort = defaultSort.map((key) => ({ key: key.replace('-', ''), desc: key.startsWith('-') }));
  for (const { path, id } of operations) {
    if (id.endsWith('.list')) handlers.set(path, (asked) => listing(rows, queryOf(asked), sort));
    if (id.endsWith('.stat')) handlers.set(path, (asked) => countRows(rows, queryOf(asked)));
    if (id.endsWith('.get'))
      handlers.set(path, (asked) => foundAnswer(rows.find((row) => row[idField] === asked[idField])));
  }
};

const queryOf = ({ query = {}, domain_id: _domain, ...filters }: RequestBody): Query => {
  const foreign = Object.keys(filters);
  if (foreign.length > 0) throw new Error(`not understood: ${foreign.join(', ')}`);
  return query;
};

const foundAnswer = (row: object | undefined) => {
  if (row === undefined) throw new Error('not found');
  return row;
};

const answers = new LRUCache<string, Answer>({ max: 20_000 });

const answerTo = (path: string, body: string): Answer => {
  const key = `${path} ${body}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  const fresh = work(path, body);
  answers.set(key, fresh);
  return fresh;
};

const work = (path: string, body: string): Answer => {
  try {
    const answer = foundAnswer(handlers.get(path)?.(JSON.parse(body)));
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

let counted = { posts: 0, bytes: 0, refused: 0 };

const send = (response: ServerResponse, { status, body }: Answer) => {
  counted.posts++;
  counted.bytes += body.length;
  if (status !== 200) counted.refused++;
  const headers = ['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length)];
  const write = () => response.writeHead(status, headers).end(body);
  if (latencyMs > 0) setTimeout(write, latencyMs);
  else write();
};

/** Where contestants send their telemetry. */
const OTLP = new Set(['/v1/traces', '/v1/metrics']);

const discard = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
};

const receive = (request: IncomingMessage, response: ServerResponse) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const path = request.url ?? '';
    if (OTLP.has(path)) discard(response);
    else send(response, answerTo(path, movePage(path, Buffer.concat(chunks).toString())));
  });
};

for (const table of makeTables(Number(page))) serveTable(table);
const url = await listen(createServer(receive));

const duties = {
  url: () => url,
  /** Number of POSTs since the last call, bytes of their response bodies, and number of refused POSTs. */
  count: () => {
    const past = counted;
    counted = { posts: 0, bytes: 0, refused: 0 };
    return past;
  },
};

/** The messages that the process handles. */
export type UpstreamDuties = typeof duties;

serve(duties);
