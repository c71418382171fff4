import { beforeAll, describe, expect, it } from 'vitest';
import { role } from '../../contract/identity/role.ts';
import { token } from '../../contract/identity/token.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { anApp, holderOf } from './identity/machines.ts';
import { codeOf } from './identity/people.ts';
import { type Client, freshDomain, INTERNAL_TOKEN, PASSWORD, sharedService, type TestDomain } from './kit.ts';

let home: TestDomain;
beforeAll(async () => {
  await sharedService();
  home = await freshDomain();
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
  ])('1.1.4, 4.1 $header is answered $code', async ({ header, code }) => {
    const { body } = await home.nobody.post(token.issue.path, {
      credentials: { user_id: home.users.owner, password: PASSWORD },
      domain_id: home.domainId,
    });
    const response = await fetch(home.url + alert.list.path, {
      method: 'POST',
      headers: { authorization: header(String(body.access_token)) },
    });
    expect(response.status).toBe(code);
  });
});

describe('4.3.3 an entry of a permission list', () => {
  let role_id: string;
  let machine: Client;
  beforeAll(async () => {
    ({ role_id } = await home.admin.call(role.create, { name: 'One entry', role_type: 'WORKSPACE_OWNER' }));
    machine = holderOf(home, (await anApp(home, 'WORKSPACE_OWNER', { role_id })).client_secret);
  });

  /** What an app with these permissions is told when it lists alerts. */
  const listedWith = async (permissions: string[]) => {
    await home.admin.call(role.update, { role_id, permissions });
    return codeOf(await machine.post(alert.list.path));
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

  it('is matched quickly, however many * it has', async () => {
    const endless = `${'*'.repeat(200)}x`;
    expect(await listedWith([endless, '*a*e*i*o*u*x'])).toBe('ERROR_PERMISSION_DENIED');

    const { nobody, domainId: domain_id, users } = home;
    const credentials = { user_id: users.guest, password: PASSWORD };
    const { refresh_token } = await nobody.call(token.issue, { credentials, domain_id });
    const request = { grant_type: 'REFRESH_TOKEN', token: refresh_token, scope: 'USER', permissions: [endless] };
    expect(await nobody.refused(token.grant, request)).toBe('ERROR_PERMISSION_DENIED');
  });

  it('has no effect if it matches nothing', async () => {
    expect(await listedWith(['nothing:Such.read', '', '(', 'monitoring:Alert.read'])).toBe(200);
  });
});

describe('4.4 members that name a scope', () => {
  const list = (caller: Client, body: Record<string, unknown>) => caller.post(alert.list.path, body).then(codeOf);

  it('4.4.1 another domain than the token’s is denied, an empty one stands for it', async () => {
    expect(await list(home.owner, { domain_id: 'domain-other' })).toBe('ERROR_PERMISSION_DENIED');
    expect(await list(home.admin, { domain_id: 'domain-other' })).toBe('ERROR_PERMISSION_DENIED');
    for (const domain_id of ['', ' ', null, home.domainId]) expect(await list(home.owner, { domain_id })).toBe(200);
  });

  it('4.4.1 a required domain_id must be there; empty, it counts as the token’s', async () => {
    expect(codeOf(await home.owner.post(webhook.list.path, {}))).toBe('ERROR_REQUIRED_PARAMETER');
    expect(codeOf(await home.owner.post(webhook.list.path, { domain_id: null }))).toBe('ERROR_REQUIRED_PARAMETER');
    expect(codeOf(await home.owner.post(webhook.list.path, { domain_id: '' }))).toBe(200);
    expect(codeOf(await home.owner.post(webhook.list.path, { domain_id: 1 }))).toBe('ERROR_INVALID_PARAMETER_TYPE');
  });

  it('4.4.1 owners and members stay in their workspace; * is for reads', async () => {
    for (const caller of [home.owner, home.member]) {
      expect(await list(caller, { workspace_id: home.workspaces[1] })).toBe('ERROR_PERMISSION_DENIED');
      for (const workspace_id of ['', '*', home.workspaces[0]]) expect(await list(caller, { workspace_id })).toBe(200);
      const create = { title: 'x', project_id: home.projects[0], workspace_id: '*' };
      expect(codeOf(await caller.post(alert.create.path, create))).toBe('ERROR_PERMISSION_DENIED');
    }
  });

  it('4.4.1 a domain admin chooses among the workspaces', async () => {
    const made = await home.owner.call(alert.create, { title: 'Disk full', project_id: home.projects[0] });
    const { alert_id } = made;
    const titles = async (workspace_id?: string) => {
      const { body } = await home.admin.post(alert.list.path, { alert_id, workspace_id });
      return body.total_count;
    };
    expect([await titles(), await titles(home.workspaces[0]), await titles(home.workspaces[1])]).toEqual([1, 1, 0]);

    const get = (workspace_id: string) => home.admin.post(alert.get.path, { alert_id, workspace_id }).then(codeOf);
    expect([await get(home.workspaces[0]), await get(home.workspaces[1])]).toEqual([200, 'ERROR_NOT_FOUND']);
  });

  it.each([
    { who: 'admin', allowed: ['DOMAIN', 'WORKSPACE', 'PROJECT'] },
    { who: 'owner', allowed: ['WORKSPACE', 'PROJECT'] },
    { who: 'member', allowed: ['PROJECT'] },
  ] as const)('4.4.2 $who may name the resource groups $allowed', async ({ who, allowed }) => {
    for (const resource_group of ['DOMAIN', 'WORKSPACE', 'PROJECT'] as const) {
      const isAllowed = (allowed as readonly string[]).includes(resource_group);
      expect(await list(home[who], { resource_group })).toBe(isAllowed ? 200 : 'ERROR_PERMISSION_DENIED');
      expect(await list(home[who], { resource_group: ` ${resource_group} ` })).toBe(
        isAllowed ? 200 : 'ERROR_PERMISSION_DENIED',
      );
    }
  });

  it('1.3.3 a record of another domain is not found, never denied', async () => {
    const other = await freshDomain();
    const made = await other.owner.call(alert.create, { title: 'Theirs', project_id: other.projects[0] });
    const { alert_id } = made;
    for (const operation of [alert.get, alert.update, alert.delete]) {
      expect(await home.admin.refused(operation, { alert_id })).toBe('ERROR_NOT_FOUND');
    }
  });
});

describe('4.7 the internal token', () => {
  it('4.7.3 sees all domains where it names none, in reads', async () => {
    const { body } = await home.internal.post(alert.list.path, { query: { count_only: true } });
    const { body: own } = await home.internal.post(alert.list.path, {
      domain_id: home.domainId,
      query: { count_only: true },
    });
    expect(Number(body.total_count)).toBeGreaterThanOrEqual(Number(own.total_count));
  });

  it('4.7.3 must name a domain in writes, and one that exists', async () => {
    const create = { title: 'By a component', project_id: home.projects[0] };
    expect(await home.internal.refused(alert.create, create)).toBe('ERROR_REQUIRED_PARAMETER');
    expect(await home.internal.refused(alert.create, { ...create, domain_id: 'domain-none' })).toBe('ERROR_NOT_FOUND');
    expect((await home.internal.post(alert.create.path, { ...create, domain_id: home.domainId })).status).toBe(200);
  });

  it('4.7.3 may name domain and workspace in headers; the body goes first', async () => {
    const send = async (headers: Record<string, string>, body: object = {}) => {
      const response = await fetch(home.url + webhook.list.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${INTERNAL_TOKEN}`, ...headers },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const hook = { name: 'Hook', project_id: home.projects[0], plugin_info: { plugin_id: 'p' }, domain_id: '' };
    const { webhook_id } = await home.owner.call(webhook.create, hook);
    const listed = async (headers: Record<string, string>, body: object = {}) =>
      (await send(headers, { webhook_id, ...body })).body.total_count;

    expect(await listed({ 'x-domain-id': home.domainId })).toBe(1);
    expect(await listed({ 'x-domain-id': 'domain-other' })).toBe(0);
    expect(await listed({ 'x-domain-id': 'domain-other' }, { domain_id: home.domainId })).toBe(1);
    expect(await listed({ 'x-domain-id': home.domainId, 'x-workspace-id': home.workspaces[1] })).toBe(0);
  });
});
