/** A sound call of every operation, over records made for it in the first workspace and project of a domain. */
import { randomBytes } from 'node:crypto';
import type { TObject } from 'typebox';
import { resources } from '../../contract/index.ts';
import type { Operation, Resource } from '../../contract/resource.ts';
import { type Client, PASSWORD, type TestDomain } from './kit.ts';

type Members = Record<string, unknown>;

/** Where records are made. */
export interface Fixtures {
  readonly home: TestDomain;
  /** Whose the records of users are to be: API keys and custom widgets. */
  readonly own: Client;
}

/** Where to POST what. */
export interface ValidCall {
  readonly path: string;
  readonly body: Members;
}

let made = 0;

const unique = (prefix: string) => `${prefix} ${randomBytes(6).toString('hex')}`;
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** What `create` of a resource is asked for, by its id. Everything lies in the first workspace, and its first project. */
const creations: Readonly<Record<string, (fixtures: Fixtures) => Members | Promise<Members>>> = {
  'identity.api_key': () => ({}),
  'identity.agent': async ({ home }) => {
    const service_account_id = unique('sa');
    const place = { domain_id: home.domainId, workspace_id: home.workspaces[0], project_id: home.projects[0] };
    await home.put('service_accounts', [{ service_account_id, provider: 'kubernetes', ...place }]);
    return { service_account_id, options: {} };
  },
  'identity.app': () => ({
    ...{ name: 'App', role_id: 'managed-workspace-owner', resource_group: 'WORKSPACE' },
    ...{ project_id: '', project_group_id: '' },
  }),
  'identity.role': () => ({ name: unique('Role'), role_type: 'WORKSPACE_OWNER' }),
  'inventory.note': async ({ home }) => {
    const [record_id, cloud_service_id] = [unique('record'), unique('cloud-svc')];
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
  'alert_manager.service': () => ({ name: unique('Service'), service_key: unique('key') }),
  'alert_manager.comment': () => ({ name: unique('Service'), service_key: unique('key') }),
  'alert_manager.escalation_policy': async (fixtures) => {
    const { service_id } = await validRecord('alert_manager.service', fixtures);
    return { name: 'Policy', rules: [{ channels: [], escalate_minutes: 5 }], service_id };
  },
  'cost_analysis.schedule': ({ home }) => ({ schedule: { interval: 5 }, data_source_id: home.dataSourceId }),
  'cost_analysis.budget': ({ home }) => {
    made += 1;
    // Budgets of one project may not overlap.
    const year = String(2000 + made);
    const period = { time_unit: 'MONTHLY', start: `${year}-01`, end: `${year}-12` };
    const target = { resource_group: 'PROJECT', project_id: home.projects[0], data_source_id: home.dataSourceId };
    return { ...period, ...target, limit: 100 };
  },
  'cost_analysis.custom_widget': () => ({ name: 'Widget', options: {} }),
  'monitoring.maintenance_window': ({ home }) => ({
    ...{ title: 'Night work', projects: [home.projects[0]], start_time: later(1), end_time: later(2) },
  }),
  'monitoring.note': async (fixtures) => {
    const { alert_id } = await validRecord('monitoring.alert', fixtures);
    return { alert_id, note: 'Looking' };
  },
  'monitoring.alert': ({ home }) => ({ title: 'Disk full', project_id: home.projects[0] }),
  'monitoring.webhook': ({ home }) => ({
    ...{ name: unique('Webhook'), plugin_info: { plugin_id: 'plugin-any' }, project_id: home.projects[0] },
  }),
  'secret.trusted_secret': () => ({ name: 'Secret', data: { key: 'x' }, resource_group: 'WORKSPACE' }),
  'dashboard.project_dashboard': ({ home }) => ({
    ...{ project_id: home.projects[0], name: unique('Dashboard'), viewers: 'PUBLIC', layouts: [] },
  }),
};

/** Resources nobody can create come in through the directory, by kind. */
const puts: Readonly<Record<string, { kind: string; record: () => Members }>> = {
  'identity.job': { kind: 'identity_jobs', record: () => ({ job_id: unique('job') }) },
  'inventory_v2.job': { kind: 'inventory_v2_jobs', record: () => ({ job_id: unique('job') }) },
};

/** Resources whose records belong to users. */
const OWNED: readonly string[] = ['identity.api_key', 'cost_analysis.custom_widget'];

/** What a record needs beside its creation before every operation on it finds something to do. */
const completions: Readonly<Record<string, (record: Members, fixtures: Fixtures) => Members | Promise<Members>>> = {
  'monitoring.alert': (record, { home }) => ({ ...record, assignee: home.users.member }),
  // A second version, so that the first is not the latest.
  'dashboard.project_dashboard': async (record, { home }) => {
    const { project_dashboard_id, domain_id } = record;
    await post(home.admin, resourceOf('dashboard.project_dashboard'), 'update', {
      ...{ project_dashboard_id, domain_id, layouts: [1] },
    });
    return { ...record, version: 1 };
  },
};

const resourceOf = (id: string): Resource => {
  const found = resources.find((resource) => resource.id === id);
  if (!found) throw new Error(`no resource ${id}`);
  return found;
};

const post = async (client: Client, { id, operations }: Resource, name: string, body: Members): Promise<Members> => {
  const operation = operations.find((each) => each.id === `${id}.${name}`);
  if (!operation) throw new Error(`${id} has no ${name}`);
  return client.call(operation, body as never) as Promise<Members>;
};

const creationOf = async (id: string, fixtures: Fixtures): Promise<Members> => {
  const { domainId: domain_id, workspaces } = fixtures.home;
  return { domain_id, workspace_id: workspaces[0], ...(await creations[id]?.(fixtures)) };
};

const putRecord = async ({ kind, record }: { kind: string; record: () => Members }, { home }: Fixtures) => {
  const whole = { domain_id: home.domainId, workspace_id: home.workspaces[0], ...record() };
  await home.put(kind, [whole]);
  return whole;
};

/** Whether records of a resource can be made at all. */
export const isMakeable = (id: string): boolean => Object.hasOwn(creations, id) || Object.hasOwn(puts, id);

/** A fresh record of a resource, made by the domain admin, or by whose it is to be. */
export const validRecord = async (id: string, fixtures: Fixtures): Promise<Members> => {
  const fed = puts[id];
  if (fed) return putRecord(fed, fixtures);
  const maker = OWNED.includes(id) ? fixtures.own : fixtures.home.admin;
  const record = await post(maker, resourceOf(id), 'create', await creationOf(id, fixtures));
  return completions[id]?.(record, fixtures) ?? record;
};

/** Queries that ask for something, by the last word of an operation's name. */
const queries: Readonly<Record<string, Members>> = {
  list: {},
  stat: { aggregate: [{ count: { name: 'n' } }] },
  analyze: { fields: { n: { operator: 'count' } } },
};

/** Operations of tokens and keys in paths have requests like no other. */
const special: Readonly<Record<string, (fixtures: Fixtures) => Promise<Partial<ValidCall>>>> = {
  'identity.token.issue': async ({ home }) => ({ body: credentialsOf(home) }),
  'identity.token.grant': async ({ home }) => {
    const { refresh_token } = await post(home.nobody, resourceOf('identity.token'), 'issue', credentialsOf(home));
    return { body: { grant_type: 'REFRESH_TOKEN', token: refresh_token, scope: 'USER' } };
  },
  'monitoring.webhook.events': async (fixtures) => {
    const { webhook_url } = await validRecord('monitoring.webhook', fixtures);
    return { path: new URL(String(webhook_url)).pathname, body: { event_key: unique('event'), title: 'Disk full' } };
  },
  // The key itself only goes out with a notification: here everything but that is sound.
  'monitoring.alert.update_state': async (fixtures) => {
    const { alert_id } = await validRecord('monitoring.alert', fixtures);
    return { body: { alert_id, access_key: '0'.repeat(32) } };
  },
};

const credentialsOf = ({ users, domainId: domain_id }: TestDomain) => ({
  ...{ credentials: { user_id: users.owner, password: PASSWORD }, domain_id },
});

/**
 * The required members of a request, from a record that has them; free-form ones it does not show are empty. Every
 * request may name the domain, and an internal caller's must.
 */
const requestFrom = ({ request }: Operation, record: Members): Members => {
  const { required = [] } = request as TObject;
  return Object.fromEntries([...required, 'domain_id'].map((name) => [name, record[name] ?? {}]));
};

/**
 * A call the operation answers with 200, if the caller is let in and the ground is theirs. What it is about is made
 * for it, so that it may change or delete it.
 */
export const validCall = async (operation: Operation, fixtures: Fixtures): Promise<ValidCall> => {
  const { id, path } = operation;
  const [name = ''] = id.split('.').slice(-1);
  const resourceId = id.slice(0, -name.length - 1);
  const own = await special[id]?.(fixtures);
  if (own) return { path, body: {}, ...own };
  if (name === 'create') return { path, body: await creationOf(resourceId, fixtures) };
  const domain_id = fixtures.home.domainId;
  const query = /^list_basic/.test(name) ? {} : queries[name];
  if (query) return { path, body: { query, domain_id } };
  return { path, body: requestFrom(operation, await validRecord(resourceId, fixtures)) };
};
