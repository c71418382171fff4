import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budget } from '../../contract/cost-analysis/budget.ts';
import { costReportData } from '../../contract/cost-analysis/cost-report-data.ts';
import { projectDashboard } from '../../contract/dashboard/project-dashboard.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenance-window.ts';
import { note } from '../../contract/monitoring/note.ts';
import { loadDemo } from '../../demo/load.ts';
import { BOOTSTRAP_FILE } from '../../demo/projects.ts';
import { type Session, signIn } from '../../demo/session.ts';
import { type Service, startService } from '../../service/index.ts';

const INTERNAL_TOKEN = randomBytes(24).toString('hex');
const NOW = new Date();

describe('the demo domain', () => {
  let service: Service;
  let admin: Session;
  const said: string[] = [];

  beforeAll(async () => {
    service = await startService({
      host: '127.0.0.1',
      port: 0,
      internalToken: INTERNAL_TOKEN,
      bootstrap: JSON.parse(readFileSync(BOOTSTRAP_FILE, 'utf8')),
      logger: pino({ level: 'silent' }),
    });
    await loadDemo({ url: service.url, internalToken: INTERNAL_TOKEN, say: (line) => said.push(line), now: NOW });
    admin = await signIn(service.url, 'admin@example.com');
  });

  afterAll(() => service.close());

  it('has some 300 alerts, in all states', async () => {
    const query = {
      aggregate: [
        { group: { keys: [{ key: 'state', name: 'state' }], fields: [{ name: 'n', operator: 'count' as const }] } },
      ],
    };
    const { results } = (await admin.call(alert.stat, { query })) as { results: { state: string; n: number }[] };
    const counts = Object.fromEntries(results.map(({ state, n }) => [state, n]));
    expect(counts).toEqual({ TRIGGERED: 103, ACKNOWLEDGED: 62, RESOLVED: 135, ERROR: 8 });
  });

  it('has alerts from Alertmanager that tell severity, rule and resource', async () => {
    const { results } = await admin.call(alert.list, { title: 'Disk of checkout-node-1 is almost full' });
    expect(results).toMatchObject([
      {
        severity: 'CRITICAL',
        urgency: 'HIGH',
        project_id: 'project-checkout',
        workspace_id: 'workspace-retail',
        rule: 'NodeFilesystemAlmostOutOfSpace',
        resources: [{ name: 'checkout-node-1:9100' }],
      },
    ]);
  });

  it('has 14 months of cost, the present one last', async () => {
    const query = { granularity: 'MONTHLY' as const, group_by: [] };
    const { results } = (await admin.call(costReportData.analyze, { query })) as {
      results: { date: string; cost_USD: number }[];
    };
    expect(results).toHaveLength(14);
    expect(results.at(-1)?.date).toBe(NOW.toISOString().slice(0, 7));
    for (const { cost_USD } of results) expect(cost_USD).toBeGreaterThan(50_000);
  });

  it('has cost of each project, and some of none', async () => {
    const { results } = (await admin.call(costReportData.stat, { query: { distinct: 'project_id' } })) as {
      results: string[];
    };
    expect(results).toHaveLength(12);
    const shared = await admin.call(costReportData.list, { query: { filter: [{ k: 'project_id', v: '', o: 'eq' }] } });
    expect(shared.total_count).toBe(14 * 2 + 6);
  });

  it('has budgets, dashboards with versions, notes and maintenance windows', async () => {
    const domain_id = 'domain-demo';
    expect((await admin.call(budget.list, {})).total_count).toBe(12);
    const query = { filter: [{ k: 'version', v: 4, o: 'eq' as const }] };
    expect((await admin.call(projectDashboard.list, { domain_id, query })).total_count).toBe(4);
    expect((await admin.call(note.list, {})).total_count).toBeGreaterThan(40);
    expect((await admin.call(maintenanceWindow.list, { domain_id })).total_count).toBe(2);
  });

  it('shows the owner one workspace and the member some of its projects', async () => {
    const projectsOf = async (userId: string) => {
      const session = await signIn(service.url, userId);
      const { results } = (await session.call(alert.stat, { query: { distinct: 'project_id' } })) as {
        results: string[];
      };
      return results;
    };
    expect(await projectsOf('owner@example.com')).toHaveLength(8);
    expect(await projectsOf('member@example.com')).toHaveLength(6);
  });

  it('says what was done, line by line', () => {
    expect(said).toEqual([
      '2302 charges of 14 months became 2302 rows of cost.',
      '12 budgets planned.',
      '21 dashboards laid out.',
      '14 webhooks took in 308 alerts.',
      'People acknowledged, assigned, annotated and resolved them.',
      '2 maintenance windows opened.',
    ]);
  });
});
