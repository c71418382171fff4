/** A valid call of every operation, with the records it needs in the first workspace and project of a domain. */
import { randomBytes } from 'node:crypto';
import type { TObject } from 'typebox';
import { resources } from '../../contract/index.ts';
import type { Operation, Resource } from '../../contract/resource.ts';
import type { JsonMembers } from '../../service/values/jsonObject.ts';
import { type ApiClient, PASSWORD, type TestDomain } from './testDomain.ts';

/** Where fixtures are created. */
export interface CallFixtures {
  readonly domain: TestDomain;
  /** The client that owns API keys and custom widgets. */
  readonly recordOwner: ApiClient;
}

/** Path and body of a request. */
export interface ValidCall {
  readonly path: string;
  readonly body: JsonMembers;
}

let budgetCount = 0;

const makeUnique = (prefix: string) => `${prefix} ${randomBytes(6).toString('hex')}`;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Request of `create` for each resource. All records belong to the first workspace and its first project. */
const createRequests: Readonly<Record<string, (fixtures: CallFixtures) => JsonMembers | Promise<JsonMembers>>> = {
  'identity.api_key': () => ({}),
  'identity.agent': async ({ domain: home }) => {
    const service_account_id = makeUnique('sa');
    const place = { domain_id: home.domainId, workspace_id: home.workspaces[0], project_id: home.projects[0] };
    await home.put('service_accounts', [{ service_account_id, provider: 'kubernetes', ...place }]);
    return { service_account_id, options: {} };
  },
  'identity.app': () => ({
    ...{ name: 'App', role_id: 'managed-workspace-owner', resource_group: 'WORKSPACE' },
    ...{ project_id: '', project_group_id: '' },
  }),
  'identity.role': () => ({ name: makeUnique('Role'), role_type: 'WORKSPACE_OWNER' }),
  'inventory.note': async ({ domain: home }) => {
    const [record_id, cloud_service_id] = [makeUnique('record'), makeUnique('cloud-svc')];
    const { domainId: domain_id, workspaces, projects } = home;
    const place = { domain_id, workspace_id: workspaces[0], project_id: projects[0] };
    await home.put('cloud_services', [{ cloud_service_id, ...place }]);
    await home.put('records', [{ record_id, domain_id, cloud_service_id }]);
    return { record_id, note: 'Seen' };
  },
  'inventory.metric': () => ({
    ...{ name: 'Machines', metric_type: 'GAUGE', namespace_id: 'ns-1', resource_group: 'WORKSPACE' },
    query_options: { fields: { value: { operator: 'count' } } },
  }),
  'alert_manager.service': () => ({ name: makeUnique('Service'), service_key: makeUnique('key') }),
  'alert_manager.comment': () => ({ name: makeUnique('Service'), service_key: makeUnique('key') }),
  'alert_manager.escalation_policy': async (fixtures) => {
    const { service_id } = await createRecord('alert_manager.service', fixtures);
    return { name: 'Policy', rules: [{ channels: [], escalate_minutes: 5 }], service_id };
  },
  'cost_analysis.schedule': ({ domain: home }) => ({ schedule: { interval: 5 }, data_source_id: home.dataSourceId }),
  'cost_analysis.budget': ({ domain: home }) => {
    budgetCount += 1;
    // Budgets of one project may not overlap.
    const year = String(2000 + budgetCount);
    const period = { time_unit: 'MONTHLY', start: `${year}-01`, end: `${year}-12` };
    const target = { resource_group: 'PROJECT', project_id: home.projects[0], data_source_id: home.dataSourceId };
    return { ...period, ...target, limit: 100 };
  },
  'cost_analysis.custom_widget': () => ({ name: 'Widget', options: {} }),
  'monitoring.maintenance_window': ({ domain: home }) => ({
    ...{ title: 'Night work', projects: [home.projects[0]], start_time: hoursFromNow(1), end_time: hoursFromNow(2) },
  }),
  'monitoring.note': async (fixtures) => {
    const { alert_id } = await createRecord('monitoring.alert', fixtures);
    return { alert_id, note: 'Looking' };
  },
  'monitoring.alert': ({ domain: home }) => ({ title: 'Disk full', project_id: home.projects[0] }),
  'monitoring.webhook': ({ domain: home }) => ({
    ...{ name: makeUnique('Webhook'), plugin_info: { plugin_id: 'plugin-any' }, project_id: home.projects[0] },
  }),
  'secret.trusted_secret': () => ({ name: 'Secret', data: { key: 'x' }, resource_group: 'WORKSPACE' }),
  'dashboard.project_dashboard': ({ domain: home }) => ({
    ...{ project_id: home.projects[0], name: makeUnique('Dashboard'), viewers: 'PUBLIC', layouts: [] },
  }),
};

/** Resources that have no `create`: their directory kinds and records. */
const directoryRecords: Readonly<Record<string, { kind: string; record: () => JsonMembers }>> = {
  'identity.job': { kind: 'identity_jobs', record: () => ({ job_id: makeUnique('job') }) },
  'inventory_v2.job': { kind: 'inventory_v2_jobs', record: () => ({ job_id: makeUnique('job') }) },
};

/** Resources whose records belong to one user. */
const OWNED: readonly string[] = ['identity.api_key', 'cost_analysis.custom_widget'];

/** Adds what other operations of the resource need to succeed. */
const completeRecord: Readonly<
  Record<string, (record: JsonMembers, fixtures: CallFixtures) => JsonMembers | Promise<JsonMembers>>
> = {
  'monitoring.alert': (record, { domain: home }) => ({ ...record, assignee: home.users.member }),
  // A second version, so that the first is not the latest.
  'dashboard.project_dashboard': async (record, { domain: home }) => {
    const { project_dashboard_id, domain_id } = record;
    await callOperation(home.admin, findResource('dashboard.project_dashboard'), 'update', {
      ...{ project_dashboard_id, domain_id, layouts: [1] },
    });
    return { ...record, version: 1 };
  },
};

const findResource = (id: string): Resource => {
  const found = resources.find((resource) => resource.id === id);
  if (!found) throw new Error(`no resource ${id}`);
  return found;
};

const callOperation = async (
  client: ApiClient,
  { id, operations }: Resource,
  name: string,
  body: JsonMembers,
): Promise<JsonMembers> => {
  const operation = operations.find((each) => each.id === `${id}.${name}`);
  if (!operation) throw new Error(`${id} has no ${name}`);
  return client.call(operation, body as never) as Promise<JsonMembers>;
};

const makeCreateRequest = async (id: string, fixtures: CallFixtures): Promise<JsonMembers> => {
  const { domainId: domain_id, workspaces } = fixtures.domain;
  return { domain_id, workspace_id: workspaces[0], ...(await createRequests[id]?.(fixtures)) };
};

const putDirectoryRecord = async (
  { kind, record }: { kind: string; record: () => JsonMembers },
  { domain: home }: CallFixtures,
) => {
  const whole = { domain_id: home.domainId, workspace_id: home.workspaces[0], ...record() };
  await home.put(kind, [whole]);
  return whole;
};

/** Whether tests can create records of a resource. */
export const canCreate = (id: string): boolean =>
  Object.hasOwn(createRequests, id) || Object.hasOwn(directoryRecords, id);

/** Creates a record of a resource, as the domain admin or as the owner of such records. */
export const createRecord = async (id: string, fixtures: CallFixtures): Promise<JsonMembers> => {
  const directoryRecord = directoryRecords[id];
  if (directoryRecord) return putDirectoryRecord(directoryRecord, fixtures);
  const creator = OWNED.includes(id) ? fixtures.recordOwner : fixtures.domain.admin;
  const record = await callOperation(creator, findResource(id), 'create', await makeCreateRequest(id, fixtures));
  return completeRecord[id]?.(record, fixtures) ?? record;
};

/** A non-empty query by the last part of the operation id. */
const queries: Readonly<Record<string, JsonMembers>> = {
  list: {},
  stat: { aggregate: [{ count: { name: 'n' } }] },
  analyze: { fields: { n: { operator: 'count' } } },
};

/** Calls of operations whose request does not follow from a record. */
const specialCalls: Readonly<Record<string, (fixtures: CallFixtures) => Promise<Partial<ValidCall>>>> = {
  'identity.token.issue': async ({ domain: home }) => ({ body: makeCredentials(home) }),
  'identity.token.grant': async ({ domain: home }) => {
    const { refresh_token } = await callOperation(
      home.anonymous,
      findResource('identity.token'),
      'issue',
      makeCredentials(home),
    );
    return { body: { grant_type: 'REFRESH_TOKEN', token: refresh_token, scope: 'USER' } };
  },
  'monitoring.webhook.events': async (fixtures) => {
    const { webhook_url } = await createRecord('monitoring.webhook', fixtures);
    return {
      path: new URL(String(webhook_url)).pathname,
      body: { event_key: makeUnique('event'), title: 'Disk full' },
    };
  },
  // The real key is only sent in a notification, so this call is valid except for its key.
  'monitoring.alert.update_state': async (fixtures) => {
    const { alert_id } = await createRecord('monitoring.alert', fixtures);
    return { body: { alert_id, access_key: '0'.repeat(32) } };
  },
};

const makeCredentials = ({ users, domainId: domain_id }: TestDomain) => ({
  ...{ credentials: { user_id: users.owner, password: PASSWORD }, domain_id },
});

/**
 * The required members of a request, taken from a record; free-form members that the record lacks are empty. Every
 * request may contain the domain, and a request of an internal caller must.
 */
const toRequest = ({ request }: Operation, record: JsonMembers): JsonMembers => {
  const { required = [] } = request as TObject;
  return Object.fromEntries([...required, 'domain_id'].map((name) => [name, record[name] ?? {}]));
};

/**
 * A call that the operation answers with 200 if the caller has access. Creates the record that the call changes or
 * deletes.
 */
export const makeValidCall = async (operation: Operation, fixtures: CallFixtures): Promise<ValidCall> => {
  const { id, path } = operation;
  const [name = ''] = id.split('.').slice(-1);
  const resourceId = id.slice(0, -name.length - 1);
  const own = await specialCalls[id]?.(fixtures);
  if (own) return { path, body: {}, ...own };
  if (name === 'create') return { path, body: await makeCreateRequest(resourceId, fixtures) };
  const domain_id = fixtures.domain.domainId;
  const query = /^list_basic/.test(name) ? {} : queries[name];
  if (query) return { path, body: { query, domain_id } };
  return { path, body: toRequest(operation, await createRecord(resourceId, fixtures)) };
};
