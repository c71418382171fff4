import { decodeJwt } from 'jose';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { token } from '../../../contract/identity/token.ts';
import { metric } from '../../../contract/inventory/metric.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import {
  createApiClient,
  createTestDomain,
  PASSWORD,
  setClockOffset,
  sharedService,
  type TestDomain,
} from '../testDomain.ts';
import { issueToken, readErrorCode } from './signIn.ts';

beforeAll(() => sharedService());

afterEach(() => setClockOffset(0));

const readClaims = (text: unknown) => decodeJwt(String(text));
const readLifetime = (text: unknown) => {
  const { exp = 0, iat = 0 } = readClaims(text);
  return exp - iat;
};

let sharedDomainPromise: Promise<TestDomain> | undefined;
/** One domain for all tests that do not change it. */
const sharedDomain = () => {
  sharedDomainPromise ??= createTestDomain();
  return sharedDomainPromise;
};

describe('signing in with a password', () => {
  it('3.1.1 issues an access token and a refresh token', async () => {
    const { anonymous, domainId, users } = await sharedDomain();

    const answer = await issueToken(anonymous, domainId, users.owner);

    expect(answer).toEqual({
      status: 200,
      body: { access_token: expect.any(String), refresh_token: expect.any(String) },
    });
  });

  it.each([
    {
      section: '3.1.2',
      given: 'an unknown auth_type',
      more: { auth_type: 'SAML' },
      code: 'ERROR_INVALID_AUTHENTICATION_TYPE',
    },
    {
      section: '1.1.9',
      given: 'an auth_type that is not a string',
      more: { auth_type: 1 },
      code: 'ERROR_INVALID_PARAMETER_TYPE',
    },
    {
      section: '3.1.3',
      given: 'no password',
      more: { credentials: { user_id: 'owner@test' } },
      code: 'ERROR_INVALID_CREDENTIALS',
    },
    {
      section: '3.1.3',
      given: 'no user_id',
      more: { credentials: { password: PASSWORD } },
      code: 'ERROR_INVALID_CREDENTIALS',
    },
    {
      section: '3.1.3',
      given: 'a wrong password',
      more: { credentials: { user_id: 'owner@test', password: 'x' } },
      code: 'ERROR_AUTHENTICATION_FAILURE',
    },
    {
      section: '3.1.3',
      given: 'an unknown user',
      more: { credentials: { user_id: 'who@test', password: 'x' } },
      code: 'ERROR_AUTHENTICATION_FAILURE',
    },
    {
      section: '3.1.5',
      given: 'EXTERNAL in a domain without verifier',
      more: { auth_type: 'EXTERNAL' },
      code: 'ERROR_AUTHENTICATION_FAILURE',
    },
    { section: '3.1.4', given: 'an unknown domain', more: { domain_id: 'domain-nowhere' }, code: 'ERROR_NOT_FOUND' },
    { section: '1.1.7', given: 'no credentials', more: { credentials: null }, code: 'ERROR_REQUIRED_PARAMETER' },
  ])('$section refuses $given with $code', async ({ more, code }) => {
    const { anonymous, domainId, users } = await sharedDomain();

    expect(readErrorCode(await issueToken(anonymous, domainId, users.owner, more))).toBe(code);
  });

  it('3.1.3 returns the same error for a user of another auth type and an unknown user', async () => {
    const { anonymous, domainId, put } = await createTestDomain();
    await put('users', [{ user_id: 'ext@test', domain_id: domainId, auth_type: 'EXTERNAL', password: PASSWORD }]);

    expect(readErrorCode(await issueToken(anonymous, domainId, 'ext@test'))).toBe('ERROR_AUTHENTICATION_FAILURE');
  });

  it('3.1.3 reveals that a user is disabled only with the right password', async () => {
    const { anonymous, domainId, users, put } = await createTestDomain();
    await put('users', [{ user_id: users.owner, domain_id: domainId, state: 'DISABLED' }]);

    expect(readErrorCode(await issueToken(anonymous, domainId, users.owner))).toBe('ERROR_USER_STATE_DISABLED');
    const guess = { credentials: { user_id: users.owner, password: 'guess' } };
    expect(readErrorCode(await issueToken(anonymous, domainId, users.owner, guess))).toBe(
      'ERROR_AUTHENTICATION_FAILURE',
    );
  });

  it('3.1.3 a successful sign-in enables a PENDING user and changes nothing else', async () => {
    const { anonymous, domainId, put, admin } = await createTestDomain();
    const pending = { user_id: 'new@test', domain_id: domainId, password: PASSWORD, state: 'PENDING', name: 'New' };
    await put('users', [pending]);
    const counted = { fields: { value: { operator: 'count' } } };
    const { metric_id } = await admin.call(metric.create, {
      ...{ name: 'Users', metric_type: 'GAUGE', namespace_id: 'ns-1', resource_group: 'DOMAIN' },
      ...{ resource_type: 'identity.User', query_options: counted },
    });
    const filter = [{ k: 'user_id', v: 'new@test', o: 'eq' as const }];
    /** Counts users in the way metrics do. */
    const seen = async () => {
      const query_options = { ...counted, filter, group_by: ['name', 'state'] };
      return (await admin.call(metric.test, { metric_id, query_options })).results;
    };

    const guess = { credentials: { user_id: 'new@test', password: 'guess' } };
    expect(readErrorCode(await issueToken(anonymous, domainId, 'new@test', guess))).toBe(
      'ERROR_AUTHENTICATION_FAILURE',
    );
    expect(await seen()).toEqual([{ name: 'New', state: 'PENDING', value: 1 }]);
    expect((await issueToken(anonymous, domainId, 'new@test')).status).toBe(200);
    expect(await seen()).toEqual([{ name: 'New', state: 'ENABLED', value: 1 }]);
    expect((await issueToken(anonymous, domainId, 'new@test')).status).toBe(200);
  });

  it('3.1.3 keeps white space around a password', async () => {
    const { anonymous, domainId, put } = await createTestDomain();
    const password = '  spaces matter ';
    await put('users', [{ user_id: 'space@test', domain_id: domainId, password }]);

    const signIn = (given: string) =>
      issueToken(anonymous, domainId, 'space@test', { credentials: { user_id: 'space@test', password: given } });
    expect((await signIn(password)).status).toBe(200);
    expect(readErrorCode(await signIn(password.trim()))).toBe('ERROR_AUTHENTICATION_FAILURE');
  });

  it('3.1.4 refuses a disabled domain', async () => {
    const { anonymous, domainId, users, put } = await createTestDomain();
    await put('domains', [{ domain_id: domainId, state: 'DISABLED' }]);

    expect(readErrorCode(await issueToken(anonymous, domainId, users.owner))).toBe('ERROR_DOMAIN_STATE');
  });
});

describe('token lifetimes', () => {
  it.each([
    { timeout: undefined, seconds: 1800 },
    { timeout: 0, seconds: 1800 },
    { timeout: -5, seconds: 1800 },
    { timeout: 60, seconds: 60 },
    { timeout: 604_800, seconds: 604_800 },
    { timeout: 604_801, seconds: 604_800 },
  ])('3.1.8 an access token expires after $seconds seconds with timeout $timeout', async ({ timeout, seconds }) => {
    const { anonymous, domainId, users } = await sharedDomain();

    const { body } = await issueToken(anonymous, domainId, users.owner, { timeout });

    expect(readLifetime(body.access_token)).toBe(seconds);
  });

  it.each([
    { who: 'a domain admin', role_type: 'DOMAIN_ADMIN', refresh_timeout: 86_400, seconds: 86_400 },
    { who: 'a domain admin', role_type: 'DOMAIN_ADMIN', refresh_timeout: 9_999_999, seconds: 2_592_000 },
    { who: 'a domain admin', role_type: 'DOMAIN_ADMIN', refresh_timeout: 60, seconds: 10_800 },
    { who: 'any other user', role_type: 'USER', refresh_timeout: 86_400, seconds: 10_800 },
  ])(
    '3.1.8 a refresh token of $who expires after $seconds seconds with refresh_timeout $refresh_timeout',
    async (row) => {
      const { anonymous, domainId, put } = await createTestDomain();
      const { role_type, refresh_timeout, seconds } = row;
      await put('users', [
        { user_id: 'long@test', domain_id: domainId, password: PASSWORD, role_type, refresh_timeout },
      ]);

      const { body } = await issueToken(anonymous, domainId, 'long@test');

      expect(readLifetime(body.refresh_token)).toBe(seconds);
    },
  );

  it('3.1.8, 4.1 an expired token is not accepted', async () => {
    const { anonymous, domainId, users, url } = await sharedDomain();
    const { body } = await issueToken(anonymous, domainId, users.owner, { timeout: 600 });
    const owner = createApiClient(url, String(body.access_token));

    setClockOffset(590_000);
    expect((await owner.post(alert.list.path)).status).toBe(200);
    setClockOffset(601_000);
    expect(await owner.refused(alert.list, {})).toBe('ERROR_AUTHENTICATE_FAILURE');

    setClockOffset(10_801_000);
    const grant = { grant_type: 'REFRESH_TOKEN', token: body.refresh_token, scope: 'USER' };
    expect(await anonymous.refused(token.grant, grant)).toBe('ERROR_AUTHENTICATE_FAILURE');
  });
});

describe('the scope of a sign-in token', () => {
  it('3.1.9 a domain admin has the whole domain', async () => {
    const { anonymous, domainId, users } = await sharedDomain();
    const { body } = await issueToken(anonymous, domainId, users.admin);
    expect(readClaims(body.access_token)).toMatchObject({ rol: 'DOMAIN_ADMIN', wid: '', did: domainId });
  });

  it('3.1.9 a user of one workspace has that workspace', async () => {
    const { anonymous, domainId, users, workspaces } = await sharedDomain();
    const { body } = await issueToken(anonymous, domainId, users.owner);
    expect(readClaims(body.access_token)).toMatchObject({ rol: 'WORKSPACE_OWNER', wid: workspaces[0] });
  });

  it('3.1.9 a user of two workspaces, or of none, has no role until a grant', async () => {
    const { anonymous, domainId, users, workspaces, put } = await createTestDomain();
    const second = {
      user_id: users.owner,
      domain_id: domainId,
      workspace_id: workspaces[1],
      role_type: 'WORKSPACE_MEMBER',
    };
    await put('role_bindings', [second]);

    for (const user of [users.owner, users.guest]) {
      const { body } = await issueToken(anonymous, domainId, user);
      expect(readClaims(body.access_token)).toMatchObject({ rol: 'USER', wid: '' });
    }
  });

  it('3.1.17 has the named claims, and no projects', async () => {
    const { anonymous, domainId, users, workspaces } = await sharedDomain();
    const { body } = await issueToken(anonymous, domainId, users.member);
    expect(readClaims(body.access_token)).toEqual({
      iss: expect.any(String),
      typ: 'ACCESS_TOKEN',
      own: 'USER',
      did: domainId,
      wid: workspaces[0],
      aud: users.member,
      jti: expect.any(String),
      iat: expect.any(Number),
      exp: expect.any(Number),
      rol: 'WORKSPACE_MEMBER',
      permissions: [],
      ver: expect.any(String),
      gen: expect.any(String),
    });
  });

  it('3.1.17 a refresh token is not accepted as bearer token; each kind is signed with its own key', async () => {
    const { anonymous, domainId, users, url } = await sharedDomain();
    const { body } = await issueToken(anonymous, domainId, users.owner);
    const [head, payload] = String(body.access_token).split('.');
    const [, , foreign] = String(body.refresh_token).split('.');

    for (const bearer of [body.refresh_token, `${head}.${payload}.${foreign}`, `${head}.${payload}.`]) {
      expect(await createApiClient(url, String(bearer)).refused(alert.list, {})).toBe('ERROR_AUTHENTICATE_FAILURE');
    }
  });
});

/** A refresh token of a user, and a function that grants with it; in a new domain if the test changes it. */
const startGranting = async (who: 'admin' | 'owner' | 'member' | 'guest', home = sharedDomain()) => {
  const domain = await home;
  const { body } = await issueToken(domain.anonymous, domain.domainId, domain.users[who]);
  const grant = (request: Record<string, unknown>) =>
    domain.anonymous.post(token.grant.path, { grant_type: 'REFRESH_TOKEN', token: body.refresh_token, ...request });
  return { ...domain, issued: body, grant };
};

describe('granting a token for a scope', () => {
  it('3.1.10 accepts a refresh token without authentication, and returns an access token with role and scope', async () => {
    const { grant, domainId, workspaces, url } = await startGranting('member');

    const { status, body } = await grant({
      ...{ scope: 'WORKSPACE', workspace_id: workspaces[0], domain_id: domainId },
      ...{ timeout: 600, permissions: ['monitoring:Alert.read'] },
    });

    expect({ status, body }).toEqual({
      status: 200,
      body: {
        access_token: expect.any(String),
        role_type: 'WORKSPACE_MEMBER',
        domain_id: domainId,
        workspace_id: workspaces[0],
        role_id: 'managed-workspace-member',
      },
    });
    expect((await createApiClient(url, String(body.access_token)).post(alert.list.path)).status).toBe(200);
  });

  it('3.1.12, 3.1.13 grants a domain admin the domain, or ownership of any workspace', async () => {
    const { grant, domainId, workspaces } = await startGranting('admin');

    expect(await grant({ scope: 'DOMAIN' })).toEqual({
      status: 200,
      body: {
        access_token: expect.any(String),
        role_type: 'DOMAIN_ADMIN',
        domain_id: domainId,
        workspace_id: '',
        role_id: 'managed-domain-admin',
      },
    });
    expect((await grant({ scope: 'WORKSPACE', workspace_id: workspaces[1] })).body).toMatchObject({
      role_type: 'WORKSPACE_OWNER',
      workspace_id: workspaces[1],
      role_id: 'managed-workspace-owner',
    });
  });

  it('3.1.12, 3.1.13 grants any user the scope USER, without a role', async () => {
    const { grant } = await startGranting('guest');
    expect((await grant({ scope: 'USER' })).body).toMatchObject({ role_type: 'USER', workspace_id: '', role_id: '' });
  });

  it('3.1.12 grants a workspace to its users, with the role type of their binding', async () => {
    const { grant, workspaces } = await startGranting('member');
    expect((await grant({ scope: 'WORKSPACE', workspace_id: workspaces[0] })).body).toMatchObject({
      role_type: 'WORKSPACE_MEMBER',
      role_id: 'managed-workspace-member',
    });
  });

  it.each([
    { section: '3.1.12', given: 'the domain', request: { scope: 'DOMAIN' }, code: 'ERROR_PERMISSION_DENIED' },
    { section: '3.1.12', given: 'no workspace', request: { scope: 'WORKSPACE' }, code: 'ERROR_REQUIRED_PARAMETER' },
    {
      section: '3.1.12',
      given: 'an empty workspace',
      request: { scope: 'WORKSPACE', workspace_id: ' ' },
      code: 'ERROR_REQUIRED_PARAMETER',
    },
    {
      section: '3.1.12',
      given: 'an unknown workspace',
      request: { scope: 'WORKSPACE', workspace_id: 'workspace-x' },
      code: 'ERROR_NOT_FOUND',
    },
    {
      section: '3.1.11',
      given: 'another domain',
      request: { scope: 'USER', domain_id: 'domain-x' },
      code: 'ERROR_PERMISSION_DENIED',
    },
    {
      section: '3.1.11',
      given: 'an invalid token',
      request: { scope: 'USER', token: 'x.y.z' },
      code: 'ERROR_AUTHENTICATE_FAILURE',
    },
    { section: '1.1.9', given: 'an unknown scope', request: { scope: 'SYSTEM' }, code: 'ERROR_INVALID_PARAMETER' },
    {
      section: '1.1.9',
      given: 'an unknown grant_type',
      request: { scope: 'USER', grant_type: 'CODE' },
      code: 'ERROR_INVALID_PARAMETER',
    },
    { section: '3.1.10', given: 'no scope', request: {}, code: 'ERROR_REQUIRED_PARAMETER' },
    {
      section: '3.1.10',
      given: 'no refresh token',
      request: { scope: 'USER', token: null },
      code: 'ERROR_REQUIRED_PARAMETER',
    },
    {
      section: '3.1.10',
      given: 'no grant_type',
      request: { scope: 'USER', grant_type: null },
      code: 'ERROR_REQUIRED_PARAMETER',
    },
  ])('$section refuses a member $given with $code', async ({ request, code }) => {
    const { grant } = await startGranting('member');
    expect(readErrorCode(await grant(request))).toBe(code);
  });

  it('3.1.12 refuses a workspace without a binding, and a disabled workspace', async () => {
    const { grant, workspaces, domainId, put } = await startGranting('member', createTestDomain());
    expect(readErrorCode(await grant({ scope: 'WORKSPACE', workspace_id: workspaces[1] }))).toBe(
      'ERROR_PERMISSION_DENIED',
    );

    await put('workspaces', [{ workspace_id: workspaces[0], domain_id: domainId, state: 'DISABLED' }]);
    expect(readErrorCode(await grant({ scope: 'WORKSPACE', workspace_id: workspaces[0] }))).toBe(
      'ERROR_WORKSPACE_STATE',
    );
  });

  it('3.1.11 refuses an access token in place of a refresh token', async () => {
    const { grant, issued } = await startGranting('member');
    expect(readErrorCode(await grant({ scope: 'USER', token: issued.access_token }))).toBe('ERROR_INVALID_GRANT_TYPE');
  });

  it('3.1.15 accepts the same refresh token again, and returns no new one', async () => {
    const { grant } = await startGranting('member');
    const first = await grant({ scope: 'USER' });
    const second = await grant({ scope: 'USER' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(Object.keys(second.body)).not.toContain('refresh_token');
    expect(second.body.access_token).not.toBe(first.body.access_token);
  });

  it('3.1.8 grants the requested lifetime', async () => {
    const { grant } = await startGranting('member');
    expect(readLifetime((await grant({ scope: 'USER', timeout: 42 })).body.access_token)).toBe(42);
  });
});

describe('narrowing permissions by grant', () => {
  it('3.1.14, 4.3.4 limits a role with all permissions to the requested ones', async () => {
    const { grant, workspaces, url, projects } = await startGranting('member');
    const { body } = await grant({
      scope: 'WORKSPACE',
      workspace_id: workspaces[0],
      permissions: ['monitoring:Alert.read'],
    });
    const grantNarrowed = createApiClient(url, String(body.access_token));

    expect((await grantNarrowed.post(alert.list.path)).status).toBe(200);
    const create = { title: 'Disk full', project_id: projects[0] };
    expect(await grantNarrowed.refused(alert.create, create)).toBe('ERROR_PERMISSION_DENIED');
  });

  it('3.1.14, 4.3.4 grants the intersection of role and request, and refuses an empty one', async () => {
    const home = await createTestDomain();
    const { workspaces, users, domainId, put } = home;
    const role_id = `role-${domainId}`;
    await put('roles', [
      {
        role_id,
        domain_id: domainId,
        name: 'Reader',
        role_type: 'WORKSPACE_MEMBER',
        permissions: ['monitoring:*.read'],
      },
    ]);
    await put('role_bindings', [
      {
        user_id: users.member,
        domain_id: domainId,
        workspace_id: workspaces[0],
        role_type: 'WORKSPACE_MEMBER',
        role_id,
      },
    ]);
    const { grant } = await startGranting('member', Promise.resolve(home));
    const scope = { scope: 'WORKSPACE', workspace_id: workspaces[0] };
    const permissionsOf = async (permissions?: string[]) => {
      const { body } = await grant({ ...scope, permissions });
      return readClaims(body.access_token).permissions;
    };

    expect(await permissionsOf()).toEqual(['monitoring:*.read']);
    expect(await permissionsOf([])).toEqual(['monitoring:*.read']);
    expect(await permissionsOf(['monitoring:Alert', 'dashboard'])).toEqual(['monitoring:Alert.read']);
    expect(readErrorCode(await grant({ ...scope, permissions: ['dashboard'] }))).toBe('ERROR_PERMISSION_DENIED');
    expect(readErrorCode(await grant({ ...scope, permissions: ['nothing:Such'] }))).toBe('ERROR_PERMISSION_DENIED');
  });

  it('4.3.2 a disabled role has no permissions', async () => {
    const { grant, workspaces, users, domainId, put, anonymous } = await startGranting('member', createTestDomain());
    const managed = { role_id: 'managed-workspace-member', name: 'Workspace Member', is_managed: true };
    const disabledRole = { ...managed, domain_id: domainId, role_type: 'WORKSPACE_MEMBER', state: 'DISABLED' };
    await put('roles', [disabledRole]);

    expect(readErrorCode(await grant({ scope: 'WORKSPACE', workspace_id: workspaces[0] }))).toBe(
      'ERROR_PERMISSION_DENIED',
    );
    const { body } = await issueToken(anonymous, domainId, users.member);
    expect(readClaims(body.access_token)).toMatchObject({ rol: 'USER' });
  });
});

describe('a token whose domain, workspace or user changes', () => {
  it.each([
    { given: 'the domain is disabled', kind: 'domains', record: { state: 'DISABLED' } },
    { given: 'the workspace is disabled', kind: 'workspaces', record: { state: 'DISABLED' }, workspace: true },
  ])('3.1.16 is refused while $given, and accepted again afterwards', async (row) => {
    const { owner, domainId, workspaces, put } = await createTestDomain();
    const record = { domain_id: domainId, ...(row.workspace ? { workspace_id: workspaces[0] } : {}), ...row.record };
    expect((await owner.post(alert.list.path)).status).toBe(200);

    await put(row.kind, [record]);
    expect(await owner.refused(alert.list, {})).toBe('ERROR_AUTHENTICATE_FAILURE');

    await put(row.kind, [{ ...record, state: 'ENABLED' }]);
    expect((await owner.post(alert.list.path)).status).toBe(200);
  });

  it('3.1.16 is refused after its user is deleted; the refresh token grants nothing', async () => {
    const { grant, member, users, domainId, internal } = await startGranting('member', createTestDomain());
    expect((await member.post(alert.list.path)).status).toBe(200);

    await internal.post('/internal/v1/directory/delete', { kind: 'users', ids: [users.member], domain_id: domainId });

    expect(await member.refused(alert.list, {})).toBe('ERROR_AUTHENTICATE_FAILURE');
    expect(readErrorCode(await grant({ scope: 'USER' }))).toBe('ERROR_AUTHENTICATE_FAILURE');
  });

  it('3.1.16 grant returns different errors for a disabled user and a disabled domain', async () => {
    const { grant, users, domainId, put } = await startGranting('member', createTestDomain());
    await put('users', [{ user_id: users.member, domain_id: domainId, state: 'DISABLED' }]);
    expect(readErrorCode(await grant({ scope: 'USER' }))).toBe('ERROR_USER_STATE_DISABLED');

    await put('domains', [{ domain_id: domainId, state: 'DISABLED' }]);
    expect(readErrorCode(await grant({ scope: 'USER' }))).toBe('ERROR_DOMAIN_STATE');
  });

  it('3.1.16 keeps the permissions at the time of the grant', async () => {
    const home = await createTestDomain();
    const { workspaces, users, domainId, put, url } = home;
    const role_id = `role-${domainId}`;
    const reader = { role_id, domain_id: domainId, name: 'Reader', role_type: 'WORKSPACE_MEMBER' };
    const binding = { user_id: users.member, domain_id: domainId, workspace_id: workspaces[0] };
    await put('roles', [{ ...reader, permissions: ['monitoring'] }]);
    await put('role_bindings', [{ ...binding, role_type: 'WORKSPACE_MEMBER', role_id }]);
    const { grant } = await startGranting('member', Promise.resolve(home));
    const { body } = await grant({ scope: 'WORKSPACE', workspace_id: workspaces[0] });

    await put('roles', [{ ...reader, permissions: ['dashboard'] }]);

    expect((await createApiClient(url, String(body.access_token)).post(alert.list.path)).status).toBe(200);
  });
});
