/** `npm run bench:size`: what the usual questions cost on PostgreSQL with a million alerts and ten million rows of cost. */
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Store } from '../../../service/store/database.ts';
import { openPostgres } from '../../../service/store/postgres.ts';
import { freshDomain, type TestDomain } from '../../../test/service/kit.ts';
import { startOwn } from '../../../test/service/own.ts';
import { type Plan, plansOf } from '../../../test/service/size/plans.ts';
import { type Question, questionsOf } from '../../../test/service/size/questions.ts';
import { table } from '../../report.ts';
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

/** Longer than any statement ought to take: what is too slow is to be seen, not refused. */
const PATIENCE_MS = 300_000;
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const month = (back: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
};

const questions = ({ projects }: TestDomain) =>
  questionsOf({
    ...{ projects, webhookId: 'webhook-0-0', assignee: 'user-7@example.com', keyword: 'web-123' },
    ...{ period: [ago(40), ago(33)], product: 'Product 7', year: [month(12), month(1)], deep: size.alerts / 20 + 1 },
  });

const total = (plans: readonly Plan[], figure: (plan: Plan) => number) =>
  plans.reduce((sum, plan) => sum + figure(plan), 0);

const most = ({ scans }: Plan) => Math.max(...scans.map(({ visited }) => visited));

const measure = async (store: Store, domain: TestDomain, { name, as, path, body, table: of }: Question) => {
  const call = () => domain[as].post(path, body);
  const times: number[] = [];
  for (let count = 0; count < Number(options.calls); count += 1) {
    const start = performance.now();
    const { status, body: answer } = await call();
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    times.push(performance.now() - start);
  }
  const plans = await plansOf(store, of, call);
  const middle = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  say(`${name}: ${middle.toFixed(0)} ms`);
  const pages = total(plans, (plan) => plan.pages);
  return [name, middle, total(plans, ({ ms }) => ms), pages, total(plans, most)].map((cell) =>
    typeof cell === 'number' ? cell.toFixed(0) : cell,
  );
};

const HEADINGS = ['', 'call ms', 'PostgreSQL ms', 'pages of 8 kB', 'rows looked at'];

const main = async (databaseUrl: string, schema: string) => {
  await using service = await startOwn({ schema, databaseUrl, statementTimeoutMs: PATIENCE_MS });
  await using opened = new AsyncDisposableStack();
  const store = await openPostgres(databaseUrl, { schema, statementTimeoutMs: 0 });
  opened.defer(store.close);
  const rows = await freshDomain(service.url);
  await addRows(store.db, rows, { size, say });
  const lines: string[][] = [];
  for (const question of questions(rows)) lines.push(await measure(store, rows, question));
  say(`load ${loadavg()[0]?.toFixed(1)}`);
  process.stdout.write(`${table([HEADINGS, ...lines])}\n`);
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
