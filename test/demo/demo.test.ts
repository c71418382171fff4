import { readFileSync } from 'node:fs';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoService } from '../../app/demo/service.ts';
import { type DemoSession, signIn } from '../../app/demo/session.ts';
import { comment } from '../../contract/alert-manager/comment.ts';
import { escalationPolicy } from '../../contract/alert-manager/escalationPolicy.ts';
import { service } from '../../contract/alert-manager/service.ts';
import { budget } from '../../contract/cost-analysis/budget.ts';
import { budgetUsage } from '../../contract/cost-analysis/budgetUsage.ts';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { allOperations } from '../../contract/index.ts';
import { type AlertRecord, alert } from '../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { note } from '../../contract/monitoring/note.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import type { RunningService } from '../../service/index.ts';
import { readChannels } from '../../subgraphs/alert-manager/structMembers.ts';
import { serviceOptions } from '../facadeConfig.ts';
import { DEMO_NOW, readAllAlerts } from './alerts.ts';

/** Lists that an administrator can call with the domain only. */
const lists = [...allOperations.values()].filter(
  ({ id, roles, request }) =>
    id.endsWith('.list') &&
    !id.startsWith('directory.') &&
    roles.length > 0 &&
    ((request as { required?: readonly string[] }).required ?? []).every((member) => member === 'domain_id'),
);

const DAY_MS = 86_400_000;
const OPEN_STATES = ['TRIGGERED', 'ACKNOWLEDGED'];

/** Number of rows by the value that a function has for them. */
const countBy = <Row>(rows: readonly Row[], key: (row: Row) => string) =>
  Object.fromEntries([...Map.groupBy(rows, key)].map(([value, group]) => [value, group.length]));

describe('the demo domain', () => {
  const options = { ...serviceOptions(), logger: pino({ level: 'silent' }), clock: () => DEMO_NOW };
  let running: RunningService;
  let admin: DemoSession;
  const lines: string[] = [];

  beforeAll(async () => {
    running = await startDemoService(options, { printLine: (line) => lines.push(line) });
    admin = await signIn(running.url, 'admin@example.com');
  });

  afterAll(() => running.close());

  it('has alerts of each of the last 35 days, most on Mondays, few at night and on weekends', async () => {
    const alerts = await readAllAlerts(admin);
    const perDay = countBy(alerts, ({ created_at }) => created_at.slice(0, 10));
    const days = Array.from({ length: 36 }, (_, index) =>
      new Date(DEMO_NOW.getTime() - index * DAY_MS).toISOString().slice(0, 10),
    );
    for (const day of days) expect(perDay[day], day).toBeGreaterThan(0);
    const weekdays = countBy(alerts, ({ created_at }) => String(new Date(created_at).getUTCDay()));
    const { 0: sunday = 0, 1: monday = 0, 6: saturday = 0, ...others } = weekdays;
    expect(monday).toBe(Math.max(...Object.values(weekdays)));
    expect(Math.max(saturday, sunday)).toBeLessThan(Math.min(...Object.values(others)) / 2);
    const atWork = alerts.filter(({ created_at }) => /T(?:0[7-9]|1[0-8])/.test(created_at));
    expect(atWork.length / alerts.length).toBeGreaterThan(0.8);
    expect(atWork.length).toBeLessThan(alerts.length);
  });

  it('has alerts in all states, those that are open from the last days, and none from the future', async () => {
    const alerts = await readAllAlerts(admin);
    expect(countBy(alerts, ({ state }) => state)).toEqual({ TRIGGERED: 8, ACKNOWLEDGED: 13, RESOLVED: 421, ERROR: 2 });
    const latest = DEMO_NOW.toISOString();
    for (const { created_at, acknowledged_at, resolved_at, escalated_at, updated_at } of alerts)
      for (const time of [created_at, acknowledged_at, resolved_at, escalated_at, updated_at])
        expect(time <= latest, time).toBe(true);
    const isOld = ({ created_at }: AlertRecord) => Date.parse(created_at) < DEMO_NOW.getTime() - 14 * DAY_MS;
    expect(alerts.filter((each) => OPEN_STATES.includes(each.state) && isOld(each))).toEqual([]);
  });

  it('has alerts that were opened and resolved within the last hours, whatever the day of the week', async () => {
    const since = new Date(DEMO_NOW.getTime() - 4 * 3_600_000).toISOString();
    const alerts = await readAllAlerts(admin);
    const recent = alerts.filter(({ created_at, resolved_at = '' }) => created_at > since && resolved_at > since);

    expect(new Set(recent.map(({ project_id }) => project_id)).size).toBeGreaterThanOrEqual(3);
  });

  it('people acknowledged their alerts, some after an escalation', async () => {
    const alerts = await readAllAlerts(admin);
    const { '': nobody, ...people } = countBy(alerts, ({ responder }) => responder);
    expect(Object.keys(people).toSorted()).toEqual(['admin@example.com', 'member@example.com', 'owner@example.com']);
    expect(nobody).toBeLessThan(alerts.length / 4);
    const minutes = alerts
      .filter(({ acknowledged_at }) => acknowledged_at !== '')
      .map(({ created_at, acknowledged_at }) => (Date.parse(acknowledged_at) - Date.parse(created_at)) / 60_000)
      .toSorted((one, other) => one - other);
    const median = minutes[Math.floor(minutes.length / 2)];
    expect(median).toBeGreaterThan(3);
    expect(median).toBeLessThan(15);
    const escalated = alerts.filter(({ escalation_step }) => escalation_step > 1);
    expect(escalated.length).toBeGreaterThan(50);
    // By the tick of a minute, which may come two seconds early.
    for (const { created_at, escalated_at } of escalated)
      expect(Date.parse(escalated_at) - Date.parse(created_at)).toBeGreaterThanOrEqual(15 * 60_000 - 2_000);
  });

  it('has alerts from Alertmanager with severity, rule and resource', async () => {
    const { results } = await admin.call(alert.list, { title: 'orders-db-1 runs out of connections' });
    for (const each of results)
      expect(each).toMatchObject({
        severity: 'ERROR',
        urgency: 'HIGH',
        project_id: 'project-orders',
        workspace_id: 'workspace-retail',
        rule: 'PostgresTooManyConnections',
        resources: [{ name: 'orders-db-1:9187' }, { resource_type: 'namespace', name: 'orders' }],
      });
    expect(results.length).toBeGreaterThan(5);
  });

  it.each(['Google Cloud', 'Azure Monitor', 'Datadog', 'Zabbix', 'New Relic', 'Sentry', 'Uptime Kuma'])(
    'has a webhook of %s, whose alerts began and ended',
    async (sender) => {
      const { results: webhooks } = await admin.call(webhook.list, { domain_id: 'domain-demo' });
      const found = webhooks.find(({ name }) => name.endsWith(`: ${sender}`));
      const alerts = (await readAllAlerts(admin)).filter(({ webhook_id }) => webhook_id === found?.webhook_id);
      expect(alerts.length).toBeGreaterThanOrEqual(5);
      expect(new Set(alerts.map(({ state }) => state))).toEqual(new Set(['RESOLVED']));
    },
  );

  it('has 14 months of cost, up to the current one', async () => {
    const query = { granularity: 'MONTHLY' as const, group_by: [] };
    const { results } = (await admin.call(costReportData.analyze, { query })) as {
      results: { date: string; cost_USD: number }[];
    };
    expect(results).toHaveLength(14);
    expect(results.at(-1)?.date).toBe(DEMO_NOW.toISOString().slice(0, 7));
    for (const { cost_USD } of results.slice(0, -1)) expect(cost_USD).toBeGreaterThan(100_000);
  });

  it('the cost of the current month is that of its days up to today', async () => {
    const query = { granularity: 'MONTHLY' as const, group_by: [], start: '2026-03', end: '2026-03' };
    const { results } = (await admin.call(costReportData.analyze, { query })) as { results: { cost_USD: number }[] };
    const text = readFileSync('app/demo/focus.csv', 'utf8');
    const ofFourteenDays = text
      .split('\n')
      .filter((line) => line.includes(',2025-02-01T00:00:00Z,2025-03-01'))
      .reduce((sum, line) => sum + Number(line.split(',')[0]), 0);
    expect(results[0]?.cost_USD).toBeCloseTo(((ofFourteenDays / 14) * 28 * 3) / 31, 0);
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
    expect((await admin.call(note.list, {})).total_count).toBeGreaterThan(150);
    expect(countBy((await admin.call(maintenanceWindow.list, { domain_id })).results, ({ state }) => state)).toEqual({
      CLOSED: 2,
      OPEN: 2,
    });
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

  it.each(lists)('$id returns rows to the administrator', async (operation) => {
    const answer = (await admin.call(operation, { domain_id: 'domain-demo' })) as { total_count: number };
    expect(answer.total_count).toBeGreaterThan(0);
  });

  it('each webhook is named after its project', async () => {
    const { results } = await admin.call(webhook.list, { domain_id: 'domain-demo' });
    const names = results.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Checkout: Alertmanager');
  });

  it('alerts that Alertmanager reports as resolved are resolved', async () => {
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
      start: `${DEMO_NOW.getUTCFullYear() - 2}`,
      end: `${DEMO_NOW.getUTCFullYear()}`,
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

  it('has a new key for each webhook of the recorded past', async () => {
    const { results } = await admin.call(webhook.list, { domain_id: 'domain-demo' });
    const keys = results.map(({ webhook_url }) => webhook_url.split('/').at(-2));
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(21);
  });

  it('has a name for each channel of its escalation policies', async () => {
    const { results: services = [] } = await admin.call(comment.list, { include_details: true });
    const channels = services.flatMap(({ channels }) => readChannels(channels ?? {}) ?? []);
    const names = new Map(channels.map(({ channel_id, name }) => [channel_id, name]));
    const { results: policies = [] } = await admin.call(escalationPolicy.list, {});

    const named = policies.flatMap(({ rules }) => rules.flatMap((rule) => rule.channels));
    expect(named.length).toBeGreaterThan(0);
    for (const id of named) expect(names.get(id)).toMatch(/on call$/);
  });

  it('prints its steps', () => {
    expect(lines).toEqual([
      '21 dashboards laid out.',
      '444 alerts of 5 weeks and some days, with what people did about them.',
      '2302 charges of 14 months became 2302 rows of cost.',
      '14 budgets planned.',
      'Schedules, widgets, apps, an agent, API keys, secrets, metrics and jobs added.',
    ]);
  });
});
