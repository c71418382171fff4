/** `npm run bench -- tenants`: the same calls with more and more tenants, on one PostgreSQL and on a Citus cluster. */

import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { service } from '../../../contract/alert-manager/service.ts';
import { costReportData } from '../../../contract/cost-analysis/costReportData.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { openPostgres } from '../../../service/store/postgres.ts';
import { type ApiAnswer, createTestDomain, type TestDomain } from '../../../test/service/testDomain.ts';
import { makeSchemaName, startTestService } from '../../../test/service/testService.ts';
import { median } from '../../median.ts';
import { printTable } from '../../printReport.ts';
import { addCosts, addTenants, analyzeTables, COSTS } from './rows.ts';
import { makeCpuReader } from './serverCpu.ts';

const { values: options } = parseArgs({
  options: {
    /** NAME=URL of a store; by default DATABASE_URL and CITUS_URL. */
    store: { type: 'string', multiple: true, default: [] },
    tenants: { type: 'string', default: '1,20,200' },
    rounds: { type: 'string', default: '9' },
    /** Rows of cost of the measured tenant alone, ascending, measured last. */
    costs: { type: 'string', default: '250000,500000,1000000' },
  },
});

/** Calls of one measurement, one after the other. */
const BATCH = 10;

const STATEMENT_TIMEOUT_MS = 300_000;

/** A store, its service, and the tenant that calls. */
const openStore = async (name: string, databaseUrl: string, opened: AsyncDisposableStack) => {
  const schema = makeSchemaName();
  const run = opened.use(await startTestService({ databaseUrl, schema, statementTimeoutMs: STATEMENT_TIMEOUT_MS }));
  const store = await openPostgres(databaseUrl, { schema });
  const pool = new pg.Pool({ connectionString: databaseUrl });
  opened.defer(async () => {
    await store.close();
    await pool.end();
  });
  return { name, db: store.migrationDb, domain: await createTestDomain(run.url), cpu: await makeCpuReader(pool) };
};

type GrowthStore = Awaited<ReturnType<typeof openStore>>;

interface GrowthCall {
  readonly name: string;
  readonly send: (domain: TestDomain, number: number) => Promise<ApiAnswer>;
  readonly batch: number;
}

const everyMonth = { granularity: 'MONTHLY', fields: { cost: { key: 'cost.USD', operator: 'sum' } } };
const byProduct = { ...everyMonth, group_by: ['product'] };

const TENANT_CALLS: readonly GrowthCall[] = [
  {
    name: 'one alert',
    send: ({ owner }, number) => owner.post(alert.get.path, { alert_id: `alert-0-${1 + number}` }),
    batch: BATCH,
  },
  {
    name: 'newest 20 alerts',
    send: ({ owner }) => owner.post(alert.list.path, { query: { page: { limit: 20 } } }),
    batch: BATCH,
  },
  {
    name: 'services with numbers of alerts',
    send: ({ owner }) => owner.post(service.list.path, { query: { page: { limit: 20 } } }),
    batch: BATCH,
  },
  {
    name: 'a new alert',
    send: ({ owner, projects }) => owner.post(alert.create.path, { title: 'New', project_id: projects[0] }),
    batch: BATCH,
  },
  {
    name: 'costs of all months by product',
    send: ({ admin }) => admin.post(costReportData.analyze.path, { query: byProduct }),
    batch: BATCH,
  },
];

const ALL_TENANTS_CALL: GrowthCall = {
  name: 'costs of all months of all tenants',
  send: ({ internal }) => internal.post(costReportData.analyze.path, { query: everyMonth }),
  batch: 1,
};

/** Milliseconds, and milliseconds of processor time, per call. */
const measureOnce = async ({ domain, cpu }: GrowthStore, { name, send, batch }: GrowthCall) => {
  const [before, start] = [cpu(), performance.now()];
  for (let number = 0; number < batch; number += 1) {
    const { status, body } = await send(domain, number);
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
  }
  return { ms: (performance.now() - start) / batch, cpuMs: (cpu() - before) / batch };
};

/** The contestants take turns, so that other load on the machine affects them alike. */
const measure = async (contestants: readonly GrowthStore[], call: GrowthCall): Promise<string[]> => {
  const results = contestants.map(() => ({ ms: [] as number[], cpuMs: [] as number[] }));
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      const { ms, cpuMs } = await measureOnce(contestant, call);
      results[index]?.ms.push(ms);
      results[index]?.cpuMs.push(cpuMs);
    }
  }
  return results.flatMap(({ ms, cpuMs }) => [median(ms).toFixed(1), median(cpuMs).toFixed(1)]);
};

const main = async (urls: Readonly<Record<string, string>>) => {
  await using opened = new AsyncDisposableStack();
  const contestants: GrowthStore[] = [];
  for (const [name, url] of Object.entries(urls)) contestants.push(await openStore(name, url, opened));
  const lines = [['', 'tenants', ...contestants.flatMap(({ name }) => [`${name} ms`, `${name} CPU ms`]), 'load']];
  const add = async (call: GrowthCall, what: string) => {
    const line = [call.name, what, ...(await measure(contestants, call)), loadavg()[0]?.toFixed(1) ?? ''];
    process.stderr.write(`${line.join(' | ')}\n`);
    lines.push(line);
  };
  let before = 0;
  for (const count of options.tenants.split(',').map(Number)) {
    for (const { db, domain } of contestants) await addTenants(db, domain, before, count - 1);
    before = count;
    for (const call of [...TENANT_CALLS, ALL_TENANTS_CALL]) await add(call, String(count));
  }
  let rows = COSTS;
  for (const more of options.costs.split(',').filter(Boolean).map(Number)) {
    for (const { db, domain } of contestants) {
      await addCosts(db, domain, [0, 0], [rows + 1, more - rows]);
      await analyzeTables(db);
    }
    rows = more;
    const [, , , , analysis] = TENANT_CALLS;
    if (analysis) await add({ ...analysis, batch: 1 }, `${before}, this one with ${more.toLocaleString('en')} rows`);
  }
  process.stdout.write(
    `${new Date().toISOString().slice(0, 10)}, medians of ${options.rounds}\n\n${printTable(lines)}\n`,
  );
};

const { DATABASE_URL, CITUS_URL } = process.env;
const named = options.store.map((store): [string, string] => [store.replace(/=.*/, ''), store.replace(/^[^=]*=/, '')]);
const stores = Object.fromEntries([['PostgreSQL', DATABASE_URL ?? ''], ['Citus', CITUS_URL ?? ''], ...named]);
await main(Object.fromEntries(Object.entries(stores).filter(([, url]) => url !== '')));
process.exit();
