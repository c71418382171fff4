import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../../contract/alert-manager/service.ts';
import { type AlertRecord, alert } from '../../../contract/monitoring/alert.ts';
import { note } from '../../../contract/monitoring/note.ts';
import { type ApiClient, createTestDomain, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import { anAlert, anErrorAlert, aWebhook, listAllAlerts, postToWebhook, readAlert } from './fixtures.ts';

let domain: TestDomain;
beforeAll(async () => {
  domain = await createTestDomain();
});

describe('creation of alerts', () => {
  it('3.16.1 alerts created by a user and by an event differ only in triggered_by, webhook and severity', async () => {
    const fresh = await createTestDomain();
    const hook = await aWebhook(fresh);
    const created = await anAlert(fresh, { title: 'Disk full' });
    await postToWebhook(fresh, hook, { event_key: 'e', title: 'Disk full', severity: 'CRITICAL' });

    const [one, other, ...others] = await listAllAlerts(fresh);

    expect(others).toEqual([]);
    expect(one).toEqual(created);
    expect(one).toMatchObject({ alert_number: 1, triggered_by: fresh.users.owner, webhook_id: '' });
    const { webhook_id } = hook;
    const event = { alert_number: 2, alert_id: other?.alert_id, triggered_by: webhook_id, webhook_id };
    const { created_at, updated_at, escalated_at } = other ?? created;
    expect(other).toEqual({ ...created, ...event, created_at, updated_at, escalated_at, severity: 'CRITICAL' });
  });
});

describe('creating an alert by a user', () => {
  it('3.16.2 fills in defaults, and sets triggered_by to the caller', async () => {
    const fresh = await createTestDomain();

    const created = await anAlert(fresh);

    expect(created).toEqual({
      alert_number: 1,
      alert_id: expect.stringMatching(/^alert-[0-9a-f]{12}$/),
      title: 'Disk full',
      state: 'TRIGGERED',
      description: '',
      assignee: '',
      responder: '',
      urgency: 'HIGH',
      severity: 'NONE',
      rule: '',
      image_url: '',
      resources: [],
      provider: '',
      account: '',
      additional_info: {},
      escalation_step: 1,
      escalation_ttl: 1,
      triggered_by: fresh.users.owner,
      domain_id: fresh.domainId,
      workspace_id: fresh.workspaces[0],
      project_id: fresh.projects[0],
      webhook_id: '',
      escalation_policy_id: '',
      created_at: aTime,
      updated_at: created.created_at,
      acknowledged_at: '',
      resolved_at: '',
      escalated_at: created.created_at,
    });
  });

  it.each([
    { given: 'no title', members: { title: undefined }, code: 'ERROR_REQUIRED_PARAMETER' },
    { given: 'no project', members: { project_id: undefined }, code: 'ERROR_REQUIRED_PARAMETER' },
    { given: 'an unknown project', members: { project_id: 'project-none' }, code: 'ERROR_NOT_FOUND' },
    { given: 'an unknown assignee', members: { assignee: 'nobody@test' }, code: 'ERROR_NOT_FOUND' },
    { given: 'another urgency', members: { urgency: 'MEDIUM' }, code: 'ERROR_INVALID_PARAMETER' },
  ])('3.16.2 with $given returns $code', async ({ members, code }) => {
    const request = { title: 'Disk full', project_id: domain.projects[0], ...members };
    expect(await domain.owner.refused(alert.create, request)).toBe(code);
  });

  it('3.16.2 is refused for a project with disabled alerting', async () => {
    const { domainId, workspaces, owner, put } = domain;
    const disabledProject = `${domain.projects[0]}-quiet`;
    await put('projects', [
      { project_id: disabledProject, domain_id: domainId, workspace_id: workspaces[0], alert_state: 'DISABLED' },
    ]);
    const code = await owner.refused(alert.create, { title: 'Disk full', project_id: disabledProject });
    expect(code).toBe('ERROR_ALERT_FEATURE_IS_NOT_ACTIVATED');
  });

  it('4.4.3 is denied to a member for a project of others', async () => {
    const { member, projects } = domain;
    expect(await member.refused(alert.create, { title: 'x', project_id: projects[2] })).toBe('ERROR_PERMISSION_DENIED');
  });

  it('4.4.3 an owner does not find a project of another workspace', async () => {
    const { owner, projects } = domain;
    expect(await owner.refused(alert.create, { title: 'x', project_id: projects[3] })).toBe('ERROR_NOT_FOUND');
  });

  it('0.2.3 an alert of a domain admin belongs to the workspace of its project', async () => {
    const { admin, projects, workspaces } = domain;
    const created = await admin.call(alert.create, { title: 'x', project_id: projects[3] });
    expect(created.workspace_id).toBe(workspaces[1]);
  });

  it('4.4.1 an alert of a domain admin belongs to the workspace in the request', async () => {
    const { admin, projects, workspaces } = domain;
    const make = (workspace_id: string) =>
      admin.post(alert.create.path, { title: 'x', project_id: projects[0], workspace_id });

    expect((await make(workspaces[0])).body.workspace_id).toBe(workspaces[0]);
    expect((await make('*')).body.workspace_id).toBe('*');
    expect((await make('workspace-none')).status).toBe(404);
  });
});

describe('the workspace of an alert', () => {
  it('is that of its project; another one in the request is refused', async () => {
    const { admin, projects, workspaces } = domain;
    const make = (workspace_id: string) =>
      admin.refused(alert.create, { title: 'x', project_id: projects[0], workspace_id });
    expect(await make(workspaces[1])).toBe('ERROR_INVALID_PARAMETER');
    expect(await make('workspace-none')).toBe('ERROR_NOT_FOUND');
  });

  it('changes with its project, and notes, service and number change with it', async () => {
    const fresh = await createTestDomain();
    const { admin, owner, projects, workspaces } = fresh;
    const named = { name: 'there', service_key: 'there', tags: { projects: [projects[3]] } };
    const { body: there } = await admin.post(service.create.path, { ...named, workspace_id: workspaces[1] });
    await admin.call(alert.create, { title: 'first there', project_id: projects[3] });
    const { alert_id } = await anAlert(fresh);
    const { note_id } = await owner.call(note.create, { alert_id, note: 'looking' });

    const moved = await admin.call(alert.update, { alert_id, project_id: projects[3] });

    expect(moved).toMatchObject({ project_id: projects[3], workspace_id: workspaces[1], alert_number: 2 });
    expect((await admin.call(note.get, { note_id })).workspace_id).toBe(workspaces[1]);
    expect((await admin.call(service.get, { service_id: String(there.service_id) })).alerts.TOTAL.HIGH).toBe(2);
    expect(await owner.refused(alert.get, { alert_id })).toBe('ERROR_NOT_FOUND');
    expect(await owner.refused(note.get, { note_id })).toBe('ERROR_NOT_FOUND');
  });

  it('stays, as does the number, when the new project is in the same workspace', async () => {
    const before = await anAlert(domain);
    const { alert_id, alert_number, workspace_id } = before;
    const moved = await domain.admin.call(alert.update, { alert_id, project_id: domain.projects[1] });
    expect(moved).toMatchObject({ alert_number, workspace_id });
  });
});

describe('alert numbers', () => {
  it('3.16.3 are counted per workspace, and not reused after a delete', async () => {
    const fresh = await createTestDomain();
    const first = await anAlert(fresh);
    const second = await anAlert(fresh);
    await fresh.owner.call(alert.delete, { alert_id: second.alert_id });

    const third = await anAlert(fresh);
    const elsewhere = await fresh.admin.call(alert.create, { title: 'x', project_id: fresh.projects[3] });

    expect([first.alert_number, second.alert_number, third.alert_number]).toEqual([1, 2, 3]);
    expect(elsewhere.alert_number).toBe(1);
  });

  it('3.16.3 have no gaps or duplicates when alerts are created concurrently', async () => {
    const fresh = await createTestDomain();

    const created = await Promise.all(Array.from({ length: 25 }, () => anAlert(fresh)));

    const numbers = created.map(({ alert_number }) => alert_number).toSorted((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  });

  it('1.3.4 are not used for an alert that is refused', async () => {
    const fresh = await createTestDomain();
    await fresh.owner.refused(alert.create, { title: 'x', project_id: fresh.projects[0], assignee: 'nobody@test' });
    expect((await anAlert(fresh)).alert_number).toBe(1);
  });
});

/** Creates an alert and brings it into a state. */
const alertIn = async (state: string): Promise<AlertRecord> => {
  const created = await anAlert(domain);
  if (state === 'TRIGGERED') return created;
  return domain.owner.call(alert.update, { alert_id: created.alert_id, state });
};

describe('changing the state of an alert', () => {
  it.each([
    { from: 'TRIGGERED', to: 'ACKNOWLEDGED', acknowledged: true, by: 'member', resolved: false, ttl: 1 },
    { from: 'TRIGGERED', to: 'RESOLVED', acknowledged: false, by: '', resolved: true, ttl: 0 },
    { from: 'ACKNOWLEDGED', to: 'RESOLVED', acknowledged: true, by: 'owner', resolved: true, ttl: 0 },
    { from: 'ACKNOWLEDGED', to: 'TRIGGERED', acknowledged: false, by: '', resolved: false, ttl: 1 },
    { from: 'RESOLVED', to: 'TRIGGERED', acknowledged: false, by: '', resolved: false, ttl: 1 },
    { from: 'RESOLVED', to: 'ACKNOWLEDGED', acknowledged: true, by: 'member', resolved: false, ttl: 0 },
  ])('3.16.5 changes from $from to $to', async ({ from, to, acknowledged, by, resolved, ttl }) => {
    const { alert_id, updated_at } = await alertIn(from);

    const moved = await domain.member.call(alert.update, { alert_id, state: to });

    const set = (isSet: boolean) => (isSet ? aTime : '');
    expect(moved).toMatchObject({
      state: to,
      acknowledged_at: set(acknowledged),
      resolved_at: set(resolved),
      responder: by && `${by}@test`,
      escalation_step: 1,
      escalation_ttl: ttl,
      escalated_at: aTime,
    });
    expect(moved.updated_at > updated_at).toBe(true);
    expect(await readAlert(domain, moved)).toEqual(moved);
  });

  it.each(['TRIGGERED', 'ACKNOWLEDGED', 'RESOLVED'])(
    '3.16.5 from %s to the same state changes nothing, times included',
    async (state) => {
      const before = await alertIn(state);
      const after = await domain.member.call(alert.update, { alert_id: before.alert_id, state });
      expect(after).toEqual(before);
    },
  );

  it.each(['ERROR', 'CLOSED', 'resolved', ''])('3.16.5 refuses the state "%s"', async (state) => {
    const { alert_id } = await anAlert(domain);
    expect(await domain.owner.refused(alert.update, { alert_id, state })).toBe('ERROR_INVALID_PARAMETER');
  });

  it('3.16.5 resolves an alert in state ERROR, which can be opened again', async () => {
    const { alert_id } = await anErrorAlert(domain);

    const resolved = await domain.member.call(alert.update, { alert_id, state: 'RESOLVED' });
    const opened = await domain.member.call(alert.update, { alert_id, state: 'TRIGGERED' });

    expect(resolved).toMatchObject({ state: 'RESOLVED', resolved_at: aTime, escalation_ttl: 0 });
    expect(opened).toMatchObject({ state: 'TRIGGERED', resolved_at: '' });
  });

  it('3.16.5 refuses every other update of an alert in state ERROR', async () => {
    const { alert_id } = await anErrorAlert(domain);
    const refused = [{ state: 'ACKNOWLEDGED' }, { state: 'TRIGGERED' }, { state: 'ERROR' }];
    for (const members of [...refused, { title: 'x' }, { urgency: 'LOW' }, { reset_description: true }]) {
      expect(await domain.owner.refused(alert.update, { alert_id, ...members })).toBe('ERROR_INVALID_PARAMETER');
    }
  });
});

describe('updating an alert', () => {
  it('3.16.6 changes title, description and urgency, and keeps other members', async () => {
    const before = await anAlert(domain);

    const after = await domain.owner.call(alert.update, {
      alert_id: before.alert_id,
      title: 'Disk nearly full',
      description: 'on node 3',
      urgency: 'LOW',
    });

    const expected = { title: 'Disk nearly full', description: 'on node 3', urgency: 'LOW' };
    expect(after).toEqual({ ...before, ...expected, updated_at: after.updated_at });
  });

  it('3.16.6 reset_description clears the description, whatever the value of description', async () => {
    const { alert_id } = await anAlert(domain, { description: 'old' });
    const request = { alert_id, description: 'new', reset_description: true };
    expect((await domain.owner.call(alert.update, request)).description).toBe('');
  });

  it('1.1.11 changes nothing without members, and refuses an empty title', async () => {
    const before = await anAlert(domain);
    const { alert_id } = before;
    expect(await domain.owner.call(alert.update, { alert_id, reset_description: false })).toEqual(before);
    expect(await domain.owner.refused(alert.update, { alert_id, title: '' })).toBe('ERROR_INVALID_PARAMETER');
  });

  it('3.16.6 a new project also applies to its notes', async () => {
    const { alert_id } = await anAlert(domain);
    const { note_id } = await domain.owner.call(note.create, { alert_id, note: 'looking' });

    const moved = await domain.member.call(alert.update, { alert_id, project_id: domain.projects[1] });

    expect(moved).toMatchObject({ project_id: domain.projects[1], escalation_step: 1, escalation_ttl: 1 });
    const { project_id } = await domain.owner.call(note.get, { note_id });
    expect(project_id).toBe(domain.projects[1]);
  });

  it('3.16.6 a new project of a resolved alert does not restart escalation', async () => {
    const { alert_id } = await alertIn('RESOLVED');
    const moved = await domain.owner.call(alert.update, { alert_id, project_id: domain.projects[1] });
    expect(moved).toMatchObject({ state: 'RESOLVED', project_id: domain.projects[1], escalation_ttl: 0 });
  });

  it('3.16.6 refuses a project with disabled alerting, and changes nothing', async () => {
    const { domainId: domain_id, workspaces, owner, put, projects } = domain;
    const project_id = `${projects[0]}-muted`;
    await put('projects', [{ project_id, domain_id, workspace_id: workspaces[0], alert_state: 'DISABLED' }]);
    const created = await anAlert(domain);
    const request = { alert_id: created.alert_id, project_id, title: 'Moved' };
    expect(await owner.refused(alert.update, request)).toBe('ERROR_ALERT_FEATURE_IS_NOT_ACTIVATED');
    expect(await readAlert(domain, created)).toEqual(created);
  });

  it('3.16.6 refuses a project that is not visible or not own', async () => {
    const { alert_id } = await anAlert(domain);
    const { member, owner, projects } = domain;
    const move = (project_id: string) => ({ alert_id, project_id });
    expect(await member.refused(alert.update, move(projects[2]))).toBe('ERROR_PERMISSION_DENIED');
    expect(await owner.refused(alert.update, move(projects[3]))).toBe('ERROR_NOT_FOUND');
    expect(await owner.refused(alert.update, move('project-none'))).toBe('ERROR_NOT_FOUND');
  });

  it('concurrent updates of different members keep all changes', async () => {
    const { alert_id } = await anAlert(domain);
    await Promise.all([
      domain.owner.call(alert.update, { alert_id, title: 'A' }),
      domain.member.call(alert.update, { alert_id, description: 'B' }),
      domain.admin.call(alert.update, { alert_id, urgency: 'LOW' }),
      domain.owner.call(alert.update, { alert_id, state: 'ACKNOWLEDGED' }),
    ]);
    const stored = await domain.owner.call(alert.get, { alert_id });
    expect(stored).toMatchObject({ title: 'A', description: 'B', urgency: 'LOW', state: 'ACKNOWLEDGED' });
  });

  it('3.16.5 one of several concurrent callers becomes responder; all get the same responder, and other changes are kept', async () => {
    const { alert_id } = await anAlert(domain);
    const acknowledge = (by: ApiClient, changes: object) =>
      by.call(alert.update, { alert_id, state: 'ACKNOWLEDGED', ...changes });
    const { owner, member, admin } = domain;
    const responses = await Promise.all([
      acknowledge(owner, { title: 'A' }),
      acknowledge(member, { description: 'B' }),
      acknowledge(admin, { urgency: 'LOW' }),
    ]);

    const stored = await owner.call(alert.get, { alert_id });
    expect(stored).toMatchObject({ title: 'A', description: 'B', urgency: 'LOW', state: 'ACKNOWLEDGED' });
    const { responder, acknowledged_at } = stored;
    expect(responder).toMatch(/@test$/);
    expect(responses).toMatchObject(Array(3).fill({ responder, acknowledged_at, state: 'ACKNOWLEDGED' }));
  });
});

describe('assigning an alert', () => {
  it('3.16.7 sets the assignee only', async () => {
    const before = await anAlert(domain);
    const { alert_id } = before;
    const after = await domain.owner.call(alert.assign_user, { alert_id, assignee: domain.users.member });
    expect(after).toEqual({ ...before, assignee: domain.users.member, updated_at: after.updated_at });
  });

  it('3.16.7 refuses an unknown or empty user', async () => {
    const { alert_id } = await anAlert(domain);
    const refused = (assignee: string) => domain.owner.refused(alert.assign_user, { alert_id, assignee });
    expect(await refused('nobody@test')).toBe('ERROR_NOT_FOUND');
    expect(await refused('')).toBe('ERROR_INVALID_PARAMETER');
  });
});

describe('deleting an alert', () => {
  it('3.16.9 deletes its notes', async () => {
    const { alert_id } = await anAlert(domain);
    const { note_id } = await domain.owner.call(note.create, { alert_id, note: 'looking' });

    expect(await domain.owner.call(alert.delete, { alert_id })).toEqual({});

    expect(await domain.owner.refused(alert.get, { alert_id })).toBe('ERROR_NOT_FOUND');
    expect(await domain.owner.refused(note.get, { note_id })).toBe('ERROR_NOT_FOUND');
  });
});

describe('listing alerts', () => {
  it('3.16.10 returns the newest first', async () => {
    const fresh = await createTestDomain();
    for (const title of ['first', 'second', 'third']) await anAlert(fresh, { title });
    const { results, total_count } = await fresh.owner.call(alert.list, {});
    expect(results.map(({ title }) => title)).toEqual(['third', 'second', 'first']);
    expect(total_count).toBe(3);
  });

  it('3.16.10 filters by the members of the request', async () => {
    const fresh = await createTestDomain();
    const [one, other] = [await anAlert(fresh, { urgency: 'LOW' }), await anAlert(fresh)];
    const listed = async (request: object) =>
      (await fresh.owner.call(alert.list, request)).results.map(({ alert_id }) => alert_id);

    expect(await listed({ urgency: 'LOW' })).toEqual([one.alert_id]);
    expect(await listed({ alert_number: 2 })).toEqual([other.alert_id]);
    expect(await listed({ triggered_by: 'somebody' })).toEqual([]);
  });

  it('4.5.4 returns alerts of own projects only to a member', async () => {
    const fresh = await createTestDomain();
    const seen = await anAlert(fresh, { project_id: fresh.projects[1] });
    const hidden = await anAlert(fresh, { project_id: fresh.projects[2] });

    const { results } = await fresh.member.call(alert.list, {});

    expect(results.map(({ alert_id }) => alert_id)).toEqual([seen.alert_id]);
    expect(await fresh.member.refused(alert.get, { alert_id: hidden.alert_id })).toBe('ERROR_NOT_FOUND');
    const change = { alert_id: hidden.alert_id, state: 'RESOLVED' };
    expect(await fresh.member.refused(alert.update, change)).toBe('ERROR_NOT_FOUND');
  });

  it('4.5.3 returns alerts of the own workspace only to an owner', async () => {
    const fresh = await createTestDomain();
    await fresh.admin.call(alert.create, { title: 'elsewhere', project_id: fresh.projects[3] });
    expect((await fresh.owner.call(alert.list, {})).results).toEqual([]);
    expect(await listAllAlerts(fresh)).toHaveLength(1);
  });

  it('2.6.1 stat counts alerts by state', async () => {
    const fresh = await createTestDomain();
    const { alert_id } = await anAlert(fresh);
    await anAlert(fresh);
    await fresh.owner.call(alert.update, { alert_id, state: 'RESOLVED' });

    const keys = [{ key: 'state', name: 'state' }];
    const fields = [{ name: 'alerts', operator: 'count' as const }];
    const query = { aggregate: [{ group: { keys, fields } }, { sort: [{ key: 'state' }] }] };
    const { results } = await fresh.owner.call(alert.stat, { query });

    expect(results).toEqual([
      { state: 'RESOLVED', alerts: 1 },
      { state: 'TRIGGERED', alerts: 1 },
    ]);
  });

  it('7.2 stat requires a query', async () => {
    expect(await domain.owner.refused(alert.stat, {})).toBe('ERROR_REQUIRED_PARAMETER');
  });
});
