/** The tools that come with Skein (`app/facade/tasks.graphql`), on the demo domain. */
import type { Client } from '@modelcontextprotocol/client';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoService } from '../../app/demo/service.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../../app/demo/session.ts';
import { startFacade } from '../../app/facade/index.ts';
import { facadeConfig, serviceOptions } from '../facadeConfig.ts';
import { connectTools } from '../gateway/toolGateway.ts';
import { fetchAccessToken, makeSendQuery } from '../graph/testGraph.ts';

const NOW = new Date();
const monthAt = (months: number) =>
  new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() + months, 1)).toISOString().slice(0, 7);

let client: Client;
let posts = 0;
let alert: string;
const closed: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const logger = pino({ level: 'silent' });
  const running = await startDemoService({ ...serviceOptions(), logger }, { printLine: () => {} });
  const observe = () => {
    posts++;
  };
  const config = facadeConfig({ MCP_DOCUMENTS: 'tasks' });
  const gateway = await startFacade({ config, upstreamUrl: running.url, logger, observe });
  const token = await fetchAccessToken(gateway.url, DEMO_DOMAIN, 'admin@example.com', DEMO_PASSWORD);
  client = await connectTools(gateway.url, 'auto', { authorization: `Bearer ${token}` });
  const open = '{ alerts(first: 1, filter: { state: { eq: TRIGGERED } }) { nodes { id } } }';
  alert = (await makeSendQuery(gateway.url, token)(open)).data.alerts.nodes[0].id;
  closed.push(
    () => client.close(),
    gateway.close,
    () => running.close(),
  );
}, 180_000);
afterAll(async () => {
  for (const close of closed) await close();
});

/** Calls a tool, and returns its data and the number of POSTs that it took. */
const use = async (name: string, given: Record<string, unknown> = {}) => {
  posts = 0;
  const { structuredContent, isError } = await client.callTool({ name, arguments: given });
  expect({ isError, structuredContent }).toEqual({ isError: false, structuredContent: { data: expect.anything() } });
  // biome-ignore lint/suspicious/noExplicitAny: the tool determines the type
  return { posts, data: (structuredContent as { data: any }).data };
};

const MONTHS = { firstMonth: monthAt(-1), lastMonth: monthAt(0) };

describe('the twelve tools', () => {
  it('say what they do and cost, and which of them writes', async () => {
    const { tools } = await client.listTools();
    const twelve = tools.filter(({ name }) => !name.includes('_'));

    expect(twelve).toHaveLength(12);
    for (const { description, _meta } of twelve) {
      expect(description).toMatch(/\w{3,}/);
      expect(_meta?.['skein/cost']).toEqual(expect.any(Number));
    }
    const writing = twelve.filter(({ annotations }) => !annotations?.readOnlyHint);
    expect(writing.map(({ name }) => name)).toEqual(['AcknowledgeAlert']);
  });

  it('describe each argument', async () => {
    const { tools } = await client.listTools();

    for (const { name, inputSchema } of tools)
      for (const [argument, schema] of Object.entries(inputSchema.properties ?? {}))
        expect({ name, argument, schema }).toMatchObject({ schema: { description: expect.stringMatching(/.{10,}/) } });
  });

  it('find a project by its name', async () => {
    const { data } = await use('FindProjects', { words: 'payments' });
    expect(data.projects.nodes).toMatchObject([{ id: 'project-payments', name: 'Payments' }]);
  });

  it('list the urgent alerts and the services', async () => {
    const { data } = await use('WhatIsOnFire');
    expect(data.alertServices.nodes).toHaveLength(3);
    expect(data.alerts.nodes.length).toBeGreaterThan(5);
    for (const each of data.alerts.nodes) expect(each).toMatchObject({ urgency: 'HIGH', project: { name: /./ } });
  });

  it('list the urgent alerts and the services in a project, and who is on call', async () => {
    const { data } = await use('ProjectOnFire', { project: 'project-payments' });
    const [service] = data.project.alertServices.nodes;
    expect(data.project.alerts.totalCount).toBeGreaterThan(0);
    expect(service).toMatchObject({ name: 'Checkout and payments', members: { users: [{ name: 'Olga Owner' }] } });
    expect(service.escalationPolicies.nodes[0].rules).toMatchObject([{ escalateMinutes: 15 }, { escalateMinutes: 30 }]);
  });

  it('show an alert', async () => {
    const { data } = await use('AlertDetails', { alert });
    expect(data.alert).toMatchObject({ id: alert, state: 'TRIGGERED', project: { id: expect.any(String) } });
  });

  it('say who is on call', async () => {
    const { data } = await use('WhoIsOnCall');
    expect(data.alertServices.nodes.map(({ projects }: { projects: { nodes: [] } }) => projects.nodes.length)).toEqual([
      4, 4, 4,
    ]);
  });

  it('show which budgets break, and what their projects pay for, in few POSTs for all of them', async () => {
    const all = await use('BudgetsAtRisk', MONTHS);
    const few = await use('BudgetsAtRisk', { ...MONTHS, first: 3 });
    const broken = all.data.budgets.nodes.filter(({ remaining }: { remaining: number }) => remaining < 0);
    expect(broken.map(({ name }: { name: string }) => name)).toContain('Order management rollout');
    for (const { project } of broken) expect(project?.costSeries.groups.length).toBe(3);
    expect(all.posts).toBe(few.posts);
  });

  it('compare the cost of months', async () => {
    const { data } = await use('CostChanges', MONTHS);
    expect(data.byProvider.groups[0].points.map(({ period }: { period: string }) => period)).toEqual([
      MONTHS.firstMonth,
      MONTHS.lastMonth,
    ]);
    expect(data.byProject.groups).toHaveLength(10);
    for (const { total, change } of [data.byProvider, ...data.byProduct.groups])
      expect(change.difference).toBeCloseTo(total - change.previous, 2);
  });

  it('show the cost of a project', async () => {
    const { data } = await use('ProjectCost', { project: 'project-payments', ...MONTHS });
    expect(data.project).toMatchObject({ name: 'Payments', budgets: { nodes: [{ currency: 'USD' }] } });
    expect(data.project.costSeries.total).toBeGreaterThan(0);
  });

  it('show noisy webhooks', async () => {
    const { data } = await use('NoisyWebhooks', { since: `${monthAt(-1)}-01T00:00:00Z` });
    const totals = data.webhooks.nodes.map(({ alertCounts }: { alertCounts: { total: number } }) => alertCounts.total);
    expect(Math.max(...totals)).toBeGreaterThan(10);
  });

  it('show what is being maintained', async () => {
    const { data } = await use('MaintenanceNow');
    expect(data.maintenanceWindows.totalCount).toBeGreaterThan(0);
    expect(data.maintenanceWindows.nodes[0].projects.length).toBeGreaterThan(0);
  });

  it('show credentials that expire', async () => {
    const { data } = await use('ExpiringCredentials', { before: '2100-01-01T00:00:00Z' });
    expect(data.apps.totalCount + data.apiKeys.totalCount).toBeGreaterThan(0);
  });

  it('acknowledge an alert', async () => {
    const { data } = await use('AcknowledgeAlert', { alert });
    expect(data.alertAcknowledge).toMatchObject({ alert: { id: alert, state: 'ACKNOWLEDGED' }, userErrors: [] });
  });
});
