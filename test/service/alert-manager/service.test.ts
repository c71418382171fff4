import { beforeEach, describe, expect, it } from 'vitest';
import { escalationPolicy } from '../../../contract/alert-manager/escalationPolicy.ts';
import { type ServiceRecord, service } from '../../../contract/alert-manager/service.ts';
import { type AlertRecord, alert } from '../../../contract/monitoring/alert.ts';
import { webhook } from '../../../contract/monitoring/webhook.ts';
import { anAlert, anErrorAlert, aWebhook, postToWebhook, readAlert } from '../monitoring/fixtures.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import { aChannel, aPolicy, aService, readService } from './fixtures.ts';

let domain: TestDomain;
beforeEach(async () => {
  domain = await createTestDomain();
});

const ZERO = { HIGH: 0, LOW: 0 };
const NO_ALERTS = { TOTAL: ZERO, TRIGGERED: ZERO, ACKNOWLEDGED: ZERO, RESOLVED: ZERO };

/** The tags that link a webhook to a service. */
const linkTags = ({ service_key }: ServiceRecord) => ({ tags: { service_key } });

const readWebhooks = async (one: ServiceRecord) => (await readService(domain, one)).webhooks;

describe('creating a service', () => {
  it('3.20.1 fills in defaults', async () => {
    const created = await domain.owner.call(service.create, { name: 'Shop', service_key: 'shop' });

    expect(created).toEqual({
      service_id: expect.stringMatching(/^service-[0-9a-f]{12}$/),
      name: 'Shop',
      service_key: 'shop',
      description: '',
      members: { USER: [], USER_GROUP: [] },
      options: { notification_urgency: 'ALL', recovery_mode: 'MANUAL' },
      channels: [],
      webhooks: [],
      alerts: NO_ALERTS,
      open_alerts: 0,
      tags: {},
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      escalation_policy_id: '',
      created_at: aTime,
      updated_at: created.created_at,
    });
    expect(await readService(domain, created)).toEqual(created);
  });

  it('3.20.1 stores the given members, partial options included', async () => {
    const givenMembers = { description: 'Sells', tags: { team: 'a' }, options: { recovery_mode: 'AUTO' as const } };
    const created = await aService(domain, { ...givenMembers, members: { USER: [domain.users.member] } });
    expect(created).toMatchObject({
      ...givenMembers,
      options: { notification_urgency: 'ALL', recovery_mode: 'AUTO' },
      members: { USER: [domain.users.member], USER_GROUP: [] },
    });
  });

  it.each(['name', 'service_key'] as const)('3.20.1 refuses a %s that exists in the workspace', async (member) => {
    const first = await aService(domain);
    const again = { name: 'other', service_key: 'other', [member]: first[member] };

    expect(await domain.owner.refused(service.create, again)).toBe('ERROR_SAVE_UNIQUE_VALUES');

    const elsewhere = { ...again, workspace_id: domain.workspaces[1] };
    expect(await domain.admin.call(service.create, elsewhere)).toMatchObject({ workspace_id: domain.workspaces[1] });
  });

  it('3.20.1 accepts a key of any 255 characters, and refuses a longer one', async () => {
    const service_key = `${'ü'.repeat(250)} %/"`;
    expect(await aService(domain, { service_key })).toMatchObject({ service_key });
    const longer = { name: 'long', service_key: 'k'.repeat(256) };
    expect(await domain.owner.refused(service.create, longer)).toBe('ERROR_INVALID_PARAMETER');
  });

  it.each([
    { by: 'a domain admin who names no workspace', who: 'admin' as const, named: undefined, home: '*' as const },
    { by: 'a domain admin', who: 'admin' as const, named: 1 as const, home: 1 as const },
    { by: 'a member', who: 'member' as const, named: undefined, home: 0 as const },
  ])('0.2.3 created by $by belongs to the requested workspace or that of the caller', async ({ who, named, home }) => {
    const workspace = named === undefined ? {} : { workspace_id: domain.workspaces[named] };
    const created = await domain[who].call(service.create, { name: 'S', service_key: 's', ...workspace });
    expect(created.workspace_id).toBe(home === '*' ? '*' : domain.workspaces[home]);
  });
});

describe('the members of a service', () => {
  it('3.20.2 change_members replaces both lists and removes duplicates', async () => {
    const { member, owner } = domain.users;
    const one = await aService(domain, { members: { USER: [owner], USER_GROUP: ['ug-any'] } });

    const changed = await domain.owner.call(service.change_members, {
      service_id: one.service_id,
      members: { USER: [member, owner, member] },
    });

    expect(changed.members).toEqual({ USER: [member, owner], USER_GROUP: [] });
  });

  it('3.20.2 must be users of the domain, and known groups once the directory has any', async () => {
    const one = await aService(domain);
    const change = (members: object) =>
      domain.owner.refused(service.change_members, { service_id: one.service_id, members });

    expect(await change({ USER: ['stranger'] })).toBe('ERROR_NOT_FOUND');
    await domain.put('user_groups', [
      { user_group_id: 'ug-1', domain_id: domain.domainId, workspace_id: domain.workspaces[0] },
    ]);
    expect(await change({ USER_GROUP: ['ug-2'] })).toBe('ERROR_NOT_FOUND');
  });
});

describe('updating a service', () => {
  it('3.20.3 accepts partial options, and keeps omitted members', async () => {
    const one = await aService(domain, { description: 'before', tags: { team: 'a' } });
    const changed = await domain.owner.call(service.update, {
      service_id: one.service_id,
      name: 'Renamed',
      options: { notification_urgency: 'HIGH_ONLY' },
    });

    const { updated_at } = changed;
    const options = { notification_urgency: 'HIGH_ONLY', recovery_mode: 'MANUAL' };
    expect(changed).toEqual({ ...one, name: 'Renamed', options, updated_at });
    expect(updated_at >= one.updated_at).toBe(true);
  });

  it('3.20.1 ignores service_key', async () => {
    const one = await aService(domain);
    const asked = { service_id: one.service_id, service_key: 'another' };
    expect((await domain.owner.post(service.update.path, asked)).body).toMatchObject({ service_key: one.service_key });
  });

  it('3.20.3 sets and clears a policy of the service', async () => {
    const one = await aService(domain);
    const { escalation_policy_id } = await aPolicy(domain, one);
    const { service_id } = one;

    const named = await domain.owner.call(service.update, { service_id, escalation_policy_id });
    const cleared = await domain.owner.call(service.update, { service_id, escalation_policy_id: '' });

    expect(named.escalation_policy_id).toBe(escalation_policy_id);
    expect(cleared.escalation_policy_id).toBe('');
  });

  it.each([
    { given: 'that does not exist', policy: async () => 'ep-none', code: 'ERROR_NOT_FOUND' },
    {
      given: 'of another service',
      policy: async () => (await aPolicy(domain, await aService(domain))).escalation_policy_id,
      code: 'ERROR_INVALID_ESCALATION_POLICY',
    },
  ])('3.20.3 refuses a policy $given', async ({ policy, code }) => {
    const { service_id } = await aService(domain);
    const asked = { service_id, escalation_policy_id: await policy() };
    expect(await domain.owner.refused(service.update, asked)).toBe(code);
  });

  it('3.20.1 refuses a name that exists', async () => {
    const [one, other] = [await aService(domain), await aService(domain)];
    const asked = { service_id: one.service_id, name: other.name };
    expect(await domain.owner.refused(service.update, asked)).toBe('ERROR_SAVE_UNIQUE_VALUES');
  });
});

describe('records linked to a service', () => {
  it('3.20.4 webhooks are those in its workspace with its key, sorted', async () => {
    const one = await aService(domain);
    const hooks = [
      await aWebhook(domain, { name: 'a', ...linkTags(one) }),
      await aWebhook(domain, { name: 'b', ...linkTags(one) }),
      await aWebhook(domain, { name: 'c', tags: { service_key: [one.service_key] } }),
    ];
    await domain.admin.call(webhook.create, {
      ...{ name: 'd', project_id: domain.projects[3], domain_id: domain.domainId, ...linkTags(one) },
      plugin_info: { plugin_id: hooks[0]?.plugin_info.plugin_id ?? '' },
    });

    const ids = hooks.slice(0, 2).map(({ webhook_id }) => webhook_id);
    expect(await readWebhooks(one)).toEqual(ids.sort());
  });

  it('3.20.5 channels are those with its key and those in rules of its policies, distinct and sorted', async () => {
    const one = await aService(domain);
    const { service_key } = one;
    await aChannel(domain, { channel_id: 'channel-b', service_key });
    await aChannel(domain, { channel_id: 'channel-x', service_key: 'another' });
    await aChannel(domain, { channel_id: 'channel-y', service_key, workspace_id: domain.workspaces[1] });
    await aChannel(domain, { channel_id: 'channel-d', service_key, workspace_id: '*' });
    await aPolicy(domain, one, {
      rules: [
        { channels: ['channel-c', 'channel-b'], escalate_minutes: 0 },
        { channels: ['channel-a'], escalate_minutes: 0 },
      ],
    });

    expect((await readService(domain, one)).channels).toEqual(['channel-a', 'channel-b', 'channel-c', 'channel-d']);
  });

  it('3.20.4 alerts of its webhooks and projects are counted, the same for every caller', async () => {
    const one = await aService(domain, { tags: { projects: [domain.projects[2]] } });
    const hook = await aWebhook(domain, linkTags(one));
    await postToWebhook(domain, hook, { event_key: 'e', title: 'by webhook', severity: 'INFO' });
    const acknowledged = await anAlert(domain, { project_id: domain.projects[2] });
    const resolved = await anAlert(domain, { project_id: domain.projects[2] });
    await anAlert(domain, { project_id: domain.projects[0] });
    await domain.owner.call(alert.update, { alert_id: acknowledged.alert_id, state: 'ACKNOWLEDGED' });
    await domain.owner.call(alert.update, { alert_id: resolved.alert_id, state: 'RESOLVED' });
    await postToWebhook(domain, hook, { event_key: 'f', title: 'unreadable', event_type: 'ERROR', severity: 'ERROR' });

    const { service_id } = one;
    const seen = await domain.member.call(service.get, { service_id });

    expect(seen.alerts).toEqual({
      TOTAL: { HIGH: 2, LOW: 1 },
      TRIGGERED: { HIGH: 0, LOW: 1 },
      ACKNOWLEDGED: { HIGH: 1, LOW: 0 },
      RESOLVED: { HIGH: 1, LOW: 0 },
    });
  });

  it('3.20.4 alerts of its projects are counted, also for a service of the whole domain', async () => {
    const { admin, projects, workspaces } = domain;
    const inWorkspace = (workspace_id: string | undefined, tag: string, project: string) =>
      admin.post(service.create.path, { name: tag, service_key: tag, workspace_id, tags: { projects: [project] } });
    const everywhere = (await inWorkspace(undefined, 'everywhere', projects[0])).body;
    // A service of another workspace is ignored, although it is older.
    const stranger = (await inWorkspace(workspaces[1], 'stranger', projects[1])).body;
    await anAlert(domain);
    await anAlert(domain, { project_id: projects[1] });

    const total = async ({ service_id }: Record<string, unknown>) =>
      (await admin.call(service.get, { service_id: String(service_id) })).alerts.TOTAL.HIGH;
    expect([everywhere.workspace_id, await total(everywhere), await total(stranger)]).toEqual(['*', 1, 0]);
  });

  it('a member can link a service only to own projects, on create and update', async () => {
    const { owner, member, projects } = domain;
    const [open, own, vault] = projects;
    const projectTags = (...ids: string[]) => ({ tags: { projects: ids } });
    const asked = { name: 'spy', service_key: 'spy' };
    await anAlert(domain, { project_id: vault });

    expect(await member.refused(service.create, { ...asked, ...projectTags(vault) })).toBe('ERROR_PERMISSION_DENIED');
    const { service_id } = await member.call(service.create, { ...asked, ...projectTags(open, own) });
    const update = { service_id, ...projectTags(own, vault) };
    expect(await member.refused(service.update, update)).toBe('ERROR_PERMISSION_DENIED');
    expect((await owner.call(service.get, { service_id })).tags).toEqual({ projects: [open, own] });
    expect((await owner.call(service.get, { service_id })).alerts.TOTAL.HIGH).toBe(0);
  });

  it('projects linked by the owner stay when a member changes other tags', async () => {
    const { owner, member, projects } = domain;
    const projectsOf = { projects: [projects[2]] };
    const asked = { name: 'kept', service_key: 'kept', tags: projectsOf };
    const { service_id } = await owner.call(service.create, asked);
    const tags = { ...projectsOf, team: 'red' };
    expect(await member.call(service.update, { service_id, tags })).toMatchObject({ tags });
  });

  it('an owner can link a service to projects of the own workspace, a domain admin to any project', async () => {
    const { owner, admin, projects } = domain;
    const asked = { name: 'wide', service_key: 'wide', tags: { projects: [projects[3]] } };
    expect(await owner.refused(service.create, asked)).toBe('ERROR_NOT_FOUND');
    expect(await admin.call(service.create, asked)).toMatchObject({ workspace_id: '*' });
  });

  it('3.20.4 an alert belongs to the service of its webhook before that of its project, and to the oldest of several', async () => {
    const projects = [domain.projects[0]];
    const oldest = await aService(domain, { tags: { projects } });
    const later = await aService(domain, { tags: { projects } });
    const hook = await aWebhook(domain, linkTags(later));
    await anAlert(domain);
    await postToWebhook(domain, hook, { event_key: 'e', title: 'by webhook', severity: 'CRITICAL' });

    const counts = await Promise.all([oldest, later].map(async (one) => (await readService(domain, one)).alerts.TOTAL));
    expect(counts).toEqual([
      { HIGH: 1, LOW: 0 },
      { HIGH: 1, LOW: 0 },
    ]);
  });

  it('3.20.4 the service of an alert is determined on create, and again when its project changes', async () => {
    const total = async (one: ServiceRecord) => (await readService(domain, one)).alerts.TOTAL.HIGH;
    const { alert_id } = await anAlert(domain);
    const late = await aService(domain, { tags: { projects: [domain.projects[0]] } });
    const other = await aService(domain, { tags: { projects: [domain.projects[1]] } });
    expect(await total(late)).toBe(0);

    await domain.owner.call(alert.update, { alert_id, project_id: domain.projects[1] });
    expect([await total(late), await total(other)]).toEqual([0, 1]);

    await domain.owner.call(alert.update, { alert_id, project_id: domain.projects[0] });
    expect([await total(late), await total(other)]).toEqual([1, 0]);
  });

  it('3.20.6 links and counts are correct for any value of details', async () => {
    const one = await aService(domain, { tags: { projects: [domain.projects[0]] } });
    await anAlert(domain);
    const now = await readService(domain, one);
    expect(now.alerts.TOTAL.HIGH).toBe(1);
    for (const details of [true, false]) {
      const { service_id } = one;
      expect(await domain.owner.call(service.get, { service_id, details })).toEqual(now);
      expect(await domain.owner.call(service.list, { details })).toEqual({ results: [now], total_count: 1 });
    }
  });

  it('3.20.5 links and counts can be used in queries and statistics', async () => {
    const busy = await aService(domain, { name: 'busy', tags: { projects: [domain.projects[0]] } });
    await aService(domain, { name: 'idle' });
    const hook = await aWebhook(domain, linkTags(busy));
    await aPolicy(domain, busy, { rules: [{ channels: ['channel-a'], escalate_minutes: 0 }] });
    for (const title of ['one', 'two']) await anAlert(domain, { title });
    const names = async (filter: object) => {
      const { results } = await domain.owner.call(service.list, { query: { filter: [filter], only: ['name'] } });
      return results.map(({ name }) => name);
    };

    expect(await names({ k: 'alerts.TRIGGERED.HIGH', v: 1, o: 'gt' })).toEqual(['busy']);
    expect(await names({ k: 'alerts.TOTAL.HIGH', v: 0, o: 'eq' })).toEqual(['idle']);
    expect(await names({ k: 'webhooks', v: [hook.webhook_id], o: 'in' })).toEqual(['busy']);
    expect(await names({ k: 'channels', v: 'channel-a', o: 'eq' })).toEqual(['busy']);
    const fields = [{ name: 'open', operator: 'sum', key: 'alerts.TRIGGERED.HIGH' }];
    const query = { aggregate: [{ group: { fields } }] };
    const { body } = await domain.owner.post(service.stat.path, { query });
    expect(body).toEqual({ results: [{ open: 2 }] });
  });
});

describe('deleting a service', () => {
  it('3.20.7 deletes its policies', async () => {
    const one = await aService(domain);
    const { escalation_policy_id } = await aPolicy(domain, one);
    await domain.owner.call(service.update, { service_id: one.service_id, escalation_policy_id });

    expect(await domain.owner.call(service.delete, { service_id: one.service_id })).toEqual({});

    expect(await domain.owner.refused(service.get, { service_id: one.service_id })).toBe('ERROR_NOT_FOUND');
    expect(await domain.owner.refused(escalationPolicy.get, { escalation_policy_id })).toBe('ERROR_NOT_FOUND');
  });

  it.each([
    { child: 'a webhook', link: (one: ServiceRecord): Promise<unknown> => aWebhook(domain, linkTags(one)) },
    { child: 'an alert', link: (): Promise<unknown> => anAlert(domain) },
  ])('3.20.7 is refused while $child is linked', async ({ link }) => {
    const one = await aService(domain, { tags: { projects: [domain.projects[0]] } });
    await link(one);
    for (const request of [{}, { force: false }]) {
      const asked = { service_id: one.service_id, ...request };
      expect(await domain.owner.refused(service.delete, asked)).toBe('ERROR_EXIST_RESOURCE');
    }
    expect(await readService(domain, one)).toMatchObject({ service_id: one.service_id });
  });

  it('3.20.7 with force unlinks webhooks and alerts; the alerts then follow the built-in policy', async () => {
    const one = await aService(domain);
    const policy = await aPolicy(domain, one);
    const hook = await aWebhook(domain, linkTags(one));
    await postToWebhook(domain, hook, { event_key: 'e', title: 'linked' });
    const [linked] = (await domain.owner.call(alert.list, { title: 'linked' })).results as [AlertRecord];
    expect(linked.escalation_policy_id).toBe(policy.escalation_policy_id);

    await domain.owner.call(service.delete, { service_id: one.service_id, force: true });

    expect(await readAlert(domain, linked)).toMatchObject({ state: 'TRIGGERED', escalation_policy_id: '' });
    const next = await aService(domain, { service_key: one.service_key });
    expect(next).toMatchObject({ webhooks: [], alerts: NO_ALERTS });
    const { webhook_id, domain_id } = hook;
    expect(await domain.owner.call(webhook.get, { webhook_id, domain_id })).toMatchObject({ tags: {} });
  });

  it('3.20.7 is refused for an alert in state ERROR, although no count includes it', async () => {
    const one = await aService(domain, { tags: { projects: [domain.projects[0]] } });
    await anErrorAlert(domain);
    expect((await readService(domain, one)).alerts).toEqual(NO_ALERTS);
    const asked = { service_id: one.service_id };
    expect(await domain.owner.refused(service.delete, asked)).toBe('ERROR_EXIST_RESOURCE');
  });
});

describe('visibility of a service', () => {
  it('4.5.3 a service of another workspace is visible to domain admins only; a domain-wide one is readable by all', async () => {
    const elsewhere = { name: 'other', service_key: 'other', workspace_id: domain.workspaces[1] };
    const other = await domain.admin.call(service.create, elsewhere);
    const wide = await domain.admin.call(service.create, { name: 'wide', service_key: 'wide' });

    const { results } = await domain.member.call(service.list, {});

    expect(results.map(({ name }) => name)).toEqual(['wide']);
    expect(await domain.member.refused(service.get, { service_id: other.service_id })).toBe('ERROR_NOT_FOUND');
    const change = { service_id: wide.service_id, name: 'mine' };
    expect(await domain.owner.refused(service.update, change)).toBe('ERROR_NOT_FOUND');
    expect((await domain.admin.call(service.list, {})).total_count).toBe(2);
  });
});
