import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoService } from '../../app/demo/service.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD, type DemoSession, signIn } from '../../app/demo/session.ts';
import { startFacade } from '../../app/facade/index.ts';
import { service } from '../../contract/alert-manager/service.ts';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { tasks } from '../../explorer/examples/tasks.ts';
import { fillVariables } from '../../explorer/examples/variables.ts';
import { findCodeBlock, readCodeBlocks } from '../docs/codeBlocks.ts';
import { facadeConfig, serviceOptions } from '../facadeConfig.ts';
import { type RecordingProxy, startRecordingProxy } from '../graph/recordingProxy.ts';
import { fetchAccessToken, makeSendQuery, type SendQuery } from '../graph/testGraph.ts';
import { openEventReader } from '../live/serverSentEvents.ts';

const NOW = new Date();
const DAY_MS = 86_400_000;
const dayAt = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const monthAt = (months: number) =>
  new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() + months, 1)).toISOString().slice(0, 7);

const pages = ['on-call-home', 'project-page', 'alert-trends', 'finops-month', 'administration', 'webhook-audit'];
const readExample = (page: string) => readFileSync(`explorer/examples/${page}.graphql`, 'utf8');

let admin: DemoSession;
let ask: SendQuery;
let token: string;
let gatewayUrl: string;
let relay: RecordingProxy;
const closed: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const logger = pino({ level: 'silent' });
  const running = await startDemoService({ ...serviceOptions(), logger }, { printLine: () => {} });
  admin = await signIn(running.url, 'admin@example.com');
  relay = await startRecordingProxy(running.url);
  const gateway = await startFacade({ config: facadeConfig(), upstreamUrl: relay.url, logger });
  gatewayUrl = gateway.url;
  closed.push(gateway.close, relay.close, () => running.close());
  token = await fetchAccessToken(gateway.url, DEMO_DOMAIN, admin.userId, DEMO_PASSWORD);
  ask = makeSendQuery(gateway.url, token);
}, 180_000);
afterAll(async () => {
  for (const close of closed) await close();
});

/** Executes the document of a page with these variables, and returns its data and the sorted operations. */
const runPage = async (page: string, variables: Record<string, string> = {}) => {
  relay.posts();
  const { data, errors } = await ask(readExample(page), variables);
  expect(errors).toBeUndefined();
  const posts = relay.posts().map(({ path }) => path.replace(/^\/([\w-]+)\/v\d\//, '$1 '));
  return { data, posts: posts.toSorted() };
};

/** Rows of an analysis of cost: sums by group. */
const costsBy = async (group: string, start: string, conditions: readonly object[] = []) => {
  const query = {
    ...{
      granularity: 'MONTHLY' as const,
      start,
      end: monthAt(0),
      group_by: [group],
      filter: [...conditions] as never[],
    },
    fields: { cost: { key: 'cost.USD', operator: 'sum' as const } },
    field_group: ['date'],
    sort: [{ key: 'cost', desc: true }],
  };
  const { results } = (await admin.call(costReportData.analyze, { query })) as {
    results: Record<string, unknown>[];
  };
  return results.map((row) => ({ id: row[group] || null, total: Number(row._total_cost) }));
};
const sumTotals = (rows: readonly { readonly total: number }[]) => rows.reduce((sum, { total }) => sum + total, 0);

describe('the cookbook', () => {
  it.each(pages)('contains the document of %s in the explorer', (page) => {
    expect(readFileSync('docs/cookbook.md', 'utf8')).toContain(`\`\`\`graphql\n${readExample(page)}\`\`\``);
  });
});

const OPEN_ALERTS = { query: { filter: [{ k: 'state', v: ['TRIGGERED', 'ACKNOWLEDGED'], o: 'in' as const }] } };

const names: Readonly<Record<string, string>> = {
  'admin@example.com': 'Ada Admin',
  'owner@example.com': 'Olga Owner',
  'member@example.com': 'Miro Member',
};
const nameOf = (userId: string) => names[userId] ?? '';

describe('pages in one request', () => {
  it('the home page of an engineer on call', async () => {
    const { data, posts } = await runPage('on-call-home');

    const { query } = OPEN_ALERTS;
    const { results } = await admin.call(alert.list, { query: { ...query, page: { limit: 10 } } });
    expect(data.alerts.nodes.map(({ title }: { title: string }) => title)).toEqual(results.map(({ title }) => title));
    for (const { project, webhook, escalationPolicy } of data.alerts.nodes) {
      expect(webhook.name).toBe(`${project.name}: Alertmanager`);
      expect(escalationPolicy.name).toMatch(/: on call$/);
    }
    const named: { assignee: { name: string } | null }[] = data.alerts.nodes;
    expect(named.map(({ assignee }) => assignee?.name ?? '')).toEqual(results.map(({ assignee }) => nameOf(assignee)));
    expect(data.alertServices.nodes).toMatchObject([
      { name: 'Checkout and payments' },
      { name: 'Data platform' },
      { name: 'Storefront and discovery' },
    ]);
    const open = await admin.call(alert.list, OPEN_ALERTS);
    for (const { name, alertCounts } of data.alertServices.nodes) {
      const { results: services } = await admin.call(service.list, { name });
      const projectIds = services.flatMap(({ tags }) => tags.projects as string[]);
      const own = open.results.filter(({ project_id }) => projectIds.includes(project_id));
      const countOf = (member: 'state' | 'urgency', value: string) => own.filter((one) => one[member] === value).length;
      expect(alertCounts.total).toBe(own.length);
      for (const { state, count } of alertCounts.byState) expect(count, state).toBe(countOf('state', state));
      for (const { urgency, count } of alertCounts.byUrgency) expect(count, urgency).toBe(countOf('urgency', urgency));
    }
    expect(posts).toEqual([
      'alert-manager escalation-policy/list',
      'alert-manager service/list',
      'identity project/list',
      'identity user/list',
      'monitoring alert/list',
      'monitoring alert/stat',
      'monitoring webhook/list',
    ]);
  });

  it('the page of a project', async () => {
    const { data, posts } = await runPage('project-page', {
      project: 'project-payments',
      firstDay: dayAt(-13),
      nextDay: dayAt(1),
      firstMonth: monthAt(-11),
      lastMonth: monthAt(0),
    });

    const { alertCounts, alertHistogram, budgets, costSeries, ...rest } = data.project;
    expect(rest).toMatchObject({
      name: 'Payments',
      projectGroup: { name: 'Commerce' },
      users: [{ name: 'Olga Owner' }],
    });
    expect(rest.dashboards.nodes.length).toBeGreaterThan(0);
    const { total_count } = await admin.call(alert.list, { project_id: 'project-payments' });
    expect(alertCounts.total).toBe(total_count);
    expect(alertHistogram).toHaveLength(14);
    const opened: number[] = alertHistogram.map(({ opened }: { opened: number }) => opened);
    const firstDay = `${dayAt(-13)}T00:00:00.000Z`;
    const recent = await admin.call(alert.list, {
      project_id: 'project-payments',
      query: { filter: [{ k: 'created_at', v: firstDay, o: 'datetime_gte' }] },
    });
    expect(opened.reduce((sum, count) => sum + count)).toBe(recent.total_count);
    expect(recent.total_count).toBeGreaterThan(0);
    const payments = [{ k: 'project_id', v: 'project-payments', o: 'eq' }];
    const costs = await costsBy('product', monthAt(-11), payments);
    expect(costSeries.total).toBeCloseTo(sumTotals(costs), 2);
    expect(costSeries.groups.map(({ values }: { values: { id: string }[] }) => values[0]?.id)).toEqual(
      costs.slice(0, 5).map(({ id }) => id),
    );
    expect(costSeries.others.total).toBeCloseTo(sumTotals(costs.slice(5)), 2);
    for (const { points } of costSeries.groups) expect(points).toHaveLength(12);
    expect(budgets.nodes.length).toBeGreaterThan(0);
    for (const { limit, spent, remaining } of budgets.nodes) {
      expect(limit).toBeGreaterThan(0);
      expect(spent).toBeGreaterThan(0);
      expect(remaining).not.toBeNull();
    }
    expect(posts).toEqual([
      'cost-analysis budget-usage/analyze',
      'cost-analysis budget/list',
      'cost-analysis cost-report-data/analyze',
      'dashboard project-dashboard/list',
      'identity project-group/list',
      'identity project/list',
      'identity user/list',
      'monitoring alert/stat',
      'monitoring alert/stat',
      'monitoring alert/stat',
    ]);
  });

  it('where alerts come from', async () => {
    const { data, posts } = await runPage('alert-trends');

    const { total, points, groups, others } = data.alertCounts;
    expect(points).toHaveLength(30);
    expect(groups).toHaveLength(5);
    const counted = [...groups, others].reduce((sum: number, one: { total: number }) => sum + one.total, 0);
    expect(counted).toBe(total);
    const { total_count } = await admin.call(alert.list, {
      query: { filter: [{ k: 'created_at', v: points[0].start, o: 'datetime_gte' }], count_only: true },
    });
    expect(total).toBe(total_count);
    for (const { values } of groups)
      expect(values).toEqual([
        { dimension: 'PROJECT', id: expect.stringMatching(/^project-/), name: expect.stringMatching(/^[A-Z]/) },
        { dimension: 'STATE', id: values[1].name, name: values[1].name },
      ]);
    expect(posts).toEqual(['identity project/list', 'monitoring alert/stat']);
  });

  it('a month of cost', async () => {
    const { data, posts } = await runPage('finops-month', { month: monthAt(0) });

    const [byWorkspace, byProject] = await Promise.all(
      ['workspace_id', 'project_id'].map((group) => costsBy(group, monthAt(0))),
    );
    const totalOf = (id: string) => byWorkspace?.find((row) => row.id === id)?.total ?? 0;
    expect(data.workspaces.nodes.map(({ name }: { name: string }) => name)).toEqual([
      'Data and analytics',
      'Retail platform',
    ]);
    const [analytics, retail] = data.workspaces.nodes;
    expect(analytics.costSeries.total).toBeCloseTo(totalOf('workspace-data'), 2);
    expect(retail.costSeries.total).toBeCloseTo(totalOf('workspace-retail'), 2);
    for (const { costSeries } of data.workspaces.nodes)
      expect(sumTotals(costSeries.groups)).toBeCloseTo(costSeries.total, 2);
    expect(data.costSeries.groups.map(({ values }: { values: { id: string }[] }) => values[0]?.id)).toEqual(
      byProject?.slice(0, 10).map(({ id }) => id),
    );
    expect(data.costSeries.groups[0].values[0].name).toEqual(expect.stringMatching(/^[A-Z]/));
    expect(data.costSeries.others.total).toBeCloseTo(sumTotals(byProject?.slice(10) ?? []), 2);
    const used: { name: string; spent: number; remaining: number }[] = data.budgets.nodes;
    const above = used.filter(({ spent, remaining }) => spent > 0.8 * (spent + remaining)).map(({ name }) => name);
    expect(above).toContain('Order management rollout');
    expect(above).toContain('Reporting rollout');
    expect(above).not.toContain('Everything on AWS');
    expect(posts).toEqual([
      'cost-analysis budget-usage/analyze',
      'cost-analysis budget/list',
      'cost-analysis cost-report-data/analyze',
      'cost-analysis cost-report-data/analyze',
      'identity workspace/list',
    ]);
  });

  it('the page of an administrator', async () => {
    const { data, posts } = await runPage('administration');

    expect(data.workspaces.nodes).toEqual([
      { name: 'Data and analytics', state: 'ENABLED', userCount: 0 },
      { name: 'Retail platform', state: 'ENABLED', userCount: 2 },
    ]);
    const binding = (role: string, workspace: string | null) => ({
      role: { name: role },
      workspace: workspace && { name: workspace },
    });
    expect(data.users.nodes).toEqual([
      { name: 'Ada Admin', state: 'ENABLED', roleBindings: [binding('Domain Admin', null)] },
      { name: 'Miro Member', state: 'ENABLED', roleBindings: [binding('Workspace Member', 'Retail platform')] },
      { name: 'Olga Owner', state: 'ENABLED', roleBindings: [binding('Workspace Owner', 'Retail platform')] },
    ]);
    expect(data.apps.nodes).toContainEqual({
      name: 'Monthly cost report',
      state: 'ENABLED',
      role: { name: 'Report reader' },
    });
    expect(data.agents.nodes).toEqual([{ state: 'ENABLED', serviceAccount: { name: 'retail-production cluster' } }]);
    expect(data.trustedSecrets.nodes).toEqual([
      { name: 'AWS organisation, read only', provider: 'aws', trustedAccount: { name: 'AWS organisation' } },
      {
        name: 'Google Cloud billing export',
        provider: 'google_cloud',
        trustedAccount: { name: 'Google Cloud billing' },
      },
    ]);
    // Roles of apps and roles of users are fetched one after the other; the second fetch has only those that the first
    // lacks.
    expect(posts).toEqual(
      [
        'identity agent/list',
        'identity app/list',
        'identity role-binding/list',
        'identity role/get',
        'identity role/list',
        'identity service-account/list',
        'identity trusted-account/list',
        'identity user/list',
        'identity workspace/list',
        'secret trusted-secret/list',
      ].toSorted(),
    );
  });

  it('the audit of a webhook', async () => {
    const { results } = await admin.call(webhook.list, { domain_id: DEMO_DOMAIN, name: 'Checkout: backup jobs' });
    const { webhook_id = '' } = results[0] ?? {};
    const { data, posts } = await runPage('webhook-audit', { webhook: webhook_id, weekAgo: dayAt(-7) });

    const { alertCounts, alerts, ...rest } = data.webhook;
    expect(rest).toEqual({
      name: 'Checkout: backup jobs',
      state: 'ENABLED',
      service: { name: 'Checkout and payments' },
      project: { name: 'Checkout' },
    });
    const query = { filter: [{ k: 'created_at', v: `${dayAt(-7)}T00:00:00.000Z`, o: 'datetime_gte' as const }] };
    const own = await admin.call(alert.list, { webhook_id, query });
    expect(alertCounts.total).toBe(own.total_count);
    for (const { severity, count } of alertCounts.bySeverity)
      expect(count).toBe(own.results.filter((one) => one.severity === severity).length);
    expect(own.results.map(({ state }) => state)).toEqual(alerts.nodes.map(() => 'ERROR'));
    expect(alerts.totalCount).toBe(own.total_count);
    expect(alerts.totalCount).toBeGreaterThan(0);
    for (const { title, description } of alerts.nodes) expect(`${title}${description}`).not.toBe('');
    expect(posts).toEqual([
      'alert-manager service/list',
      'identity project/list',
      'monitoring alert/list',
      'monitoring alert/stat',
      'monitoring webhook/get',
    ]);
  });
});

describe('commands of the documents, against the demo', () => {
  const password = { SKEIN_PASSWORD: DEMO_PASSWORD };

  /** Runs commands of a document as they stand, with this gateway and without npx. */
  const shell = async (text: string, env: Record<string, string>) => {
    const command = text
      .replaceAll('npx skein', `"${process.execPath}" cli/skein.js`)
      .replaceAll(/http:..127.0.0.1:4000/g, gatewayUrl);
    const settings = { PATH: process.env.PATH, SKEIN_URL: `${gatewayUrl}/graphql`, ...env };
    return promisify(execFile)('bash', ['-ec', command], { env: settings });
  };

  it('README.md: sign-in and query from a terminal', async () => {
    const [, commands] = readCodeBlocks('README.md').filter(({ language }) => language === 'sh');
    const { stdout, stderr } = await shell(commands?.text ?? '', password);

    const { data } = JSON.parse(stdout);
    expect(data.me).toEqual({ roleType: 'DOMAIN_ADMIN' });
    expect(data.alerts.nodes).toHaveLength(3);
    expect(stderr).toContain('monitoring.alert.list');
  });

  it('README.md and docs/tour.md: three POSTs for a query across areas', async () => {
    for (const file of ['README.md', 'docs/tour.md']) {
      relay.posts();
      const { data, errors } = await ask(findCodeBlock(file, 'graphql'));

      expect(errors).toBeUndefined();
      expect(data.alerts.nodes).toHaveLength(20);
      // The newest alerts of the demo may be from one webhook, which is read by `get`.
      expect(
        relay.posts().map(({ path }) => path),
        file,
      ).toEqual([
        '/monitoring/v1/alert/list',
        expect.stringMatching(/^\/monitoring\/v1\/webhook\/(list|get)$/),
        '/dashboard/v1/project-dashboard/list',
      ]);
    }
  });

  it('docs/operations.md: an explanation of a query', async () => {
    const TOKEN = await fetchAccessToken(gatewayUrl, DEMO_DOMAIN, admin.userId, DEMO_PASSWORD);
    const command = readCodeBlocks('docs/operations.md').find(({ text }) => text.includes('x-explain'));
    const { stdout } = await shell(command?.text ?? '', { TOKEN });

    expect(JSON.parse(stdout).extensions.explain.posts).toMatchObject([
      { operation: 'monitoring.alert.list' },
      { operation: expect.stringMatching(/^monitoring\.webhook\.(list|get)$/) },
    ]);
  });
});

/** Paths of an answer that are null, or an empty list, in every record. Without the errors of users, which are empty. */
const emptyPlaces = (data: unknown): string[] => {
  const filled = new Map<string, boolean>();
  const visit = (value: unknown, path: string): void => {
    const members = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
    const isFilled = value !== null && (!Array.isArray(value) || value.length > 0);
    filled.set(path, isFilled || filled.get(path) === true);
    if (Array.isArray(value)) for (const item of value) visit(item, path);
    for (const [name, member] of members) visit(member, `${path}.${name}`);
  };
  visit(data, 'data');
  return [...filled].filter(([path, isFilled]) => !isFilled && !path.endsWith('.userErrors')).map(([path]) => path);
};

describe('the examples of the explorer', () => {
  const examples = tasks.flatMap(({ title, examples }) => examples.map(({ name }) => ({ task: title, name })));
  const variablesIn = (document: string) => [...document.matchAll(/\$(\w+):/g)].map(([, variable = '']) => variable);
  const askData = async <Data extends object>(query: string) => (await ask(query)).data as Data;

  /** Pages whose comment counts the least number of POSTs. */
  const measured = examples.flatMap(({ name }) => {
    const least = /^# (\d+) POSTs?: /m.exec(readExample(name))?.[1];
    return least === undefined ? [] : { name, least: Number(least) };
  });

  const isSubscription = ({ name }: { name: string }) => /^subscription /m.test(readExample(name));

  it.each(examples.filter(isSubscription))(
    '$task: $name has an event, with a value in every place',
    async ({ name }) => {
      using events = await openEventReader(gatewayUrl, readExample(name), { token });
      const { results } = await admin.call(alert.list, { state: 'TRIGGERED' });
      const [{ alert_id = '' } = {}] = results.filter(({ project_id }) => project_id);
      await admin.call(alert.update, { alert_id, state: 'ACKNOWLEDGED' });
      const [event] = await events.next();

      expect(event?.errors).toBeUndefined();
      expect(emptyPlaces(event?.data)).toEqual([]);
    },
  );

  it.each(examples.filter((example) => !isSubscription(example)))(
    '$task: $name answers without errors, and has a value in every place',
    async ({ name }) => {
      const document = readExample(name);
      const { data, errors = [] } = await ask(document, await fillVariables(variablesIn(document), NOW, askData));

      expect(errors.map(({ message }) => message)).toEqual([]);
      expect(emptyPlaces(data)).toEqual([]);
    },
  );

  it.each(measured)(
    '$name takes at most 1.1 times the $least POSTs that its comment counts',
    async ({ name, least }) => {
      const variables = await fillVariables(variablesIn(readExample(name)), NOW, askData);

      expect((await runPage(name, variables)).posts.length).toBeLessThanOrEqual(1.1 * least);
    },
  );

  it.each(examples.filter(({ name }) => /^query /m.test(readExample(name))))(
    '$task: $name costs at most what is predicted',
    async ({ name }) => {
      const query = readExample(name);
      const body = JSON.stringify({ query, variables: await fillVariables(variablesIn(query), NOW, askData) });
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-explain': '1' };
      const answer = await fetch(`${gatewayUrl}/graphql`, { method: 'POST', headers, body });
      const { cost } = JSON.parse(await answer.text()).extensions.explain;

      expect(cost.actual).toBeLessThanOrEqual(cost.predicted);
    },
  );
});
