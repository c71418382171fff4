import { beforeAll, describe, expect, it } from 'vitest';
import { maintenanceWindow } from '../../../contract/monitoring/maintenanceWindow.ts';
import type { RequestOf } from '../../../contract/resource.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';

let domain: TestDomain;
let domain_id: string;
beforeAll(async () => {
  domain = await createTestDomain();
  domain_id = domain.domainId;
});

const times = { start_time: '2030-05-01T08:00:00Z', end_time: '2030-05-01T10:00:00Z' };

const aWindow = (members: Partial<RequestOf<typeof maintenanceWindow.create>> = {}) =>
  domain.owner.call(maintenanceWindow.create, {
    title: 'Database upgrade',
    projects: [domain.projects[0]],
    domain_id,
    ...times,
    ...members,
  });

describe('creating a maintenance window', () => {
  it('3.18.1 returns it OPEN, with the caller as creator', async () => {
    const created = await aWindow({ projects: [domain.projects[0], domain.projects[1], domain.projects[0]] });

    expect(created).toEqual({
      maintenance_window_id: expect.stringMatching(/^mw-[0-9a-f]{12}$/),
      title: 'Database upgrade',
      state: 'OPEN',
      start_time: '2030-05-01T08:00:00.000Z',
      end_time: '2030-05-01T10:00:00.000Z',
      tags: {},
      projects: [domain.projects[0], domain.projects[1]],
      domain_id,
      created_by: domain.users.owner,
      created_at: aTime,
      updated_at: created.created_at,
      closed_at: '',
    });
  });

  it('3.18.1 accepts a start in the past', async () => {
    expect((await aWindow({ start_time: '2020-01-01' })).state).toBe('OPEN');
  });

  it.each([
    { given: 'no projects', members: { projects: [] }, code: 'ERROR_INVALID_PARAMETER' },
    { given: 'an unknown project', members: { projects: ['project-none'] }, code: 'ERROR_NOT_FOUND' },
    { given: 'an end before the start', members: { end_time: '2030-05-01' }, code: 'ERROR_INVALID_PARAMETER' },
    { given: 'an end equal to the start', members: { end_time: times.start_time }, code: 'ERROR_INVALID_PARAMETER' },
    { given: 'no start', members: { start_time: '' }, code: 'ERROR_INVALID_PARAMETER' },
    { given: 'no end', members: { end_time: undefined }, code: 'ERROR_REQUIRED_PARAMETER' },
    { given: 'an invalid time', members: { end_time: 'tomorrow' }, code: 'ERROR_INVALID_PARAMETER_TYPE' },
  ])('3.18.1 with $given returns $code', async ({ members, code }) => {
    const request = { title: 'x', projects: [domain.projects[0]], domain_id, ...times, ...members };
    expect(await domain.owner.refused(maintenanceWindow.create, request)).toBe(code);
  });

  it('4.4.3 accepts own projects only from a member, and those of the workspace from an owner', async () => {
    const { member, owner, projects } = domain;
    const request = (project: string) => ({ title: 'x', projects: [projects[0], project], domain_id, ...times });
    expect(await member.refused(maintenanceWindow.create, request(projects[2]))).toBe('ERROR_PERMISSION_DENIED');
    expect(await owner.refused(maintenanceWindow.create, request(projects[3]))).toBe('ERROR_NOT_FOUND');
  });
});

describe('updating a maintenance window', () => {
  const update = (maintenance_window_id: string, members: object) =>
    domain.owner.call(maintenanceWindow.update, { maintenance_window_id, domain_id, ...members });

  it('3.18.3 replaces given members', async () => {
    const created = await aWindow();
    const members = { title: 'Later', projects: [domain.projects[1]], tags: { ticket: 7 } };
    const after = await update(created.maintenance_window_id, { ...members, end_time: '2031-01-01' });
    const end_time = '2031-01-01T00:00:00.000Z';
    expect(after).toEqual({ ...created, ...members, end_time, updated_at: after.updated_at });
  });

  it('3.18.1 requires the end after the start, whichever of them changes', async () => {
    const { maintenance_window_id } = await aWindow();
    for (const members of [{ start_time: '2030-05-02' }, { end_time: '2030-04-30' }, { projects: [] }]) {
      const request = { maintenance_window_id, domain_id, ...members };
      expect(await domain.owner.refused(maintenanceWindow.update, request)).toBe('ERROR_INVALID_PARAMETER');
    }
  });

  it('3.18.2 close is final, and keeps the record', async () => {
    const { maintenance_window_id } = await aWindow();
    const request = { maintenance_window_id, domain_id };

    const closed = await domain.owner.call(maintenanceWindow.close, request);

    expect(closed).toMatchObject({ state: 'CLOSED', closed_at: aTime });
    expect(closed.updated_at).toBe(closed.closed_at);
    expect(await domain.owner.call(maintenanceWindow.close, request)).toEqual(closed);
    expect(await domain.owner.call(maintenanceWindow.get, request)).toEqual(closed);
  });

  it('3.18.3 is refused after it is closed', async () => {
    const { maintenance_window_id } = await aWindow();
    const request = { maintenance_window_id, domain_id };
    await domain.owner.call(maintenanceWindow.close, request);
    const code = await domain.owner.refused(maintenanceWindow.update, { ...request, title: 'x' });
    expect(code).toBe('ERROR_CLOSED_MAINTENANCE_WINDOW');
  });
});

describe('visibility of a maintenance window', () => {
  const seenBy = async (client: TestDomain['owner']) =>
    (await client.call(maintenanceWindow.list, { domain_id })).results.map((found) => found.maintenance_window_id);

  it('4.5.7 requires one visible project to read, and all of them to change', async () => {
    const { member, projects } = domain;
    const { maintenance_window_id } = await aWindow({ projects: [projects[0], projects[2]] });
    const request = { maintenance_window_id, domain_id };

    expect(await seenBy(member)).toContain(maintenance_window_id);
    expect(await member.refused(maintenanceWindow.close, request)).toBe('ERROR_PERMISSION_DENIED');
    const change = { ...request, projects: [projects[0]] };
    expect(await member.refused(maintenanceWindow.update, change)).toBe('ERROR_PERMISSION_DENIED');
    expect((await domain.owner.call(maintenanceWindow.close, request)).state).toBe('CLOSED');
  });

  it('4.5.7 is not found without a visible project', async () => {
    const { member, projects } = domain;
    const { maintenance_window_id } = await aWindow({ projects: [projects[2]] });
    const request = { maintenance_window_id, domain_id };
    expect(await seenBy(member)).not.toContain(maintenance_window_id);
    expect(await member.refused(maintenanceWindow.close, request)).toBe('ERROR_NOT_FOUND');
  });

  it('4.5.6 belongs to the workspace of its projects', async () => {
    const { admin, owner, projects } = domain;
    const request = { title: 'x', projects: [projects[3]], domain_id, ...times };
    const { maintenance_window_id } = await admin.call(maintenanceWindow.create, request);
    expect(await seenBy(owner)).not.toContain(maintenance_window_id);
    expect(await seenBy(admin)).toContain(maintenance_window_id);
  });

  it('4.5.3 with several workspaces is visible in all of them, and changed by a domain admin', async () => {
    const { admin, owner, projects } = domain;
    const request = { title: 'x', projects: [projects[0], projects[3]], domain_id, ...times };
    const { maintenance_window_id } = await admin.call(maintenanceWindow.create, request);
    expect(await seenBy(owner)).toContain(maintenance_window_id);
    expect(await owner.refused(maintenanceWindow.close, { maintenance_window_id, domain_id })).toBe('ERROR_NOT_FOUND');
    await admin.call(maintenanceWindow.close, { maintenance_window_id, domain_id });
  });
});

describe('listing maintenance windows', () => {
  it('3.18.5 returns the latest start first, and filters by project and members', async () => {
    const fresh = await createTestDomain();
    const make = (start_time: string, projects: string[]) =>
      fresh.owner.call(maintenanceWindow.create, {
        ...{ title: start_time, start_time, end_time: '2040-01-01', projects, domain_id: fresh.domainId },
      });
    await make('2031-01-01', [fresh.projects[0]]);
    const last = await make('2033-01-01', [fresh.projects[1]]);
    await make('2032-01-01', [fresh.projects[0], fresh.projects[1]]);

    const titles = async (filter: object) =>
      (await fresh.owner.call(maintenanceWindow.list, { domain_id: fresh.domainId, ...filter })).results.map(
        ({ title }) => title,
      );

    expect(await titles({})).toEqual(['2033-01-01', '2032-01-01', '2031-01-01']);
    expect(await titles({ project_id: fresh.projects[0] })).toEqual(['2032-01-01', '2031-01-01']);
    const { maintenance_window_id } = last;
    const request = { maintenance_window_id, domain_id: fresh.domainId, only: ['title'] };
    expect(await fresh.owner.call(maintenanceWindow.get, request)).toEqual({ title: '2033-01-01' });
  });
});
