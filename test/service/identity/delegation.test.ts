/** No operation grants more than the caller has. One example for each way to pass on permissions. */
import { beforeEach, describe, expect, it } from 'vitest';
import { apiKey } from '../../../contract/identity/apiKey.ts';
import { app } from '../../../contract/identity/app.ts';
import { role } from '../../../contract/identity/role.ts';
import { token } from '../../../contract/identity/token.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { type ApiClient, createApiClient, createTestDomain, type TestDomain } from '../testDomain.ts';
import { APPS, anApp, createClientWithSecret } from './machineCredentials.ts';
import { issueToken } from './signIn.ts';

let domain: TestDomain;
beforeEach(async () => {
  domain = await createTestDomain();
});

const nowhere = { project_id: '', project_group_id: '' };
const DENIED = 'ERROR_PERMISSION_DENIED';

type DelegatedRoleType = 'DOMAIN_ADMIN' | 'WORKSPACE_OWNER';

const aRole = async (role_type: DelegatedRoleType, ...permissions: string[]) =>
  (await domain.admin.call(role.create, { name: crypto.randomUUID(), role_type, permissions })).role_id;

/** A signed-in user with a role that has the given permissions. */
const signInRestricted = async (role_type: DelegatedRoleType, ...permissions: string[]): Promise<ApiClient> => {
  const { put, url, anonymous, domainId: domain_id, workspaces } = domain;
  const user_id = `${crypto.randomUUID()}@test`;
  const role_id = await aRole(role_type, ...permissions);
  const isAdmin = role_type === 'DOMAIN_ADMIN';
  await put('users', [{ user_id, domain_id, password: 'x', ...(isAdmin ? { role_type, role_id } : {}) }]);
  if (!isAdmin) await put('role_bindings', [{ user_id, domain_id, workspace_id: workspaces[0], role_type, role_id }]);
  const { body } = await issueToken(anonymous, domain_id, user_id, { credentials: { user_id, password: 'x' } });
  return createApiClient(url, String(body.access_token));
};

/** A token of a user of the domain, narrowed by grant. */
const narrowToken = async (
  userId: string,
  scope: Record<string, unknown>,
  ...permissions: string[]
): Promise<ApiClient> => {
  const { url, anonymous, domainId } = domain;
  const { refresh_token } = (await issueToken(anonymous, domainId, userId)).body;
  const request = { grant_type: 'REFRESH_TOKEN', token: refresh_token, ...scope, permissions };
  const { body } = await anonymous.post(token.grant.path, request);
  return createApiClient(url, String(body.access_token));
};

const inWorkspace = () => ({ scope: 'WORKSPACE', workspace_id: domain.workspaces[0] });

/** A request to create an app of the workspace. */
const appRequest = (role_id: string) => ({ name: 'x', ...nowhere, resource_group: 'WORKSPACE' as const, role_id });

describe('creating an app', () => {
  it('requires the permissions of its role: an owner with identity:App only cannot create a managed owner', async () => {
    const owner = await signInRestricted('WORKSPACE_OWNER', 'identity:App');
    expect(await owner.refused(app.create, appRequest('managed-workspace-owner'))).toBe(DENIED);
    expect(await owner.refused(app.create, appRequest(await aRole('WORKSPACE_OWNER', 'monitoring')))).toBe(DENIED);
    const created = await owner.call(app.create, appRequest(await aRole('WORKSPACE_OWNER', 'identity:App.read')));
    expect(created.client_secret).not.toBe('');
  });

  it('checks the permissions of the token, not those of the role', async () => {
    const narrow = await narrowToken(domain.users.owner, inWorkspace(), 'identity:App');
    expect(await narrow.refused(app.create, appRequest('managed-workspace-owner'))).toBe(DENIED);
    expect((await domain.owner.post(app.create.path, appRequest('managed-workspace-owner'))).status).toBe(200);
  });

  it('as an app limited to a project, creates apps of that project only', async () => {
    const { projects, workspaces, domainId: domain_id } = domain;
    const place = { domain_id, workspace_id: workspaces[0] };
    await domain.put('project_groups', [
      { project_group_id: 'pg-top', ...place },
      { project_group_id: 'pg-below', parent_group_id: 'pg-top', ...place },
    ]);
    const { client_secret } = await anApp(domain, 'WORKSPACE_OWNER', { project_id: projects[0] });
    const limitedApp = createClientWithSecret(domain, client_secret);
    const make = async (members: object) =>
      (await limitedApp.post(app.create.path, { ...appRequest('managed-workspace-owner'), ...members })).status;

    expect(await make({})).toBe(403);
    expect(await make({ project_group_id: 'pg-top' })).toBe(403);
    expect(await make({ project_id: projects[0], project_group_id: 'pg-top' })).toBe(403);
    expect(await make({ project_id: projects[0] })).toBe(200);

    const ofGroup = await anApp(domain, 'WORKSPACE_OWNER', { project_group_id: 'pg-below' });
    const inGroup = createClientWithSecret(domain, ofGroup.client_secret);
    const makeInGroup = async (project_group_id: string) =>
      (await inGroup.post(app.create.path, { ...appRequest('managed-workspace-owner'), project_group_id })).status;
    expect([await makeInGroup('pg-top'), await makeInGroup('pg-below')]).toEqual([403, 200]);
  });
});

describe('changing the secret or state of an app', () => {
  it('a new secret requires all permissions of the app', async () => {
    const { app_id } = await anApp(domain);
    const owner = await signInRestricted('WORKSPACE_OWNER', 'identity:App');
    expect(await owner.refused(app.generate_client_secret, { app_id })).toBe(DENIED);
    expect((await domain.owner.call(app.generate_client_secret, { app_id })).client_secret).not.toBe('');

    const own = await owner.call(app.create, appRequest(await aRole('WORKSPACE_OWNER', 'identity:App.read')));
    expect((await owner.call(app.generate_client_secret, { app_id: own.app_id })).client_secret).not.toBe('');
  });

  it('enable requires all permissions of the app; disable and delete require no more', async () => {
    const { app_id } = await anApp(domain);
    const owner = await signInRestricted('WORKSPACE_OWNER', 'identity:App');
    await owner.call(app.disable, { app_id });
    expect(await owner.refused(app.enable, { app_id })).toBe(DENIED);
    expect((await domain.owner.call(app.enable, { app_id })).state).toBe('ENABLED');
    expect((await owner.call(app.enable, { app_id })).state).toBe('ENABLED');
    expect(await owner.call(app.delete, { app_id })).toEqual({});
  });
});

describe('creating an API key', () => {
  it('requires all permissions of its owner: a token narrowed to identity:APIKey is denied', async () => {
    const narrow = await narrowToken(domain.users.owner, inWorkspace(), 'identity:APIKey');
    expect(await narrow.refused(apiKey.create, {})).toBe(DENIED);
    const { api_key_id } = await domain.owner.call(apiKey.create, {});
    await narrow.call(apiKey.disable, { api_key_id });
    expect(await narrow.refused(apiKey.enable, { api_key_id })).toBe(DENIED);
    expect((await domain.owner.call(apiKey.enable, { api_key_id })).state).toBe('ENABLED');
  });

  it('requires the scope of the sign-in: a token of a smaller scope is denied', async () => {
    for (const scope of [{ scope: 'USER' }, inWorkspace()]) {
      const smallerScope = await narrowToken(domain.users.admin, scope);
      expect(await smallerScope.refused(apiKey.create, {})).toBe(DENIED);
    }
    const whole = await narrowToken(domain.users.admin, { scope: 'DOMAIN' });
    expect((await whole.call(apiKey.create, {})).api_key).not.toBe('');
  });

  it('is allowed with a token of the sign-in, whatever the role', async () => {
    const owner = await signInRestricted('WORKSPACE_OWNER', 'identity:APIKey');
    for (const user of [domain.admin, domain.owner, domain.member, domain.guest, owner]) {
      expect((await user.call(apiKey.create, {})).api_key).not.toBe('');
    }
  });
});

describe('creating or changing a role', () => {
  it('requires the permissions that are added, not those that are removed', async () => {
    const admin = await signInRestricted('DOMAIN_ADMIN', 'identity:Role', 'monitoring');
    const named = { name: 'x', role_type: 'WORKSPACE_OWNER' as const };
    expect(await admin.refused(role.create, named)).toBe(DENIED);
    expect(await admin.refused(role.create, { ...named, permissions: ['inventory'] })).toBe(DENIED);
    const { role_id } = await admin.call(role.create, { ...named, permissions: ['monitoring:Alert'] });
    expect(await admin.refused(role.update, { role_id, permissions: [] })).toBe(DENIED);
    expect(await admin.refused(role.update, { role_id, permissions: ['monitoring', 'inventory'] })).toBe(DENIED);

    await domain.admin.call(role.update, { role_id, permissions: ['inventory', 'dashboard'] });
    const changed = await admin.call(role.update, { role_id, permissions: ['inventory:Note', 'monitoring'] });
    expect(changed.permissions).toEqual(['inventory:Note', 'monitoring']);
  });

  it('cannot add permissions to the own role, or enable a role with permissions that the caller lacks', async () => {
    const { domainId: domain_id, users, put } = domain;
    const own = await aRole('DOMAIN_ADMIN', 'identity:Role');
    await put('users', [{ user_id: users.guest, domain_id, password: 'x', role_type: 'DOMAIN_ADMIN', role_id: own }]);
    const credentials = { user_id: users.guest, password: 'x' };
    const { body } = await issueToken(domain.anonymous, domain_id, users.guest, { credentials });
    const admin = createApiClient(domain.url, String(body.access_token));
    expect(await admin.refused(role.update, { role_id: own, permissions: [] })).toBe(DENIED);

    const strongRole = await aRole('WORKSPACE_OWNER', 'monitoring');
    await domain.admin.call(role.disable, { role_id: strongRole });
    expect(await admin.refused(role.enable, { role_id: strongRole })).toBe(DENIED);
    expect((await domain.admin.call(role.enable, { role_id: strongRole })).state).toBe('ENABLED');
  });

  it('accepts at most a thousand permissions', async () => {
    const named = { name: 'x', role_type: 'WORKSPACE_OWNER' as const };
    const entries = (count: number) => Array.from({ length: count }, (_, index) => `monitoring:R${index}`);
    expect(await domain.admin.refused(role.create, { ...named, permissions: entries(1001) })).toBe(
      'ERROR_INVALID_PARAMETER',
    );
    expect((await domain.admin.call(role.create, { ...named, permissions: entries(1000) })).permissions).toHaveLength(
      1000,
    );
  });
});

describe('a domain admin with a restricted role in a workspace', () => {
  it('has no more permissions there than in the domain', async () => {
    const { domainId: domain_id, users, workspaces, put } = domain;
    const role_id = await aRole('DOMAIN_ADMIN', 'identity:Role');
    await put('users', [{ user_id: users.admin, domain_id, role_type: 'DOMAIN_ADMIN', role_id }]);
    const { refresh_token } = (await issueToken(domain.anonymous, domain_id, users.admin)).body;
    const request = { grant_type: 'REFRESH_TOKEN', token: refresh_token, ...inWorkspace() };
    const { body } = await domain.anonymous.post(token.grant.path, request);

    expect(body).toMatchObject({ role_type: 'WORKSPACE_OWNER', workspace_id: workspaces[0] });
    const inWorkspaceScope = createApiClient(domain.url, String(body.access_token));
    expect(await inWorkspaceScope.refused(alert.list, {})).toBe(DENIED);
    expect((await inWorkspaceScope.post(role.list.path)).status).toBe(200);
  });
});

describe('permissions that include others', () => {
  const rows: readonly { held: string[]; given: string[]; status: 200 | 403 }[] = [
    { held: ['monitoring:*'], given: ['monitoring:Alert.*', 'monitoring:Note.read'], status: 200 },
    { held: ['monitoring:*'], given: ['monitoring'], status: 200 },
    { held: ['monitoring'], given: ['monitoring:*', 'monitoring:', 'monitoring:A*.read'], status: 200 },
    { held: ['monitoring:Alert.read', 'monitoring:Alert.write'], given: ['monitoring:Alert'], status: 200 },
    { held: ['monitoring:Alert'], given: ['monitoring:Alert.*', 'monitoring:Alert.'], status: 200 },
    { held: ['*.read'], given: ['monitoring:Alert.read', '*:Alert.read', 'cost-analysis:*.read'], status: 200 },
    { held: ['*.read', '*.write'], given: ['*'], status: 200 },
    { held: ['*:*'], given: [], status: 200 },
    { held: ['*'], given: [], status: 200 },
    { held: ['monitoring:Alert'], given: ['monitoring'], status: 403 },
    { held: ['monitoring:Alert'], given: ['monitoring:Al*'], status: 403 },
    { held: ['monitoring:Alert'], given: ['monitoring:Alert', 'monitoring:Note.read'], status: 403 },
    { held: ['monitoring:Alert.read'], given: ['monitoring:Alert'], status: 403 },
    { held: ['*.read'], given: ['monitoring'], status: 403 },
    { held: ['*.read'], given: ['*'], status: 403 },
    { held: ['*.read'], given: [], status: 403 },
    { held: ['monitoring:*'], given: ['m*'], status: 403 },
    { held: ['monitoring:A*'], given: ['monitoring:*t.read'], status: 403 },
    { held: ['*Alert*'], given: ['*'], status: 403 },
  ];

  it.each(rows)('a caller with $held who passes on $given gets $status', async ({ held, given, status }) => {
    const makes = await aRole('WORKSPACE_OWNER', 'identity:App.write', ...held);
    const { client_secret } = await anApp(domain, 'WORKSPACE_OWNER', { role_id: makes });
    const maker = createClientWithSecret(domain, client_secret);
    const request = { ...appRequest(await aRole('WORKSPACE_OWNER', ...given)) };
    expect((await maker.post(app.create.path, request)).status).toBe(status);
  });
});

describe('unrestricted callers', () => {
  it.each(Object.entries(APPS))('a domain admin creates apps of type %s', async (roleType) => {
    const created = await anApp(domain, roleType as keyof typeof APPS);
    expect(created.client_secret).not.toBe('');
  });
});
