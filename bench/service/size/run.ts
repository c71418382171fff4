/** `npm run bench:size`: measures common questions on PostgreSQL with a million alerts and ten million cost rows. */
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openPostgres } from '../../../service/store/postgres.ts';
import { freshDomain } from '../../../test/service/kit.ts';
import { startOwn } from '../../../test/service/own.ts';
import { table } from '../../report.ts';
import { knownOf } from './known.ts';
import { measureAll } from './measure.ts';
import { addRows } from './rows.ts';

const { values: options } = parseArgs({
  options: {
    alerts: { type: 'string', default: '1000000' },
    costs: { type: 'string', default: '10000000' },
    tenants: { type: 'string', default: '40' },
    calls: { type: 'string', default: '5' },
  },
});

const size = { alerts: Number(options.alerts), costs: Number(options.costs), tenants: Number(options.tenants) };
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Longer than any statement should take, so that slow statements are measured instead of cancelled. */
const STATEMENT_TIMEOUT_MS = 300_000;
const main = async (databaseUrl: string, schema: string) => {
  await using service = await startOwn({ schema, databaseUrl, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  await using opened = new AsyncDisposableStack();
  const store = await openPostgres(databaseUrl, { schema, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  opened.defer(store.close);
  const domain = await freshDomain(service.url);
  await addRows(store.migrationDb, domain, { size, say });
  const lines = await measureAll({ store, domain, rounds: Number(options.calls) }, knownOf(domain, size.alerts), say);
  say(`load ${loadavg()[0]?.toFixed(1)}`);
  process.stdout.write(`${table(lines)}\n`);
};

const { DATABASE_URL: databaseUrl } = process.env;
if (!databaseUrl) throw new Error('DATABASE_URL: expected a PostgreSQL to measure on');
const schema = `bench_${randomBytes(4).toString('hex')}`;
try {
  await main(databaseUrl, schema);
} finally {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  for (const name of [schema, `${schema}_jobs`]) await pool.query(`drop schema if exists ${name} cascade`);
  await pool.end();
}
