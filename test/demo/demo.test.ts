import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../../app/demo/load.ts';
import { BOOTSTRAP_FILE } from '../../app/demo/projects.ts';
import { type Session, signIn } from '../../app/demo/session.ts';
import { service } from '../../contract/alert-manager/service.ts';
import { budget } from '../../contract/cost-analysis/budget.ts';
import { budgetUsage } from '../../contract/cost-analysis/budgetUsage.ts';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { allOperations } from '../../contract/index.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { note } from '../../contract/monitoring/note.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { type Service, startService } from '../../service/index.ts';
import { serviceOptions } from '../facadeConfig.ts';

/** Lists that an administrator can call with the domain only. */
const lists = [...allOperations.values()].filter(
  ({ id, roles, request }) =>
    id.endsWith('.list') &&
    !id.startsWith('directory.') &&
    roles.length > 0 &&
    ((request as { required?: readonly string[] }).required ?? []).every((member) => member === 'domain_id'),
);

const INTERNAL_TOKEN = randomBytes(24).toString('hex');
const NOW = new Date();

describe('the demo domain', () => {
  let running: Service;
  let admin: Session;
  const lines: string[] = [];

  beforeAll(async () => {
    running = await startService({
      ...serviceOptions(),
      internalToken: INTERNAL_TOKEN,
      bootstrap: JSON.parse(readFileSync(BOOTSTRAP_FILE, 'utf8')),
      logger: pino({ level: 'silent' }),
    });
    await loadDemo({ url: running.url, internalToken: INTERNAL_TOKEN, say: (line) => lines.push(line), now: NOW });
    admin = await signIn(running.url, 'admin@example.com');
  });

  afterAll(() => running.close());

  it('has some 300 alerts, in all states', async () => {
    const query = {
      aggregate: [
        { group: { keys: [{ key: 'state', name: 'state' }], fields: [{ name: 'n', operator: 'count' as const }] } },
      ],
    };
    const { results } = (await admin.call(alert.stat, { query })) as { results: { state: string; n: number }[] };
    const counts = Object.fromEntries(results.map(({ state, n }) => [state, n]));
    expect(counts).toEqual({ TRIGGERED: 86, ACKNOWLEDGED: 52, RESOLVED: 162, ERROR: 8 });
  });

  it('has alerts from Alertmanager with severity, rule and resource', async () => {
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

  it('has 14 months of cost, up to the current one', async () => {
    const query = { granularity: 'MONTHLY' as const, group_by: [] };
    const { results } = (await admin.call(costReportData.analyze, { query })) as {
      results: { date: string; cost_USD: number }[];
    };
    expect(results).toHaveLength(14);
    expect(results.at(-1)?.date).toBe(NOW.toISOString().slice(0, 7));
    for (const { cost_USD } of results) expect(cost_USD).toBeGreaterThan(50_000);
  });

  it('has cost of each project, and some without a project', async () => {
    const { results } = (await admin.call(costReportData.stat, { query: { distinct: 'project_id' } })) as {
      results: string[];
    };
    expect(results).toHaveLength(12);
    const shared = await admin.call(costReportData.list, { query: { filter: [{ k: 'project_id', v: '', o: 'eq' }] } });
    expect(shared.total_count).toBe(14 * 2 + 6);
  });

  it('has budgets, dashboards with versions, notes and maintenance windows', async () => {
    const domain_id = 'domain-demo';
    expect((await admin.call(budget.list, {})).total_count).toBe(14);
    const query = { filter: [{ k: 'version', v: 4, o: 'eq' as const }] };
    expect((await admin.call(projectDashboard.list, { domain_id, query })).total_count).toBe(4);
    expect((await admin.call(note.list, {})).total_count).toBeGreaterThan(40);
    expect((await admin.call(maintenanceWindow.list, { domain_id })).total_count).toBe(2);
  });

  it('an owner sees one workspace, a member some of its projects', async () => {
    const projectsOf = async (userId: string) => {
      const session = await signIn(running.url, userId);
      const { results } = (await session.call(alert.stat, { query: { distinct: 'project_id' } })) as {
        results: string[];
      };
      return results;
    };
    expect(await projectsOf('owner@example.com')).toHaveLength(8);
    expect(await projectsOf('member@example.com')).toHaveLength(6);
  });

  it.each(lists)('P2: $id returns rows to the administrator', async (operation) => {
    const answer = (await admin.call(operation, { domain_id: 'domain-demo' })) as { total_count: number };
    expect(answer.total_count).toBeGreaterThan(0);
  });

  it('P2: each webhook is named after its project', async () => {
    const { results } = await admin.call(webhook.list, { domain_id: 'domain-demo' });
    const names = results.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Checkout: Alertmanager');
  });

  it('P13: alerts that Alertmanager reports as resolved are resolved', async () => {
    const { results } = await admin.call(service.list, {});
    expect(results.map(({ options }) => options.recovery_mode)).toEqual(['AUTO', 'AUTO', 'AUTO']);
    for (const { webhooks, alerts, escalation_policy_id, tags } of results) {
      expect(webhooks.length).toBeGreaterThan(3);
      expect(tags.projects).toHaveLength(4);
      expect(alerts.RESOLVED.HIGH + alerts.RESOLVED.LOW).toBeGreaterThan(0);
      expect(escalation_policy_id).not.toBe('');
    }
  });

  it('has budgets above, near and below their limit', async () => {
    const fields = {
      spent: { key: 'cost', operator: 'sum' as const },
      limit: { key: 'limit', operator: 'sum' as const },
    };
    const period = {
      granularity: 'YEARLY' as const,
      start: `${NOW.getUTCFullYear() - 2}`,
      end: `${NOW.getUTCFullYear()}`,
    };
    const { results } = (await admin.call(budgetUsage.analyze, {
      query: { ...period, group_by: ['name'], fields },
    })) as {
      results: { name: string; spent: number }[];
    };
    const spentOn = (name: string) => results.reduce((sum, row) => sum + (row.name === name ? row.spent : 0), 0);
    expect(spentOn('Order management rollout') / 110_000).toBeGreaterThan(1);
    expect(spentOn('Reporting rollout') / 36_000).toBeGreaterThan(0.8);
    expect(spentOn('Reporting rollout') / 36_000).toBeLessThan(1);
    expect(spentOn('Everything on AWS') / 4_000_000).toBeLessThan(0.8);
  });

  it('prints its steps', () => {
    expect(lines).toEqual([
      '2302 charges of 14 months became 2302 rows of cost.',
      '14 budgets planned.',
      '21 dashboards laid out.',
      '3 alert services with escalation policies created.',
      '14 webhooks took in 308 alerts.',
      'People acknowledged, assigned, annotated and resolved them.',
      '2 maintenance windows opened.',
      'Schedules, widgets, apps, an agent, API keys, secrets, metrics and jobs added.',
    ]);
  });
});
