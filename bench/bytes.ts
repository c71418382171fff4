/**
 * `npm run bench:bytes`: what the POST API sends for a query, counted in bytes of bodies: asked as Skein asks, with `only`
 * and `count_only`, and by an API that heeds neither. Both must give the client the same.
 */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pino from 'pino';
import { readConfig } from '../config.ts';
import { startFacade } from '../facade.ts';
import { listen } from './listen.ts';
import { listing, type Query } from './listing.ts';
import { makeTables, type Table } from './rows.ts';
import { AUTHORIZATION } from './token.ts';
import { queriesOf } from './workloads.ts';

const ROWS = 20;

const counts = { posts: 0, bytes: 0 };
let heeds = true;

const lists = new Map(
  makeTables(ROWS).flatMap((table) =>
    table.resource.operations.filter(({ id }) => id.endsWith('.list')).map(({ path }) => [path, table] as const),
  ),
);

/** Of a query, what such an API goes by. */
const heeded = ({ only, count_only, ...query }: Query): Query =>
  heeds ? { ...query, ...(only && { only }), ...(count_only && { count_only }) } : query;

const answerOf = ({ resource: { defaultSort = [] }, rows }: Table, query: Query) =>
  listing(
    rows,
    heeded(query),
    defaultSort.map((key) => ({ key: key.replace('-', ''), desc: key.startsWith('-') })),
  );

const api = createServer(async (request, response) => {
  const table = lists.get(request.url ?? '');
  if (table === undefined) return response.writeHead(404).end();
  // What Skein sends to a list has the form of one.
  const { query = {} } = (await json(request)) as { query?: Query };
  const body = JSON.stringify(answerOf(table, query));
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

/** The answer to a query, and what it cost: with everything that Skein asks heeded, or not. */
const measured = async (gatewayUrl: string, query: string, isHeeded: boolean) => {
  heeds = isHeeded;
  Object.assign(counts, { posts: 0, bytes: 0 });
  const answer = await ask(gatewayUrl, query);
  return { ...counts, answer };
};

const queries = [
  ...queriesOf(ROWS)
    .filter(({ name }) => name !== 'Q4')
    .map(({ name, what, question }) => ({ name, what, text: question(0).text })),
  {
    name: 'Q5',
    what: `${ROWS / 2} budgets → project → number of alerts`,
    text: `{ budgets(first: ${ROWS / 2}) { nodes { project { alerts { totalCount } } } } }`,
  },
  { name: 'Q6', what: 'number of alerts', text: '{ alerts { totalCount } }' },
];

const upstreamUrl = await listen(api);
const gateway = await startFacade({
  config: readConfig({ PORT: '0', UPSTREAM_URL: upstreamUrl }),
  upstreamUrl,
  logger: pino({ level: 'silent' }),
});

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(bytes < 1024 ? 2 : 1);
process.stdout.write('| Query | POSTs | KB as asked | KB of whole rows | ÷ |\n| --- | ---: | ---: | ---: | ---: |\n');
for (const { name, what, text } of queries) {
  const lean = await measured(gateway.url, text, true);
  const whole = await measured(gateway.url, text, false);
  if (lean.answer !== whole.answer || lean.answer.includes('"errors"')) throw new Error(`${name}: ${whole.answer}`);
  const cells = [
    `${name}: ${what}`,
    lean.posts,
    kilobytes(lean.bytes),
    kilobytes(whole.bytes),
    (whole.bytes / lean.bytes).toFixed(1),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
await gateway.close();
api.close();
