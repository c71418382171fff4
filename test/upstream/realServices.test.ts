/** What the graph answers before the real services of the API. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seededGraph } from '../graph/seededGraph.ts';
import type { SendQuery, TestGraph } from '../graph/stack.ts';
import { startBeforeRealServices } from './realServicesGraph.ts';

type Before = Awaited<ReturnType<typeof startBeforeRealServices>>;

let graph: TestGraph;
beforeAll(async () => {
  graph = await seededGraph();
});

const running: Before[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const one of running.splice(0)) await one[Symbol.asyncDispose]();
});

/** A new gateway, which knows nothing of the deployment, and a caller. */
const startAs = async (userId: string): Promise<Before & { readonly ask: SendQuery }> => {
  const before = await startBeforeRealServices(graph);
  running.push(before);
  return { ...before, ask: await before.askAs(userId) };
};

describe('the graph before the real services', () => {
  it.each(['plugins', 'metrics'])('D4: %s, whose lists have no count, are those of our own service', async (field) => {
    const { ask } = await startAs(graph.users.admin);
    const query = `{ ${field}(first: 5) { totalCount pageInfo { hasNextPage } nodes { id name } } all: ${field} { totalCount } }`;

    const answer = await ask(query);

    expect(answer).toEqual(await graph.asAdmin(query));
    expect(answer.data[field].nodes.length).toBeGreaterThan(0);
  });

  it('D2: members that their lists cannot select are null, and are asked for once', async () => {
    const { ask, logs, posts } = await startAs(graph.users.admin);
    const query = '{ budgets { nodes { name currency dataSource { id } } } agents { nodes { id clientId roleType } } }';
    const whole = await graph.asAdmin(query);

    const first = await ask(query);
    const firstPosts = posts();
    const again = await ask(query);

    expect(first.errors).toBeUndefined();
    expect(first.data.budgets.nodes.length).toBeGreaterThan(0);
    expect(first.data.agents.nodes.length).toBeGreaterThan(0);
    const without = (nodes: readonly object[], member: string) => nodes.map((node) => ({ ...node, [member]: null }));
    expect(first.data.budgets.nodes).toEqual(without(whole.data.budgets.nodes, 'dataSource'));
    expect(first.data.agents.nodes).toEqual(without(whole.data.agents.nodes, 'clientId'));
    expect(again).toEqual(first);
    expect(firstPosts.toSorted()).toEqual([
      ...['/cost-analysis/budget/list', '/cost-analysis/budget/list'],
      ...['/identity/agent/list', '/identity/agent/list'],
    ]);
    expect(posts().toSorted()).toEqual(['/cost-analysis/budget/list', '/identity/agent/list']);
    expect(
      logs
        .filter(({ level }) => Number(level) > 30)
        .toSorted((one, other) => (String(one.member) < String(other.member) ? -1 : 1)),
    ).toMatchObject([
      { operation: 'identity.agent.list', member: 'client_id', msg: expect.stringContaining('the deployment lacks') },
      { operation: 'cost_analysis.budget.list', member: 'data_source_id' },
    ]);
  });

  it('D2: a field that cannot be null says which member is lacking, whether it has a resolver or not', async () => {
    const { ask } = await startAs(graph.users.admin);

    const { data, errors = [] } = await ask(
      '{ agents { nodes { state } } budgets { nodes { name notifications { threshold } providerFilter { state } } } }',
    );

    expect(data).toEqual({ agents: null, budgets: null });
    expect(errors.find(({ path }) => path?.[0] === 'agents')).toMatchObject({
      message: 'The service does not offer this. (member = state)',
      path: ['agents', 'nodes', expect.any(Number), 'state'],
      extensions: { code: 'NOT_IMPLEMENTED', operation: 'identity.agent.list', member: 'state' },
    });
    expect(errors.find(({ path }) => path?.[0] === 'budgets')?.extensions).toMatchObject({
      code: 'NOT_IMPLEMENTED',
      member: expect.stringMatching(/^(notifications|provider_filter)$/),
    });
  });

  it('D2: a condition on such a member is refused as upstream refuses it, and is in the log', async () => {
    const { ask, logs, posts } = await startAs(graph.users.admin);

    const answers = [
      await ask('{ agents(filter: { clientId: { eq: "x" } }) { nodes { id clientId } } }'),
      await ask('{ agents { nodes { id clientId } } }'),
    ];

    expect(answers[0]).toMatchObject({
      data: { agents: null },
      errors: [{ message: expect.stringContaining('Cannot resolve field'), extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(answers[1]?.errors).toBeUndefined();
    expect(logs).toContainEqual(
      expect.objectContaining({
        operation: 'identity.agent.list',
        status: 500,
        cause: expect.stringContaining('Cannot resolve field'),
      }),
    );
    expect(posts()).toHaveLength(3);
  });

  it('D2: a deployment that lacks nothing gets no more POSTs', async () => {
    const { ask, services, posts } = await startAs(graph.users.admin);
    services.deployment = { ...services.deployment, lacksColumns: {}, lacksRequestMembers: {} };

    await ask('{ budgets { nodes { name dataSource { id } } } agents { nodes { id state } } }');

    expect(posts()).toHaveLength(2);
  });

  it('D2: a member is asked for again after five minutes', async () => {
    const { ask, services } = await startAs(graph.users.admin);
    const clientIds = async () => {
      const { data } = await ask('{ agents { nodes { clientId } } }');
      return data.agents.nodes.filter(({ clientId }: { clientId: string | null }) => clientId !== null).length;
    };
    expect(await clientIds()).toBe(0);
    services.deployment = { ...services.deployment, lacksColumns: {} };
    const startedAt = performance.now();
    const clock = vi.spyOn(performance, 'now');

    clock.mockImplementation(() => startedAt + 4.9 * 60_000);
    expect(await clientIds()).toBe(0);
    clock.mockImplementation(() => startedAt + 5.1 * 60_000);

    await expect.poll(clientIds).toBeGreaterThan(0);
  });

  it('D5: requests of webhooks without domain_id are carried out, reads and writes', async () => {
    const { ask, services, logs } = await startAs(graph.users.admin);
    const list = '{ webhooks { nodes { id name } } }';

    const listed = await ask(list);
    const { id, name } = listed.data.webhooks.nodes[0];
    const updated = await ask(
      'mutation ($id: ID!, $name: String) { webhookUpdate(input: { id: $id, name: $name }) { webhook { name } userErrors { message } } }',
      { id, name },
    );
    const refused = await ask('{ webhooks(domainId: "domain-other") { nodes { id } } }');

    expect(listed).toEqual(await graph.asAdmin(list));
    expect(updated).toEqual({ data: { webhookUpdate: { webhook: { name }, userErrors: [] } } });
    expect(services.received.map(({ path, status }) => [path, status])).toEqual([
      ['/monitoring/webhook/list', 500],
      ['/monitoring/webhook/list', 200],
      ['/monitoring/webhook/update', 500],
      ['/monitoring/webhook/update', 200],
      ['/monitoring/webhook/list', 500],
    ]);
    expect(refused).toMatchObject({
      data: { webhooks: null },
      errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    });
    expect(logs.filter(({ member }) => member === 'domain_id').map(({ operation }) => operation)).toEqual([
      'monitoring.webhook.list',
      'monitoring.webhook.update',
    ]);
  });

  it('D5: a budget is created without data_source_id where the deployment has none', async () => {
    const { ask, services, posts } = await startAs(graph.users.admin);
    const create = `mutation ($input: BudgetCreateInput!) { budgetCreate(input: $input) { budget { name } userErrors { message } } }`;
    const name = `Budget ${randomUUID()}`;
    const { dataSourceId, workspaces } = graph;
    const knows = { 'cost_analysis.budget.create': { data_source_id: dataSourceId } };
    services.deployment = { ...services.deployment, knows };
    const input = {
      ...{ name, dataSourceId, timeUnit: 'TOTAL', start: '2031-01', end: '2031-03', limit: 10 },
      ...{ resourceGroup: 'WORKSPACE', workspaceId: workspaces[1] },
    };

    const { data, errors } = await ask(create, { input });

    expect(errors).toBeUndefined();
    expect(data.budgetCreate).toEqual({ budget: { name }, userErrors: [] });
    expect(posts()).toEqual(['/cost-analysis/budget/create', '/cost-analysis/budget/create']);
  });

  it('D8: an owner reads the name of a workspace, which get_workspaces has, with one POST more', async () => {
    const { domainId: domain_id, workspaces } = graph;
    await graph.put('workspaces', [{ workspace_id: workspaces[0], domain_id, name: 'Retail' }]);
    const { ask, posts } = await startAs(graph.users.owner);
    const query = `{ me { workspaces { workspace { id name } } } alerts { nodes { workspace { id name state userCount } } } apps { nodes { workspace { name } } } }`;

    const { data, errors } = await ask(query);

    expect(errors).toBeUndefined();
    const workspace = { id: workspaces[0], name: 'Retail' };
    expect(data.me.workspaces).toEqual([{ workspace }]);
    expect(data.alerts.nodes.length).toBeGreaterThan(0);
    for (const alert of data.alerts.nodes)
      expect(alert.workspace).toEqual({ ...workspace, state: 'ENABLED', userCount: null });
    expect(posts().filter((path) => /workspace/.test(path))).toEqual(['/identity/user-profile/get-workspaces']);
  });

  it.each([
    '{ costReportDataAnalysis }',
    '{ costReportDataAnalysis(granularity: MONTHLY, query: { groupBy: [{ field: "provider" }] }) }',
    '{ costReportDataAnalysis(granularity: MONTHLY, query: { groupBy: [{ field: "provider" }], fieldGroup: ["date"] }) }',
    '{ costReportDataAnalysis(filter: { provider: { eq: "none" } }) }',
  ])('D9: an analysis without fields sums each currency, as our own service does: %s', async (query) => {
    const { ask, posts } = await startAs(graph.users.admin);
    const expected = await graph.asAdmin(query);

    const answer = await ask(query);

    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual(expected.data);
    expect(posts().length).toBeLessThanOrEqual(3);
  });
});
