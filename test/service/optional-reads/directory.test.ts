/** The optional reads: names and memberships from the directory that the caller may see. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataSource } from '../../../contract/cost-analysis/dataSource.ts';
import { apiKey } from '../../../contract/identity/apiKey.ts';
import { domain as domainResource } from '../../../contract/identity/domain.ts';
import { project } from '../../../contract/identity/project.ts';
import { projectGroup } from '../../../contract/identity/projectGroup.ts';
import { roleBinding } from '../../../contract/identity/roleBinding.ts';
import { serviceAccount } from '../../../contract/identity/serviceAccount.ts';
import { trustedAccount } from '../../../contract/identity/trustedAccount.ts';
import { user } from '../../../contract/identity/user.ts';
import { userGroup } from '../../../contract/identity/userGroup.ts';
import { userProfile } from '../../../contract/identity/userProfile.ts';
import { workspace } from '../../../contract/identity/workspace.ts';
import { workspaceUser } from '../../../contract/identity/workspaceUser.ts';
import { directory } from '../../../contract/internal.ts';
import { cloudService } from '../../../contract/inventory/cloudService.ts';
import { namespace } from '../../../contract/inventory/namespace.ts';
import { plugin } from '../../../contract/repository/plugin.ts';
import type { RequestOf } from '../../../contract/resource.ts';
import { createTestDomain, PASSWORD, signInAs, type TestDomain } from '../testDomain.ts';

let domain: TestDomain;

/** Nested project groups: `top` contains `below`, which contains a private project without members. */
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
  domain = await createTestDomain();
  tag = await seed(domain);
});
// Plugins are shared by all domains, and webhooks of other tests could use no others.
afterAll(() => domain.internal.call(directory.delete, { kind: 'plugins', ids: [`plugin-${tag}`] }));

const namesOf = ({ results }: { results: readonly object[] }) => results.map((row) => (row as { name: string }).name);

describe('project.list', () => {
  it.each([
    { caller: 'admin', visible: ['Checkout', 'Payments', 'Secret plans'] },
    { caller: 'owner', visible: ['Checkout', 'Payments', 'Secret plans'] },
    { caller: 'member', visible: ['Checkout', 'Payments'] },
  ] as const)('returns the projects that the $caller sees', async ({ caller, visible }) => {
    const found = await domain[caller].call(project.list, { workspace_id: domain.workspaces[0] });

    expect(namesOf(found)).toEqual(visible);
    expect(found.total_count).toBe(visible.length);
  });

  it('returns projects of the own workspace only to an owner', async () => {
    const found = await domain.owner.call(project.list, {});

    expect(found.results.map(({ workspace_id }) => workspace_id)).toEqual(Array(3).fill(domain.workspaces[0]));
  });

  it.each<{ filter: RequestOf<typeof project.list>; expected: string[] }>([
    { filter: { name: 'Checkout' }, expected: ['Checkout'] },
    { filter: { project_type: 'PRIVATE' }, expected: ['Payments', 'Secret plans'] },
    { filter: { created_by: 'owner@test' }, expected: ['Payments'] },
    { filter: { user_id: 'member@test' }, expected: ['Payments'] },
    { filter: { query: { keyword: 'secret' } }, expected: ['Secret plans'] },
    { filter: { query: { filter: [{ k: 'name', v: 'pay', o: 'contain' }] } }, expected: ['Payments'] },
    {
      filter: { query: { sort: [{ key: 'name', desc: true }], page: { start: 1, limit: 1 } } },
      expected: ['Secret plans'],
    },
  ])('filters by $filter', async ({ filter, expected }) => {
    expect(namesOf(await domain.owner.call(project.list, filter))).toEqual(expected);
  });

  it('include_children includes projects of the groups below', async () => {
    const inTop = { project_group_id: `pg-${tag}-top` };

    expect(namesOf(await domain.owner.call(project.list, inTop))).toEqual(['Checkout']);
    expect(namesOf(await domain.owner.call(project.list, { ...inTop, include_children: true }))).toEqual([
      'Checkout',
      'Secret plans',
    ]);
  });
});

describe('project.get', () => {
  it('returns all members, with times as texts', async () => {
    expect(await domain.member.call(project.get, { project_id: domain.projects[1] })).toEqual({
      project_id: domain.projects[1],
      name: 'Payments',
      project_type: 'PRIVATE',
      tags: {},
      users: ['member@test'],
      created_by: 'owner@test',
      reference_id: '',
      is_managed: false,
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      project_group_id: '',
      trusted_account_id: '',
      created_at: '2024-05-01T00:00:00.000Z',
      last_synced_at: '',
    });
  });

  it('is denied to a member for a project of others (4.4.3), and not found outside the workspace', async () => {
    expect(await domain.member.refused(project.get, { project_id: domain.projects[2] })).toBe(
      'ERROR_PERMISSION_DENIED',
    );
    expect(await domain.owner.refused(project.get, { project_id: domain.projects[3] })).toBe('ERROR_NOT_FOUND');
  });
});

describe('project_group.list', () => {
  it('returns all groups to owners, and to members the groups above their projects', async () => {
    expect(namesOf(await domain.owner.call(projectGroup.list, {}))).toEqual(['Below', 'Other', 'Top']);
    expect(namesOf(await domain.member.call(projectGroup.list, {}))).toEqual(['Top']);
    expect(await domain.member.refused(projectGroup.get, { project_group_id: `pg-${tag}-below` })).toBe(
      'ERROR_NOT_FOUND',
    );
  });

  it('filters by parent group', async () => {
    expect(namesOf(await domain.owner.call(projectGroup.list, { parent_group_id: `pg-${tag}-top` }))).toEqual([
      'Below',
    ]);
  });
});

describe('workspace.list', () => {
  it('returns counts of accounts and users, for domain admins only', async () => {
    const found = await domain.admin.call(workspace.get, { workspace_id: domain.workspaces[0] });

    expect(found).toMatchObject({
      name: 'Shop',
      state: 'ENABLED',
      tags: { team: 'web' },
      service_account_count: 2,
      user_count: 2,
      cost_info: { day: 12.5, month: 0 },
    });
    expect((await domain.admin.call(workspace.list, {})).total_count).toBe(2);
    expect(await domain.owner.refused(workspace.list, {})).toBe('ERROR_PERMISSION_DENIED');
  });
});

describe('user.list', () => {
  it('does not return hashes or secrets of one-time codes', async () => {
    const mfa = { state: 'ENABLED', mfa_type: 'OTP', options: { otp_secret: 'CANARY', email: 'a@b.c' } };
    await domain.put('users', [{ user_id: 'canary@test', domain_id: domain.domainId, password: PASSWORD, mfa }]);

    const { results } = await domain.admin.call(user.list, { user_id: 'canary@test' });

    expect(results[0]?.mfa).toEqual({ state: 'ENABLED', mfa_type: 'OTP', options: { email: 'a@b.c' } });
    expect(JSON.stringify(results)).not.toMatch(/CANARY|hash|argon/);
    const hidden = { query: { filter: [{ k: 'password_hash', v: 'a', o: 'contain' as const }] } };
    expect((await domain.admin.call(user.list, hidden)).total_count).toBe(0);
  });

  it('returns role types', async () => {
    const { results } = await domain.admin.call(user.list, { query: { only: ['user_id', 'role_type'] } });

    expect(results).toContainEqual({ user_id: 'admin@test', role_type: 'DOMAIN_ADMIN' });
    expect(results).toContainEqual({ user_id: 'owner@test', role_type: 'USER' });
  });
});

describe('workspace_user.list', () => {
  it('returns the users of the workspace to a member', async () => {
    await domain.owner.call(apiKey.create, { name: 'ci', expired_at: '' }).catch(() => undefined);
    const { results } = await domain.member.call(workspaceUser.list, {});

    expect(results.map(({ user_id, role_type }) => [user_id, role_type])).toEqual([
      ['member@test', 'WORKSPACE_MEMBER'],
      ['owner@test', 'WORKSPACE_OWNER'],
    ]);
    expect(results[0]?.role_binding_info).toMatchObject({ workspace_id: domain.workspaces[0], user_id: 'member@test' });
    expect(results[0]?.role_binding_info.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('returns the users of a given workspace to an admin', async () => {
    const found = await domain.admin.call(workspaceUser.list, { workspace_id: domain.workspaces[1] });

    expect(found).toEqual({ results: [], total_count: 0 });
    expect(await domain.owner.refused(workspaceUser.get, { user_id: 'guest@test' })).toBe('ERROR_NOT_FOUND');
  });
});

describe('role_binding.list', () => {
  it('includes domain admins', async () => {
    const { results } = await domain.admin.call(roleBinding.list, {});

    expect(results.map((row) => [row.user_id, row.role_type, row.resource_group, row.workspace_id])).toEqual([
      ['admin@test', 'DOMAIN_ADMIN', 'DOMAIN', '*'],
      ['member@test', 'WORKSPACE_MEMBER', 'WORKSPACE', domain.workspaces[0]],
      ['owner@test', 'WORKSPACE_OWNER', 'WORKSPACE', domain.workspaces[0]],
    ]);
  });
});

describe('accounts, data sources and plugins', () => {
  it('returns to members the accounts of their projects', async () => {
    expect(namesOf(await domain.member.call(serviceAccount.list, {}))).toEqual(['prod']);
    expect(namesOf(await domain.owner.call(serviceAccount.list, { provider: 'aws' }))).toEqual(['plans', 'prod']);
    expect((await domain.owner.call(serviceAccount.get, { service_account_id: `sa-${tag}-1` })).state).toBe('ACTIVE');
  });

  it('returns to owners the trusted accounts of the workspace and of the domain', async () => {
    const { results } = await domain.owner.call(trustedAccount.list, {});

    expect(results.map(({ name, resource_group, workspace_id }) => [name, resource_group, workspace_id])).toEqual([
      ['Organisation', 'DOMAIN', '*'],
      ['Team', 'WORKSPACE', domain.workspaces[0]],
    ]);
    expect(await domain.member.refused(trustedAccount.list, {})).toBe('ERROR_PERMISSION_DENIED');
  });

  it('returns data sources of the domain to all callers', async () => {
    expect(namesOf(await domain.member.call(dataSource.list, { name: 'Bill' }))).toEqual(['Bill']);
    expect(await domain.member.call(dataSource.get, { data_source_id: `ds-${tag}-bill` })).toMatchObject({
      provider: 'aws',
      state: 'ENABLED',
      data_source_type: 'LOCAL',
      resource_group: 'DOMAIN',
    });
  });

  it('filters plugins by repository', async () => {
    expect(namesOf(await domain.member.call(plugin.list, { repository_id: `repo-${tag}` }))).toEqual(['Watcher']);
    expect((await domain.member.call(plugin.get, { plugin_id: `plugin-${tag}` })).resource_type).toBe(
      'monitoring.Webhook',
    );
  });
});

describe('user_profile.get_workspaces', () => {
  const profileOf = async (user_id: string) => {
    const user = await signInAs(domain.url, domain.domainId, user_id);
    return user.call(userProfile.get_workspaces, {});
  };

  it('returns the workspaces of a user with the role in each', async () => {
    const { results, total_count } = await profileOf('owner@test');

    expect(total_count).toBe(1);
    expect(results[0]).toMatchObject({
      workspace_id: domain.workspaces[0],
      name: 'Shop',
      role_type: 'WORKSPACE_OWNER',
    });
    expect(results[0]?.role_name).not.toBe('');
  });

  it('returns every workspace to a domain admin, and none to a guest', async () => {
    expect((await profileOf('admin@test')).results.map(({ role_type }) => role_type)).toEqual([
      'DOMAIN_ADMIN',
      'DOMAIN_ADMIN',
    ]);
    expect((await profileOf('guest@test')).total_count).toBe(0);
  });
});

describe('domain.get_auth_info', () => {
  it('returns without a token how to sign in, and not the URL of the verifier', async () => {
    const external_auth = { state: 'ENABLED', verifier_url: 'https://verifier.internal', metadata: { issuer: 'x' } };
    const domain_id = `${domain.domainId}-named`;
    await domain.put('domains', [{ domain_id, name: `Acme ${tag}`, external_auth, config: { logo: 'acme.svg' } }]);

    expect(await domain.anonymous.call(domainResource.get_auth_info, { name: `Acme ${tag}` })).toEqual({
      domain_id,
      name: `Acme ${tag}`,
      external_auth_state: 'ENABLED',
      metadata: { issuer: 'x' },
      config: { logo: 'acme.svg' },
    });
  });

  it('finds a domain without a name by its id, and no other', async () => {
    expect((await domain.anonymous.call(domainResource.get_auth_info, { name: domain.domainId })).domain_id).toBe(
      domain.domainId,
    );
    expect(await domain.anonymous.refused(domainResource.get_auth_info, { name: 'no-such-domain' })).toBe(
      'ERROR_NOT_FOUND',
    );
    expect(await domain.anonymous.refused(domainResource.get_auth_info, {})).toBe('ERROR_REQUIRED_PARAMETER');
  });
});

describe('user_group.list, namespace.list and cloud_service.list', () => {
  beforeAll(async () => {
    const { put, domainId: domain_id, workspaces, projects, users } = domain;
    const place = { domain_id, workspace_id: workspaces[0] };
    await put('user_groups', [
      { ...place, user_group_id: `ug-${tag}-1`, name: 'On call', users: [users.member] },
      { domain_id, workspace_id: workspaces[1], user_group_id: `ug-${tag}-2`, name: 'Elsewhere' },
    ]);
    await put('namespaces', [
      { domain_id, namespace_id: `ns-${tag}-1`, name: 'Compute', resource_type: 'inventory.CloudService' },
      { domain_id, namespace_id: `ns-${tag}-2` },
    ]);
    await put('cloud_services', [
      { ...place, cloud_service_id: `cloud-svc-${tag}-1`, name: 'web-1', provider: 'aws', project_id: projects[0] },
      { ...place, cloud_service_id: `cloud-svc-${tag}-2`, name: 'vault', provider: 'aws', project_id: projects[2] },
    ]);
  });

  it.each([
    { caller: 'admin', groups: ['Elsewhere', 'On call'], services: ['vault', 'web-1'] },
    { caller: 'owner', groups: ['On call'], services: ['vault', 'web-1'] },
    { caller: 'member', groups: ['On call'], services: ['web-1'] },
  ] as const)('return what the $caller sees', async ({ caller, groups, services }) => {
    const client = domain[caller];

    expect(namesOf(await client.call(userGroup.list, {}))).toEqual(groups);
    expect(namesOf(await client.call(namespace.list, {}))).toEqual(['', 'Compute']);
    expect(namesOf(await client.call(cloudService.list, {}))).toEqual(services);
  });

  it('filter by named filters and queries, with all members', async () => {
    const { owner, domainId: domain_id, workspaces, projects, users } = domain;

    const [found] = (await owner.call(userGroup.list, { name: 'On call' })).results;
    const byQuery = await owner.call(cloudService.list, {
      query: { filter: [{ k: 'cloud_service_id', v: [`cloud-svc-${tag}-1`, 'cloud-svc-of-nobody'], o: 'in' }] },
    });
    const byKeyword = await owner.call(namespace.list, { query: { keyword: 'comp', only: ['name'] } });

    expect(found).toMatchObject({
      ...{ user_group_id: `ug-${tag}-1`, name: 'On call', users: [users.member], domain_id },
      ...{ workspace_id: workspaces[0], created_at: expect.stringMatching(/Z$/) },
    });
    expect(byQuery).toMatchObject({ total_count: 1, results: [{ name: 'web-1', project_id: projects[0] }] });
    expect(byKeyword.results).toEqual([{ name: 'Compute' }]);
  });

  it('refuse callers without a role, and those without a token', async () => {
    for (const { list } of [userGroup, namespace, cloudService])
      for (const client of [domain.guest, domain.anonymous])
        expect((await client.post(list.path, {})).status).toBeGreaterThanOrEqual(401);
  });
});
