import { describe, expect, it } from 'vitest';
import { agent } from '../../../contract/identity/agent.ts';
import { apiKey } from '../../../contract/identity/apiKey.ts';
import { app } from '../../../contract/identity/app.ts';
import { legacyEndpoint } from '../../../contract/identity/endpointV1.ts';
import { role } from '../../../contract/identity/role.ts';
import { token } from '../../../contract/identity/token.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { note } from '../../../contract/monitoring/note.ts';
import { type ApiClient, clock, createTestDomain, PASSWORD, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import {
  anAgent,
  anApiKey,
  anApp,
  createClientWithSecret,
  DAY_MS,
  msBetween,
  timestampIn,
  withClockAhead,
} from './machineCredentials.ts';
import { readErrorCode } from './signIn.ts';

const codeFrom = async (caller: ApiClient, path: string, body: object = {}) =>
  readErrorCode(await caller.post(path, body));

/** Titles of the alerts that a caller sees, in order. */
const titlesFor = async (caller: ApiClient) =>
  (await caller.call(alert.list, {})).results.map(({ title }) => title).sort();

/** A domain with one alert in each of its four projects. */
const withAlerts = async (): Promise<TestDomain> => {
  const domain = await createTestDomain();
  for (const [index, project_id] of domain.projects.entries()) {
    await domain.admin.call(alert.create, { title: `in project ${index + 1}`, project_id });
  }
  return domain;
};

describe('an API key as bearer token', () => {
  it('3.2.7, 4.6.1 acts as its owner, and creates records in the name of the owner', async () => {
    const domain = await withAlerts();
    const { api_key } = await anApiKey(domain.owner);
    const machine = createClientWithSecret(domain, api_key);

    expect(await titlesFor(machine)).toEqual(await titlesFor(domain.owner));
    const { alert_id } = await machine.call(alert.create, { title: 'By key', project_id: domain.projects[0] });
    const written = await machine.call(note.create, { alert_id, note: 'Looking' });
    expect(written.created_by).toBe(domain.users.owner);
  });

  it('4.6.1 has the current binding, role and state of the owner', async () => {
    const domain = await withAlerts();
    const { domainId: domain_id, workspaces, users } = domain;
    const machine = createClientWithSecret(domain, (await anApiKey(domain.guest)).api_key);
    const permissions = ['monitoring:Alert.read'];
    const { role_id } = await domain.admin.call(role.create, {
      name: 'Eye',
      role_type: 'WORKSPACE_OWNER',
      permissions,
    });
    const seen = () => codeFrom(machine, alert.list.path);

    expect(await seen()).toBe('ERROR_PERMISSION_DENIED');
    const binding = { user_id: users.guest, domain_id, workspace_id: workspaces[1], role_type: 'WORKSPACE_OWNER' };
    await domain.put('role_bindings', [{ ...binding, role_id }]);
    expect(await titlesFor(machine)).toEqual(['in project 4']);
    await domain.admin.call(role.update, { role_id, permissions: ['inventory'] });
    expect(await seen()).toBe('ERROR_PERMISSION_DENIED');
    await domain.admin.call(role.update, { role_id, permissions: [] });
    expect(await seen()).toBe(200);
    await domain.put('workspaces', [{ workspace_id: workspaces[1], domain_id, state: 'DISABLED' }]);
    expect(await seen()).toBe('ERROR_AUTHENTICATE_FAILURE');
    await domain.put('workspaces', [{ workspace_id: workspaces[1], domain_id }]);
    await domain.put('users', [{ user_id: users.guest, domain_id, password: PASSWORD, state: 'DISABLED' }]);
    expect(await seen()).toBe('ERROR_AUTHENTICATE_FAILURE');
    await domain.internal.post('/internal/v1/directory/delete', { kind: 'users', ids: [users.guest], domain_id });
    expect(await seen()).toBe('ERROR_AUTHENTICATE_FAILURE');
  });

  it('3.2.7 sets last_accessed_at at each use', async () => {
    const domain = await createTestDomain();
    const { api_key, api_key_id, created_at } = await anApiKey(domain.owner);
    const machine = createClientWithSecret(domain, api_key);
    const lastUse = async () => (await domain.owner.call(apiKey.get, { api_key_id })).last_accessed_at;

    await machine.post(apiKey.list.path);
    const first = await lastUse();
    await withClockAhead(100, () => machine.post(apiKey.list.path));
    const second = await lastUse();

    expect(first > created_at).toBe(true);
    expect(msBetween(first, second)).toBeGreaterThanOrEqual(100);
  });

  it('3.2.7 has set last_accessed_at before the response, also for concurrent calls', async () => {
    const domain = await createTestDomain();
    const { api_key, api_key_id } = await anApiKey(domain.owner);
    const machine = createClientWithSecret(domain, api_key);
    const noted = async () => {
      const start = clock().toISOString();
      await machine.call(apiKey.list, {});
      const { last_accessed_at } = await domain.owner.call(apiKey.get, { api_key_id });
      return last_accessed_at >= start;
    };

    expect(await Promise.all(Array.from({ length: 50 }, noted))).toEqual(Array(50).fill(true));
  });

  it('4.1, 3.1.11 is not a refresh token, and its id does not authenticate', async () => {
    const domain = await createTestDomain();
    const { api_key, api_key_id } = await anApiKey(domain.owner);
    const grant = { grant_type: 'REFRESH_TOKEN', token: api_key, scope: 'USER' };
    expect(await domain.anonymous.refused(token.grant, grant)).toBe('ERROR_INVALID_GRANT_TYPE');
    expect(await codeFrom(createClientWithSecret(domain, api_key_id), apiKey.list.path)).toBe(
      'ERROR_AUTHENTICATE_FAILURE',
    );
  });
});

describe('an app as a caller', () => {
  it('4.6.2, 4.5.4 a DOMAIN app sees the domain, a WORKSPACE app its workspace, a PROJECT app its project', async () => {
    const domain = await withAlerts();
    const seen = async (roleType: Parameters<typeof anApp>[1]) =>
      titlesFor(createClientWithSecret(domain, (await anApp(domain, roleType)).client_secret));

    const all = [1, 2, 3, 4].map((number) => `in project ${number}`);
    expect(await seen('DOMAIN_ADMIN')).toEqual(all);
    expect(await seen('WORKSPACE_OWNER')).toEqual(all.slice(0, 3));
    expect(await seen('WORKSPACE_MEMBER')).toEqual(all.slice(0, 1));
  });

  it('4.5.4, 4.4.3 a PROJECT app reads and writes in its project only, even if other projects are PUBLIC', async () => {
    const domain = await withAlerts();
    const { projects } = domain;
    const { app_id, client_secret } = await anApp(domain, 'WORKSPACE_MEMBER', { project_id: projects[2] });
    const machine = createClientWithSecret(domain, client_secret);
    const create = (project_id: string) => codeFrom(machine, alert.create.path, { title: 'x', project_id });

    expect(await titlesFor(machine)).toEqual(['in project 3']);
    expect(await create(projects[0])).toBe('ERROR_PERMISSION_DENIED');
    const { alert_id } = await machine.call(alert.create, { title: 'By app', project_id: projects[2] });
    expect((await machine.call(note.create, { alert_id, note: 'Mine' })).created_by).toBe(app_id);
    const [other] = (await domain.owner.call(alert.list, { project_id: projects[0] })).results;
    expect(await machine.refused(alert.get, { alert_id: other?.alert_id })).toBe('ERROR_NOT_FOUND');
  });

  it('3.3.3, 3.3.10 a domain or workspace app with a project is limited to it, as check returns', async () => {
    const domain = await withAlerts();
    const { domainId: domain_id, projects } = domain;
    for (const roleType of ['DOMAIN_ADMIN', 'WORKSPACE_OWNER'] as const) {
      const { client_id, client_secret } = await anApp(domain, roleType, { project_id: projects[1] });
      const machine = createClientWithSecret(domain, client_secret);
      expect(await titlesFor(machine)).toEqual(['in project 2']);
      const elsewhere = { title: 'x', project_id: projects[0] };
      expect(await codeFrom(machine, alert.create.path, elsewhere)).toBe('ERROR_PERMISSION_DENIED');
      expect((await domain.admin.call(app.check, { client_id, domain_id })).projects).toEqual([projects[1]]);
    }
  });

  it('4.5.4 a PROJECT app of a group sees the projects of the group and below, determined at each call', async () => {
    const domain = await withAlerts();
    const { domainId: domain_id, workspaces, projects } = domain;
    const place = { domain_id, workspace_id: workspaces[0] };
    await domain.put('project_groups', [
      { project_group_id: 'pg-top', ...place },
      { project_group_id: 'pg-below', parent_group_id: 'pg-top', ...place },
    ]);
    const ofGroup = { project_id: '', project_group_id: 'pg-top' };
    const machine = createClientWithSecret(domain, (await anApp(domain, 'WORKSPACE_MEMBER', ofGroup)).client_secret);

    expect(await titlesFor(machine)).toEqual([]);
    await domain.put('projects', [{ project_id: projects[1], project_group_id: 'pg-below', ...place }]);
    expect(await titlesFor(machine)).toEqual(['in project 2']);
  });

  it('4.6.2 has the current permissions of its role, and none while the role is disabled', async () => {
    const domain = await createTestDomain();
    const permissions = ['monitoring:Alert.read'];
    const { role_id } = await domain.admin.call(role.create, {
      name: 'Eye',
      role_type: 'WORKSPACE_OWNER',
      permissions,
    });
    const machine = createClientWithSecret(domain, (await anApp(domain, 'WORKSPACE_OWNER', { role_id })).client_secret);
    const create = () => codeFrom(machine, alert.create.path, { title: 'x', project_id: domain.projects[0] });

    expect(await codeFrom(machine, alert.list.path)).toBe(200);
    expect(await create()).toBe('ERROR_PERMISSION_DENIED');
    await domain.admin.call(role.update, { role_id, permissions: [] });
    expect(await create()).toBe(200);
    await domain.admin.call(role.disable, { role_id });
    expect(await codeFrom(machine, alert.list.path)).toBe('ERROR_PERMISSION_DENIED');
  });

  it('4.6.2 does not authenticate while its domain or workspace is disabled, or after its expiry', async () => {
    const domain = await createTestDomain();
    const { domainId: domain_id, workspaces } = domain;
    const { client_secret } = await anApp(domain, 'WORKSPACE_OWNER', { expired_at: timestampIn(DAY_MS) });
    const seen = () => codeFrom(createClientWithSecret(domain, client_secret), alert.list.path);

    expect(await withClockAhead(DAY_MS - 10_000, seen)).toBe(200);
    expect(await withClockAhead(DAY_MS, seen)).toBe('ERROR_AUTHENTICATE_FAILURE');
    await domain.put('workspaces', [{ workspace_id: workspaces[0], domain_id, state: 'DISABLED' }]);
    expect(await seen()).toBe('ERROR_AUTHENTICATE_FAILURE');
    await domain.put('workspaces', [{ workspace_id: workspaces[0], domain_id }]);
    await domain.put('domains', [{ domain_id, state: 'DISABLED' }]);
    expect(await seen()).toBe('ERROR_AUTHENTICATE_FAILURE');
  });

  it('4.6.2 a call sets last_accessed_at, also if it is refused', async () => {
    const domain = await createTestDomain();
    const { app_id, client_secret } = await anApp(domain);
    const lastUse = async () => (await domain.owner.call(app.get, { app_id })).last_accessed_at;
    expect(await codeFrom(createClientWithSecret(domain, client_secret), apiKey.list.path)).toBe(
      'ERROR_PERMISSION_DENIED',
    );
    const first = await lastUse();
    await withClockAhead(100, () => createClientWithSecret(domain, client_secret).call(alert.list, {}));

    expect(first).toEqual(aTime);
    expect(msBetween(first, await lastUse())).toBeGreaterThanOrEqual(100);
  });

  it('4.6.5 does not authenticate with its client id', async () => {
    const domain = await createTestDomain();
    const { client_id } = await anApp(domain);
    expect(await codeFrom(createClientWithSecret(domain, client_id), alert.list.path)).toBe(
      'ERROR_AUTHENTICATE_FAILURE',
    );
  });
});

describe('an agent as a caller', () => {
  it('3.4.7, 4.6.3 has one permission, can call the v1 endpoints, and records its last use', async () => {
    const domain = await createTestDomain();
    const { client_secret, client_id, service_account_id } = await anAgent(domain);
    const machine = createClientWithSecret(domain, client_secret);

    expect(await codeFrom(machine, legacyEndpoint.list.path, { domain_id: domain.domainId })).toBe(200);
    expect(await codeFrom(machine, agent.get.path, { service_account_id })).toBe('ERROR_PERMISSION_DENIED');
    const claims = JSON.parse(Buffer.from(String(client_secret.split('.')[1]), 'base64url').toString());
    expect(claims).toMatchObject({ typ: 'CLIENT_SECRET', own: 'APP', permissions: ['identity:ServiceAccount.read'] });
    const endpoints = await domain.admin.call(app.check, { client_id, domain_id: domain.domainId });
    expect(endpoints.permissions).toEqual(['identity:ServiceAccount.read']);
    expect((await domain.owner.call(agent.get, { service_account_id })).last_accessed_at).toEqual(aTime);
  });
});
