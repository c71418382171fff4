/** What the graph answers before the real services of the API. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSeededGraph } from '../graph/seededGraph.ts';
import type { SendQuery, TestGraph } from '../graph/testGraph.ts';
import { startGraphOverRealServices } from './realServicesGraph.ts';

type RealServicesGraph = Awaited<ReturnType<typeof startGraphOverRealServices>>;

let graph: TestGraph;
beforeAll(async () => {
  graph = await createSeededGraph();
});

const running: RealServicesGraph[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const one of running.splice(0)) await one[Symbol.asyncDispose]();
});

/** A new gateway, which knows nothing of the deployment, and a caller. */
const startAs = async (userId: string): Promise<RealServicesGraph & { readonly ask: SendQuery }> => {
  const before = await startGraphOverRealServices(graph);
  running.push(before);
  return { ...before, ask: await before.askAs(userId) };
};

describe('the graph before the real services', () => {
  it.each(['plugins', 'metrics'])('%s, whose lists have no count, are those of our own service', async (field) => {
    const { ask } = await startAs(graph.users.admin);
    const query = `{ ${field}(first: 5) { totalCount pageInfo { hasNextPage } nodes { id name } } all: ${field} { totalCount } }`;

    const answer = await ask(query);

    expect(answer).toEqual(await graph.asAdmin(query));
    expect(answer.data[field].nodes.length).toBeGreaterThan(0);
  });

  it('members that their lists cannot select are null, and are asked for once', async () => {
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

  it('a field that cannot be null says which member is lacking, whether it has a resolver or not', async () => {
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

  it.each([
    { query: '{ budgets(filter: { dataSourceId: { eq: "x" } }) { nodes { id } } }', member: 'data_source_id' },
    { query: '{ budgets(filter: { dataSourceId: { eq: "x" } }) { totalCount } }', member: 'data_source_id' },
    {
      query:
        '{ budgets(filter: { or: [{ dataSourceId: { eq: "x" } }, { name: { eq: "x" } }] }) { nodes { dataSource { id } } } }',
      member: 'data_source_id',
    },
    { query: '{ repositories(filter: { name: { eq: "x" } }) { nodes { id } } }', member: 'query' },
    { query: '{ repositories(keyword: "x") { nodes { id } } }', member: 'query' },
    { query: '{ repositories(orderBy: [{ field: NAME }]) { nodes { id } } }', member: 'query' },
  ])('what needs a member that they lack is NOT_IMPLEMENTED, asked once: $query', async ({ query, member }) => {
    const { ask, logs, posts } = await startAs(graph.users.admin);

    const [first, again] = [await ask(query), await ask(query)];

    const field = member === 'query' ? 'repositories' : 'budgets';
    for (const { data, errors } of [first, again]) {
      expect(data).toEqual({ [field]: null });
      expect(errors).toMatchObject([
        { message: `The service does not offer this. (member = ${member})`, path: [field] },
      ]);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_IMPLEMENTED', member });
    }
    expect(posts()).toHaveLength(1);
    expect(logs.filter(({ level }) => Number(level) > 30)).toMatchObject([
      { member, msg: expect.stringContaining('the deployment lacks a member') },
    ]);
  });

  it('other queries of such a list are answered', async () => {
    const { ask } = await startAs(graph.users.admin);
    await ask('{ budgets(filter: { dataSourceId: { eq: "x" } }) { nodes { dataSource { id } } } }');
    await ask('{ repositories(keyword: "x") { nodes { id } } }');

    const { data, errors } = await ask(
      '{ budgets(filter: { currency: { eq: "USD" } }) { nodes { name dataSource { id } } } repositories { nodes { id name } } }',
    );

    expect(errors).toBeUndefined();
    expect(data.budgets.nodes.length).toBeGreaterThan(0);
    for (const { dataSource } of data.budgets.nodes) expect(dataSource).toBeNull();
    expect(data.repositories).toEqual(
      (await graph.asAdmin('{ repositories { nodes { id name } } }')).data.repositories,
    );
  });

  it('a condition on a list of names is an error, although the whole list is optional', async () => {
    const { ask, services } = await startAs(graph.users.admin);
    services.deployment = { ...services.deployment, lacksColumns: { 'identity.project': ['project_type'] } };
    const projects = (filter: string) => `{ workspaces { nodes { id projects${filter} { nodes { id } } } } }`;

    const { errors } = await ask(projects('(filter: { projectType: { eq: PRIVATE } })'));
    const other = await ask(projects(''));

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_IMPLEMENTED', member: 'project_type' });
    expect(other.errors).toBeUndefined();
    expect(other.data).toEqual((await graph.asAdmin(projects(''))).data);
  });

  it('an order by a member that is known to be lacking is NOT_IMPLEMENTED, since they ignore it', async () => {
    const { ask, posts } = await startAs(graph.users.admin);
    await ask('{ budgets { nodes { dataSource { id } } } }');
    posts();

    const { errors } = await ask('{ budgets(orderBy: [{ field: DATA_SOURCE_ID }]) { nodes { id } } }');

    expect(errors).toMatchObject([{ extensions: { code: 'NOT_IMPLEMENTED', member: 'data_source_id' } }]);
    expect(posts()).toEqual([]);
  });

  it('a write with a member that its request lacks changes nothing, and is sent once', async () => {
    const { ask, services, posts } = await startAs(graph.users.admin);
    const lacksRequestMembers = { 'cost_analysis.budget.create': ['provider_filter'] };
    services.deployment = { ...services.deployment, lacksRequestMembers };
    const create = `mutation ($input: BudgetCreateInput!) { budgetCreate(input: $input) { budget { name } userErrors { message } } }`;
    const input = {
      ...{ name: `Budget ${randomUUID()}`, dataSourceId: graph.dataSourceId, timeUnit: 'TOTAL', limit: 10 },
      ...{ start: '2033-01', end: '2033-03', resourceGroup: 'WORKSPACE', workspaceId: graph.workspaces[1] },
      providerFilter: { state: 'ENABLED', providers: ['aws'] },
    };

    const answers = [await ask(create, { input }), await ask(create, { input })];

    for (const { data, errors } of answers) {
      expect(data).toEqual({ budgetCreate: null });
      expect(errors).toMatchObject([{ extensions: { code: 'NOT_IMPLEMENTED', member: 'provider_filter' } }]);
    }
    expect(posts()).toEqual(['/cost-analysis/budget/create']);
  });

  it('a deployment that lacks nothing gets no more POSTs', async () => {
    const { ask, services, posts } = await startAs(graph.users.admin);
    services.deployment = { ...services.deployment, lacksColumns: {}, lacksRequestMembers: {} };

    await ask('{ budgets { nodes { name dataSource { id } } } agents { nodes { id state } } }');

    expect(posts()).toHaveLength(2);
  });

  it('a member is asked for again after five minutes', async () => {
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

  it('requests of webhooks without domain_id are carried out, reads and writes', async () => {
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
    ]);
    expect(refused).toMatchObject({
      data: { webhooks: null },
      errors: [{ extensions: { code: 'NOT_IMPLEMENTED', member: 'domain_id' } }],
    });
    expect(logs.filter(({ member }) => member === 'domain_id').map(({ operation }) => operation)).toEqual([
      'monitoring.webhook.list',
      'monitoring.webhook.update',
    ]);
  });

  it('a budget is created without data_source_id where the deployment has none', async () => {
    const { ask, services, posts } = await startAs(graph.users.admin);
    const create = `mutation ($input: BudgetCreateInput!) { budgetCreate(input: $input) { budget { name } userErrors { message } } }`;
    const name = `Budget ${randomUUID()}`;
    const { dataSourceId, workspaces } = graph;
    const knows = { 'cost_analysis.budget.create': { data_source_id: dataSourceId } };
    services.deployment = { ...services.deployment, knows };
    const input = {
      ...{ name, dataSourceId, timeUnit: 'TOTAL', start: '2031-01', end: '2031-03', limit: 10 },
      ...{ resourceGroup: 'WORKSPACE', workspaceId: workspaces[1], currency: 'USD' },
    };

    const { data, errors } = await ask(create, { input });

    expect(errors).toBeUndefined();
    expect(data.budgetCreate).toEqual({ budget: { name }, userErrors: [] });
    expect(posts()).toEqual(['/cost-analysis/budget/create', '/cost-analysis/budget/create']);
  });

  it('a budget is created with the currency that they require, and refused by its name without one', async () => {
    const { ask, services } = await startAs(graph.users.admin);
    const knows = { 'cost_analysis.budget.create': { data_source_id: graph.dataSourceId } };
    services.deployment = { ...services.deployment, knows };
    const create = `mutation ($input: BudgetCreateInput!) { budgetCreate(input: $input) {
      budget { name currency } userErrors { code message path }
    } }`;
    const input = {
      ...{ name: `Budget ${randomUUID()}`, dataSourceId: graph.dataSourceId, timeUnit: 'TOTAL', limit: 10 },
      ...{ start: '2035-01', end: '2035-03', resourceGroup: 'WORKSPACE', workspaceId: graph.workspaces[1] },
    };

    const without = await ask(create, { input });
    const { data } = await ask(create, { input: { ...input, currency: 'USD' } });

    expect(without.data.budgetCreate).toMatchObject({
      budget: null,
      userErrors: [{ code: 'BAD_USER_INPUT', path: ['currency'] }],
    });
    expect(data.budgetCreate).toEqual({ budget: { name: input.name, currency: 'USD' }, userErrors: [] });
  });

  it('an owner reads the name of a workspace, which get_workspaces has, with one POST more', async () => {
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
  ])('an analysis without fields sums each currency, as our own service does: %s', async (query) => {
    const { ask, posts } = await startAs(graph.users.admin);
    const expected = await graph.asAdmin(query);

    const answer = await ask(query);

    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual(expected.data);
    expect(posts().length).toBeLessThanOrEqual(3);
  });
});
