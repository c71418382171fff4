/** `npm run bench -- liveness`: how long `/health/live` waits while the service handles its most expensive calls. */

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { aWebhook } from '../../../test/service/monitoring/fixtures.ts';
import { startServiceProcess as startService } from '../../../test/service/serviceProcess.ts';
import { createTestDomain } from '../../../test/service/testDomain.ts';
import { makeSchemaName } from '../../../test/service/testService.ts';
import { median } from '../../median.ts';
import { printTable } from '../../printReport.ts';
import { writeSections } from '../../resultSections.ts';
import { startProcess } from '../../startProcess.ts';
import { createBudgets, type LargeCall, makeLargeCalls } from './largeCalls.ts';
import type { PingHandlers } from './ping.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    /** Writes the table of the store to bench/results/liveness.md. */
    write: { type: 'boolean', default: false },
  },
});

/** A store of this run's own. */
const openStore = (stops: AsyncDisposableStack): NodeJS.ProcessEnv => {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'skein-liveness-'));
    stops.defer(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    return { DATA_DIR };
  }
  const schema = makeSchemaName();
  stops.defer(async () => {
    const pool = new pg.Pool({ connectionString: DATABASE_URL });
    for (const name of [schema, `${schema}_jobs`]) await pool.query(`drop schema if exists ${name} cascade`);
    await pool.end();
  });
  return { DATABASE_URL, DATABASE_SCHEMA: schema };
};

const SETTLE_MS = 100;

await using stops = new AsyncDisposableStack();
const service = stops.use(await startService(openStore(stops)));
const domain = await createTestDomain(service.url);
const { webhook_url } = await aWebhook(domain);
await createBudgets(domain);
const ping = await startProcess<PingHandlers>('service/liveness/ping.ts', [service.url]);
stops.defer(ping.stop);

const measureCall = async ({ name, from, path, body }: LargeCall) => {
  const [waits, calls]: [number[], number[]] = [[], []];
  let status = 0;
  for (let round = 0; round < Number(options.rounds); round += 1) {
    await sleep(SETTLE_MS);
    await ping.ask('longestMs');
    const sent = body(round);
    const start = performance.now();
    ({ status } = await from.post(path, sent));
    calls.push(performance.now() - start);
    await sleep(SETTLE_MS);
    waits.push(await ping.ask('longestMs'));
  }
  return [name, median(waits), Math.max(...waits), median(calls), status].map((cell) =>
    typeof cell === 'number' ? cell.toFixed(0) : cell,
  );
};

const lines = [['', 'longest wait ms', 'of all rounds', 'call ms', 'status']];
for (const call of makeLargeCalls(domain, webhook_url).filter(({ name }) => name.includes(options.only))) {
  const line = await measureCall(call);
  process.stderr.write(`${line.join(' | ')}\n`);
  lines.push(line);
}
const store = process.env.DATABASE_URL ? 'PostgreSQL' : 'the embedded store';
const today = new Date().toISOString().slice(0, 10);
const heading = `On ${store}, taken on ${today}, ${options.rounds} rounds, load ${loadavg()[0]?.toFixed(1)}:`;
const section = `${heading}\n\n${printTable(lines)}`;
process.stdout.write(`${section}\n`);
if (options.write) writeSections(new Map([[`liveness on ${store}`, section]]), 'npm run bench -- liveness --write');
