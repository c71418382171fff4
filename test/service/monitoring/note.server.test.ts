import { beforeAll, describe, expect, it } from 'vitest';
import { note } from '../../../contract/monitoring/note.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import { anAlert } from './fixtures.ts';

let domain: TestDomain;
beforeAll(async () => {
  domain = await createTestDomain();
});

const aNote = async () => {
  const { alert_id } = await anAlert(domain);
  return domain.owner.call(note.create, { alert_id, note: 'Looking into it' });
};

describe('notes on alerts', () => {
  it('3.18.6 have the project and workspace of their alert', async () => {
    const { alert_id } = await anAlert(domain, { project_id: domain.projects[1] });

    const created = await domain.member.call(note.create, { alert_id, note: '  Looking into it ' });

    expect(created).toEqual({
      note_id: expect.stringMatching(/^note-[0-9a-f]{12}$/),
      alert_id,
      note: 'Looking into it',
      created_by: domain.users.member,
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      project_id: domain.projects[1],
      created_at: aTime,
    });
  });

  it('3.18.6 are refused for an alert that is not visible', async () => {
    const { alert_id } = await anAlert(domain, { project_id: domain.projects[2] });
    expect(await domain.member.refused(note.create, { alert_id, note: 'x' })).toBe('ERROR_NOT_FOUND');
    expect(await domain.owner.refused(note.create, { alert_id: 'alert-none', note: 'x' })).toBe('ERROR_NOT_FOUND');
  });

  it('3.18.6 can be updated and deleted by any writer', async () => {
    const created = await aNote();
    const { note_id } = created;

    const rewritten = await domain.member.call(note.update, { note_id, note: 'Solved' });
    expect(rewritten).toEqual({ ...created, note: 'Solved' });

    expect(await domain.member.call(note.delete, { note_id })).toEqual({});
    expect(await domain.owner.refused(note.get, { note_id })).toBe('ERROR_NOT_FOUND');
  });

  it('3.18.6 require a non-empty text on update', async () => {
    const { note_id } = await aNote();
    expect(await domain.owner.refused(note.update, { note_id })).toBe('ERROR_REQUIRED_PARAMETER');
    expect(await domain.owner.refused(note.update, { note_id, note: ' ' })).toBe('ERROR_INVALID_PARAMETER');
  });

  it('can be filtered by alert, newest first, and counted', async () => {
    const { alert_id } = await anAlert(domain);
    for (const text of ['one', 'two']) await domain.owner.call(note.create, { alert_id, note: text });

    const { results, total_count } = await domain.owner.call(note.list, { alert_id });

    expect(results.map((found) => found.note)).toEqual(['two', 'one']);
    expect(total_count).toBe(2);
  });

  it('4.5.4 are visible to a member for own projects only', async () => {
    const { alert_id } = await anAlert(domain, { project_id: domain.projects[2] });
    const { note_id } = await domain.owner.call(note.create, { alert_id, note: 'secret' });
    expect(await domain.member.refused(note.get, { note_id })).toBe('ERROR_NOT_FOUND');
    expect((await domain.member.call(note.list, { alert_id })).results).toEqual([]);
  });
});
