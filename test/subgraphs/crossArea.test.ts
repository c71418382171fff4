import { describe, expect, it } from 'vitest';
import { extraPostsWhenSplit } from '../graph/servedAreas.ts';
import { answerList } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const ALERTS = '/monitoring/v1/alert/list';
const WEBHOOKS = '/monitoring/v1/webhook/list';
const POLICIES = '/alert-manager/v1/escalation-policy/list';
const SERVICES = '/alert-manager/v1/service/list';
const WORKSPACES = '/identity/v2/workspace/list';
const USERS = '/identity/v2/user/list';
const APPS = '/identity/v2/app/list';
const AGENTS = '/identity/v2/agent/list';
const ROLES = '/identity/v2/role/list';
const KEYS = '/identity/v2/api-key/list';
const NOTES = '/inventory/v1/note/list';
const METRICS = '/inventory/v1/metric/list';
const INVENTORY_JOBS = '/inventory-v2/v1/job/list';
const SECRETS = '/secret/v1/trusted-secret/list';
const WIDGETS = '/cost-analysis/v1/custom-widget/list';
const SCHEDULES = '/cost-analysis/v1/schedule/list';
const BUDGETS = '/cost-analysis/v1/budget/list';

/** Records of every area that reference each other. */
const records = {
  [ALERTS]: answerList([
    { alert_id: 'a1', title: 'Disk', escalation_policy_id: 'ep-1', webhook_id: 'webhook-1', triggered_by: 'app-1' },
    { alert_id: 'a2', title: 'Load', escalation_policy_id: 'ep-2', webhook_id: 'webhook-2', triggered_by: 'app-2' },
    { alert_id: 'a3', title: 'Ping', escalation_policy_id: 'ep-1', webhook_id: 'webhook-1', triggered_by: 'u' },
  ]),
  [WEBHOOKS]: answerList([
    { webhook_id: 'webhook-1', name: 'Prometheus', plugin_info: { plugin_id: 'x' } },
    { webhook_id: 'webhook-2', name: 'Zabbix', plugin_info: { plugin_id: 'y' } },
  ]),
  [POLICIES]: answerList([
    { escalation_policy_id: 'ep-1', name: 'Fast', service_id: 's1', workspace_id: 'w' },
    { escalation_policy_id: 'ep-2', name: 'Slow', service_id: 's2', workspace_id: 'w' },
  ]),
  [SERVICES]: answerList([
    { service_id: 's1', name: 'Shop', webhooks: ['webhook-1', 'webhook-2'], workspace_id: 'w' },
    { service_id: 's2', name: 'Bank', webhooks: ['webhook-2'], workspace_id: 'w' },
  ]),
  [APPS]: answerList([
    { app_id: 'app-1', name: 'robot', role_id: 'r1', workspace_id: 'w' },
    { app_id: 'app-2', name: 'ci', role_id: 'r2', workspace_id: 'w' },
  ]),
  [AGENTS]: answerList([{ agent_id: 'agent-1', app_id: 'app-1', service_account_id: 'sa', state: 'ENABLED' }]),
  [ROLES]: answerList([
    { role_id: 'r1', name: 'Ops' },
    { role_id: 'r2', name: 'Dev' },
  ]),
  [KEYS]: answerList([{ api_key_id: 'k', name: 'laptop', user_id: 'u' }]),
  [NOTES]: answerList([
    { note_id: 'n1', note: 'by hand', created_by: 'u', workspace_id: 'w' },
    { note_id: 'n2', note: 'by robot', created_by: 'app-1', workspace_id: 'w' },
    { note_id: 'n3', note: 'by ci', created_by: 'app-2', workspace_id: 'w' },
    { note_id: 'n4', note: 'by prometheus', created_by: 'webhook-1', workspace_id: 'w' },
    { note_id: 'n5', note: 'by zabbix', created_by: 'webhook-2', workspace_id: 'w' },
  ]),
  [METRICS]: answerList([
    { metric_id: 'm1', name: 'Servers', namespace_id: 'ns', workspace_id: 'w' },
    { metric_id: 'm2', name: 'Disks', namespace_id: 'ns', workspace_id: 'elsewhere' },
  ]),
  [INVENTORY_JOBS]: answerList([{ job_id: 'j', plugin_id: 'x', workspace_id: 'w', status: 'SUCCESS' }]),
  [SECRETS]: answerList([{ trusted_secret_id: 't', name: 'root', workspace_id: 'w' }]),
  [WIDGETS]: answerList([{ widget_id: 'v', name: 'Monthly', user_id: 'u' }]),
  [SCHEDULES]: answerList([{ schedule_id: 'sch', name: 'Nightly', data_source_id: 'ds' }]),
  [BUDGETS]: answerList([{ budget_id: 'b', name: 'Year', data_source_id: 'ds' }]),
};

describe('references across areas', () => {
  it.each([
    {
      given: 'alerts to their policies, the services of the policies, and their webhooks',
      query: '{ alerts { nodes { title escalationPolicy { name service { name webhooks { name } } } } } }',
      posts: [ALERTS, POLICIES, SERVICES, WEBHOOKS],
      data: {
        alerts: {
          nodes: [
            {
              title: 'Disk',
              escalationPolicy: {
                name: 'Fast',
                service: { name: 'Shop', webhooks: [{ name: 'Prometheus' }, { name: 'Zabbix' }] },
              },
            },
            {
              title: 'Load',
              escalationPolicy: { name: 'Slow', service: { name: 'Bank', webhooks: [{ name: 'Zabbix' }] } },
            },
            {
              title: 'Ping',
              escalationPolicy: {
                name: 'Fast',
                service: { name: 'Shop', webhooks: [{ name: 'Prometheus' }, { name: 'Zabbix' }] },
              },
            },
          ],
        },
      },
    },
    {
      given: 'alerts to the users and apps that triggered them, and the roles of the apps',
      query:
        '{ alerts { nodes { triggeredBy { __typename ... on App { name role { name } } ... on User { id apiKeys { nodes { name } } } } } } }',
      posts: [ALERTS, APPS, ROLES, KEYS],
      data: {
        alerts: {
          nodes: [
            { triggeredBy: { __typename: 'App', name: 'robot', role: { name: 'Ops' } } },
            { triggeredBy: { __typename: 'App', name: 'ci', role: { name: 'Dev' } } },
            { triggeredBy: { __typename: 'User', id: 'u', apiKeys: { nodes: [{ name: 'laptop' }] } } },
          ],
        },
      },
    },
    {
      given: 'notes to authors of every type, each in its area',
      query:
        '{ recordNotes { nodes { note createdBy { ... on User { id } ... on App { name } ... on Webhook { name } } } } }',
      posts: [NOTES, APPS, WEBHOOKS],
      data: {
        recordNotes: {
          nodes: [
            { note: 'by hand', createdBy: { id: 'u' } },
            { note: 'by robot', createdBy: { name: 'robot' } },
            { note: 'by ci', createdBy: { name: 'ci' } },
            { note: 'by prometheus', createdBy: { name: 'Prometheus' } },
            { note: 'by zabbix', createdBy: { name: 'Zabbix' } },
          ],
        },
      },
    },
    {
      given: 'the same webhooks on two paths, fetched once',
      query: '{ alerts { nodes { webhook { name } } } alertServices { nodes { webhooks { name } } } }',
      posts: [ALERTS, WEBHOOKS, SERVICES, ...extraPostsWhenSplit(WEBHOOKS)],
      data: {
        alerts: {
          nodes: [
            { webhook: { name: 'Prometheus' } },
            { webhook: { name: 'Zabbix' } },
            { webhook: { name: 'Prometheus' } },
          ],
        },
        alertServices: {
          nodes: [{ webhooks: [{ name: 'Prometheus' }, { name: 'Zabbix' }] }, { webhooks: [{ name: 'Zabbix' }] }],
        },
      },
    },
    {
      given: 'a workspace to the lists of every area under it',
      query: `{ workspace(id: "w") {
        alertServices { nodes { name } } escalationPolicies { totalCount } apps { nodes { name agent { state } } }
        metrics { nodes { name namespace { metrics { totalCount } } } } recordNotes { totalCount }
        inventoryJobs { nodes { status plugin { webhooks { nodes { name } } } } } trustedSecrets { nodes { name } } } }`,
      posts: [WORKSPACES, SERVICES, POLICIES, APPS, AGENTS, METRICS, METRICS, NOTES, INVENTORY_JOBS, WEBHOOKS, SECRETS],
      data: {
        workspace: {
          alertServices: { nodes: [{ name: 'Shop' }, { name: 'Bank' }] },
          escalationPolicies: { totalCount: 2 },
          apps: {
            nodes: [
              { name: 'robot', agent: { state: 'ENABLED' } },
              { name: 'ci', agent: null },
            ],
          },
          metrics: { nodes: [{ name: 'Servers', namespace: { metrics: { totalCount: 2 } } }] },
          recordNotes: { totalCount: 5 },
          inventoryJobs: { nodes: [{ status: 'SUCCESS', plugin: { webhooks: { nodes: [{ name: 'Prometheus' }] } } }] },
          trustedSecrets: { nodes: [{ name: 'root' }] },
        },
      },
    },
    {
      given: 'a user to their records in four areas',
      query:
        '{ user(id: "u") { apiKeys { nodes { name } } customWidgets { nodes { name user { id } } } recordNotes { nodes { note } } assignedAlerts { totalCount } } }',
      posts: [USERS, KEYS, WIDGETS, NOTES, ALERTS],
      data: {
        user: {
          apiKeys: { nodes: [{ name: 'laptop' }] },
          customWidgets: { nodes: [{ name: 'Monthly', user: { id: 'u' } }] },
          recordNotes: { nodes: [{ note: 'by hand' }] },
          assignedAlerts: { totalCount: 0 },
        },
      },
    },
    {
      given: 'schedules to the budgets of the cost that they collect',
      query: '{ costSchedules { nodes { name dataSource { budgets { nodes { name } } schedules { totalCount } } } } }',
      posts: [SCHEDULES, BUDGETS, SCHEDULES],
      data: {
        costSchedules: {
          nodes: [
            { name: 'Nightly', dataSource: { budgets: { nodes: [{ name: 'Year' }] }, schedules: { totalCount: 1 } } },
          ],
        },
      },
    },
  ])('lead from $given', async ({ query, posts, data }) => {
    await using facade = await startStubbedSubgraphs(records);

    const answer = await facade.askGraph(query);

    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual(data);
    expect(facade.paths().sort()).toEqual(posts.toSorted());
  });
});

describe('references that are deleted or not visible', () => {
  const deleted = {
    [ALERTS]: answerList([
      { alert_id: 'a', triggered_by: 'app-9', escalation_policy_id: 'ep-9', webhook_id: 'webhook-9' },
    ]),
    [NOTES]: answerList([{ note_id: 'n', created_by: 'webhook-9' }]),
    [SERVICES]: answerList([{ service_id: 's', webhooks: ['webhook-1', 'webhook-9'] }]),
    [WEBHOOKS]: answerList([{ webhook_id: 'webhook-1', name: 'Prometheus', state: 'ENABLED' }]),
    '/monitoring/v1/webhook/get': () => ({ detail: { code: 'ERROR_NOT_FOUND', message: 'None.' } }),
    '/identity/v2/app/get': () => ({ detail: { code: 'ERROR_PERMISSION_DENIED', message: 'Not for members.' } }),
    '/alert-manager/v1/escalation-policy/get': () => ({ detail: { code: 'ERROR_NOT_FOUND', message: 'None.' } }),
  };

  it.each([
    {
      given: 'an escalation policy of another area',
      query: '{ alerts { nodes { id escalationPolicy { id name finishCondition alerts { totalCount } } } } }',
      data: { alerts: { nodes: [{ id: 'a', escalationPolicy: null }] } },
    },
    {
      given: 'the app that triggered an alert',
      query: '{ alerts { nodes { triggeredBy { __typename ... on App { name state } } } } }',
      data: { alerts: { nodes: [{ triggeredBy: null }] } },
    },
    {
      given: 'the webhook that wrote a note',
      query: '{ recordNotes { nodes { createdBy { ... on Webhook { state } } } } }',
      data: { recordNotes: { nodes: [{ createdBy: null }] } },
    },
    {
      given: 'a webhook of the same area',
      query: '{ alerts { nodes { webhook { state project { id } } } } }',
      data: { alerts: { nodes: [{ webhook: null }] } },
    },
    {
      given: 'one webhook of a list, whose other items are returned',
      query: '{ alertServices { nodes { webhooks { id name state tags } } } }',
      data: {
        alertServices: {
          nodes: [{ webhooks: [{ id: 'webhook-1', name: 'Prometheus', state: 'ENABLED', tags: {} }] }],
        },
      },
    },
    {
      given: 'references of which only identifiers are selected, which are not fetched',
      query:
        '{ alerts { nodes { webhook { id } escalationPolicy { id } triggeredBy { ... on App { id } } } } alertServices { nodes { webhooks { id } } } }',
      data: {
        alerts: {
          nodes: [{ webhook: { id: 'webhook-9' }, escalationPolicy: { id: 'ep-9' }, triggeredBy: { id: 'app-9' } }],
        },
        alertServices: { nodes: [{ webhooks: [{ id: 'webhook-1' }, { id: 'webhook-9' }] }] },
      },
    },
  ])('are null without an error: $given', async ({ query, data }) => {
    await using facade = await startStubbedSubgraphs(deleted);

    expect(await facade.askGraph(query)).toEqual({ data });
  });
});

describe('the data of trusted secrets', () => {
  it('cannot be read in the public graph, not even by internal callers', async () => {
    await using facade = await startStubbedSubgraphs(records);

    const { errors } = await facade.askGraph('{ trustedSecretData(id: "t", domainId: "d") { data } }');

    expect(errors?.[0]?.message).toContain('trustedSecretData');
    expect(facade.posts).toEqual([]);
  });
});
