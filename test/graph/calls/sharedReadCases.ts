/** A record is fetched once per request, whichever field references it and whichever subgraph reads it. */
import { extraPostsWhenSplit, isSplit } from '../servedAreas.ts';
import type { PostCase } from './postCase.ts';

const SERVICE_LINKS =
  'alert_manager.service.list: details true; by created_at; rows 1–1000; only service_id name webhooks tags.projects';
const COUNTS_OF_SERVICES = 'monitoring.alert.stat: project_id in [p1 p2]; count by webhook_id project_id';

/** A page of services whose counts are selected: a fetch of its own in the split form, which has none of the rows of the page. */
const PAGE_OF_SERVICES = isSplit
  ? 'alert_manager.service.list: rows 1–20; only service_id'
  : 'alert_manager.service.list: details true; rows 1–20; only service_id name webhooks tags created_at';

const makeService = (service_id: string, projects: readonly string[], day: number) => ({
  ...{ service_id, name: service_id, tags: { projects }, created_at: `2026-01-0${day}T00:00:00.000Z` },
});

export const sharedReadCases: readonly PostCase[] = [
  {
    given: 'webhooks of alerts and of services',
    query: '{ alerts { nodes { webhook { name } } } alertServices { nodes { webhooks { name } } } }',
    posts: [
      'monitoring.alert.list: rows 1–20; only alert_id webhook_id',
      'alert_manager.service.list: details true; rows 1–20; only service_id webhooks',
      'monitoring.webhook.list: webhook_id in [webhook-1 webhook-2 webhook-9]; rows 1–3; only webhook_id name',
      ...extraPostsWhenSplit(
        'monitoring.webhook.list: webhook_id in [webhook-1 webhook-2]; rows 1–2; only webhook_id name',
      ),
    ],
  },
  {
    given: 'a webhook of an alert and at the root, with different fields',
    query: '{ alert(id: "a1") { webhook { name } } webhook(id: "webhook-1") { state } }',
    posts: [
      'monitoring.alert.get: alert_id a1',
      'monitoring.webhook.get: webhook_id webhook-1; only webhook_id name state',
    ],
  },
  {
    given: 'one record under two aliases',
    query: '{ one: webhook(id: "webhook-1") { name } two: webhook(id: "webhook-1") { state } }',
    posts: ['monitoring.webhook.get: webhook_id webhook-1; only webhook_id name state'],
  },
  {
    given: 'one record, with and without the domain of the token',
    query: '{ one: webhook(id: "webhook-1") { name } two: webhook(id: "webhook-1", domainId: "domain-1") { name } }',
    posts: ['monitoring.webhook.get: webhook_id webhook-1; only webhook_id name'],
  },
  {
    given: 'alerts, their notes, and the alerts of these notes, which are the same alerts',
    query: '{ alerts { nodes { notes { nodes { note alert { title state } } } } } }',
    posts: [
      'monitoring.alert.list: rows 1–20; only alert_id title state',
      'monitoring.note.list: alert_id in [a1 a2 a3 a4]; rows 1–220; only note_id note alert_id',
    ],
  },
  {
    given: 'a record whose type has no projection for `get`: the first call returned it whole',
    query: '{ alert(id: "a1") { title notes { nodes { alert { description resources { name } } } } } }',
    posts: [
      'monitoring.alert.get: alert_id a1',
      'monitoring.note.list: alert_id eq a1; rows 1–20; only note_id alert_id',
    ],
  },
  {
    given: 'projects of alerts and of their webhooks, and the dashboards of both',
    query:
      '{ alerts { nodes { project { dashboards { nodes { name } } } webhook { project { dashboards { nodes { name } } } } } } }',
    posts: [
      'monitoring.alert.list: rows 1–20; only alert_id project_id webhook_id',
      'monitoring.webhook.list: webhook_id in [webhook-1 webhook-2 webhook-9]; rows 1–3; only webhook_id project_id',
      'dashboard.project_dashboard.list: project_id in [p1 p2 p3]; rows 1–160; only project_dashboard_id name project_id',
    ],
  },
  {
    given: 'dashboards of the same projects, on a short path and on a long one',
    query: `{ budgets { nodes { project { dashboards { nodes { name } } } } }
      alerts { nodes { escalationPolicy { service { webhooks { project { dashboards { nodes { name } } } } } } } } }`,
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'dashboard.project_dashboard.list: project_id in [p1 p2]; rows 1–100; only project_dashboard_id name project_id',
      ...extraPostsWhenSplit(
        'dashboard.project_dashboard.list: project_id in [p1 p2]; rows 1–100; only project_dashboard_id name project_id',
      ),
      'monitoring.alert.list: rows 1–20; only alert_id escalation_policy_id',
      'alert_manager.escalation_policy.list: escalation_policy_id in [ep-1 ep-2]; rows 1–2; only escalation_policy_id service_id',
      'alert_manager.service.list: details true; service_id in [s1 s2]; rows 1–2; only service_id webhooks',
      'monitoring.webhook.list: webhook_id in [webhook-1 webhook-2]; rows 1–2; only webhook_id project_id',
    ],
  },
  {
    given: 'one list under two aliases',
    query: '{ one: alerts(first: 2) { nodes { title } } also: alerts(first: 2) { totalCount nodes { state } } }',
    posts: ['monitoring.alert.list: rows 1–2; only alert_id title state'],
  },
  {
    given: 'adjacent pages of one list, fetched as one page',
    query: '{ one: alerts(first: 2) { nodes { title } } two: alerts(first: 2, offset: 2) { nodes { title } } }',
    posts: ['monitoring.alert.list: rows 1–4; only alert_id title'],
    data: {
      one: { nodes: [{ title: 'Disk' }, { title: 'Load' }] },
      two: { nodes: [{ title: 'Ping' }, { title: 'Rack' }] },
    },
  },
  {
    given: 'pages of one list with a large gap between them',
    query: '{ one: alerts(first: 2) { nodes { title } } two: alerts(first: 2, offset: 200) { nodes { title } } }',
    posts: [
      'monitoring.alert.list: rows 1–2; only alert_id title',
      'monitoring.alert.list: rows 201–202; only alert_id title',
    ],
  },
  {
    given: 'the first rows of a list, its last rows and its length, without a call for each',
    query:
      '{ one: alerts(first: 3) { nodes { title } } two: alerts(first: 1) { nodes { state } } last: alerts(last: 1) { nodes { title } } all: alerts { totalCount } }',
    posts: [
      'monitoring.alert.list: rows 1–3; only alert_id title state',
      'monitoring.alert.list: rows 4–4; only alert_id title state',
    ],
    data: {
      one: { nodes: [{ title: 'Disk' }, { title: 'Load' }, { title: 'Ping' }] },
      two: { nodes: [{ state: 'TRIGGERED' }] },
      last: { nodes: [{ title: 'Rack' }] },
      all: { totalCount: 4 },
    },
  },
  {
    given: 'two lists of one type',
    query:
      '{ one: alerts(first: 2) { nodes { title } } two: alerts(first: 2, filter: {projectId: {eq: "p2"}}) { nodes { title } } }',
    posts: [
      'monitoring.alert.list: rows 1–2; only alert_id title',
      'monitoring.alert.list: project_id eq p2; rows 1–2; only alert_id title',
    ],
  },
  {
    given: 'repositories, without the query that some deployments refuse',
    query: '{ repositories(first: 1) { totalCount nodes { name } } also: repositories(last: 1) { nodes { id } } }',
    posts: ['repository.repository.list'],
    data: {
      repositories: { totalCount: 1, nodes: [{ name: 'marketplace' }] },
      also: { nodes: [{ id: 'repo-1' }] },
    },
  },
  {
    given: 'repositories with a filter, which needs a query',
    query: '{ repositories(filter: {name: {eq: "marketplace"}}) { nodes { name } } }',
    posts: ['repository.repository.list: name eq marketplace; rows 1–20; only repository_id name'],
  },
  {
    given: 'records of the caller, through `me` and through the root field',
    query: '{ me { user { apiKeys { nodes { name } } } } user(id: "ada") { apiKeys { nodes { name } } } }',
    posts: ['identity.api_key.list: user_id eq ada; rows 1–20; only api_key_id name'],
  },
  {
    given: 'more fields of a record later in the query: only the missing ones',
    query: '{ alerts(first: 2) { nodes { webhook { name } } } alertServices { nodes { webhooks { state } } } }',
    posts: [
      'monitoring.alert.list: rows 1–2; only alert_id webhook_id',
      'alert_manager.service.list: details true; rows 1–20; only service_id webhooks',
      'monitoring.webhook.list: webhook_id in [webhook-1 webhook-2]; rows 1–2; only webhook_id name',
      'monitoring.webhook.list: webhook_id in [webhook-1 webhook-2]; rows 1–2; only webhook_id state',
    ],
  },
  {
    given: 'a missing record, under two aliases',
    query: '{ one: webhook(id: "webhook-9") { name } two: webhook(id: "webhook-9") { name } }',
    posts: ['monitoring.webhook.get: webhook_id webhook-9; only webhook_id name'],
    data: { one: null, two: null },
  },
  {
    given: 'services of alerts, by their webhooks and projects, with their names',
    query: '{ alerts { nodes { title service { name } again: service { id } } } }',
    posts: [
      'monitoring.alert.list: rows 1–20; only alert_id title webhook_id project_id',
      'alert_manager.service.list: details true; any of webhooks in [webhook-1 webhook-2 webhook-9], tags.projects in [p1 p2 p3]; by created_at; rows 1–1000; only service_id name webhooks tags.projects',
      ...extraPostsWhenSplit('alert_manager.service.list: service_id in [s1 s2]; rows 1–2; only service_id name'),
    ],
    data: {
      alerts: {
        nodes: [
          { title: 'Disk', service: { name: 'Shop' }, again: { id: 's1' } },
          { title: 'Load', service: { name: 'Shop' }, again: { id: 's1' } },
          { title: 'Ping', service: { name: 'Shop' }, again: { id: 's1' } },
          { title: 'Rack', service: { name: 'Bank' }, again: { id: 's2' } },
        ],
      },
    },
    rows: {
      'alert_manager.service.list': [
        { service_id: 's1', name: 'Shop', webhooks: ['webhook-1', 'webhook-2'] },
        { service_id: 's2', name: 'Bank', webhooks: ['webhook-2'], tags: { projects: ['p3', 'p1'] } },
      ],
    },
  },
  {
    given: 'the service of one alert',
    query: '{ alert(id: "a1") { service { name } } }',
    posts: [
      'monitoring.alert.get: alert_id a1',
      'alert_manager.service.list: details true; any of webhooks in [webhook-1], tags.projects in [p1]; by created_at; rows 1–1000; only service_id name webhooks tags.projects',
      ...extraPostsWhenSplit('alert_manager.service.get: service_id s1'),
    ],
  },
  {
    given: 'lengths of lists, and counts of the same records in groups',
    query:
      '{ budgets { nodes { project { alerts(orderBy: [{ field: TITLE }]) { totalCount } alertCounts { total } } } } }',
    posts: [
      'cost_analysis.budget.list: rows 1–20; only budget_id project_id',
      'monitoring.alert.stat: project_id in [p1 p2]; count by project_id',
    ],
    data: {
      budgets: {
        nodes: [
          { project: { alerts: { totalCount: 2 }, alertCounts: { total: 2 } } },
          { project: { alerts: { totalCount: 1 }, alertCounts: { total: 1 } } },
        ],
      },
    },
  },
  {
    given: 'services of one time that share no project, and counts of their alerts',
    query: '{ alertServices { nodes { id alertCounts { total } } } }',
    posts: [PAGE_OF_SERVICES, ...extraPostsWhenSplit(SERVICE_LINKS), COUNTS_OF_SERVICES],
    rows: { 'alert_manager.service.list': [makeService('s1', ['p1'], 2), makeService('s2', ['p2'], 2)] },
  },
  {
    given: 'services of one time that share a project with an older one, and counts of their alerts',
    query: '{ alertServices { nodes { id alertCounts { total } } } }',
    posts: [PAGE_OF_SERVICES, ...extraPostsWhenSplit(SERVICE_LINKS), COUNTS_OF_SERVICES.replace('p1 p2', 'p2 p1')],
    rows: {
      'alert_manager.service.list': [
        ...[makeService('s1', ['p1', 'p2'], 2), makeService('s2', ['p2'], 2)],
        makeService('s0', ['p2', 'p2'], 1),
      ],
    },
  },
  {
    given:
      'services of one time that name one project, which belongs to the one that the service lists first, and counts',
    query: '{ alertServices { nodes { id alertCounts { total } } } }',
    posts: [PAGE_OF_SERVICES, SERVICE_LINKS, COUNTS_OF_SERVICES],
    rows: { 'alert_manager.service.list': [makeService('s1', ['p1', 'p2'], 2), makeService('s2', ['p2'], 2)] },
  },
];
