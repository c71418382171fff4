import { describe, expect, it } from 'vitest';
import { projectDashboard } from '../../../contract/dashboard/projectDashboard.ts';
import { type ApiClient, createTestDomain, type TestDomain } from '../testDomain.ts';

const LAYOUTS = [[{ name: 'cost', widget: 'line' }]];

const createDashboard = (client: ApiClient, { domainId, projects }: TestDomain, more: Record<string, unknown> = {}) =>
  client.call(projectDashboard.create, {
    project_id: projects[0],
    name: 'Cost',
    viewers: 'PUBLIC',
    domain_id: domainId,
    layouts: LAYOUTS,
    ...more,
  });

const versionNumbers = async (who: ApiClient, domain_id: string, project_dashboard_id: string) => {
  const { results } = await who.call(projectDashboard.list_versions, { domain_id, project_dashboard_id });
  return results.map(({ version, latest }) => [version, latest]);
};

describe('creating a dashboard', () => {
  it('3.24.1 fills in defaults, creates version 1, and a PUBLIC dashboard without owner', async () => {
    const domain = await createTestDomain();

    const created = await createDashboard(domain.member, domain);

    expect(created).toEqual({
      project_dashboard_id: expect.stringMatching(/^project-dash-[0-9a-f]{12}$/),
      project_id: domain.projects[0],
      name: 'Cost',
      viewers: 'PUBLIC',
      version: 1,
      layouts: LAYOUTS,
      variables: {},
      settings: {},
      variables_schema: {},
      labels: [],
      tags: {},
      user_id: '',
      domain_id: domain.domainId,
      created_at: expect.stringMatching(/Z$/),
      updated_at: created.created_at,
    });
    expect(await versionNumbers(domain.member, domain.domainId, created.project_dashboard_id)).toEqual([[1, true]]);
  });

  it('3.24.1 makes the calling user the owner of a PRIVATE dashboard', async () => {
    const domain = await createTestDomain();
    expect(await createDashboard(domain.member, domain, { viewers: 'PRIVATE' })).toMatchObject({
      user_id: domain.users.member,
    });
  });

  it('3.24.1 requires unique names per project and owner; PUBLIC dashboards count as one owner', async () => {
    const domain = await createTestDomain();
    const { domainId: domain_id, projects, owner, member } = domain;
    await createDashboard(member, domain);
    const again = { project_id: projects[0], name: 'Cost', viewers: 'PUBLIC', domain_id, layouts: [] };

    expect(await owner.refused(projectDashboard.create, again)).toBe('ERROR_NOT_UNIQUE');
    await createDashboard(owner, domain, { viewers: 'PRIVATE' });
    await createDashboard(member, domain, { viewers: 'PRIVATE' });
    await createDashboard(owner, domain, { project_id: projects[1] });
  });

  it('4.4.3 is denied to a member for a project of others, and not found for an unknown project', async () => {
    const domain = await createTestDomain();
    const { domainId: domain_id, projects, member, owner, admin } = domain;
    const request = { name: 'X', viewers: 'PUBLIC', domain_id, layouts: [] };

    expect(await member.refused(projectDashboard.create, { ...request, project_id: projects[2] })).toBe(
      'ERROR_PERMISSION_DENIED',
    );
    expect(await owner.refused(projectDashboard.create, { ...request, project_id: projects[3] })).toBe(
      'ERROR_NOT_FOUND',
    );
    expect(await admin.refused(projectDashboard.create, { ...request, project_id: 'project-none' })).toBe(
      'ERROR_NOT_FOUND',
    );
  });

  it('4.7.4 refuses a PRIVATE dashboard of an internal caller', async () => {
    const { internal, domainId: domain_id, projects } = await createTestDomain();
    const request = { name: 'X', viewers: 'PRIVATE', domain_id, layouts: [], project_id: projects[0] };
    expect(await internal.refused(projectDashboard.create, request)).toBe('ERROR_PERMISSION_DENIED');
  });
});

describe('versions of a dashboard', () => {
  it('3.24.2, 3.24.5 only a real change of layouts, variables or variables_schema creates a version, which becomes the latest', async () => {
    const domain = await createTestDomain();
    const { member, domainId: domain_id } = domain;
    const { project_dashboard_id } = await createDashboard(member, domain, { variables: { a: 1, b: 2 } });
    const change = (changes: Record<string, unknown>) =>
      member.call(projectDashboard.update, { project_dashboard_id, domain_id, ...changes });

    expect(await change({ name: 'Spending', labels: ['x'], tags: { a: 1 }, settings: { z: 1 } })).toMatchObject({
      version: 1,
      name: 'Spending',
    });
    expect(await change({ layouts: LAYOUTS, variables: { b: 2, a: 1 } })).toMatchObject({ version: 1 });
    expect(await change({ variables: { a: 2 } })).toMatchObject({ version: 2, variables: { a: 2 } });
    expect(await change({ layouts: [] })).toMatchObject({ version: 3, layouts: [], variables: { a: 2 } });
    expect(await change({ variables_schema: { a: {} } })).toMatchObject({ version: 4 });
    expect(await versionNumbers(member, domain_id, project_dashboard_id)).toEqual([
      [4, true],
      [3, false],
      [2, false],
      [1, false],
    ]);
  });

  it('3.24.2 a version holds the dashboard after the change, settings included', async () => {
    const domain = await createTestDomain();
    const { member, domainId: domain_id } = domain;
    const { project_dashboard_id } = await createDashboard(member, domain, { settings: { range: 'month' } });

    await member.call(projectDashboard.update, {
      project_dashboard_id,
      domain_id,
      layouts: [1],
      settings: { refresh: 60 },
    });

    const version = { project_dashboard_id, domain_id, version: 2 };
    expect(await member.call(projectDashboard.get_version, version)).toEqual({
      project_dashboard_id,
      version: 2,
      latest: true,
      layouts: [1],
      variables: {},
      settings: { range: 'month', refresh: 60 },
      variables_schema: {},
      domain_id,
      created_at: expect.stringMatching(/Z$/),
    });
    expect(await member.call(projectDashboard.get_version, { ...version, only: ['latest', 'settings.range'] })).toEqual(
      {
        latest: true,
        settings: { range: 'month' },
      },
    );
  });

  it('3.24.2 update merges settings by top-level member', async () => {
    const domain = await createTestDomain();
    const { member, domainId: domain_id } = domain;
    const { project_dashboard_id } = await createDashboard(member, domain, { settings: { a: { x: 1 }, b: 2 } });
    const update = (settings: Record<string, unknown>) =>
      member.call(projectDashboard.update, { project_dashboard_id, domain_id, settings });

    expect((await update({ a: { y: 1 } })).settings).toEqual({ a: { y: 1 }, b: 2 });
    expect((await update({})).settings).toEqual({ a: { y: 1 }, b: 2 });
  });

  it('3.24.3, 3.24.5 revert creates a new latest version and keeps settings', async () => {
    const domain = await createTestDomain();
    const { member, domainId: domain_id } = domain;
    const { project_dashboard_id } = await createDashboard(member, domain, { variables: { a: 1 }, settings: { s: 1 } });
    await member.call(projectDashboard.update, { project_dashboard_id, domain_id, variables: { a: 2 } });
    await member.call(projectDashboard.update, { project_dashboard_id, domain_id, settings: { s: 2 } });
    const revert = (version: number) =>
      member.call(projectDashboard.revert_version, { project_dashboard_id, domain_id, version });

    expect(await revert(1)).toMatchObject({ version: 3, variables: { a: 1 }, settings: { s: 2 } });
    expect(await revert(3)).toMatchObject({ version: 4, variables: { a: 1 } });
    expect(await versionNumbers(member, domain_id, project_dashboard_id)).toEqual([
      [4, true],
      [3, false],
      [2, false],
      [1, false],
    ]);
  });

  it('3.24.4 all but the latest version can be deleted, and numbers are not reused', async () => {
    const domain = await createTestDomain();
    const { member, domainId: domain_id } = domain;
    const { project_dashboard_id } = await createDashboard(member, domain);
    await member.call(projectDashboard.update, { project_dashboard_id, domain_id, layouts: [2] });
    const one = { project_dashboard_id, domain_id, version: 1 };

    expect(await member.call(projectDashboard.delete_version, one)).toEqual({});
    expect(await member.refused(projectDashboard.delete_version, one)).toBe('ERROR_NOT_FOUND');
    expect(await member.refused(projectDashboard.delete_version, { ...one, version: 2 })).toBe('ERROR_LATEST_VERSION');
    expect(await member.refused(projectDashboard.revert_version, one)).toBe('ERROR_NOT_FOUND');
    await member.call(projectDashboard.update, { project_dashboard_id, domain_id, layouts: [3] });
    expect(await versionNumbers(member, domain_id, project_dashboard_id)).toEqual([
      [3, true],
      [2, false],
    ]);
  });

  it('3.24.6 list returns the newest first, and filters by number', async () => {
    const domain = await createTestDomain();
    const { member, domainId: domain_id } = domain;
    const { project_dashboard_id } = await createDashboard(member, domain);
    await member.call(projectDashboard.update, { project_dashboard_id, domain_id, layouts: [2] });

    const { results, total_count } = await member.call(projectDashboard.list_versions, {
      project_dashboard_id,
      domain_id,
      version: 1,
    });

    expect(total_count).toBe(1);
    expect(results).toEqual([expect.objectContaining({ version: 1, latest: false, layouts: LAYOUTS })]);
    const latest = { filter: [{ k: 'latest', v: true, o: 'eq' as const }], only: ['version'] };
    const answer = await member.call(projectDashboard.list_versions, {
      project_dashboard_id,
      domain_id,
      query: latest,
    });
    expect(answer).toEqual({ results: [{ version: 2 }], total_count: 1 });
  });

  it('1.1.7 list returns not found for an empty dashboard id, and requires the member', async () => {
    const { member, domainId: domain_id } = await createTestDomain();
    const versionsOf = (request: object) => member.refused(projectDashboard.list_versions, { domain_id, ...request });
    expect(await versionsOf({ project_dashboard_id: '' })).toBe('ERROR_NOT_FOUND');
    expect(await versionsOf({ project_dashboard_id: ' ' })).toBe('ERROR_NOT_FOUND');
    expect(await versionsOf({})).toBe('ERROR_REQUIRED_PARAMETER');
  });

  it('3.24.7 delete of the dashboard deletes them', async () => {
    const domain = await createTestDomain();
    const { member, domainId: domain_id } = domain;
    const { project_dashboard_id } = await createDashboard(member, domain);

    expect(await member.call(projectDashboard.delete, { project_dashboard_id, domain_id })).toEqual({});

    expect(await member.refused(projectDashboard.list_versions, { project_dashboard_id, domain_id })).toBe(
      'ERROR_NOT_FOUND',
    );
  });

  it('concurrent updates get consecutive numbers', async () => {
    const domain = await createTestDomain();
    const { member, domainId: domain_id } = domain;
    const { project_dashboard_id } = await createDashboard(member, domain);

    await Promise.all(
      [2, 3, 4, 5].map((layout) =>
        member.call(projectDashboard.update, { project_dashboard_id, domain_id, layouts: [layout] }),
      ),
    );

    expect((await versionNumbers(member, domain_id, project_dashboard_id)).map(([version]) => version)).toEqual([
      5, 4, 3, 2, 1,
    ]);
  });
});

describe('a PRIVATE dashboard', () => {
  it('3.24.8 can be read, changed and deleted by its owner only', async () => {
    const domain = await createTestDomain();
    const { member, owner, admin, domainId: domain_id } = domain;
    const { project_dashboard_id } = await createDashboard(member, domain, { viewers: 'PRIVATE' });
    const named = { project_dashboard_id, domain_id };
    const calls = [
      [projectDashboard.get, named],
      [projectDashboard.update, { ...named, name: 'Mine' }],
      [projectDashboard.delete, named],
      [projectDashboard.list_versions, named],
      [projectDashboard.get_version, { ...named, version: 1 }],
      [projectDashboard.revert_version, { ...named, version: 1 }],
      [projectDashboard.delete_version, { ...named, version: 1 }],
    ] as const;

    for (const stranger of [owner, admin]) {
      for (const [operation, request] of calls) {
        expect(await stranger.refused(operation, request)).toBe('ERROR_PERMISSION_DENIED');
      }
    }
    expect(await member.call(projectDashboard.get, named)).toMatchObject({ name: 'Cost' });
  });

  it('3.24.8 is listed for its owner only', async () => {
    const domain = await createTestDomain();
    const { member, owner, domainId: domain_id } = domain;
    await createDashboard(member, domain, { viewers: 'PRIVATE', name: 'Mine' });
    await createDashboard(owner, domain, { name: 'Ours' });
    const names = async (who: ApiClient) =>
      (await who.call(projectDashboard.list, { domain_id })).results.map(({ name }) => name);

    expect(await names(member)).toEqual(['Mine', 'Ours']);
    expect(await names(owner)).toEqual(['Ours']);
  });
});

describe('reading dashboards', () => {
  it('4.5.4 shows a member those of own projects, an owner those of the workspace, an admin all', async () => {
    const domain = await createTestDomain();
    const { member, owner, admin, projects, domainId: domain_id } = domain;
    for (const project_id of projects) await createDashboard(admin, domain, { project_id });
    const seen = async (who: ApiClient) =>
      (await who.call(projectDashboard.list, { domain_id })).results.map(({ project_id }) => project_id).sort();

    expect(await seen(member)).toEqual(projects.slice(0, 2));
    expect(await seen(owner)).toEqual(projects.slice(0, 3));
    expect(await seen(admin)).toEqual([...projects]);
  });

  it('4.5.6 does not return workspace_id', async () => {
    const domain = await createTestDomain();
    const { admin, domainId: domain_id } = domain;
    await createDashboard(admin, domain);
    const { results } = await admin.call(projectDashboard.list, {
      domain_id,
      query: { only: ['name', 'workspace_id'] },
    });
    expect(results).toEqual([{ name: 'Cost' }]);
  });

  it('1.5.4 get returns only the members in `only`', async () => {
    const domain = await createTestDomain();
    const { member, domainId: domain_id } = domain;
    const { project_dashboard_id } = await createDashboard(member, domain);
    const request = { project_dashboard_id, domain_id, only: ['name', 'version'] };
    expect(await member.call(projectDashboard.get, request)).toEqual({ name: 'Cost', version: 1 });
  });

  it('1.3.3 a dashboard of another domain is not found', async () => {
    const [domain, other] = [await createTestDomain(), await createTestDomain()];
    const { project_dashboard_id } = await createDashboard(domain.admin, domain);
    const request = { project_dashboard_id, domain_id: other.domainId };
    expect(await other.admin.refused(projectDashboard.get, request)).toBe('ERROR_NOT_FOUND');
  });
});
