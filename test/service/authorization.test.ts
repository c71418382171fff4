import { beforeAll, describe, expect, it } from 'vitest';
import { apiKey } from '../../contract/identity/api-key.ts';
import { token } from '../../contract/identity/token.ts';
import { operations } from '../../contract/index.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import type { Operation } from '../../contract/resource.ts';
import { matches } from '../../service/auth/permission.ts';
import {
  type Answer,
  type Client,
  clientOf,
  freshDomain,
  INTERNAL_TOKEN,
  PASSWORD,
  sharedService,
  type TestDomain,
} from './kit.ts';

let home: TestDomain;
/** Somebody whose token is narrowed to looking at alerts. */
let narrow: Client;

/** A token for the first workspace, cut down to some permissions. */
const narrowedTo = async (permissions: string[]): Promise<Client> => {
  const { nobody, domainId, users, url, workspaces } = home;
  const issued = await nobody.call(token.issue, {
    credentials: { user_id: users.owner, password: PASSWORD },
    domain_id: domainId,
  });
  const { access_token } = await nobody.call(token.grant, {
    grant_type: 'REFRESH_TOKEN',
    token: issued.refresh_token,
    scope: 'WORKSPACE',
    workspace_id: workspaces[0],
    permissions,
  });
  return clientOf(url, access_token);
};

beforeAll(async () => {
  await sharedService();
  home = await freshDomain();
  narrow = await narrowedTo(['monitoring:Alert.read']);
});

const codeOf = ({ status, body }: Answer): unknown =>
  status < 400 ? status : (body.detail as { code: string } | undefined)?.code;

const isDenied = (answer: Answer) => codeOf(answer) === 'ERROR_PERMISSION_DENIED';

const withToken = [...operations.values()].filter(({ auth }) => auth === 'token');

/** Whether the terms of an operation let a user of a role type through (semantics 4.2). */
const lets = ({ roles }: Operation, roleType: string) =>
  roles.length === 0 || roles.includes('USER') || (roles as readonly string[]).includes(roleType);

describe('4.1, 4.2 who may call what', () => {
  it.each(withToken)('$id lets in $roles, and nobody without a token', async (operation) => {
    const body = { domain_id: home.domainId };
    const callers = {
      DOMAIN_ADMIN: home.admin,
      WORKSPACE_OWNER: home.owner,
      WORKSPACE_MEMBER: home.member,
      USER: home.guest,
    };
    for (const [roleType, caller] of Object.entries(callers)) {
      const answer = await caller.post(operation.path, body);
      expect({ roleType, denied: isDenied(answer) }).toEqual({ roleType, denied: !lets(operation, roleType) });
      expect(codeOf(answer)).not.toBe('ERROR_AUTHENTICATE_FAILURE');
    }
    expect(codeOf(await home.nobody.post(operation.path, body))).toBe('ERROR_AUTHENTICATE_FAILURE');
  });

  it('4.7.4 identity.api_key.create is closed to the internal token: it has no user to own the key', async () => {
    expect(await home.internal.refused(apiKey.create, { domain_id: home.domainId })).toBe('ERROR_PERMISSION_DENIED');
  });

  it.each(withToken.filter(({ id }) => id !== apiKey.create.id))(
    '4.7.2 $id takes the internal token without asking for role or permission',
    async (operation) => {
      const answer = await home.internal.post(operation.path, { domain_id: home.domainId, resource_group: 'DOMAIN' });
      // Records that belong to users cannot be made by it (4.7.4); that is the handler's word, after required members.
      expect(['ERROR_AUTHENTICATE_FAILURE', 'ERROR_PERMISSION_DENIED']).not.toContain(codeOf(answer));
    },
  );

  it.each([...operations.values()].filter(({ auth }) => auth === 'internal'))(
    '4.7.2 $id is opened by the internal token only',
    async (operation) => {
      for (const caller of [home.admin, home.owner, home.member, home.guest]) {
        expect(isDenied(await caller.post(operation.path, {}))).toBe(true);
      }
      expect(codeOf(await home.nobody.post(operation.path, {}))).toBe('ERROR_AUTHENTICATE_FAILURE');
      expect(isDenied(await home.internal.post(operation.path, {}))).toBe(false);
    },
  );

  it.each([...operations.values()].filter(({ auth }) => auth === 'none'))(
    '4.1 $id looks at no token, be it a dead one',
    async (operation) => {
      const answer = await clientOf(home.url, 'dead').post(operation.path, {});
      expect(codeOf(answer)).toBe(codeOf(await home.nobody.post(operation.path, {})));
    },
  );

  it.each(withToken)(
    '4.3.2 $id is closed to a token that may only look at alerts, unless it needs just that',
    async (operation) => {
      const open = operation.permission === null || operation.permission === 'monitoring:Alert.read';
      expect(isDenied(await narrow.post(operation.path, { domain_id: '' }))).toBe(!open);
    },
  );
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
    ['monitoring:Al', false],
    ['monitor', false],
    ['monitoring:alert', false],
    ['monitoring:Alert.write', false],
    ['monitoring:Alert.read.more', false],
    ['*.write', false],
    ['monitoring:Alert?read', false],
    ['', false],
  ])('%j matches monitoring:Alert.read: %s', (entry, expected) => {
    expect(matches(entry, 'monitoring:Alert.read')).toBe(expected);
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
