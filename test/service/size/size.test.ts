import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costReportData } from '../../../contract/cost-analysis/cost-report-data.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { webhook } from '../../../contract/monitoring/webhook.ts';
import { openPostgres, type Store } from '../../../service/store/database.ts';
import { freshDomain, type TestDomain } from '../kit.ts';
import { freshSchema, type OwnService, startOwn } from '../own.ts';
import { type Scan, scansOf } from './plans.ts';
import { ALERTS, addTenants, COSTS, WEBHOOKS } from './tenants.ts';

const databaseUrl = process.env.DATABASE_URL;
const name = databaseUrl
  ? 'a store with the rows of twenty domains'
  : 'a store with the rows of twenty domains (skipped: plans are those of PostgreSQL; set DATABASE_URL)';

/** Rows of a first page. */
const PAGE = 20;
const page = { limit: PAGE };

describe.skipIf(!databaseUrl)(name, () => {
  let own: OwnService;
  let store: Store;
  let domain: TestDomain;

  beforeAll(async () => {
    const schema = freshSchema();
    own = await startOwn({ schema });
    store = await openPostgres(databaseUrl ?? '', { schema });
    domain = await freshDomain(own.url);
    await addTenants(store.db, domain);
  });
  afterAll(async () => {
    await store?.close();
    await own?.[Symbol.asyncDispose]();
  });

  const visited = (scans: readonly Scan[]) => Math.max(...scans.map((scan) => scan.visited));

  /** Each statement reads by an index, and not more rows than its tenant has. */
  const checkWithin = (statements: readonly (readonly Scan[])[], most: number) => {
    for (const scans of statements) {
      expect(scans.filter(({ how }) => how.startsWith('Seq Scan'))).toEqual([]);
      expect(visited(scans), JSON.stringify(scans)).toBeLessThanOrEqual(most);
    }
  };

  const alerts = (request: Record<string, unknown>) => () => domain.owner.post(alert.list.path, request);
  const asMember = (request: Record<string, unknown>) => () => domain.member.post(alert.list.path, request);
  const asAdmin = (request: Record<string, unknown>) => () => domain.admin.post(alert.list.path, request);
  const since = new Date(Date.now() - 60 * 60_000).toISOString();
  const filter = (key: string, value: unknown, operator: string) => ({
    query: { page, filter: [{ k: key, v: value, o: operator }] },
  });

  describe.each([
    ['of a domain', () => asAdmin({ query: { page } })],
    ['of a workspace', () => alerts({ query: { page } })],
    ["of a member's projects", () => asMember({ query: { page } })],
    ['in a state', () => alerts({ state: 'ACKNOWLEDGED', query: { page } })],
    ['of two projects', () => alerts(filter('project_id', [domain.projects[0], domain.projects[1]], 'in'))],
    ['of the last hour', () => alerts(filter('created_at', since, 'datetime_gte'))],
  ])('the first page of the alerts %s', (_what, call) => {
    it('1.5.3 comes by an index, in its order, and is counted within the tenant', async () => {
      const statements = await scansOf(store, 'monitoring_alert', call());
      const [first = []] = statements;

      checkWithin(statements, ALERTS);
      expect(visited(first), JSON.stringify(first)).toBeLessThanOrEqual(10 * PAGE);
    });
  });

  it('2.6.3 alerts are counted by state without those of others', async () => {
    const group = { keys: [{ key: 'state', name: 'state' }], fields: [{ name: 'many', operator: 'count' }] };
    const query = { aggregate: [{ group }] };

    checkWithin(await scansOf(store, 'monitoring_alert', () => domain.owner.post(alert.stat.path, { query })), ALERTS);
    checkWithin(await scansOf(store, 'monitoring_alert', () => domain.admin.post(alert.stat.path, { query })), ALERTS);
  });

  it('1.5.4 one alert is one row', async () => {
    const get = () => domain.owner.post(alert.get.path, { alert_id: 'alert-0-77' });

    checkWithin(await scansOf(store, 'monitoring_alert', get), 1);
  });

  it('3.17.7 webhooks of a project are found without those of others', async () => {
    const named = { domain_id: domain.domainId, project_id: domain.projects[1] };
    const list = () => domain.owner.post(webhook.list.path, { ...named, query: { page } });

    checkWithin(await scansOf(store, 'monitoring_webhook', list), WEBHOOKS);
  });

  describe('costs over time', () => {
    const fields = { total: { key: 'cost.USD', operator: 'sum' } };
    const analyze = (more: object) => () =>
      domain.admin.post(costReportData.analyze.path, { query: { granularity: 'MONTHLY', fields, ...more } });
    const table = 'cost_analysis_cost_report_data';

    it('2.8.3 of a year read the rows of the tenant and no others', async () => {
      const year = analyze({ start: '2024-01', end: '2024-12', group_by: ['product'] });

      checkWithin(await scansOf(store, table, year), COSTS);
    });

    it('2.8.1 of a month read the rows of that month', async () => {
      checkWithin(await scansOf(store, table, analyze({ start: '2024-03', end: '2024-03' })), COSTS / 12 + 1);
    });

    it('3.12.1 come in pages by an index', async () => {
      const list = () => domain.owner.post(costReportData.list.path, { query: { page } });

      const statements = await scansOf(store, table, list);

      checkWithin(statements, COSTS);
      expect(visited(statements[0] ?? [])).toBeLessThanOrEqual(10 * PAGE);
    });
  });
});
