/** A PostgreSQL server on which the extensions of the filter indexes cannot be created. */
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costReportData } from '../../../contract/cost-analysis/costReportData.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import type { RequestOf } from '../../../contract/resource.ts';
import { aWebhook, postToWebhook } from '../monitoring/fixtures.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { startTestService, type TestService } from '../testService.ts';
import { hasServer, type PostgresServer, startPostgres, withServerSkipReason } from './postgresServer.ts';

/** Makes PostgreSQL refuse extensions, as for a role without the privilege. */
const REFUSE_EXTENSIONS = `
  create function refuse_extension() returns event_trigger language plpgsql as $$ begin
    raise exception 'permission denied to create extension' using errcode = 'insufficient_privilege';
  end $$;
  create event trigger refuse_extensions on ddl_command_start when tag in ('CREATE EXTENSION')
    execute function refuse_extension()`;

const queryOn = async (url: string, text: string) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

const TITLES = ['Disk full on db-1', 'Disk full on db-2', 'High CPU', 'Öl läuft aus', 'a', '100 % used', 'under_score'];

const addRecords = async (domain: TestDomain) => {
  const { domainId: domain_id, workspaces, projects, dataSourceId: data_source_id, put } = domain;
  const events = TITLES.map((title, number) => ({
    ...{ event_key: title, title, severity: number % 2 === 0 ? 'CRITICAL' : 'WARNING', provider: 'aws' },
    ...{ account: `account-${number % 3}`, resources: [{ name: `host-${number % 2}` }] },
  }));
  expect((await postToWebhook(domain, await aWebhook(domain), events)).status).toBe(200);
  const costs = ['Compute', 'Storage', 'Network'].map((product, number) => ({
    ...{ cost_report_data_id: `crd-${product}`, domain_id, workspace_id: workspaces[0], project_id: projects[0] },
    ...{ data_source_id, product, provider: 'aws', report_year: '2024', report_month: '2024-05', currency: 'USD' },
    cost: { USD: number + 0.5 },
  }));
  await put('cost_report_data', costs);
};

const byKeyword = (keyword: string) => ({ query: { keyword, sort: [{ key: 'alert_number' }] } });

const alertQueries: readonly RequestOf<typeof alert.list>[] = [
  {},
  { severity: 'CRITICAL' },
  { account: 'account-1' },
  { resource: 'host-1' },
  { title: 'High CPU' },
  ...['disk', 'DB-2', 'öl', 'a', '%', '_', 'db-1 cpu', 'nothing'].map(byKeyword),
  { query: { filter: [{ k: 'title', v: 'full', o: 'contain' }] } },
  { query: { filter: [{ k: 'title', v: '^d.*2$', o: 'regex' }] } },
];
const costQueries = [{}, { product: 'Storage' }, { provider: 'aws' }, { query: { keyword: 'net' } }];

const queryResults = async ({ owner }: TestDomain) => {
  const found: unknown[] = [];
  for (const request of alertQueries) {
    const { results, total_count } = await owner.call(alert.list, request);
    found.push([request, total_count, results.map(({ title }) => title)]);
  }
  for (const request of costQueries) {
    const { results, total_count } = await owner.call(costReportData.list, request);
    found.push([request, total_count, results.map(({ product }) => product)]);
  }
  return found;
};

const INDEXES = `select indexname as name from pg_indexes
  where indexname in ('monitoring_alert_filters', 'cost_report_data_filters') order by 1`;

describe.skipIf(!hasServer)(withServerSkipReason('a PostgreSQL server without pg_trgm and btree_gin'), () => {
  const warnings: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line).msg) });
  let server: PostgresServer;
  let withoutExtensions: TestService;
  let withExtensions: TestService;

  beforeAll(async () => {
    server = await startPostgres();
    await queryOn(server.url, REFUSE_EXTENSIONS);
    withoutExtensions = await startTestService({ databaseUrl: server.url, logger });
    withExtensions = await startTestService();
  });
  afterAll(async () => {
    await withoutExtensions?.[Symbol.asyncDispose]();
    await withExtensions?.[Symbol.asyncDispose]();
    await server?.[Symbol.asyncDispose]();
  });

  it('S-D: the service starts without the indexes, and logs one warning', async () => {
    expect(await queryOn(server.url, INDEXES)).toEqual([]);
    expect(warnings).toEqual(['lists have no index for filters and keywords: see docs/service.md']);
  });

  it('S-D: lists return the same results', async () => {
    const [one, other] = [await createTestDomain(withoutExtensions.url), await createTestDomain(withExtensions.url)];
    await addRecords(one);
    await addRecords(other);

    expect(await queryResults(one)).toEqual(await queryResults(other));
  });
});
