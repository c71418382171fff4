import type { TObject } from 'typebox';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { token } from '../../contract/identity/token.ts';
import { operations, resources } from '../../contract/index.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { note } from '../../contract/monitoring/note.ts';
import type { Operation, Resource } from '../../contract/resource.ts';
import { later } from './identity/machines.ts';
import { freshDomain, INTERNAL_TOKEN, PASSWORD, sharedService, type TestDomain } from './kit.ts';
import { type Fixtures, isMakeable, type ValidCall, validCall, validRecord } from './validCalls.ts';

type Members = Record<string, unknown>;

let home: TestDomain;
let fixtures: Fixtures;
/** Token of the domain admin, for calls whose answer is looked at as it comes. */
let bearer: string;

const sameEverywhere = crypto.randomUUID();
const [FIRST, SECOND] = [`first-${sameEverywhere}`, `second-${sameEverywhere}`];

beforeAll(async () => {
  await sharedService();
  home = await freshDomain();
  fixtures = { home, own: home.admin };
  const credentials = { user_id: home.users.admin, password: PASSWORD };
  ({ access_token: bearer } = await home.nobody.call(token.issue, { credentials, domain_id: home.domainId }));
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

// They are the same in every domain, so the next file would see them.
afterAll(async () => {
  for (const kind of ['endpoints', 'repositories']) {
    await home.internal.post('/internal/v1/directory/delete', { kind, ids: [FIRST, SECOND] });
  }
});

const all = [...operations.values()];
const lists = all.filter(({ response }) => 'total_count' in ((response as Partial<TObject>).properties ?? {}));

const calls = new Map<Operation, Promise<ValidCall>>();

/** What is asked of an operation; a read is asked of the same records again. */
const callOf = (operation: Operation): Promise<ValidCall> => {
  const known = operation.kind === 'read' ? calls.get(operation) : undefined;
  const call = known ?? validCall(operation, fixtures);
  calls.set(operation, call);
  return call;
};

/** A sound call with headers and all. */
const send = async (operation: Operation, more: Members = {}) => {
  const { path, body } = await callOf(operation);
  return fetch(home.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${operation.auth === 'internal' ? INTERNAL_TOKEN : bearer}` },
    body: JSON.stringify({ ...body, ...more }),
  });
};

const answerOf = async (operation: Operation, more: Members = {}) => (await send(operation, more)).json();

describe('the answer of an operation', () => {
  // The one left out is answered 200 with a key that only goes out by a notification: see access-key.test.ts.
  it.each(all.filter(({ id }) => id !== 'monitoring.alert.update_state'))(
    '1.2.1, 1.2.3 $id succeeds with 200, as JSON in UTF-8, with every member of its message and no other',
    async (operation) => {
      const response = await send(operation);

      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      const body = (await response.json()) as Members;
      expect([...Compile(operation.response).Errors(body)]).toEqual([]);
      const { properties, required = [] } = operation.response as TObject;
      if (!properties) return;
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(body)));
      expect(Object.keys(body)).toEqual(expect.arrayContaining([...required]));
    },
  );

  it.each(lists)('1.2.6 $id lists a page, and counts what is on all of them', async (operation) => {
    const resourceId = operation.id.split('.').slice(0, 2).join('.');
    if (isMakeable(resourceId)) for (const _ of [1, 2]) await validRecord(resourceId, fixtures);

    const whole = (await answerOf(operation)) as { results: unknown[]; total_count: number };
    const page = await answerOf(operation, { query: { page: { start: 2, limit: 1 } } });

    expect(whole.results.length).toBeGreaterThanOrEqual(2);
    expect(whole.total_count).toBe(whole.results.length);
    expect(page).toEqual({ results: [expect.anything()], total_count: expect.any(Number) });
    expect((page as typeof whole).total_count).toBe(whole.total_count);
  });
});

/** The resource whose records an operation lists. */
const listedBy = ({ id }: Operation): Resource | undefined => {
  const name = id.endsWith('list_versions')
    ? 'dashboard.project_dashboard_version'
    : id.split('.').slice(0, 2).join('.');
  return resources.find((resource) => resource.id === name);
};

const rowsOf = async (operation: Operation, query: Members) =>
  (await answerOf(operation, { query })) as { results: Members[]; total_count: number };

/** A list and what its resource says of it. */
const listTerms = lists.map((operation) => {
  const { minimalFields = [], keywordFields = [], record } = listedBy(operation) ?? {};
  return { id: operation.id, operation, minimalFields, keywordFields, members: record?.properties ?? {} };
});

describe('what lists have in common', () => {
  it.each(listTerms)('1.5.1, 1.5.2 $id pages from 1, and may count only', async ({ operation }) => {
    const { results, total_count } = await rowsOf(operation, {});
    const page = async (start: number, limit: number) => (await rowsOf(operation, { page: { start, limit } })).results;

    expect(await page(0, 1)).toEqual(results.slice(0, 1));
    expect(await page(2, 5000)).toEqual(results.slice(1));
    expect(await page(1, -1)).toEqual(results);
    expect(await rowsOf(operation, { page: { start: total_count + 1 } })).toEqual({ results: [], total_count });
    expect(await rowsOf(operation, { count_only: true })).toEqual({ results: [], total_count });
  });

  it.each(listTerms)('1.5.3, 1.5.4 $id gives rows of $minimalFields, or of what is asked for', async (terms) => {
    const { operation, minimalFields } = terms;
    const only = minimalFields.slice(0, 2);
    const [minimal] = (await rowsOf(operation, { minimal: true, page: { limit: 1 } })).results;
    const [chosen] = (await rowsOf(operation, { minimal: true, only, page: { limit: 1 } })).results;

    expect(minimalFields.length).toBeGreaterThan(0);
    expect(Object.keys(minimal ?? {}).sort()).toEqual([...minimalFields].sort());
    expect(Object.keys(chosen ?? {}).sort()).toEqual([...only].sort());
  });

  it('S-C5: a minimal note tells its workspace, a minimal alert does not', async () => {
    const isTold = async (operation: Operation) => {
      const [row] = (await rowsOf(operation, { minimal: true, page: { limit: 1 } })).results;
      return Object.hasOwn(row ?? {}, 'workspace_id');
    };
    expect(await isTold(note.list)).toBe(true);
    expect(await isTold(alert.list)).toBe(false);
  });

  it.each(listTerms.filter(({ keywordFields }) => keywordFields.length > 0))(
    '1.5.5 $id finds rows by a word in any of $keywordFields, whatever its case',
    async ({ operation, keywordFields }) => {
      const { results } = await rowsOf(operation, {});
      for (const field of keywordFields) {
        const value = String(results.find((row) => row[field])?.[field] ?? '');
        const [word = ''] = value.split(/\s+/).slice(-1);
        if (word === '') continue;
        const keyword = `nowhere-to-be-found ${word.toUpperCase()}`;
        const found = (await rowsOf(operation, { keyword })).results;
        expect(found.map((row) => String(row[field]))).toContain(value);
      }
      expect((await rowsOf(operation, { keyword: 'nowhere-to-be-found' })).total_count).toBe(0);
    },
  );

  const closed = listTerms.flatMap(({ operation, id, members }) =>
    operation.filters
      .filter((filter) => 'enum' in (members[filter] ?? {}) && id !== 'cost_analysis.schedule.list')
      .map((filter) => ({ id, operation, filter })),
  );

  it.each(closed)('7.22 $id refuses a $filter that no record can have', async ({ operation, filter }) => {
    const response = await send(operation, { [filter]: 'NOWHERE' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: { code: 'ERROR_INVALID_PARAMETER' } });
  });
});

/** What is generated with a record, and how it begins. */
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

const makeable = resources.filter(({ id }) => isMakeable(id));
const hasMember = ({ record }: Resource, member: string) => member in (record?.properties ?? {});

describe('a record', () => {
  it('1.4.1 of every resource that can be created gets an id', () => {
    const creatable = all.filter(({ id }) => id.endsWith('.create')).map(({ id }) => id.replace('.create', ''));
    expect(PREFIXES.map(([id]) => id).sort()).toEqual(creatable.sort());
  });

  it.each(PREFIXES)('1.4.1 of %s has generated ids %o: 12 hexadecimal digits, never the same', async (id, prefixes) => {
    const records = [await validRecord(id, fixtures), await validRecord(id, fixtures)];
    for (const [member, prefix] of Object.entries(prefixes)) {
      const [one, other] = records.map((record) => record[member]);
      expect(one).toMatch(new RegExp(`^${prefix}[0-9a-f]{12}$`));
      expect(other).toMatch(new RegExp(`^${prefix}[0-9a-f]{12}$`));
      expect(one).not.toBe(other);
    }
  });

  it.each(makeable)('0.2.1 of $id tells its domain, and where it lies in that', async (resource) => {
    const record = await validRecord(resource.id, fixtures);
    expect(record.domain_id).toBe(home.domainId);
    if (hasMember(resource, 'workspace_id')) expect(record.workspace_id).toBe(home.workspaces[0]);
    // That of an app is what limits it; this one is not limited.
    const project = resource.id === 'identity.app' ? '' : home.projects[0];
    if (hasMember(resource, 'project_id')) expect(record.project_id).toBe(project);
  });
});

/** Writes that do something to the record they name, and leave it there. */
const changes = resources
  .filter((resource) => isMakeable(resource.id) && hasMember(resource, 'updated_at'))
  .flatMap((resource) => resource.operations.map((operation) => ({ id: operation.id, operation, resource })))
  .filter(({ operation: { kind } }) => kind === 'write')
  .filter(({ id }) => !/\.(create|delete|delete_version|run|update_state)$/.test(id));

describe('the times of a record', () => {
  it.each(changes)('1.2.7 $id moves updated_at, and never created_at', async ({ operation, resource }) => {
    const { path, body } = await validCall(operation, fixtures);
    const get = resource.operations.find(({ id }) => id === `${resource.id}.get`);
    const look = async () => (await home.admin.post(get?.path ?? '', body)).body;
    const { properties } = operation.request as TObject;
    const text = `Changed by ${operation.id}`;
    const change = 'title' in properties ? { title: text } : 'name' in properties ? { name: text } : {};
    const before = await look();

    const { status } = await later(60_000, () => home.admin.post(path, { ...body, ...change }));
    const after = await look();

    expect(status).toBe(200);
    expect(Date.parse(String(after.updated_at)) - Date.parse(String(before.updated_at))).toBeGreaterThan(50_000);
    expect(after.created_at).toBe(before.created_at);
  });
});
