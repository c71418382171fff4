import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { role } from '../../contract/identity/role.ts';
import { token } from '../../contract/identity/token.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { anApp, createClientWithSecret } from './identity/machineCredentials.ts';
import { readErrorCode } from './identity/signIn.ts';
import { aWebhook } from './monitoring/fixtures.ts';
import {
  type ApiClient,
  createTestDomain,
  INTERNAL_TOKEN,
  PASSWORD,
  sharedService,
  type TestDomain,
} from './testDomain.ts';

let domain: TestDomain;
beforeAll(async () => {
  await sharedService();
  domain = await createTestDomain();
});

describe('the Authorization header', () => {
  it.each([
    { header: (bearer: string) => `bearer ${bearer}`, code: 200 },
    { header: (bearer: string) => `BEARER   ${bearer} `, code: 200 },
    { header: (bearer: string) => bearer, code: 401 },
    { header: (bearer: string) => `Basic ${bearer}`, code: 401 },
    { header: () => 'Bearer', code: 401 },
    { header: () => '', code: 401 },
    { header: (bearer: string) => `Bearer ${bearer}x`, code: 401 },
    { header: (bearer: string) => `Bearer ${bearer} ${bearer}`, code: 401 },
  ])('1.1.4, 4.1 $header returns $code', async ({ header, code }) => {
    const { body } = await domain.anonymous.post(token.issue.path, {
      credentials: { user_id: domain.users.owner, password: PASSWORD },
      domain_id: domain.domainId,
    });
    const response = await fetch(domain.url + alert.list.path, {
      method: 'POST',
      headers: { authorization: header(String(body.access_token)) },
    });
    expect(response.status).toBe(code);
  });
});

describe('4.3.3 a permission pattern', () => {
  let role_id: string;
  let machine: ApiClient;
  beforeAll(async () => {
    ({ role_id } = await domain.admin.call(role.create, { name: 'One entry', role_type: 'WORKSPACE_OWNER' }));
    machine = createClientWithSecret(domain, (await anApp(domain, 'WORKSPACE_OWNER', { role_id })).client_secret);
  });

  /** The status for an app with these permissions when it lists alerts. */
  const listedWith = async (permissions: string[]) => {
    await domain.admin.call(role.update, { role_id, permissions });
    return readErrorCode(await machine.post(alert.list.path));
  };

  it.each([
    ['monitoring', true],
    ['monitoring:', true],
    ['monitoring:Alert', true],
    ['monitoring:Alert.', true],
    ['monitoring:Alert.read', true],
    ['*', true],
    ['monitoring:*', true],
    ['monitoring:Alert.*', true],
    ['*.read', true],
    ['mon*read', true],
    ['*:*.*', true],
    ['monitoring:*Alert*.read', true],
    ['monitoring:Alert.read*', true],
    ['*r*r*r*', true],
    ['*r*r*r*r*', false],
    ['monitoring:Alert*Alert.read', false],
    ['monitoring:Alert.read*read', false],
    ['*.*.*', false],
    ['monitoring:Al', false],
    ['monitor', false],
    ['monitoring:alert', false],
    ['monitoring:Alert.write', false],
    ['monitoring:Alert.read.more', false],
    ['*.write', false],
    ['monitoring:Alert?read', false],
    ['', false],
  ])('%j matches monitoring:Alert.read: %s', async (entry, expected) => {
    expect(await listedWith([entry])).toBe(expected ? 200 : 'ERROR_PERMISSION_DENIED');
  });

  it('is matched quickly with any number of *', async () => {
    const manyWildcards = `${'*'.repeat(200)}x`;
    expect(await listedWith([manyWildcards, '*a*e*i*o*u*x'])).toBe('ERROR_PERMISSION_DENIED');

    const { anonymous, domainId: domain_id, users } = domain;
    const credentials = { user_id: users.guest, password: PASSWORD };
    const { refresh_token } = await anonymous.call(token.issue, { credentials, domain_id });
    const request = { grant_type: 'REFRESH_TOKEN', token: refresh_token, scope: 'USER', permissions: [manyWildcards] };
    expect(await anonymous.refused(token.grant, request)).toBe('ERROR_PERMISSION_DENIED');
  });

  it('grants nothing if it matches no permission', async () => {
    expect(await listedWith(['nothing:Such.read', '', '(', 'monitoring:Alert.read'])).toBe(200);
  });
});

describe('4.4 domain_id and workspace_id of a request', () => {
  const list = (caller: ApiClient, body: Record<string, unknown>) =>
    caller.post(alert.list.path, body).then(readErrorCode);

  it('4.4.1 another domain than that of the token is denied; an empty one means that of the token', async () => {
    expect(await list(domain.owner, { domain_id: 'domain-other' })).toBe('ERROR_PERMISSION_DENIED');
    expect(await list(domain.admin, { domain_id: 'domain-other' })).toBe('ERROR_PERMISSION_DENIED');
    for (const domain_id of ['', ' ', null, domain.domainId]) expect(await list(domain.owner, { domain_id })).toBe(200);
  });

  it('4.4.1 a required domain_id must be present; an empty one means that of the token', async () => {
    expect(readErrorCode(await domain.owner.post(webhook.list.path, {}))).toBe('ERROR_REQUIRED_PARAMETER');
    expect(readErrorCode(await domain.owner.post(webhook.list.path, { domain_id: null }))).toBe(
      'ERROR_REQUIRED_PARAMETER',
    );
    expect(readErrorCode(await domain.owner.post(webhook.list.path, { domain_id: '' }))).toBe(200);
    expect(readErrorCode(await domain.owner.post(webhook.list.path, { domain_id: 1 }))).toBe(
      'ERROR_INVALID_PARAMETER_TYPE',
    );
  });

  it('4.4.1 owners and members cannot name another workspace; they can read with *', async () => {
    for (const caller of [domain.owner, domain.member]) {
      expect(await list(caller, { workspace_id: domain.workspaces[1] })).toBe('ERROR_PERMISSION_DENIED');
      for (const workspace_id of ['', '*', domain.workspaces[0]])
        expect(await list(caller, { workspace_id })).toBe(200);
      const create = { title: 'x', project_id: domain.projects[0], workspace_id: '*' };
      expect(readErrorCode(await caller.post(alert.create.path, create))).toBe('ERROR_PERMISSION_DENIED');
    }
  });

  it('4.4.1 a domain admin can name any workspace', async () => {
    const created = await domain.owner.call(alert.create, { title: 'Disk full', project_id: domain.projects[0] });
    const { alert_id } = created;
    const titles = async (workspace_id?: string) => {
      const { body } = await domain.admin.post(alert.list.path, { alert_id, workspace_id });
      return body.total_count;
    };
    expect([await titles(), await titles(domain.workspaces[0]), await titles(domain.workspaces[1])]).toEqual([1, 1, 0]);

    const get = (workspace_id: string) =>
      domain.admin.post(alert.get.path, { alert_id, workspace_id }).then(readErrorCode);
    expect([await get(domain.workspaces[0]), await get(domain.workspaces[1])]).toEqual([200, 'ERROR_NOT_FOUND']);
  });

  it.each([
    { who: 'admin', allowed: ['DOMAIN', 'WORKSPACE', 'PROJECT'] },
    { who: 'owner', allowed: ['WORKSPACE', 'PROJECT'] },
    { who: 'member', allowed: ['PROJECT'] },
  ] as const)('4.4.2 $who can use the resource groups $allowed', async ({ who, allowed }) => {
    for (const resource_group of ['DOMAIN', 'WORKSPACE', 'PROJECT'] as const) {
      const isAllowed = (allowed as readonly string[]).includes(resource_group);
      expect(await list(domain[who], { resource_group })).toBe(isAllowed ? 200 : 'ERROR_PERMISSION_DENIED');
      expect(await list(domain[who], { resource_group: ` ${resource_group} ` })).toBe(
        isAllowed ? 200 : 'ERROR_PERMISSION_DENIED',
      );
    }
  });

  it('1.3.3 a record of another domain is not found, not denied', async () => {
    const other = await createTestDomain();
    const created = await other.owner.call(alert.create, { title: 'Theirs', project_id: other.projects[0] });
    const { alert_id } = created;
    for (const operation of [alert.get, alert.update, alert.delete]) {
      expect(await domain.admin.refused(operation, { alert_id })).toBe('ERROR_NOT_FOUND');
    }
  });
});

describe('4.7 the internal token', () => {
  it('4.7.3 reads all domains if the request names none', async () => {
    const { body } = await domain.internal.post(alert.list.path, { query: { count_only: true } });
    const { body: own } = await domain.internal.post(alert.list.path, {
      domain_id: domain.domainId,
      query: { count_only: true },
    });
    expect(Number(body.total_count)).toBeGreaterThanOrEqual(Number(own.total_count));
  });

  it('4.7.3 must name an existing domain in writes', async () => {
    const create = { title: 'By a component', project_id: domain.projects[0] };
    expect(await domain.internal.refused(alert.create, create)).toBe('ERROR_REQUIRED_PARAMETER');
    expect(await domain.internal.refused(alert.create, { ...create, domain_id: 'domain-none' })).toBe(
      'ERROR_NOT_FOUND',
    );
    expect((await domain.internal.post(alert.create.path, { ...create, domain_id: domain.domainId })).status).toBe(200);
  });

  it('4.7.3 can name domain and workspace in headers; the body takes precedence', async () => {
    const send = async (headers: Record<string, string>, body: object = {}) => {
      const response = await fetch(domain.url + webhook.list.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${INTERNAL_TOKEN}`, ...headers },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const { webhook_id } = await aWebhook(domain, { name: `Hook ${randomUUID()}` });
    const listed = async (headers: Record<string, string>, body: object = {}) =>
      (await send(headers, { webhook_id, ...body })).body.total_count;

    expect(await listed({ 'x-domain-id': domain.domainId })).toBe(1);
    expect(await listed({ 'x-domain-id': 'domain-other' })).toBe(0);
    expect(await listed({ 'x-domain-id': 'domain-other' }, { domain_id: domain.domainId })).toBe(1);
    expect(await listed({ 'x-domain-id': domain.domainId, 'x-workspace-id': domain.workspaces[1] })).toBe(0);
  });
});
