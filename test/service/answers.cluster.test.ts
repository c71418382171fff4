import { randomUUID } from 'node:crypto';
import type { TObject } from 'typebox';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, resources } from '../../contract/index.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { note } from '../../contract/monitoring/note.ts';
import type { Operation, Resource } from '../../contract/resource.ts';
import type { JsonMembers } from '../../service/values/jsonObject.ts';
import { withClockAhead } from './identity/machineCredentials.ts';
import { createTestDomain, INTERNAL_TOKEN, sharedService, type TestDomain } from './testDomain.ts';
import { type CallFixtures, canCreate, createRecord, makeValidCall, type ValidCall } from './validCalls.ts';

let home: TestDomain;
let fixtures: CallFixtures;
/** Token of the domain admin, for raw requests. */
let bearer: string;

const sameEverywhere = crypto.randomUUID();
const [FIRST, SECOND] = [`first-${sameEverywhere}`, `second-${sameEverywhere}`];

beforeAll(async () => {
  await sharedService();
  home = await createTestDomain();
  fixtures = { domain: home, recordOwner: home.admin };
  bearer = await home.tokenOf.admin();
  const row = { domain_id: home.domainId, data_source_id: home.dataSourceId, workspace_id: home.workspaces[0] };
  const month = { report_year: '2024', report_month: '2024-05', cost: { USD: 1 }, project_id: home.projects[0] };
  await home.put('cost_report_data', [
    { cost_report_data_id: 'crd-1', ...row, ...month },
    { cost_report_data_id: 'crd-2', ...row, ...month },
  ]);
  for (const id of [FIRST, SECOND]) {
    await home.put('endpoints', [{ service: id, name: id, endpoint: 'grpc://x' }]);
    await home.put('repositories', [{ repository_id: id, name: id, repository_type: 'LOCAL' }]);
  }
});

// Endpoints and repositories are shared by all domains, so they are removed before the next test file runs.
afterAll(async () => {
  for (const kind of ['endpoints', 'repositories']) {
    await home.internal.post('/internal/v1/directory/delete', { kind, ids: [FIRST, SECOND] });
  }
});

const all = [...operations.values()];
const lists = all.filter(({ response }) => 'total_count' in ((response as Partial<TObject>).properties ?? {}));

const calls = new Map<Operation, Promise<ValidCall>>();

/** Path and body of an operation. A call that only reads uses the same records each time. */
const findCall = (operation: Operation): Promise<ValidCall> => {
  const known = operation.kind === 'read' ? calls.get(operation) : undefined;
  const call = known ?? makeValidCall(operation, fixtures);
  calls.set(operation, call);
  return call;
};

/** Sends a valid call and returns the raw response. */
const send = async (operation: Operation, more: JsonMembers = {}) => {
  const { path, body } = await findCall(operation);
  return fetch(home.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${operation.auth === 'internal' ? INTERNAL_TOKEN : bearer}` },
    body: JSON.stringify({ ...body, ...more }),
  });
};

const fetchAnswer = async (operation: Operation, more: JsonMembers = {}) => (await send(operation, more)).json();

describe('the response of an operation', () => {
  // update_state is tested in access-key.test.ts, because its key is only sent in a notification.
  it.each(all.filter(({ id }) => id !== 'monitoring.alert.update_state'))(
    '1.2.1, 1.2.3 $id returns 200 and JSON in UTF-8, with exactly the members of its message',
    async (operation) => {
      const response = await send(operation);

      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      const body = (await response.json()) as JsonMembers;
      expect([...Compile(operation.response).Errors(body)]).toEqual([]);
      const { properties, required = [] } = operation.response as TObject;
      if (!properties) return;
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(body)));
      expect(Object.keys(body)).toEqual(expect.arrayContaining([...required]));
    },
  );

  it.each(lists)('1.2.6 $id returns a page, and the count of all pages', async (operation) => {
    const resourceId = operation.id.split('.').slice(0, 2).join('.');
    if (canCreate(resourceId)) for (const _ of [1, 2]) await createRecord(resourceId, fixtures);

    const whole = (await fetchAnswer(operation)) as { results: unknown[]; total_count: number };
    const page = await fetchAnswer(operation, { query: { page: { start: 2, limit: 1 } } });

    expect(whole.results.length).toBeGreaterThanOrEqual(2);
    expect(whole.total_count).toBe(whole.results.length);
    expect(page).toEqual({ results: [expect.anything()], total_count: expect.any(Number) });
    expect((page as typeof whole).total_count).toBe(whole.total_count);
  });
});

/** The resource that an operation lists. */
const listedBy = ({ id }: Operation): Resource | undefined => {
  const name = id.endsWith('list_versions')
    ? 'dashboard.project_dashboard_version'
    : id.split('.').slice(0, 2).join('.');
  return resources.find((resource) => resource.id === name);
};

const fetchRows = async (operation: Operation, query: JsonMembers) =>
  (await fetchAnswer(operation, { query })) as { results: JsonMembers[]; total_count: number };

/** A list operation and the terms of its resource. */
const listTerms = lists.map((operation) => {
  const { minimalFields = [], keywordFields = [], record } = listedBy(operation) ?? {};
  return { id: operation.id, operation, minimalFields, keywordFields, members: record?.properties ?? {} };
});

describe('list operations', () => {
  it.each(listTerms)('1.5.1, 1.5.2 $id pages from 1, and can only count', async ({ operation }) => {
    const { results, total_count } = await fetchRows(operation, {});
    const page = async (start: number, limit: number) =>
      (await fetchRows(operation, { page: { start, limit } })).results;

    expect(await page(0, 1)).toEqual(results.slice(0, 1));
    expect(await page(2, 5000)).toEqual(results.slice(1));
    expect(await page(1, -1)).toEqual(results);
    expect(await fetchRows(operation, { page: { start: total_count + 1 } })).toEqual({ results: [], total_count });
    expect(await fetchRows(operation, { count_only: true })).toEqual({ results: [], total_count });
  });

  it.each(listTerms)('1.5.3, 1.5.4 $id returns rows of $minimalFields, or of the members in `only`', async (terms) => {
    const { operation, minimalFields } = terms;
    const only = minimalFields.slice(0, 2);
    const [minimal] = (await fetchRows(operation, { minimal: true, page: { limit: 1 } })).results;
    const [chosen] = (await fetchRows(operation, { minimal: true, only, page: { limit: 1 } })).results;

    expect(minimalFields.length).toBeGreaterThan(0);
    expect(Object.keys(minimal ?? {}).sort()).toEqual([...minimalFields].sort());
    expect(Object.keys(chosen ?? {}).sort()).toEqual([...only].sort());
  });

  it('a minimal note includes its workspace, a minimal alert does not', async () => {
    const isReturned = async (operation: Operation) => {
      const [row] = (await fetchRows(operation, { minimal: true, page: { limit: 1 } })).results;
      return Object.hasOwn(row ?? {}, 'workspace_id');
    };
    expect(await isReturned(note.list)).toBe(true);
    expect(await isReturned(alert.list)).toBe(false);
  });

  it.each(listTerms.filter(({ keywordFields }) => keywordFields.length > 0))(
    '1.5.5 $id finds rows by a keyword in any of $keywordFields, ignoring case',
    async ({ operation, keywordFields }) => {
      const { results } = await fetchRows(operation, {});
      for (const field of keywordFields) {
        const value = String(results.find((row) => row[field])?.[field] ?? '');
        const [word = ''] = value.split(/\s+/).slice(-1);
        if (word === '') continue;
        const keyword = `nowhere-to-be-found ${word.toUpperCase()}`;
        const found = (await fetchRows(operation, { keyword })).results;
        expect(found.map((row) => String(row[field]))).toContain(value);
      }
      expect((await fetchRows(operation, { keyword: 'nowhere-to-be-found' })).total_count).toBe(0);
    },
  );

  const closed = listTerms.flatMap(({ operation, id, members }) =>
    operation.filters
      .filter((filter) => 'enum' in (members[filter] ?? {}) && id !== 'cost_analysis.schedule.list')
      .map((filter) => ({ id, operation, filter })),
  );

  it.each(closed)('7.22 $id refuses a $filter outside its enumeration', async ({ operation, filter }) => {
    const response = await send(operation, { [filter]: 'NOWHERE' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: { code: 'ERROR_INVALID_PARAMETER' } });
  });
});

/** The generated id of each resource and its prefix. */
const PREFIXES = [
  ['identity.api_key', { api_key_id: 'api-key-' }],
  ['identity.agent', { agent_id: 'agent-', app_id: 'app-', client_id: 'client-' }],
  ['identity.app', { app_id: 'app-', client_id: 'client-' }],
  ['identity.role', { role_id: 'role-' }],
  ['inventory.note', { note_id: 'note-' }],
  ['inventory.metric', { metric_id: 'metric-' }],
  ['alert_manager.service', { service_id: 'service-' }],
  ['alert_manager.comment', { service_id: 'service-' }],
  ['alert_manager.escalation_policy', { escalation_policy_id: 'ep-' }],
  ['cost_analysis.schedule', { schedule_id: 'sch-' }],
  ['cost_analysis.budget', { budget_id: 'budget-' }],
  ['cost_analysis.custom_widget', { widget_id: 'widget-' }],
  ['monitoring.maintenance_window', { maintenance_window_id: 'mw-' }],
  ['monitoring.note', { note_id: 'note-' }],
  ['monitoring.alert', { alert_id: 'alert-' }],
  ['monitoring.webhook', { webhook_id: 'webhook-' }],
  ['secret.trusted_secret', { trusted_secret_id: 'trusted-secret-' }],
  ['dashboard.project_dashboard', { project_dashboard_id: 'project-dash-' }],
] as const;

const creatableResources = resources.filter(({ id }) => canCreate(id));
const hasMember = ({ record }: Resource, member: string) => member in (record?.properties ?? {});

describe('records', () => {
  it('1.4.1 every resource with a create operation has a generated id', () => {
    const creatable = all.filter(({ id }) => id.endsWith('.create')).map(({ id }) => id.replace('.create', ''));
    expect(PREFIXES.map(([id]) => id).sort()).toEqual(creatable.sort());
  });

  it.each(PREFIXES)('1.4.1 %s has unique generated ids %o of 12 hexadecimal digits', async (id, prefixes) => {
    const records = [await createRecord(id, fixtures), await createRecord(id, fixtures)];
    for (const [member, prefix] of Object.entries(prefixes)) {
      const [one, other] = records.map((record) => record[member]);
      expect(one).toMatch(new RegExp(`^${prefix}[0-9a-f]{12}$`));
      expect(other).toMatch(new RegExp(`^${prefix}[0-9a-f]{12}$`));
      expect(one).not.toBe(other);
    }
  });

  it.each(creatableResources)('0.2.1 $id returns its domain, and its workspace and project', async (resource) => {
    const record = await createRecord(resource.id, fixtures);
    expect(record.domain_id).toBe(home.domainId);
    if (hasMember(resource, 'workspace_id')) expect(record.workspace_id).toBe(home.workspaces[0]);
    // The project of an app is the one that limits it, and this app is not limited.
    const project = resource.id === 'identity.app' ? '' : home.projects[0];
    if (hasMember(resource, 'project_id')) expect(record.project_id).toBe(project);
  });
});

/** Operations that change a record without deleting it. */
const changes = resources
  .filter((resource) => canCreate(resource.id) && hasMember(resource, 'updated_at'))
  .flatMap((resource) => resource.operations.map((operation) => ({ id: operation.id, operation, resource })))
  .filter(({ operation: { kind } }) => kind === 'write')
  .filter(({ id }) => !/\.(create|delete|delete_version|run|update_state)$/.test(id));

describe('timestamps of a record', () => {
  it.each(changes)('1.2.7 $id changes updated_at and keeps created_at', async ({ operation, resource }) => {
    const { path, body } = await makeValidCall(operation, fixtures);
    const get = resource.operations.find(({ id }) => id === `${resource.id}.get`);
    const look = async () => (await home.admin.post(get?.path ?? '', body)).body;
    const { properties } = operation.request as TObject;
    const text = `Changed by ${operation.id} ${randomUUID()}`;
    const change = 'title' in properties ? { title: text } : 'name' in properties ? { name: text } : {};
    const before = await look();

    const { status } = await withClockAhead(60_000, () => home.admin.post(path, { ...body, ...change }));
    const after = await look();

    expect(status).toBe(200);
    expect(Date.parse(String(after.updated_at)) - Date.parse(String(before.updated_at))).toBeGreaterThan(50_000);
    expect(after.created_at).toBe(before.created_at);
  });
});
