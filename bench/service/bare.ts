/**
 * The minimum for a single query: `node:http`, a connection pool, the statement. No validation and no authentication.
 * Arguments: PostgreSQL URL and schema.
 */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { listen } from '../../test/listen.ts';
import { startProfile, stopProfile } from '../profiler.ts';
import { serveMessages } from '../startProcess.ts';
import type { BareStatement } from './bareSql.ts';
import { readProcessCpuMs } from './processCpu.ts';

const [connectionString, schema] = process.argv.slice(2);
const pool = new pg.Pool({
  ...{ connectionString, max: 10 },
  options: `-c timezone=UTC -c jit=off -c search_path=${schema}`,
});

let routes: readonly (readonly BareStatement[])[] = [];

const runStatements = async (route: string): Promise<unknown> => {
  const results: unknown[] = [];
  for (const [text, values] of routes[Number(route)] ?? []) results.push((await pool.query(text, [...values])).rows);
  return { results };
};

const server = createServer(async (request, response) => {
  await json(request);
  const body = JSON.stringify(await runStatements((request.url ?? '').slice(1)));
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
});
const { url } = await listen(server);

const duties = {
  url: () => url,
  cpuMs: readProcessCpuMs,
  startProfile,
  stopProfile,
  /** The statements of each case, by its number, which is its path. */
  route: (cases: readonly (readonly BareStatement[])[]) => {
    routes = cases;
  },
};

/** The messages that the process handles. */
export type BareHandlers = typeof duties;

serveMessages(duties);
