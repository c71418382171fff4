import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../../contract/monitoring/alert.ts';
import { webhook } from '../../../contract/monitoring/webhook.ts';
import type { Store } from '../../../service/store/database.ts';
import { openPostgres } from '../../../service/store/postgres.ts';
import { freshDomain, type TestDomain } from '../kit.ts';
import { freshSchema, type OwnService, startOwn } from '../own.ts';
import { type Plan, plansOf } from './plans.ts';
import { type Known, PAGE, questionsOf } from './questions.ts';
import { ALERTS, addTenants, COSTS, WEBHOOKS } from './tenants.ts';

const databaseUrl = process.env.DATABASE_URL;
const name = databaseUrl
  ? 'a store with the rows of twenty domains'
  : 'a store with the rows of twenty domains (skipped: plans are those of PostgreSQL; set DATABASE_URL)';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Values of the rows that `tenants.ts` makes. */
const known: Omit<Known, 'projects'> = {
  ...{ webhookId: 'webhook-0-7', assignee: 'user-7@test', keyword: 'db-17' },
  period: [ago(120), ago(60)],
  ...{ product: 'Product 7', year: ['2024-01', '2024-12'], deep: ALERTS / 2 },
};
const questions = questionsOf({ ...known, projects: ['', '', '', ''] });

/** Rows of a tenant, by table. */
const ROWS = { monitoring_alert: ALERTS, cost_analysis_cost_report_data: COSTS };

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

  const visited = ({ scans }: Plan) => Math.max(...scans.map((scan) => scan.visited));

  /** Each statement reads by an index, and not more rows than its tenant has. */
  const checkWithin = (plans: readonly Plan[], most: number) => {
    for (const plan of plans) {
      expect(plan.scans.filter(({ how }) => how.startsWith('Seq Scan'))).toEqual([]);
      expect(visited(plan), JSON.stringify(plan)).toBeLessThanOrEqual(most);
    }
  };

  describe.each(questions.map(({ name: what }, index) => [what, index] as const))('%s', (_what, index) => {
    const plans = async () => {
      const question = questionsOf({ ...known, projects: domain.projects })[index];
      if (!question) throw new Error('no such question');
      const { table, as, path, body } = question;
      return { most: ROWS[table], plans: await plansOf(store, table, () => domain[as].post(path, body)) };
    };

    it('2.1.5 are read by an index, and no row of another domain is', async () => {
      const { most, plans: carriedOut } = await plans();
      checkWithin(carriedOut, most);
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
    it('1.5.3 comes by an index, in its order', async () => {
      const query = { sort, page: { limit: PAGE } };
      const list = () => domain[as].post(alert.list.path, { ...filters, query });
      const [first] = await plansOf(store, 'monitoring_alert', list);

      expect(first && visited(first), JSON.stringify(first)).toBeLessThanOrEqual(10 * PAGE);
    });
  });

  it('1.5.4 one alert is one row', async () => {
    const get = () => domain.owner.post(alert.get.path, { alert_id: 'alert-0-77' });

    checkWithin(await plansOf(store, 'monitoring_alert', get), 1);
  });

  it('3.17.7 webhooks of a project are found without those of others', async () => {
    const named = { domain_id: domain.domainId, project_id: domain.projects[1] };
    const list = () => domain.owner.post(webhook.list.path, { ...named, query: { page: { limit: PAGE } } });

    checkWithin(await plansOf(store, 'monitoring_webhook', list), WEBHOOKS);
  });
});
