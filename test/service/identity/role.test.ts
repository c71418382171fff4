import { beforeEach, describe, expect, it } from 'vitest';
import { app } from '../../../contract/identity/app.ts';
import { role } from '../../../contract/identity/role.ts';
import { token } from '../../../contract/identity/token.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { note } from '../../../contract/monitoring/note.ts';
import { type ApiClient, createApiClient, createTestDomain, PASSWORD, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import { anApiKey, anApp, createClientWithSecret } from './machineCredentials.ts';
import { issueToken } from './signIn.ts';

let domain: TestDomain;
beforeEach(async () => {
  domain = await createTestDomain();
});

const aRole = (members: object = {}) =>
  domain.admin.call(role.create, { name: 'Auditor', role_type: 'WORKSPACE_MEMBER', ...members });

describe('creating a role', () => {
  it('3.5.1 returns an enabled, unmanaged role with empty lists and tags', async () => {
    const created = await aRole();

    expect(created).toEqual({
      role_id: expect.stringMatching(/^role-[0-9a-f]{12}$/),
      name: 'Auditor',
      role_type: 'WORKSPACE_MEMBER',
      permissions: [],
      page_access: [],
      tags: {},
      is_managed: false,
      state: 'ENABLED',
      domain_id: domain.domainId,
      created_at: aTime,
      updated_at: created.created_at,
    });
    expect(await domain.member.call(role.get, { role_id: created.role_id })).toEqual(created);
  });

  it('3.5.1 refuses a name that exists in the domain, also as that of a managed role', async () => {
    await aRole();
    for (const name of ['Auditor', ' Auditor ', 'Domain Admin']) {
      const asked = { name, role_type: 'WORKSPACE_OWNER' };
      expect(await domain.admin.refused(role.create, asked)).toBe('ERROR_SAVE_UNIQUE_VALUES');
    }
    const other = await createTestDomain();
    await other.admin.call(role.create, { name: 'Auditor', role_type: 'WORKSPACE_OWNER' });
  });

  it('3.5.1 refuses the role type USER', async () => {
    expect(await domain.admin.refused(role.create, { name: 'x', role_type: 'USER' })).toBe('ERROR_INVALID_PARAMETER');
  });

  it('3.5.2 an empty list of permissions allows everything of the role type, any other list only its entries', async () => {
    const { domainId: domain_id, workspaces, users, anonymous, url, projects } = domain;
    const { role_id } = await aRole();
    const binding = { user_id: users.guest, domain_id, workspace_id: workspaces[0], role_type: 'WORKSPACE_MEMBER' };
    await domain.put('role_bindings', [{ ...binding, role_id }]);
    const statusesWith = async (permissions: string[]) => {
      await domain.admin.call(role.update, { role_id, permissions });
      const { body } = await issueToken(anonymous, domain_id, users.guest);
      const user = createApiClient(url, String(body.access_token));
      const asked = [
        await user.post(alert.list.path),
        await user.post(alert.create.path, { title: 'x', project_id: projects[0] }),
        await user.post(note.list.path),
        await user.post(role.create.path, { name: 'x', role_type: 'WORKSPACE_MEMBER' }),
      ];
      return asked.map(({ status }) => status);
    };

    expect(await statusesWith([])).toEqual([200, 200, 200, 403]);
    expect(await statusesWith(['monitoring:Alert.read', 'identity'])).toEqual([200, 403, 403, 403]);
    expect(await statusesWith(['*.write'])).toEqual([403, 200, 403, 403]);
    expect(await statusesWith(['nothing:Such.read'])).toEqual([403, 403, 403, 403]);
  });

  it.each([
    '*',
    'cost.*',
    'cost:readonly.*',
    'cost:writable.budget',
    'cost:restricted.*',
    'cost.budget',
    'anything',
    '',
  ])('3.5.3 accepts the page access %j', async (entry) => {
    expect((await aRole({ page_access: [entry] })).page_access).toEqual([entry]);
  });

  it.each(['cost:admin.*', 'cost:.*', 'cost:', ':x', 'cost:READONLY.*'])(
    '3.5.3 refuses the page access %j',
    async (entry) => {
      const asked = { name: 'x', role_type: 'WORKSPACE_OWNER', page_access: ['*', entry] };
      expect(await domain.admin.refused(role.create, asked)).toBe('ERROR_INVALID_PARAMETER');
      const { role_id } = await aRole();
      expect(await domain.admin.refused(role.update, { role_id, page_access: [entry] })).toBe(
        'ERROR_INVALID_PARAMETER',
      );
    },
  );
});

describe('updating a role', () => {
  it('3.5.1, 1.1.11 replaces given members, keeps the others, and ignores role_type', async () => {
    const before = await aRole({ permissions: ['monitoring'], page_access: ['*'], tags: { a: 1 } });
    const asked = { role_id: before.role_id, permissions: [], tags: { b: 2 }, role_type: 'DOMAIN_ADMIN' };

    const { body } = await domain.admin.post(role.update.path, asked);

    expect(body).toEqual({ ...before, permissions: [], tags: { b: 2 }, updated_at: aTime });
  });

  it('7 point 20 checks the types of lists on update as on create', async () => {
    const { role_id } = await aRole();
    for (const lists of [{ permissions: ['a', 1] }, { page_access: [null] }]) {
      expect(await domain.admin.refused(role.update, { role_id, ...lists })).toBe('ERROR_INVALID_PARAMETER_TYPE');
    }
    expect(await domain.admin.refused(role.update, { role_id, name: 'Domain Admin' })).toBe('ERROR_SAVE_UNIQUE_VALUES');
  });

  it('3.5.5 enable and disable are idempotent, and change updated_at', async () => {
    const { role_id, created_at } = await aRole();
    for (const [operation, state] of [
      [role.disable, 'DISABLED'],
      [role.disable, 'DISABLED'],
      [role.enable, 'ENABLED'],
      [role.enable, 'ENABLED'],
    ] as const) {
      const now = await domain.admin.call(operation, { role_id });
      expect(now.state).toBe(state);
      expect(now.updated_at > created_at).toBe(true);
    }
  });
});

describe('managed roles', () => {
  it('0.1.5, 3.5.4 exist in every new domain, with empty lists', async () => {
    const { results } = await domain.member.call(role.list, {});

    const common = { is_managed: true, state: 'ENABLED', permissions: [], page_access: [] };
    expect(results).toMatchObject([
      { role_id: 'managed-domain-admin', name: 'Domain Admin', role_type: 'DOMAIN_ADMIN', ...common },
      { role_id: 'managed-workspace-member', name: 'Workspace Member', role_type: 'WORKSPACE_MEMBER', ...common },
      { role_id: 'managed-workspace-owner', name: 'Workspace Owner', role_type: 'WORKSPACE_OWNER', ...common },
    ]);
  });

  it('3.5.4 cannot be changed or deleted', async () => {
    const asked = { role_id: 'managed-workspace-owner', name: 'Mine' };
    expect(await domain.admin.refused(role.update, asked)).toBe('ERROR_PERMISSION_DENIED');
    expect(await domain.admin.refused(role.delete, asked)).toBe('ERROR_PERMISSION_DENIED');
  });
});

describe('a role in use', () => {
  it('3.5.5 cannot be disabled or deleted while a user is bound to it', async () => {
    const { role_id } = await aRole();
    const { domainId: domain_id, workspaces } = domain;
    const binding = { user_id: domain.users.guest, domain_id, workspace_id: workspaces[1], role_id };
    await domain.put('role_bindings', [{ ...binding, role_type: 'WORKSPACE_MEMBER' }]);

    for (const operation of [role.disable, role.delete]) {
      expect(await domain.admin.refused(operation, { role_id })).toBe('ERROR_ROLE_IN_USED_AT_ROLE_BINDING');
    }

    const ids = [`rb-${domain.users.guest}-${workspaces[1]}`];
    await domain.internal.post('/internal/v1/directory/delete', { kind: 'role_bindings', ids, domain_id });
    expect(await domain.admin.call(role.delete, { role_id })).toEqual({});
    expect(await domain.admin.refused(role.get, { role_id })).toBe('ERROR_NOT_FOUND');
  });

  it('3.5.5 cannot be disabled again if a user was bound to it since, and can be enabled', async () => {
    const { role_id } = await aRole();
    await domain.admin.call(role.disable, { role_id });
    const binding = {
      user_id: domain.users.guest,
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[1],
      role_id,
    };
    await domain.put('role_bindings', [{ ...binding, role_type: 'WORKSPACE_MEMBER' }]);

    expect(await domain.admin.refused(role.disable, { role_id })).toBe('ERROR_ROLE_IN_USED_AT_ROLE_BINDING');
    expect(await domain.admin.call(role.get, { role_id })).toMatchObject({ state: 'DISABLED' });
    expect(await domain.admin.call(role.enable, { role_id })).toMatchObject({ state: 'ENABLED' });
  });

  it('3.5.5 domain admins count as bound to their role, by default the managed one', async () => {
    const { role_id } = await aRole({ role_type: 'DOMAIN_ADMIN' });
    const { domainId: domain_id } = domain;
    await domain.put('users', [
      { user_id: 'second@test', domain_id, password: PASSWORD, role_type: 'DOMAIN_ADMIN', role_id },
    ]);
    for (const id of [role_id, 'managed-domain-admin']) {
      expect(await domain.admin.refused(role.disable, { role_id: id })).toBe('ERROR_ROLE_IN_USED_AT_ROLE_BINDING');
    }
  });

  it('3.5.5 cannot be deleted while an app has it, but can be disabled', async () => {
    const { role_id } = await aRole({ role_type: 'WORKSPACE_OWNER' });
    const { app_id } = await anApp(domain, 'WORKSPACE_OWNER', { role_id });

    expect(await domain.admin.refused(role.delete, { role_id })).toBe('ERROR_EXIST_RESOURCE');
    expect(await domain.admin.call(role.disable, { role_id })).toMatchObject({ state: 'DISABLED' });

    await domain.admin.call(app.delete, { app_id });
    await domain.admin.call(role.delete, { role_id });
  });
});

describe('a role deleted while an app is created with it', () => {
  it('3.5.5, 3.3.2 leaves no app without a role', async () => {
    const { role_id } = await aRole({ role_type: 'WORKSPACE_OWNER' });

    const [made, removed] = await Promise.allSettled([
      anApp(domain, 'WORKSPACE_OWNER', { role_id }),
      domain.admin.call(role.delete, { role_id }),
    ]);

    expect([made.status, removed.status].sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('reading roles', () => {
  it('4.3.6 page_access has no effect on permissions', async () => {
    const { domainId: domain_id, workspaces, users, anonymous, url } = domain;
    const { role_id } = await aRole({ page_access: ['monitoring:restricted.*'] });
    const binding = { user_id: users.guest, domain_id, workspace_id: workspaces[0], role_type: 'WORKSPACE_MEMBER' };
    await domain.put('role_bindings', [{ ...binding, role_id }]);
    const seen = async () => {
      const { body } = await issueToken(anonymous, domain_id, users.guest);
      const bound = createApiClient(url, String(body.access_token));
      const refused = await bound.post(role.create.path, { name: 'x', role_type: 'WORKSPACE_MEMBER' });
      return [(await bound.post(alert.list.path)).status, refused.status];
    };

    expect(await seen()).toEqual([200, 403]);
    await domain.admin.call(role.update, { role_id, page_access: ['*', 'identity:writable.*'] });
    expect(await seen()).toEqual([200, 403]);
  });

  it('4.3.5 a change applies to tokens of users at the next grant, to apps and keys immediately', async () => {
    const { domainId: domain_id, workspaces, users, anonymous, url } = domain;
    const { role_id } = await aRole({ role_type: 'WORKSPACE_OWNER' });
    const binding = { user_id: users.guest, domain_id, workspace_id: workspaces[0], role_type: 'WORKSPACE_OWNER' };
    await domain.put('role_bindings', [{ ...binding, role_id }]);
    const { body } = await issueToken(anonymous, domain_id, users.guest);
    const request = { grant_type: 'REFRESH_TOKEN', scope: 'WORKSPACE', workspace_id: workspaces[0] } as const;
    const granted = async () => {
      const { access_token } = await anonymous.call(token.grant, { ...request, token: String(body.refresh_token) });
      return createApiClient(url, access_token);
    };
    const [before, app, key] = [
      await granted(),
      createClientWithSecret(domain, (await anApp(domain, 'WORKSPACE_OWNER', { role_id })).client_secret),
      createClientWithSecret(domain, (await anApiKey(createApiClient(url, String(body.access_token)))).api_key),
    ];
    const seen = async (callers: readonly ApiClient[]) => {
      const answers = await Promise.all(callers.map((caller) => caller.post(alert.list.path)));
      return answers.map(({ status }) => status);
    };

    await domain.admin.call(role.update, { role_id, permissions: ['dashboard'] });
    expect(await seen([before, await granted(), app, key])).toEqual([200, 403, 403, 403]);
    const earlier = await granted();
    await domain.admin.call(role.update, { role_id, permissions: ['monitoring'] });
    expect(await seen([earlier, await granted(), app, key])).toEqual([403, 200, 200, 200]);
  });

  it('3.5.7 list_basic_role returns all roles to any signed-in user, with empty lists and tags', async () => {
    const created = await aRole({ permissions: ['monitoring'], page_access: ['*'], tags: { team: 'red' } });

    const { results, total_count } = await domain.guest.call(role.list_basic_role, { role_id: created.role_id });
    expect(results).toEqual([{ ...created, permissions: [], page_access: [], tags: {} }]);
    expect(total_count).toBe(1);

    expect((await domain.guest.call(role.list_basic_role, {})).total_count).toBe(4);
    expect(await domain.guest.refused(role.list, {})).toBe('ERROR_PERMISSION_DENIED');
  });

  it('3.5.7 list_basic_role reveals no hidden member through a condition', async () => {
    await aRole({ permissions: ['monitoring'], tags: { team: 'red' } });
    for (const filter of [
      { k: 'permissions', v: 'monitoring', o: 'eq' as const },
      { k: 'tags.team', v: 'red', o: 'eq' as const },
    ]) {
      expect((await domain.guest.call(role.list_basic_role, { query: { filter: [filter] } })).total_count).toBe(0);
      expect((await domain.member.call(role.list, { query: { filter: [filter] } })).total_count).toBe(1);
    }
  });

  it('4.5.2 list returns all roles of the own domain only', async () => {
    const { role_id } = await aRole();
    const other = await createTestDomain();
    expect(await other.admin.refused(role.get, { role_id })).toBe('ERROR_NOT_FOUND');
    expect(await other.admin.refused(role.update, { role_id, name: 'x' })).toBe('ERROR_NOT_FOUND');
    const { results } = await domain.member.call(role.list, { role_type: 'WORKSPACE_MEMBER', state: 'ENABLED' });
    expect(results.map(({ name }) => name)).toEqual(['Auditor', 'Workspace Member']);
  });

  it('3.5.6 stat counts them', async () => {
    const aggregate = [
      {
        group: { keys: [{ key: 'is_managed', name: 'managed' }], fields: [{ name: 'n', operator: 'count' as const }] },
      },
    ];
    const { results } = await domain.member.call(role.stat, { query: { aggregate } });
    expect(results).toEqual([{ managed: true, n: 3 }]);
  });
});
