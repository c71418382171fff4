/** `npm run bench -- large-stores`: measures common calls on PostgreSQL with a million alerts and millions of cost rows. */
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openPostgres } from '../../../service/store/postgres.ts';
import { createTestDomain } from '../../../test/service/testDomain.ts';
import { startTestService } from '../../../test/service/testService.ts';
import { printTable } from '../../printReport.ts';
import { writeSections } from '../../resultSections.ts';
import { measureAll } from './measureCalls.ts';
import { addAlertRows, addCostRows, addPlaces } from './rows.ts';
import { makeStoredValues } from './storedValues.ts';

const COMMAND = 'npm run bench -- large-stores --write';

const { values: options } = parseArgs({
  options: {
    alerts: { type: 'string', default: '1000000' },
    /** Numbers of cost rows to measure with, ascending: the store grows from one to the next. */
    costs: { type: 'string', default: '5000000,10000000' },
    tenants: { type: 'string', default: '40' },
    calls: { type: 'string', default: '3' },
    /** Writes the tables to bench/results/large-stores.md, which has a place for the default numbers of rows. */
    write: { type: 'boolean', default: false },
  },
});

const [alerts, tenants] = [Number(options.alerts), Number(options.tenants)];
const steps = options.costs.split(',').map(Number);
const startedAt = performance.now();
const say = (line: string) =>
  process.stderr.write(`${Math.round((performance.now() - startedAt) / 1000)} s: ${line}\n`);

/** Longer than any statement should take, so that slow statements are measured instead of cancelled. */
const STATEMENT_TIMEOUT_MS = 300_000;

const formatCount = (rows: number) => rows.toLocaleString('en');

const heading = (costs: number) =>
  `${formatCount(alerts)} alerts and ${formatCount(costs)} rows of cost of ${tenants} domains, taken on ${new Date()
    .toISOString()
    .slice(0, 10)}, medians of ${options.calls}, load ${loadavg()[0]?.toFixed(1)}:`;

const main = async (databaseUrl: string, schema: string): Promise<Map<string, string>> => {
  await using service = await startTestService({ schema, databaseUrl, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  await using opened = new AsyncDisposableStack();
  const store = await openPostgres(databaseUrl, { schema, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  opened.defer(store.close);
  const domain = await createTestDomain(service.url);
  const { migrationDb: db } = store;
  const sections = new Map<string, string>();
  await addPlaces(db, domain, tenants);
  await addAlertRows(db, { rows: [1, alerts], tenants, say });
  let before = 0;
  for (const costs of steps) {
    await addCostRows(db, { rows: [before + 1, costs], tenants, say });
    before = costs;
    const lines = await measureAll(
      { store, domain, rounds: Number(options.calls) },
      makeStoredValues(domain, alerts),
      say,
    );
    const section = `${heading(costs)}\n\n${printTable(lines.map((line) => line.slice(0, -1)))}`;
    sections.set(`large-stores ${formatCount(costs)}`, section);
    process.stdout.write(`${section}\n\n`);
  }
  return sections;
};

const { DATABASE_URL: databaseUrl } = process.env;
if (!databaseUrl) throw new Error('DATABASE_URL: expected a PostgreSQL to measure on');
const schema = `bench_${randomBytes(4).toString('hex')}`;
try {
  const sections = await main(databaseUrl, schema);
  if (options.write) writeSections(sections, COMMAND);
} finally {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  for (const name of [schema, `${schema}_jobs`]) await pool.query(`drop schema if exists ${name} cascade`);
  await pool.end();
}
