import { beforeEach, describe, expect, it } from 'vitest';
import { service } from '../../contract/alert-manager/service.ts';
import { budget } from '../../contract/cost-analysis/budget.ts';
import { projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { createTestGraph, type TestGraph, type TestGraphAnswer } from './testGraph.ts';

let graph: TestGraph;
beforeEach(async () => {
  graph = await createTestGraph();
  const { domainId: domain_id, workspaces } = graph;
  await graph.put('user_groups', [{ user_group_id: 'ug-1', name: 'On call', domain_id, workspace_id: workspaces[0] }]);
});

const userErrors = 'userErrors { code reason upstreamCode message path }';

/** User errors of a mutation, which the owner sends unless another user is given. */
const refusals = async (mutation: string, input: object, as = graph.asOwner): Promise<TestGraphAnswer['data'][]> => {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!`;
  const { data, errors } = await as(
    `mutation ($input: ${type}) { done: ${mutation}(input: $input) { ${userErrors} } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data.done.userErrors;
};

const serviceId = async () => {
  const made = { name: 'Escalating', service_key: 'escalating' };
  const { results } = await graph.owner.call(service.list, {});
  const known = results.find(({ name }) => name === made.name) ?? (await graph.owner.call(service.create, made));
  return known.service_id;
};

const plugin = { pluginId: 'plugin-alertmanager' };
const metricInput = {
  name: 'Cloud services',
  metricType: 'GAUGE',
  namespaceId: 'ns-1',
  resourceGroup: 'WORKSPACE',
  queryOptions: { fields: [{ name: 'value', operator: 'COUNT' }] },
};
const budgetInput = () => ({
  name: 'Year',
  limit: 100,
  dataSourceId: graph.dataSourceId,
  timeUnit: 'MONTHLY',
  start: '2026-01',
  end: '2026-12',
  resourceGroup: 'PROJECT',
  projectId: graph.projects[0],
});

describe('a value that must be unique', () => {
  it.each([
    {
      member: 'name',
      mutation: 'webhookCreate',
      input: () => ({ name: 'Twice', projectId: graph.projects[0], pluginInfo: plugin }),
      change: {},
    },
    {
      member: 'serviceKey',
      mutation: 'alertServiceCreate',
      input: () => ({ name: 'One', serviceKey: 'key-of-both' }),
      change: { name: 'Two' },
    },
    {
      member: 'name',
      mutation: 'alertServiceCreate',
      input: () => ({ name: 'Same', serviceKey: 'key-1' }),
      change: { serviceKey: 'key-2' },
    },
    {
      member: 'name',
      mutation: 'legacyAlertServiceCreate',
      input: () => ({ name: 'Older', serviceKey: 'key-3' }),
      change: { serviceKey: 'key-4' },
    },
    {
      member: 'id',
      mutation: 'metricCreate',
      input: () => ({ ...metricInput, id: `metric-${graph.domainId}` }),
      change: { name: 'Other' },
    },
    {
      member: 'name',
      mutation: 'projectDashboardCreate',
      input: () => ({ name: 'Board', projectId: graph.projects[0], layouts: [], viewers: 'PUBLIC', labels: ['a'] }),
      change: {},
    },
  ])('is an error at its member: $member of $mutation', async (row) => {
    const input = row.input();
    expect(await refusals(row.mutation, input)).toEqual([]);

    const [refusal] = await refusals(row.mutation, { ...input, ...row.change });

    expect(refusal).toMatchObject({ code: 'CONFLICT', path: [row.member] });
    expect(refusal.message).not.toMatch(/_/);
  });
});

describe('a reference to a record that is not visible to the caller', () => {
  it.each([
    {
      path: ['members', 'userIds', '1'],
      mutation: 'alertServiceCreate',
      input: () => ({
        name: 'S',
        serviceKey: 's',
        members: { userIds: [graph.users.owner, 'nobody'], userGroupIds: [] },
      }),
    },
    {
      path: ['members', 'userGroupIds', '0'],
      mutation: 'alertServiceCreate',
      input: () => ({ name: 'nobody', serviceKey: 'nobody', members: { userIds: [], userGroupIds: ['nobody'] } }),
    },
    {
      path: ['members', 'userGroupIds', '0'],
      mutation: 'legacyAlertServiceCreate',
      input: () => ({
        name: 'S',
        serviceKey: 's',
        members: { userIds: [graph.users.owner], userGroupIds: ['nobody'] },
      }),
    },
    { path: ['id'], mutation: 'alertResolve', input: () => ({ id: 'alert-nobody' }) },
    { path: ['alertId'], mutation: 'alertNoteCreate', input: () => ({ alertId: 'alert-nobody', note: 'n' }) },
    {
      path: ['projectIds', '0'],
      mutation: 'maintenanceWindowCreate',
      input: () => ({ title: 'Night', projectIds: ['nobody'], startTime: '2030-01-01', endTime: '2030-01-02' }),
    },
    {
      path: ['assigneeId'],
      mutation: 'alertCreate',
      input: () => ({ title: 'A', projectId: graph.projects[0], assigneeId: 'nobody' }),
    },
    {
      path: ['projectId'],
      mutation: 'webhookCreate',
      input: () => ({ name: 'w', projectId: 'nobody', pluginInfo: plugin }),
    },
    {
      path: ['pluginInfo', 'pluginId'],
      mutation: 'webhookCreate',
      input: () => ({ name: 'w', projectId: graph.projects[0], pluginInfo: { pluginId: '' } }),
    },
  ])('is an error at its path: $path of $mutation', async ({ path, mutation, input }) => {
    const [refusal] = await refusals(mutation, input());

    expect(refusal).toMatchObject({ code: 'NOT_FOUND', reason: 'NOT_FOUND', upstreamCode: 'ERROR_NOT_FOUND', path });
    expect(refusal.message).not.toMatch(/nobody|_/);
  });
});

describe('a member with an invalid value', () => {
  it.each([
    {
      path: ['queryOptions', 'fields', '0', 'path'],
      mutation: 'metricCreate',
      input: () => ({ ...metricInput, queryOptions: { fields: [{ name: 'value', operator: 'SUM' }] } }),
    },
    {
      path: ['queryOptions', 'orderBy', '0', 'name'],
      mutation: 'metricCreate',
      input: () => ({ ...metricInput, queryOptions: { ...metricInput.queryOptions, orderBy: [{ name: 'hunter2' }] } }),
    },
    {
      path: ['queryOptions', 'groupBy', '0', 'name'],
      mutation: 'metricCreate',
      input: () => ({ ...metricInput, queryOptions: { ...metricInput.queryOptions, groupBy: [{ path: '' }] } }),
    },
    {
      path: ['queryOptions', 'filter', 'value'],
      mutation: 'metricCreate',
      input: () => ({
        ...metricInput,
        queryOptions: { ...metricInput.queryOptions, filter: [{ path: 'name', operator: 'IN', value: 'hunter2' }] },
      }),
    },
    {
      path: ['name'],
      mutation: 'webhookCreate',
      input: () => ({ name: 'hunter2'.repeat(40), projectId: graph.projects[0], pluginInfo: plugin }),
    },
    {
      path: ['rules', '0', 'escalateMinutes'],
      mutation: 'escalationPolicyCreate',
      input: async () => ({
        name: 'e',
        serviceId: await serviceId(),
        rules: [{ channelIds: [], escalateMinutes: -1 }],
      }),
    },
    {
      path: ['repeat', 'count'],
      mutation: 'escalationPolicyCreate',
      input: async () => ({
        ...{ name: 'e', serviceId: await serviceId(), rules: [{ channelIds: [], escalateMinutes: 1 }] },
        repeat: { state: 'ENABLED', count: 1000 },
      }),
    },
    { path: ['projectId'], mutation: 'budgetCreate', input: () => ({ ...budgetInput(), projectId: undefined }) },
    { path: ['plannedLimits'], mutation: 'budgetCreate', input: () => ({ ...budgetInput(), limit: undefined }) },
    { path: ['start'], mutation: 'budgetCreate', input: () => ({ ...budgetInput(), start: '2024-05-01' }) },
    {
      path: ['notifications', '0', 'threshold'],
      mutation: 'budgetCreate',
      input: () => ({
        ...budgetInput(),
        notifications: [{ threshold: 101, unit: 'PERCENT', notificationType: 'WARNING' }],
      }),
    },
    {
      path: ['endTime'],
      mutation: 'maintenanceWindowCreate',
      input: () => ({ title: 'N', projectIds: [graph.projects[0]], startTime: '2030-01-02', endTime: '2030-01-01' }),
    },
    {
      path: ['schedule', 'cron'],
      mutation: 'costScheduleCreate',
      input: () => ({ dataSourceId: graph.dataSourceId, schedule: { cron: 'hunter2' } }),
    },
    {
      path: ['schedule'],
      mutation: 'costScheduleCreate',
      input: () => ({ dataSourceId: graph.dataSourceId, schedule: {} }),
    },
  ])('is an error at its path in the graph: $path of $mutation', async ({ path, mutation, input }) => {
    const [refusal] = await refusals(mutation, await input());

    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', path });
    expect(refusal.message).not.toMatch(/hunter2|_/);
  });
});

describe('an element of a list', () => {
  it.each([
    {
      path: ['members', 'userIds', '1'],
      message: 'It does not exist, or you may not see it. (members.userIds.1)',
      mutation: 'alertServiceCreate',
      input: () => ({
        name: 'S',
        serviceKey: 's',
        members: { userIds: [graph.users.owner, 'who@x', 'who@x'], userGroupIds: [] },
      }),
    },
    {
      path: ['members', 'userIds', '0'],
      message: 'It does not exist, or you may not see it. (members.userIds.0)',
      mutation: 'alertServiceChangeMembers',
      input: async () => ({ id: await serviceId(), members: { userIds: [' who@x '], userGroupIds: ['who@x'] } }),
    },
    {
      path: ['projectIds', '1'],
      message: 'It does not exist, or you may not see it. (projectIds.1)',
      mutation: 'maintenanceWindowCreate',
      input: () => ({
        title: 'Night',
        projectIds: [graph.projects[0], 'elsewhere'],
        startTime: '2030-01-01',
        endTime: '2030-01-02',
      }),
    },
    {
      path: ['tags', 'projects', '1'],
      message: 'It does not exist, or you may not see it. (tags.projects.1)',
      mutation: 'alertServiceCreate',
      input: () => ({ name: 'P', serviceKey: 'p', tags: { projects: [graph.projects[0], graph.projects[3]] } }),
    },
    {
      path: ['schedule', 'hours', '2'],
      message: 'Invalid parameter: expected a number from 0 to 23. (schedule.hours.2)',
      mutation: 'costScheduleCreate',
      input: () => ({ dataSourceId: graph.dataSourceId, schedule: { hours: [3, 4, 24] } }),
    },
    {
      path: ['plannedLimits', '1', 'date'],
      message: 'The date is outside the period, or a duplicate. (plannedLimits.1.date)',
      mutation: 'budgetCreate',
      input: () => ({
        ...budgetInput(),
        plannedLimits: [
          { date: '2026-01', limit: 1 },
          { date: '2027-01', limit: 1 },
        ],
      }),
    },
    {
      path: ['plannedLimits', '0', 'limit'],
      message: 'A limit must be 0 or more. (plannedLimits.0.limit)',
      mutation: 'budgetCreate',
      input: () => ({ ...budgetInput(), plannedLimits: [{ date: '2026-01', limit: -1 }] }),
    },
    {
      path: ['permissions', '1'],
      message: 'Invalid parameter: at most 255 characters. (permissions.1)',
      mutation: 'roleCreate',
      input: () => ({ name: 'R', roleType: 'WORKSPACE_MEMBER', permissions: ['a:B.read', 'x'.repeat(256)] }),
    },
    {
      path: ['pageAccess', '1'],
      message: 'Invalid parameter: expected a level of restricted, readonly, writable. (pageAccess.1)',
      mutation: 'roleCreate',
      input: () => ({ name: 'R', roleType: 'WORKSPACE_MEMBER', permissions: [], pageAccess: ['a', 'cost:all'] }),
    },
  ])('is found by its position: $path of $mutation', async ({ path, message, mutation, input }) => {
    const as = mutation.startsWith('role') ? graph.asAdmin : graph.asOwner;
    const [refusal] = await refusals(mutation, await input(), as);

    expect(refusal).toMatchObject({ path, message });
  });
});

describe('a rule of the service', () => {
  it.each([
    {
      code: 'ERROR_BUDGET_ALREADY_EXIST',
      mutation: 'budgetCreate',
      input: async () => {
        const { projects, dataSourceId: data_source_id } = graph;
        const made = { data_source_id, time_unit: 'MONTHLY', start: '2026-01', end: '2026-12', limit: 5 } as const;
        await graph.owner.call(budget.create, {
          ...made,
          name: 'b',
          resource_group: 'PROJECT',
          project_id: projects[0],
        });
        return budgetInput();
      },
    },
    {
      code: 'ERROR_CLOSED_MAINTENANCE_WINDOW',
      mutation: 'maintenanceWindowUpdate',
      input: async () => {
        const domain_id = graph.domainId;
        const { maintenance_window_id } = await graph.owner.call(maintenanceWindow.create, {
          title: 'Night',
          projects: [graph.projects[0]],
          start_time: '2030-01-01',
          end_time: '2030-01-02',
          domain_id,
        });
        await graph.owner.call(maintenanceWindow.close, { maintenance_window_id, domain_id });
        return { id: maintenance_window_id, title: 'Later' };
      },
    },
    {
      code: 'ERROR_LATEST_VERSION',
      mutation: 'projectDashboardDeleteVersion',
      input: async () => {
        const { project_dashboard_id, version } = await graph.owner.call(projectDashboard.create, {
          name: 'Versions',
          project_id: graph.projects[0],
          layouts: [],
          viewers: 'PUBLIC',
          domain_id: graph.domainId,
        });
        return { id: project_dashboard_id, version };
      },
    },
  ])('has a reason of its own, $code', async ({ code, mutation, input }) => {
    const [refusal] = await refusals(mutation, await input());

    const reason = code.replace('ERROR_', '');
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', reason, upstreamCode: code });
    expect(refusal.message).not.toMatch(/_/);
  });
});

describe('a legacy service', () => {
  it('is created with its members', async () => {
    const { data, errors } = await graph.asOwner(
      `mutation ($input: LegacyAlertServiceCreateInput!) {
        legacyAlertServiceCreate(input: $input) {
          legacyAlertService { members { users { id } userGroups { id } } }
          userErrors { message }
        }
      }`,
      {
        input: {
          name: 'Looked after',
          serviceKey: 'looked-after',
          members: { userIds: [graph.users.member], userGroupIds: ['ug-1'] },
        },
      },
    );

    expect(errors).toBeUndefined();
    expect(data.legacyAlertServiceCreate).toEqual({
      legacyAlertService: { members: { users: [{ id: graph.users.member }], userGroups: [{ id: 'ug-1' }] } },
      userErrors: [],
    });
  });
});
