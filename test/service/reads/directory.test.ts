/** The reads around the API: names and membership from the directory, within what the caller sees. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataSource } from '../../../contract/cost-analysis/data-source.ts';
import { apiKey } from '../../../contract/identity/api-key.ts';
import { domain } from '../../../contract/identity/domain.ts';
import { project } from '../../../contract/identity/project.ts';
import { projectGroup } from '../../../contract/identity/project-group.ts';
import { roleBinding } from '../../../contract/identity/role-binding.ts';
import { serviceAccount } from '../../../contract/identity/service-account.ts';
import { token } from '../../../contract/identity/token.ts';
import { trustedAccount } from '../../../contract/identity/trusted-account.ts';
import { user } from '../../../contract/identity/user.ts';
import { userProfile } from '../../../contract/identity/user-profile.ts';
import { workspace } from '../../../contract/identity/workspace.ts';
import { workspaceUser } from '../../../contract/identity/workspace-user.ts';
import { directory } from '../../../contract/internal.ts';
import { plugin } from '../../../contract/repository/plugin.ts';
import type { RequestOf } from '../../../contract/resource.ts';
import { clientOf, freshDomain, PASSWORD, type TestDomain } from '../kit.ts';

let at: TestDomain;

/** Projects in folders: `top` holds `below`, which holds the project that is private to nobody. */
const seed = async ({ domainId: domain_id, workspaces, projects, put, users }: TestDomain) => {
  const workspace_id = workspaces[0];
  const place = { domain_id, workspace_id };
  const tag = domain_id.replace('domain-', '');
  await put('workspaces', [{ workspace_id, domain_id, name: 'Shop', tags: { team: 'web' }, cost_day: 12.5 }]);
  await put('project_groups', [
    { ...place, project_group_id: `pg-${tag}-top`, name: 'Top' },
    { ...place, project_group_id: `pg-${tag}-below`, name: 'Below', parent_group_id: `pg-${tag}-top` },
    { ...place, project_group_id: `pg-${tag}-other`, name: 'Other' },
  ]);
  await put('projects', [
    { ...place, project_id: projects[0], name: 'Checkout', project_type: 'PUBLIC', project_group_id: `pg-${tag}-top` },
    {
      ...place,
      project_id: projects[1],
      name: 'Payments',
      project_type: 'PRIVATE',
      users: [users.member],
      created_by: users.owner,
      created_at: '2024-05-01T00:00:00.000Z',
    },
    {
      ...place,
      project_id: projects[2],
      name: 'Secret plans',
      project_type: 'PRIVATE',
      project_group_id: `pg-${tag}-below`,
    },
  ]);
  await put('service_accounts', [
    { ...place, service_account_id: `sa-${tag}-1`, name: 'prod', provider: 'aws', project_id: projects[0] },
    { ...place, service_account_id: `sa-${tag}-2`, name: 'plans', provider: 'aws', project_id: projects[2] },
  ]);
  await put('trusted_accounts', [
    { domain_id, trusted_account_id: `ta-${tag}-1`, name: 'Organisation', provider: 'aws' },
    { ...place, trusted_account_id: `ta-${tag}-2`, name: 'Team', provider: 'azure', data: { tenant_id: 't' } },
  ]);
  await put('data_sources', [{ domain_id, data_source_id: `ds-${tag}-bill`, name: 'Bill', provider: 'aws' }]);
  await put('plugins', [
    { plugin_id: `plugin-${tag}`, name: 'Watcher', resource_type: 'monitoring.Webhook', repository_id: `repo-${tag}` },
  ]);
  return tag;
};

let tag: string;
beforeAll(async () => {
  at = await freshDomain();
  tag = await seed(at);
});
// Every domain has the plugins of the directory: with one in it, webhooks of other tests could name no other.
afterAll(() => at.internal.call(directory.delete, { kind: 'plugins', ids: [`plugin-${tag}`] }));

const named = ({ results }: { results: readonly object[] }) => results.map((row) => (row as { name: string }).name);

describe('project.list', () => {
  it.each([
    { caller: 'admin', sees: ['Checkout', 'Payments', 'Secret plans'] },
    { caller: 'owner', sees: ['Checkout', 'Payments', 'Secret plans'] },
    { caller: 'member', sees: ['Checkout', 'Payments'] },
  ] as const)('shows $caller the projects they see elsewhere', async ({ caller, sees }) => {
    const found = await at[caller].call(project.list, { workspace_id: at.workspaces[0] });

    expect(named(found)).toEqual(sees);
    expect(found.total_count).toBe(sees.length);
  });

  it('stays inside the workspace of an owner', async () => {
    const found = await at.owner.call(project.list, {});

    expect(found.results.map(({ workspace_id }) => workspace_id)).toEqual(Array(3).fill(at.workspaces[0]));
  });

  it.each<{ filter: RequestOf<typeof project.list>; finds: string[] }>([
    { filter: { name: 'Checkout' }, finds: ['Checkout'] },
    { filter: { project_type: 'PRIVATE' }, finds: ['Payments', 'Secret plans'] },
    { filter: { created_by: 'owner@test' }, finds: ['Payments'] },
    { filter: { user_id: 'member@test' }, finds: ['Payments'] },
    { filter: { query: { keyword: 'secret' } }, finds: ['Secret plans'] },
    { filter: { query: { filter: [{ k: 'name', v: 'pay', o: 'contain' }] } }, finds: ['Payments'] },
    {
      filter: { query: { sort: [{ key: 'name', desc: true }], page: { start: 1, limit: 1 } } },
      finds: ['Secret plans'],
    },
  ])('filters by $filter', async ({ filter, finds }) => {
    expect(named(await at.owner.call(project.list, filter))).toEqual(finds);
  });

  it('takes in the groups below with include_children', async () => {
    const inTop = { project_group_id: `pg-${tag}-top` };

    expect(named(await at.owner.call(project.list, inTop))).toEqual(['Checkout']);
    expect(named(await at.owner.call(project.list, { ...inTop, include_children: true }))).toEqual([
      'Checkout',
      'Secret plans',
    ]);
  });
});

describe('project.get', () => {
  it('gives every member, times as on the wire', async () => {
    expect(await at.member.call(project.get, { project_id: at.projects[1] })).toEqual({
      project_id: at.projects[1],
      name: 'Payments',
      project_type: 'PRIVATE',
      tags: {},
      users: ['member@test'],
      created_by: 'owner@test',
      reference_id: '',
      is_managed: false,
      domain_id: at.domainId,
      workspace_id: at.workspaces[0],
      project_group_id: '',
      trusted_account_id: '',
      created_at: '2024-05-01T00:00:00.000Z',
      last_synced_at: '',
    });
  });

  it('is refused to a member whose project it is not (4.4.3), and not found outside the workspace', async () => {
    expect(await at.member.refused(project.get, { project_id: at.projects[2] })).toBe('ERROR_PERMISSION_DENIED');
    expect(await at.owner.refused(project.get, { project_id: at.projects[3] })).toBe('ERROR_NOT_FOUND');
  });
});

describe('project_group.list', () => {
  it('shows owners all, and members the groups above their projects', async () => {
    expect(named(await at.owner.call(projectGroup.list, {}))).toEqual(['Below', 'Other', 'Top']);
    expect(named(await at.member.call(projectGroup.list, {}))).toEqual(['Top']);
    expect(await at.member.refused(projectGroup.get, { project_group_id: `pg-${tag}-below` })).toBe('ERROR_NOT_FOUND');
  });

  it('filters by the group above', async () => {
    expect(named(await at.owner.call(projectGroup.list, { parent_group_id: `pg-${tag}-top` }))).toEqual(['Below']);
  });
});

describe('workspace.list', () => {
  it('counts accounts and users, and is for domain admins', async () => {
    const found = await at.admin.call(workspace.get, { workspace_id: at.workspaces[0] });

    expect(found).toMatchObject({
      name: 'Shop',
      state: 'ENABLED',
      tags: { team: 'web' },
      service_account_count: 2,
      user_count: 2,
      cost_info: { day: 12.5, month: 0 },
    });
    expect((await at.admin.call(workspace.list, {})).total_count).toBe(2);
    expect(await at.owner.refused(workspace.list, {})).toBe('ERROR_PERMISSION_DENIED');
  });
});

describe('user.list', () => {
  it('never shows a hash or the secret of a one-time code', async () => {
    const mfa = { state: 'ENABLED', mfa_type: 'OTP', options: { otp_secret: 'CANARY', email: 'a@b.c' } };
    await at.put('users', [{ user_id: 'canary@test', domain_id: at.domainId, password: PASSWORD, mfa }]);

    const { results } = await at.admin.call(user.list, { user_id: 'canary@test' });

    expect(results[0]?.mfa).toEqual({ state: 'ENABLED', mfa_type: 'OTP', options: { email: 'a@b.c' } });
    expect(JSON.stringify(results)).not.toMatch(/CANARY|hash|argon/);
    const hidden = { query: { filter: [{ k: 'password_hash', v: 'a', o: 'contain' as const }] } };
    expect((await at.admin.call(user.list, hidden)).total_count).toBe(0);
  });

  it('tells role types', async () => {
    const { results } = await at.admin.call(user.list, { query: { only: ['user_id', 'role_type'] } });

    expect(results).toContainEqual({ user_id: 'admin@test', role_type: 'DOMAIN_ADMIN' });
    expect(results).toContainEqual({ user_id: 'owner@test', role_type: 'USER' });
  });
});

describe('workspace_user.list', () => {
  it('shows a member who works in the workspace', async () => {
    await at.owner.call(apiKey.create, { name: 'ci', expired_at: '' }).catch(() => undefined);
    const { results } = await at.member.call(workspaceUser.list, {});

    expect(results.map(({ user_id, role_type }) => [user_id, role_type])).toEqual([
      ['member@test', 'WORKSPACE_MEMBER'],
      ['owner@test', 'WORKSPACE_OWNER'],
    ]);
    expect(results[0]?.role_binding_info).toMatchObject({ workspace_id: at.workspaces[0], user_id: 'member@test' });
    expect(results[0]?.role_binding_info.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('shows an admin the users of the workspace named', async () => {
    const found = await at.admin.call(workspaceUser.list, { workspace_id: at.workspaces[1] });

    expect(found).toEqual({ results: [], total_count: 0 });
    expect(await at.owner.refused(workspaceUser.get, { user_id: 'guest@test' })).toBe('ERROR_NOT_FOUND');
  });
});

describe('role_binding.list', () => {
  it('holds domain admins as well', async () => {
    const { results } = await at.admin.call(roleBinding.list, {});

    expect(results.map((row) => [row.user_id, row.role_type, row.resource_group, row.workspace_id])).toEqual([
      ['admin@test', 'DOMAIN_ADMIN', 'DOMAIN', '*'],
      ['member@test', 'WORKSPACE_MEMBER', 'WORKSPACE', at.workspaces[0]],
      ['owner@test', 'WORKSPACE_OWNER', 'WORKSPACE', at.workspaces[0]],
    ]);
  });
});

describe('accounts, data sources and plugins', () => {
  it('shows members the accounts of their projects', async () => {
    expect(named(await at.member.call(serviceAccount.list, {}))).toEqual(['prod']);
    expect(named(await at.owner.call(serviceAccount.list, { provider: 'aws' }))).toEqual(['plans', 'prod']);
    expect((await at.owner.call(serviceAccount.get, { service_account_id: `sa-${tag}-1` })).state).toBe('ACTIVE');
  });

  it('shows owners trusted accounts of the workspace and of the domain', async () => {
    const { results } = await at.owner.call(trustedAccount.list, {});

    expect(results.map(({ name, resource_group, workspace_id }) => [name, resource_group, workspace_id])).toEqual([
      ['Organisation', 'DOMAIN', '*'],
      ['Team', 'WORKSPACE', at.workspaces[0]],
    ]);
    expect(await at.member.refused(trustedAccount.list, {})).toBe('ERROR_PERMISSION_DENIED');
  });

  it('shows everybody data sources of the domain', async () => {
    expect(named(await at.member.call(dataSource.list, { name: 'Bill' }))).toEqual(['Bill']);
    expect(await at.member.call(dataSource.get, { data_source_id: `ds-${tag}-bill` })).toMatchObject({
      provider: 'aws',
      state: 'ENABLED',
      data_source_type: 'LOCAL',
      resource_group: 'DOMAIN',
    });
  });

  it('finds plugins by repository', async () => {
    expect(named(await at.member.call(plugin.list, { repository_id: `repo-${tag}` }))).toEqual(['Watcher']);
    expect((await at.member.call(plugin.get, { plugin_id: `plugin-${tag}` })).resource_type).toBe('monitoring.Webhook');
  });
});

describe('user_profile.get_workspaces', () => {
  const profileOf = async (user_id: string) => {
    const credentials = { user_id, password: PASSWORD };
    const { access_token } = await clientOf(at.url).call(token.issue, { credentials, domain_id: at.domainId });
    return clientOf(at.url, access_token).call(userProfile.get_workspaces, {});
  };

  it('lists the workspaces a user is bound to, with the role there', async () => {
    const { results, total_count } = await profileOf('owner@test');

    expect(total_count).toBe(1);
    expect(results[0]).toMatchObject({ workspace_id: at.workspaces[0], name: 'Shop', role_type: 'WORKSPACE_OWNER' });
    expect(results[0]?.role_name).not.toBe('');
  });

  it('lists every workspace for a domain admin, and none for a guest', async () => {
    expect((await profileOf('admin@test')).results.map(({ role_type }) => role_type)).toEqual([
      'DOMAIN_ADMIN',
      'DOMAIN_ADMIN',
    ]);
    expect((await profileOf('guest@test')).total_count).toBe(0);
  });
});

describe('domain.get_auth_info', () => {
  it('tells whoever is not signed in how to sign in, but never where the verifier is', async () => {
    const external_auth = { state: 'ENABLED', verifier_url: 'https://verifier.internal', metadata: { issuer: 'x' } };
    const domain_id = `${at.domainId}-named`;
    await at.put('domains', [{ domain_id, name: `Acme ${tag}`, external_auth, config: { logo: 'acme.svg' } }]);

    expect(await at.anonymous.call(domain.get_auth_info, { name: `Acme ${tag}` })).toEqual({
      domain_id,
      name: `Acme ${tag}`,
      external_auth_state: 'ENABLED',
      metadata: { issuer: 'x' },
      config: { logo: 'acme.svg' },
    });
  });

  it('knows a domain without a name by its id, and no other', async () => {
    expect((await at.anonymous.call(domain.get_auth_info, { name: at.domainId })).domain_id).toBe(at.domainId);
    expect(await at.anonymous.refused(domain.get_auth_info, { name: 'no-such-domain' })).toBe('ERROR_NOT_FOUND');
    expect(await at.anonymous.refused(domain.get_auth_info, {})).toBe('ERROR_REQUIRED_PARAMETER');
  });
});
