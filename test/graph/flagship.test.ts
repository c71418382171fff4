import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { budget } from '../../contract/cost-analysis/budget.ts';
import { projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { createApiClient } from '../service/testDomain.ts';
import { createTestGraph, type TestGraph } from './testGraph.ts';

const ACROSS_AREAS = `{ alerts(first: 20) { nodes { title state webhook { name project {
  id dashboards(first: 3) { nodes { name } } } } } } }`;

const BUDGETS_AT_RISK = `{ budgets(first: 10) { nodes { name limit project { id
  dashboards(first: 5) { nodes { name } }
  alerts(first: 5, filter: {state: {eq: TRIGGERED}}) { totalCount nodes { title } } } } } }`;

const alertmanagerPayload = async () => await readFile(new URL('alertmanager.json', import.meta.url), 'utf8');

/** Creates a webhook, two dashboards and a budget for each project. */
const seed = async ({ admin, domainId, projects, dataSourceId }: TestGraph) => {
  const hooks = [];
  for (const project_id of projects) {
    for (const name of ['Overview', 'Costs']) {
      await admin.call(projectDashboard.create, {
        project_id,
        name,
        viewers: 'PUBLIC',
        domain_id: domainId,
        layouts: [],
      });
    }
    await admin.call(budget.create, {
      name: `Budget of ${project_id}`,
      data_source_id: dataSourceId,
      time_unit: 'MONTHLY',
      start: '2026-01',
      end: '2026-12',
      resource_group: 'PROJECT',
      limit: 1200,
      project_id,
    });
    hooks.push(
      await admin.call(webhook.create, {
        name: `Prometheus of ${project_id}`,
        plugin_info: { plugin_id: 'plugin-prometheus-mon-webhook' },
        project_id,
        domain_id: domainId,
      }),
    );
  }
  return hooks;
};

const post = (url: string, body: string) => createApiClient('').post(url, body);

describe('a query across areas', () => {
  it('answers alerts, their webhooks, projects and dashboards with three POSTs', async () => {
    const graph = await createTestGraph();
    const hooks = await seed(graph);
    const payload = await alertmanagerPayload();
    for (const { webhook_url } of hooks) await post(webhook_url, payload);

    const { data, errors } = await graph.asAdmin(ACROSS_AREAS);

    expect(errors).toBeUndefined();
    expect(graph.posts()).toEqual([
      '/dashboard/v1/project-dashboard/list',
      '/monitoring/v1/alert/list',
      '/monitoring/v1/webhook/list',
    ]);
    expect(data.alerts.nodes).toHaveLength(8);
    for (const {
      state,
      webhook: { name, project },
    } of data.alerts.nodes) {
      expect(state).toBe('TRIGGERED');
      expect(name).toBe(`Prometheus of ${project.id}`);
      expect(project.dashboards.nodes).toEqual([{ name: 'Costs' }, { name: 'Overview' }]);
    }
  });

  it('answers budgets, their projects, and those projects’ dashboards and open alerts with three POSTs', async () => {
    const graph = await createTestGraph();
    const hooks = await seed(graph);
    await post(hooks[0]?.webhook_url ?? '', await alertmanagerPayload());

    const { data, errors } = await graph.asAdmin(BUDGETS_AT_RISK);

    expect(errors).toBeUndefined();
    expect(graph.posts()).toEqual([
      '/cost-analysis/v1/budget/list',
      '/dashboard/v1/project-dashboard/list',
      '/monitoring/v1/alert/list',
    ]);
    expect(data.budgets.nodes).toHaveLength(4);
    const [first, second] = data.budgets.nodes;
    expect(first.project.alerts.totalCount).toBe(2);
    expect(first.project.alerts.nodes).toHaveLength(2);
    expect(second.project.alerts).toEqual({ totalCount: 0, nodes: [] });
    expect(second.project.dashboards.nodes).toEqual([{ name: 'Costs' }, { name: 'Overview' }]);
  });
});

describe('an alert from Alertmanager', () => {
  it('is listed at once, and is acknowledged and resolved through the graph', async () => {
    const graph = await createTestGraph();
    const [hook] = await seed(graph);
    await post(hook?.webhook_url ?? '', await alertmanagerPayload());
    const states = async () =>
      (await graph.asOwner('{ alerts(first: 20) { nodes { id title state acknowledgedAt responder { id } } } }')).data
        .alerts.nodes;
    const [{ id }] = await states();

    await graph.asOwner(
      'mutation ($id: ID!) { alertAcknowledge(input: {id: $id}) { alert { state } userErrors { code } } }',
      { id },
    );
    expect((await states()).find((alert: { id: string }) => alert.id === id)).toMatchObject({
      state: 'ACKNOWLEDGED',
      acknowledgedAt: expect.stringMatching(/Z$/),
      responder: { id: 'owner@test' },
    });

    const { data } = await graph.asOwner(
      'mutation ($id: ID!) { alertResolve(input: {id: $id}) { alert { state resolvedAt } userErrors { code } } }',
      { id },
    );
    expect(data.alertResolve).toEqual({ alert: { state: 'RESOLVED', resolvedAt: expect.any(String) }, userErrors: [] });
  });
});
