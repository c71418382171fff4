import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../../contract/alert-manager/service.ts';
import { costReportData } from '../../../contract/cost-analysis/costReportData.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { webhook } from '../../../contract/monitoring/webhook.ts';
import type { Store } from '../../../service/store/database.ts';
import { openPostgres } from '../../../service/store/postgres.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { makeSchemaName, startTestService, type TestService } from '../testService.ts';
import { explainCall, type StatementPlan } from './explain.ts';
import { listFrequentCalls, PAGE, type StoredValues } from './frequentCalls.ts';
import { ALERTS, addTenants, COSTS, GROUPS, RARE_ALERTS, RARE_COSTS, WEBHOOKS } from './tenants.ts';

const databaseUrl = process.env.DATABASE_URL;
const name = databaseUrl
  ? 'a store with the rows of twenty domains'
  : 'a store with the rows of twenty domains (skipped: plans are those of PostgreSQL; set DATABASE_URL)';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Values of the rows that `tenants.ts` adds. */
const known: Omit<StoredValues, 'projects'> = {
  ...{ webhookId: 'webhook-0-7', assignee: 'user-7@test', keyword: 'db-17' },
  period: [minutesAgo(120), minutesAgo(60)],
  ...{ product: 'Product 7', year: ['2024-01', '2024-12'], lateStart: ALERTS / 2 },
  rareAlerts: {
    ...{
      title: 'Certificate expires',
      assignee: 'rare@test',
      responder: 'rare@test',
      urgency: 'LOW',
      severity: 'INFO',
    },
    ...{ resource: 'rare', provider: 'rare', account: 'rare', triggered_by: 'rare@test', escalation_policy_id: 'rare' },
  },
  rareCosts: {
    ...{ product: 'rare', provider: 'rare', workspace_id: 'rare', cost_report_id: 'rare' },
    ...{ cost_report_config_id: 'rare', data_source_id: 'rare-0' },
  },
};
const questions = listFrequentCalls({ ...known, projects: ['', '', '', ''] });

/** Rows of a tenant, by table. */
const ROWS = { monitoring_alert: ALERTS, cost_analysis_cost_report_data: COSTS, alert_manager_service: 2 * ALERTS };

describe.skipIf(!databaseUrl)(name, () => {
  let own: TestService;
  let store: Store;
  let domain: TestDomain;

  beforeAll(async () => {
    const schema = makeSchemaName();
    own = await startTestService({ schema });
    store = await openPostgres(databaseUrl ?? '', { schema });
    domain = await createTestDomain(own.url);
    await addTenants(store.migrationDb, domain);
  });
  afterAll(async () => {
    await store?.close();
    await own?.[Symbol.asyncDispose]();
  });

  const visited = ({ scans }: StatementPlan) => Math.max(...scans.map((scan) => scan.rowsRead));

  /** Each statement uses an index, and reads at most this many rows. */
  const expectRowsRead = (plans: readonly StatementPlan[], most: number) => {
    for (const plan of plans) {
      expect(plan.scans.filter(({ how }) => how.startsWith('Seq Scan'))).toEqual([]);
      expect(visited(plan), JSON.stringify(plan)).toBeLessThanOrEqual(most);
    }
  };

  describe.each(questions.map(({ name: what }, index) => [what, index] as const))('%s', (_what, index) => {
    const plans = async () => {
      const question = listFrequentCalls({ ...known, projects: domain.projects })[index];
      if (!question) throw new Error('no such call');
      const { table, as, path, body } = question;
      return { most: ROWS[table], plans: await explainCall(store, table, () => domain[as].post(path, body)) };
    };

    it('2.1.5 uses an index, and reads no row of another domain', async () => {
      const { most, plans: plansOfCall } = await plans();
      expectRowsRead(plansOfCall, most);
    });
  });

  describe.each([
    ['of a domain', 'admin', {}, []],
    ['of a workspace', 'owner', {}, []],
    ["of a member's projects", 'member', {}, []],
    ['in a state', 'owner', { state: 'ACKNOWLEDGED' }, []],
    ['of a domain, by number', 'admin', {}, [{ key: 'alert_number', desc: true }]],
    ['of a workspace, by number', 'owner', {}, [{ key: 'alert_number', desc: true }]],
  ] as const)('the first page of the alerts %s', (_what, as, filters, sort) => {
    it('1.5.3 is read from an index in its order', async () => {
      const query = { sort, page: { limit: PAGE } };
      const list = () => domain[as].post(alert.list.path, { ...filters, query });
      const [first] = await explainCall(store, 'monitoring_alert', list);

      expect(first && visited(first), JSON.stringify(first)).toBeLessThanOrEqual(10 * PAGE);
    });
  });

  const byGroups = ['state', 'urgency', 'severity'].flatMap((key) => [false, true].map((desc) => [{ key, desc }]));

  it.each([
    ...byGroups.map((sort) => ['owner', {}, sort] as const),
    ...byGroups.map((sort) => ['member', {}, [...sort, { key: 'created_at', desc: true }]] as const),
    ['admin', {}, [{ key: 'urgency' }, { key: 'state', desc: true }, { key: 'created_at' }, { key: 'alert_id' }]],
    ['owner', { urgency: 'LOW' }, [{ key: 'state' }]],
    ['owner', { state: 'RESOLVED' }, [{ key: 'severity', desc: true }]],
  ] as const)(
    '2.4 for %s, a page of the alerts %j in order of %j reads no more than a page of each group',
    async (as, filters, sort) => {
      const list = () => domain[as].post(alert.list.path, { ...filters, query: { sort, page: { limit: PAGE } } });
      const [first] = await explainCall(store, 'monitoring_alert', list);

      expect(first?.scans.map(({ how }) => how).filter((how) => how.startsWith('Bitmap'))).toEqual([]);
      expect(first && visited(first), JSON.stringify(first)).toBeLessThanOrEqual(2 * GROUPS * PAGE);
    },
  );

  it.each([
    ...['assignee', 'project_id', 'webhook_id', 'workspace_id', 'alert_id'].map(
      (key) => [{ key, desc: true }, 1] as const,
    ),
    [{ key: 'created_at', desc: true }, ALERTS - PAGE] as const,
  ])('2.4 alerts in order of %j, from row %i, are found in an index, without the other rows', async (key, start) => {
    const query = { sort: [key], page: { start, limit: PAGE } };
    const [first] = await explainCall(store, 'monitoring_alert', () => domain.owner.post(alert.list.path, { query }));

    const scans = first?.scans.map(({ how }) => how) ?? [];
    expect(scans.filter((how) => !how.startsWith('Index Only'))).toEqual(['Index Scan using monitoring_alert_pkey']);
    // Each row lies on a page of its own, as alerts of all domains come in side by side.
    expect(first?.pages).toBeLessThan(ALERTS / 10);
  });

  it.each(['d', 'db'])(
    '1.5.5 the first page of alerts with the keyword %s is read from an index in its order',
    async (keyword) => {
      const list = () => domain.owner.post(alert.list.path, { query: { keyword, page: { limit: PAGE } } });
      const [first] = await explainCall(store, 'monitoring_alert', list);

      expect(first && visited(first), JSON.stringify(first)).toBeLessThanOrEqual(10 * PAGE);
    },
  );

  it('1.5.4 a single alert reads one row', async () => {
    const get = () => domain.owner.post(alert.get.path, { alert_id: 'alert-0-77' });

    expectRowsRead(await explainCall(store, 'monitoring_alert', get), 1);
  });

  it('3.17.7 webhooks of a project are found without reading those of others', async () => {
    const named = { domain_id: domain.domainId, project_id: domain.projects[1] };
    const list = () => domain.owner.post(webhook.list.path, { ...named, query: { page: { limit: PAGE } } });

    expectRowsRead(await explainCall(store, 'monitoring_webhook', list), WEBHOOKS);
  });

  it.each([
    ['by month', []],
    ['by month and product', ['product']],
  ])('a year of costs %s is summed in parallel, without a sub-select for each row', async (_what, groups) => {
    const eager = '-c parallel_setup_cost=0 -c parallel_tuple_cost=0 -c min_parallel_table_scan_size=0';
    const client = new pg.Client({ connectionString: databaseUrl, options: `-c search_path=${store.schema} ${eager}` });
    await client.connect();
    const executeSql: Store['executeSql'] = (text, values) => client.query(text, values ?? []);
    const query = { granularity: 'MONTHLY' as const, fields: { cost: { key: 'cost.USD', operator: 'sum' as const } } };
    const analyze = () => domain.admin.post(costReportData.analyze.path, { query: { ...query, group_by: groups } });

    const [plan] = await explainCall({ executeSql }, 'cost_analysis_cost_report_data', analyze).finally(() =>
      client.end(),
    );

    expect(plan).toMatchObject({ subselects: 0, aggregatesInParts: true });
  });

  it.each(Object.entries(known.rareAlerts))(
    'the few alerts with a rare %s are found without reading the others',
    async (filter, value) => {
      const list = () => domain.owner.post(alert.list.path, { [filter]: value, query: { page: { limit: PAGE } } });

      expectRowsRead(await explainCall(store, 'monitoring_alert', list), RARE_ALERTS);
    },
  );

  it.each(Object.entries(known.rareCosts))(
    'the few costs with a rare %s are found without reading the others',
    async (filter, value) => {
      const list = () =>
        domain.admin.post(costReportData.list.path, { [filter]: value, query: { page: { limit: PAGE } } });

      expectRowsRead(await explainCall(store, 'cost_analysis_cost_report_data', list), RARE_COSTS);
    },
  );

  it('the few alerts with a word in their title are found without reading the others', async () => {
    const list = () => domain.owner.post(alert.list.path, { query: { keyword: 'certificate', page: { limit: PAGE } } });

    expectRowsRead(await explainCall(store, 'monitoring_alert', list), RARE_ALERTS);
  });

  it('services with their alert counts are listed without reading the alerts', async () => {
    const list = () => domain.owner.post(service.list.path, {});
    const plans = await explainCall(store, 'alert_manager_service', list);

    const { results } = await domain.owner.call(service.list, {});
    expect(results[0]?.alerts?.TOTAL).toEqual({ HIGH: ALERTS - RARE_ALERTS, LOW: RARE_ALERTS });
    const relations = plans.flatMap(({ scans }) => scans.map(({ relation }) => relation));
    expect(relations).toContain('alert_count');
    expect(relations).not.toContain('monitoring_alert');
  });

  it('alert counts are exact after concurrent changes and merges of counts', async () => {
    const change = (number: number) =>
      sql`update monitoring_alert set state = ${number % 2 ? 'ACKNOWLEDGED' : 'RESOLVED'}
        where alert_id = ${`alert-1-${1 + (number % 40)}`}`.execute(store.db);
    const mergeCounts = () => sql`select fold_alert_counts('alert_count', 'other-1', 'service-1')`.execute(store.db);
    await Promise.all(Array.from({ length: 200 }, (_, number) => (number % 10 ? change(number) : mergeCounts())));

    const { rows } = await sql`
      select state, urgency, count(*) from monitoring_alert where service_id = 'service-1' group by 1, 2
      except select state, urgency, sum(change) from alert_count where service_id = 'service-1' group by 1, 2`.execute(
      store.db,
    );
    expect(rows).toEqual([]);
    await mergeCounts();
    const { rows: kept } = await sql`select from alert_count where service_id = 'service-1'`.execute(store.db);
    expect(kept.length).toBeLessThanOrEqual(8);
  });
});
