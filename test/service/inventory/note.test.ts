import { beforeAll, describe, expect, it } from 'vitest';
import { note } from '../../../contract/inventory/note.ts';
import { createTestDomain, sharedService, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';

beforeAll(() => sharedService());

/** A domain with one change record, `record-0` to `record-3`, on a cloud service of each project. */
const withRecords = async (): Promise<TestDomain> => {
  const domain = await createTestDomain();
  const { domainId: domain_id, workspaces, projects } = domain;
  await domain.put(
    'cloud_services',
    projects.map((project_id, number) => ({
      ...{ cloud_service_id: `cloud-svc-${number}`, domain_id, project_id },
      workspace_id: workspaces[number === 3 ? 1 : 0],
    })),
  );
  await domain.put(
    'records',
    projects.map((_, number) => ({
      record_id: `record-${number}`,
      domain_id,
      cloud_service_id: `cloud-svc-${number}`,
    })),
  );
  return domain;
};

const idsOf = ({ results }: { results: { note_id: string }[] }) => results.map(({ note_id }) => note_id);

describe('notes on change records', () => {
  it('3.8.1 take cloud service, project and workspace from their record', async () => {
    const { member, users, domainId, workspaces, projects } = await withRecords();

    const created = await member.call(note.create, { record_id: 'record-1', note: '  Resized by hand ' });

    expect(created).toEqual({
      note_id: expect.stringMatching(/^note-[0-9a-f]{12}$/),
      record_id: 'record-1',
      cloud_service_id: 'cloud-svc-1',
      note: 'Resized by hand',
      created_by: users.member,
      domain_id: domainId,
      workspace_id: workspaces[0],
      project_id: projects[1],
      created_at: aTime,
    });
  });

  it('3.8.1 of an admin belong to the workspace of the cloud service', async () => {
    const { admin, workspaces, projects } = await withRecords();
    expect(await admin.call(note.create, { record_id: 'record-3', note: 'x' })).toMatchObject({
      workspace_id: workspaces[1],
      project_id: projects[3],
    });
  });

  it('4.5.4 refuse a record that is not visible, and 0.1.3 one that the directory lacks', async () => {
    const { owner, member } = await withRecords();
    expect(await member.refused(note.create, { record_id: 'record-2', note: 'x' })).toBe('ERROR_NOT_FOUND');
    expect(await owner.refused(note.create, { record_id: 'record-3', note: 'x' })).toBe('ERROR_NOT_FOUND');
    expect(await owner.refused(note.create, { record_id: 'record-9', note: 'x' })).toBe('ERROR_NOT_FOUND');
  });

  it('0.1.3 can be on any record if the directory has none', async () => {
    const { owner, workspaces } = await createTestDomain();
    expect(await owner.call(note.create, { record_id: 'record-any', note: 'x' })).toMatchObject({
      cloud_service_id: '',
      workspace_id: workspaces[0],
      project_id: '',
    });
    expect(await owner.refused(note.create, { record_id: '', note: 'x' })).toBe('ERROR_NOT_FOUND');
  });

  it('3.8.2 can be updated and deleted by any writer; an update without a text changes nothing', async () => {
    const { owner, member } = await withRecords();
    const created = await owner.call(note.create, { record_id: 'record-0', note: 'one' });
    const { note_id } = created;

    expect(await member.call(note.update, { note_id })).toEqual(created);
    expect(await member.call(note.update, { note_id, note: 'two' })).toEqual({ ...created, note: 'two' });
    expect(await member.refused(note.update, { note_id, note: ' ' })).toBe('ERROR_INVALID_PARAMETER');

    expect(await member.call(note.delete, { note_id })).toEqual({});
    expect(await owner.refused(note.get, { note_id })).toBe('ERROR_NOT_FOUND');
  });

  it('3.8.3 are kept when their record is deleted, and can be several with the same text', async () => {
    const { owner, internal, domainId } = await withRecords();
    for (const _ of [1, 2]) await owner.call(note.create, { record_id: 'record-0', note: 'same' });
    const deleted = { kind: 'records', ids: ['record-0'], domain_id: domainId };
    await internal.post('/internal/v1/directory/delete', deleted);

    expect((await owner.call(note.list, { record_id: 'record-0' })).total_count).toBe(2);
  });

  it('2.1.6 are filtered by members, newest first, and 2.6 counted', async () => {
    const { owner, users } = await withRecords();
    const first = await owner.call(note.create, { record_id: 'record-0', note: 'one' });
    const second = await owner.call(note.create, { record_id: 'record-0', note: 'two' });
    await owner.call(note.create, { record_id: 'record-1', note: 'other' });

    const { note_id: one } = first;
    const { note_id: two } = second;
    expect(idsOf(await owner.call(note.list, { cloud_service_id: 'cloud-svc-0' }))).toEqual([two, one]);
    expect(idsOf(await owner.call(note.list, { query: { keyword: 'TWO' } }))).toEqual([two]);
    expect((await owner.call(note.list, { created_by: users.member })).total_count).toBe(0);
    expect(await owner.call(note.stat, { query: { distinct: 'record_id' } })).toEqual({
      results: ['record-0', 'record-1'],
    });
  });

  it('4.5.4 a member sees those of own projects only', async () => {
    const { owner, member } = await withRecords();
    const { note_id } = await owner.call(note.create, { record_id: 'record-2', note: 'secret' });
    expect(await member.refused(note.get, { note_id })).toBe('ERROR_NOT_FOUND');
    expect((await member.call(note.list, {})).results).toEqual([]);
  });
});
