/**
 * Counts the bytes of the POST API's response bodies for a query: with Skein's `only` and `count_only`, and from an API
 * that ignores both. The client must get the same answer from both.
 */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pino from 'pino';
import { readConfig } from '../app/config/index.ts';
import { startFacade } from '../app/facade/index.ts';
import { listen } from '../test/listen.ts';
import { printTable } from './printReport.ts';
import { type BenchQuery, countRows, queryRows } from './queryRows.ts';
import { type BenchTable, makeTables } from './rows.ts';
import { AUTHORIZATION } from './token.ts';
import { makeQueries } from './workloads.ts';

const ROWS = 20;

const counts = { posts: 0, bytes: 0 };
let supportsProjection = true;

const lists = new Map(
  makeTables(ROWS).flatMap((table) =>
    table.resource.operations.filter(({ id }) => id.endsWith('.list')).map(({ path }) => [path, table] as const),
  ),
);

const statistics = new Map([...lists].map(([path, { rows }]) => [path.replace(/list$/, 'stat'), rows] as const));

/** The part of a query that such an API supports. */
const pickSupported = ({ only, count_only, ...query }: BenchQuery): BenchQuery =>
  supportsProjection ? { ...query, ...(only && { only }), ...(count_only && { count_only }) } : query;

const makeAnswer = ({ resource: { defaultSort = [] }, rows }: BenchTable, query: BenchQuery) =>
  queryRows(
    rows,
    pickSupported(query),
    defaultSort.map((key) => ({ key: key.replace('-', ''), desc: key.startsWith('-') })),
  );

const answersByPath = new Map<string, (query: BenchQuery) => object>([
  ...[...lists].map(([path, found]) => [path, (query: BenchQuery) => makeAnswer(found, query)] as const),
  ...[...statistics].map(([path, rows]) => [path, (query: BenchQuery) => countRows(rows, query)] as const),
]);

const api = createServer(async (request, response) => {
  const found = answersByPath.get(request.url ?? '');
  if (found === undefined) return response.writeHead(404).end();
  // Skein's requests have the form of a query.
  const { query = {} } = (await json(request)) as { query?: BenchQuery };
  const body = JSON.stringify(found(query));
  counts.posts++;
  counts.bytes += Buffer.byteLength(body);
  return response.writeHead(200, { 'content-type': 'application/json' }).end(body);
});

const ask = async (gatewayUrl: string, query: string) => {
  const response = await fetch(`${gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: AUTHORIZATION },
    body: JSON.stringify({ query }),
  });
  return response.text();
};

/** The answer to a query and its bytes, from an API that supports all parameters or one that ignores some. */
const measureAnswer = async (gatewayUrl: string, query: string, isSupported: boolean) => {
  supportsProjection = isSupported;
  Object.assign(counts, { posts: 0, bytes: 0 });
  const answer = await ask(gatewayUrl, query);
  return { ...counts, answer };
};

const queries = [
  ...makeQueries(ROWS)
    .filter(({ name }) => name !== 'Q4')
    .map(({ name, what, question }) => ({ name, what, text: question(0).text })),
  {
    name: 'Q5',
    what: `${ROWS / 2} budgets → project → number of alerts`,
    text: `{ budgets(first: ${ROWS / 2}) { nodes { project { alerts { totalCount } } } } }`,
  },
  { name: 'Q6', what: 'number of alerts', text: '{ alerts { totalCount } }' },
];

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(bytes < 1024 ? 2 : 1);

const measureLine = async (url: string, { name, what, text }: (typeof queries)[number]): Promise<string[]> => {
  const projected = await measureAnswer(url, text, true);
  const whole = await measureAnswer(url, text, false);
  if (projected.answer !== whole.answer || projected.answer.includes('"errors"'))
    throw new Error(`${name}: ${whole.answer}`);
  const cells = [String(projected.posts), kilobytes(projected.bytes), kilobytes(whole.bytes)];
  return [`${name}: ${what}`, ...cells, (whole.bytes / projected.bytes).toFixed(1)];
};

/** The result table. */
export const measureProjection = async (): Promise<string> => {
  const { url: upstreamUrl, close } = await listen(api);
  const config = readConfig({ PORT: '0', UPSTREAM_URL: upstreamUrl });
  const gateway = await startFacade({ config, upstreamUrl, logger: pino({ level: 'silent' }) });
  const lines = [['Query', 'POSTs', 'KB as asked', 'KB of whole rows', '÷']];
  for (const query of queries) lines.push(await measureLine(gateway.url, query));
  await gateway.close();
  await close();
  return printTable(lines);
};
