import { beforeEach, describe, expect, it } from 'vitest';
import { app } from '../../../contract/identity/app.ts';
import { role } from '../../../contract/identity/role.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import {
  APPS,
  anAgent,
  anApp,
  createClientWithSecret,
  DAY_MS,
  msBetween,
  timestampIn,
  withClockAhead,
} from './machineCredentials.ts';

let domain: TestDomain;
beforeEach(async () => {
  domain = await createTestDomain();
});

const nowhere = { project_id: '', project_group_id: '' };

/** Status of a call with the secret of an app. */
const callStatus = async (client_secret: string) =>
  (await createClientWithSecret(domain, client_secret).post(alert.list.path)).status;

/** Two nested project groups with a project each. */
const putGroups = async () => {
  const place = { domain_id: domain.domainId, workspace_id: domain.workspaces[0] };
  await domain.put('project_groups', [
    { project_group_id: 'pg-top', ...place },
    { project_group_id: 'pg-below', parent_group_id: 'pg-top', ...place },
    { project_group_id: 'pg-empty', ...place },
    { project_group_id: 'pg-other', domain_id: domain.domainId, workspace_id: domain.workspaces[1] },
  ]);
  await domain.put('projects', [
    { project_id: 'project-top', project_group_id: 'pg-top', ...place },
    { project_id: 'project-below', project_group_id: 'pg-below', project_type: 'PRIVATE', ...place },
  ]);
};

describe('creating an app', () => {
  it('3.3.1, 3.3.4, 3.3.5 returns an enabled app with its secret that expires in 365 days', async () => {
    const created = await anApp(domain, 'WORKSPACE_OWNER', { tags: { team: 'red' } });

    expect(created).toEqual({
      app_id: expect.stringMatching(/^app-[0-9a-f]{12}$/),
      client_id: expect.stringMatching(/^client-[0-9a-f]{12}$/),
      client_secret: expect.stringMatching(/^\S{40,}$/),
      name: 'Robot',
      state: 'ENABLED',
      is_managed: false,
      tags: { team: 'red' },
      role_type: 'WORKSPACE_OWNER',
      role_id: 'managed-workspace-owner',
      resource_group: 'WORKSPACE',
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      ...nowhere,
      created_at: aTime,
      expired_at: aTime,
      last_accessed_at: '',
    });
    expect(msBetween(created.created_at, created.expired_at)).toBe(365 * DAY_MS);
  });

  it('3.3.1 requires project_id and project_group_id, which can be empty', async () => {
    const request = { name: 'Robot', ...APPS.DOMAIN_ADMIN };
    expect(await domain.admin.refused(app.create, { ...request, project_id: '' })).toBe('ERROR_REQUIRED_PARAMETER');
    expect(await domain.admin.refused(app.create, { ...request, project_group_id: '' })).toBe(
      'ERROR_REQUIRED_PARAMETER',
    );
  });

  it.each(
    Object.values(APPS).flatMap(({ role_id }) =>
      Object.values(APPS).map(({ resource_group, role_id: fitting }) => ({
        ...{ role_id, resource_group },
        code: role_id === fitting ? 200 : 'ERROR_NOT_ALLOWED_ROLE_TYPE',
      })),
    ),
  )('3.3.2 $resource_group with $role_id returns $code', async ({ role_id, resource_group, code }) => {
    const place = { workspace_id: domain.workspaces[0], project_id: domain.projects[0], project_group_id: '' };
    const { status, body } = await domain.admin.post(app.create.path, { name: 'x', role_id, resource_group, ...place });
    expect(status === 200 ? 200 : (body.detail as { code: string }).code).toBe(code);
  });

  it('3.3.2 requires an existing enabled role', async () => {
    const request = { name: 'x', resource_group: 'WORKSPACE', workspace_id: domain.workspaces[0], ...nowhere };
    expect(await domain.admin.refused(app.create, { ...request, role_id: 'role-none' })).toBe('ERROR_NOT_FOUND');

    const { role_id } = await domain.admin.call(role.create, { name: 'Off', role_type: 'WORKSPACE_OWNER' });
    await domain.admin.call(role.disable, { role_id });
    expect(await domain.admin.refused(app.create, { ...request, role_id })).toBe('ERROR_INVALID_PARAMETER');
  });

  it('3.3.3 an app of the domain has the workspace *, whatever the request names', async () => {
    expect((await anApp(domain, 'DOMAIN_ADMIN')).workspace_id).toBe('*');
  });

  it('3.3.3 takes the workspace of the token, the body or the project, and requires one', async () => {
    const { workspaces, projects } = domain;
    const request = { name: 'x', ...APPS.WORKSPACE_OWNER, ...nowhere };
    expect((await domain.owner.call(app.create, request)).workspace_id).toBe(workspaces[0]);
    expect((await domain.admin.call(app.create, { ...request, workspace_id: workspaces[1] })).workspace_id).toBe(
      workspaces[1],
    );
    const ofProject = { name: 'x', ...APPS.WORKSPACE_MEMBER, project_id: projects[3], project_group_id: '' };
    expect((await domain.admin.call(app.create, ofProject)).workspace_id).toBe(workspaces[1]);

    for (const workspace_id of ['', '*']) {
      expect(await domain.admin.refused(app.create, { ...request, workspace_id })).toBe('ERROR_REQUIRED_PARAMETER');
    }
    expect(await domain.admin.refused(app.create, { ...request, workspace_id: 'none' })).toBe('ERROR_NOT_FOUND');
  });

  it('3.3.3 PROJECT requires either a project or a project group', async () => {
    await putGroups();
    const create = (place: object) =>
      domain.admin.refused(app.create, { name: 'x', ...APPS.WORKSPACE_MEMBER, ...nowhere, ...place });
    expect(await create({ workspace_id: domain.workspaces[0] })).toBe('ERROR_REQUIRED_PARAMETER');
    const both = { project_id: domain.projects[0], project_group_id: 'pg-top' };
    expect(await create(both)).toBe('ERROR_INVALID_PARAMETER');
    expect(await create({ project_group_id: 'pg-none' })).toBe('ERROR_NOT_FOUND');
    expect(await create({ project_id: 'project-none' })).toBe('ERROR_NOT_FOUND');
    expect(await anApp(domain, 'WORKSPACE_OWNER', both)).toMatchObject(both);
  });

  it('4.4.3 an owner can name projects and groups of the own workspace only', async () => {
    await putGroups();
    const request = { name: 'x', ...APPS.WORKSPACE_MEMBER, ...nowhere };
    for (const place of [{ project_id: domain.projects[3] }, { project_group_id: 'pg-other' }]) {
      expect(await domain.owner.refused(app.create, { ...request, ...place })).toBe('ERROR_NOT_FOUND');
    }
    await domain.owner.call(app.create, { ...request, project_group_id: 'pg-top' });
  });

  it.each([
    { what: 'more than 365 days ahead', byMs: 365 * DAY_MS + 60_000, code: 'ERROR_APP_EXPIRED_LIMIT' },
    { what: 'in the past', byMs: -1000, code: 'ERROR_INVALID_PARAMETER' },
  ])('3.3.4, 3.3.6 refuses an expiry $what, also for a new secret', async ({ byMs, code }) => {
    const { app_id } = await anApp(domain);
    const expired_at = timestampIn(byMs);
    const request = { name: 'x', ...APPS.DOMAIN_ADMIN, ...nowhere, expired_at };
    expect(await domain.admin.refused(app.create, request)).toBe(code);
    expect(await domain.admin.refused(app.generate_client_secret, { app_id, expired_at })).toBe(code);
  });
});

describe('the secret of an app', () => {
  it('3.3.5 is returned by create and generate_client_secret only', async () => {
    const { app_id } = await anApp(domain);
    const returned = [
      await domain.owner.call(app.get, { app_id }),
      await domain.owner.call(app.update, { app_id, name: 'Golem' }),
      await domain.owner.call(app.disable, { app_id }),
      await domain.owner.call(app.enable, { app_id }),
      ...(await domain.owner.call(app.list, {})).results,
    ];
    expect(returned.map(({ client_secret }) => client_secret)).toEqual(['', '', '', '', '']);
  });

  it('3.3.6 generate_client_secret replaces it; the old one stops working immediately', async () => {
    const before = await anApp(domain);
    expect(await callStatus(before.client_secret)).toBe(200);
    const expired_at = timestampIn(DAY_MS);

    const after = await domain.owner.call(app.generate_client_secret, { app_id: before.app_id, expired_at });

    expect(after.client_id).toMatch(/^client-[0-9a-f]{12}$/);
    expect(after.client_id).not.toBe(before.client_id);
    expect(after.expired_at).toBe(expired_at);
    expect([await callStatus(before.client_secret), await callStatus(after.client_secret)]).toEqual([401, 200]);
  });

  it('3.3.6 a new one extends an expired app by 365 days, and keeps a disabled app disabled', async () => {
    const { app_id, client_secret } = await anApp(domain, 'WORKSPACE_OWNER', { expired_at: timestampIn(60_000) });
    await withClockAhead(60_001, async () => {
      expect(await callStatus(client_secret)).toBe(401);
      const renewed = await domain.owner.call(app.generate_client_secret, { app_id });
      expect(renewed.state).toBe('ENABLED');
      expect(msBetween(timestampIn(0), renewed.expired_at)).toBeGreaterThan(365 * DAY_MS - 60_000);
      expect(await callStatus(renewed.client_secret)).toBe(200);
      await domain.owner.call(app.disable, { app_id });
      expect((await domain.owner.call(app.generate_client_secret, { app_id })).state).toBe('DISABLED');
    });
  });
});

describe('operations on an app', () => {
  it('3.3.7 enable and disable are idempotent', async () => {
    const { app_id, client_secret } = await anApp(domain);
    const seen = [];
    for (const operation of [app.disable, app.disable, app.enable, app.enable]) {
      seen.push((await domain.owner.call(operation, { app_id })).state, await callStatus(client_secret));
    }
    expect(seen).toEqual(['DISABLED', 401, 'DISABLED', 401, 'ENABLED', 200, 'ENABLED', 200]);
  });

  it('3.3.7, 6 is EXPIRED after its expiry, in filters, statistics and responses, and stays so', async () => {
    const { app_id } = await anApp(domain, 'WORKSPACE_OWNER', { expired_at: timestampIn(60_000) });
    await anApp(domain);
    const filter = [{ k: 'state', v: ['EXPIRED'], o: 'in' as const }];
    const group = { keys: [{ key: 'state', name: 'state' }], fields: [{ name: 'n', operator: 'count' as const }] };
    await withClockAhead(60_001, async () => {
      expect((await domain.owner.call(app.get, { app_id })).state).toBe('EXPIRED');
      expect((await domain.owner.call(app.list, { state: 'ENABLED' })).total_count).toBe(1);
      expect((await domain.owner.call(app.list, { query: { filter } })).results).toMatchObject([{ app_id }]);
      const { results } = await domain.owner.call(app.stat, { query: { aggregate: [{ group }] } });
      expect(results).toEqual(
        expect.arrayContaining([
          { state: 'EXPIRED', n: 1 },
          { state: 'ENABLED', n: 1 },
        ]),
      );
      expect(await domain.owner.refused(app.enable, { app_id })).toBe('ERROR_INVALID_PARAMETER');
      expect((await domain.owner.call(app.disable, { app_id })).state).toBe('EXPIRED');
    });
  });

  it('3.3.8 cannot enable, disable, delete or renew the app of an agent', async () => {
    const { app_id, client_secret } = await anAgent(domain);
    for (const operation of [app.enable, app.disable, app.delete, app.generate_client_secret]) {
      expect(await domain.admin.refused(operation, { app_id })).toBe('ERROR_PERMISSION_DENIED');
    }
    expect(client_secret).not.toBe('');
    expect((await domain.owner.call(app.get, { app_id })).is_managed).toBe(true);
  });

  it('3.3.9 update changes name and tags; role_type keeps the value at creation', async () => {
    const created = await anApp(domain);
    const { body } = await domain.owner.post(app.update.path, {
      ...{ app_id: created.app_id, name: 'Golem', tags: { a: 1 } },
      ...{ role_id: 'managed-domain-admin', state: 'DISABLED', workspace_id: domain.workspaces[0] },
    });
    expect(body).toEqual({ ...created, name: 'Golem', tags: { a: 1 }, client_secret: '' });
  });

  it('3.3.9 delete removes the app immediately, and invalidates its secret', async () => {
    const { app_id, client_secret } = await anApp(domain);
    expect(await domain.owner.call(app.delete, { app_id })).toEqual({});
    expect(await callStatus(client_secret)).toBe(401);
    expect(await domain.owner.refused(app.get, { app_id })).toBe('ERROR_NOT_FOUND');
  });

  it('4.5.3 an owner sees apps of the own workspace, not those of the domain', async () => {
    const own = await anApp(domain);
    const wide = await anApp(domain, 'DOMAIN_ADMIN');
    const other = await anApp(domain, 'WORKSPACE_OWNER', { workspace_id: domain.workspaces[1] });

    expect((await domain.owner.call(app.list, {})).results.map(({ app_id }) => app_id)).toEqual([own.app_id]);
    for (const { app_id } of [wide, other]) {
      expect(await domain.owner.refused(app.get, { app_id })).toBe('ERROR_NOT_FOUND');
      expect(await domain.owner.refused(app.delete, { app_id })).toBe('ERROR_NOT_FOUND');
    }
    expect((await domain.admin.call(app.list, {})).total_count).toBe(3);
    expect((await domain.admin.call(app.list, { workspace_id: '*' })).total_count).toBe(1);
  });
});

describe('checking an app', () => {
  const check = (client_id: string) => domain.admin.call(app.check, { client_id, domain_id: domain.domainId });
  const refusal = (client_id: string) => domain.admin.refused(app.check, { client_id, domain_id: domain.domainId });

  it('3.3.10 returns the current permissions of the role, and no projects for an unlimited app', async () => {
    const terms = { name: 'Watcher', role_type: 'WORKSPACE_OWNER', permissions: ['monitoring:Alert.read'] } as const;
    const { role_id } = await domain.admin.call(role.create, { ...terms, permissions: [...terms.permissions] });
    const { client_id } = await anApp(domain, 'WORKSPACE_OWNER', { role_id });

    expect(await check(client_id)).toEqual({ permissions: ['monitoring:Alert.read'], projects: [] });

    await domain.admin.call(role.update, { role_id, permissions: ['monitoring'] });
    expect(await check(client_id)).toEqual({ permissions: ['monitoring'], projects: [] });
  });

  it('3.3.10 returns the project, or the projects of the group and of groups below it', async () => {
    await putGroups();
    const ofProject = await anApp(domain, 'WORKSPACE_MEMBER');
    const ofGroup = await anApp(domain, 'WORKSPACE_MEMBER', { project_id: '', project_group_id: 'pg-top' });

    expect((await check(ofProject.client_id)).projects).toEqual([domain.projects[0]]);
    expect((await check(ofGroup.client_id)).projects.sort()).toEqual(['project-below', 'project-top']);
  });

  it('3.3.10 sets last_accessed_at and no other member', async () => {
    const { client_secret: _, ...before } = await anApp(domain);
    await check(before.client_id);
    const after = await domain.owner.call(app.get, { app_id: before.app_id });
    expect(after).toEqual({ ...before, client_secret: '', last_accessed_at: aTime });
  });

  it('3.3.10 refuses an app that is unknown, replaced, disabled, expired, or has a disabled role', async () => {
    const { role_id } = await domain.admin.call(role.create, { name: 'Own', role_type: 'WORKSPACE_OWNER' });
    const { app_id, client_id } = await anApp(domain, 'WORKSPACE_OWNER', { role_id });

    expect(await refusal('client-none')).toBe('ERROR_PERMISSION_DENIED');
    expect(await withClockAhead(366 * DAY_MS, () => checkedBy(client_id))).toBe('ERROR_PERMISSION_DENIED');
    await domain.admin.call(role.disable, { role_id });
    expect(await refusal(client_id)).toBe('ERROR_PERMISSION_DENIED');
    await domain.admin.call(role.enable, { role_id });
    await domain.admin.call(app.disable, { app_id });
    expect(await refusal(client_id)).toBe('ERROR_PERMISSION_DENIED');
    await domain.admin.call(app.enable, { app_id });
    expect(await check(client_id)).toEqual({ permissions: [], projects: [] });
    await domain.admin.call(app.generate_client_secret, { app_id });
    expect(await refusal(client_id)).toBe('ERROR_PERMISSION_DENIED');
  });

  /** Checks an app as an internal component, whose token does not expire. */
  const checkedBy = (client_id: string) =>
    domain.internal.refused(app.check, { client_id, domain_id: domain.domainId });

  it('3.3.10 refuses an app of a disabled workspace or domain, and one of another domain', async () => {
    const { client_id } = await anApp(domain);
    const { domainId: domain_id, workspaces } = domain;
    const other = await createTestDomain();
    expect(await other.admin.refused(app.check, { client_id, domain_id: '' })).toBe('ERROR_PERMISSION_DENIED');

    await domain.put('workspaces', [{ workspace_id: workspaces[0], domain_id, state: 'DISABLED' }]);
    expect(await checkedBy(client_id)).toBe('ERROR_PERMISSION_DENIED');
    await domain.put('workspaces', [{ workspace_id: workspaces[0], domain_id }]);
    expect((await domain.internal.post(app.check.path, { client_id, domain_id })).status).toBe(200);
    await domain.put('domains', [{ domain_id, state: 'DISABLED' }]);
    expect(await checkedBy(client_id)).toBe('ERROR_PERMISSION_DENIED');
  });
});
