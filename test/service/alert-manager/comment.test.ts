import { beforeEach, describe, expect, it } from 'vitest';
import { comment } from '../../../contract/alert-manager/comment.ts';
import { service } from '../../../contract/alert-manager/service.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { anAlert, aWebhook } from '../monitoring/fixtures.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import { aChannel, aPolicy, aService, readService } from './fixtures.ts';

let domain: TestDomain;
beforeEach(async () => {
  domain = await createTestDomain();
});

const aComment = (members: object = {}) =>
  domain.owner.call(comment.create, { name: 'Shop', service_key: 'shop', ...members });

describe('a comment', () => {
  it('3.22.2 a comment is another form of a service record', async () => {
    const created = await aComment({ members: { USER: [domain.users.member] }, options: { recovery_mode: 'AUTO' } });

    expect(created).toEqual({
      service_id: expect.stringMatching(/^service-[0-9a-f]{12}$/),
      ...{ name: 'Shop', service_key: 'shop', description: '' },
      members: { USER: [domain.users.member], USER_GROUP: [] },
      options: { notification_urgency: 'ALL', recovery_mode: 'AUTO' },
      escalation_policy_id: '',
      workspace_id: domain.workspaces[0],
      domain_id: domain.domainId,
      created_at: aTime,
      updated_at: created.created_at,
    });
    const { service_id } = created;
    const returned = await domain.owner.call(service.get, { service_id });
    expect(returned).toEqual({
      ...created,
      channels: [],
      webhooks: [],
      tags: {},
      alerts: expect.anything(),
      open_alerts: 0,
    });
    const other = await aService(domain);
    const { results } = await domain.owner.call(comment.list, { query: { only: ['service_id'] } });
    expect(results.map((each) => each.service_id).sort()).toEqual([service_id, other.service_id].sort());
  });

  it('3.22.2 create, update and change_member validate as for services', async () => {
    const first = await aComment();
    const create = (members: object) =>
      domain.owner.refused(comment.create, { name: 'N', service_key: 'k', ...members });

    expect(await create({ name: 'Shop' })).toBe('ERROR_SAVE_UNIQUE_VALUES');
    expect(await create({ service_key: 'shop' })).toBe('ERROR_SAVE_UNIQUE_VALUES');
    expect(await create({ members: { USER: ['stranger'] } })).toBe('ERROR_NOT_FOUND');
    expect(await create({ members: { USER: 'member@test' } })).toBe('ERROR_INVALID_PARAMETER_TYPE');
    expect(await create({ name: 'n'.repeat(256) })).toBe('ERROR_INVALID_PARAMETER');
    const { escalation_policy_id } = await aPolicy(domain, await aService(domain));
    const { service_id } = first;
    expect(await domain.owner.refused(comment.update, { service_id, escalation_policy_id })).toBe(
      'ERROR_INVALID_ESCALATION_POLICY',
    );
    expect(await domain.owner.refused(comment.change_member, { service_id, members: { USER: ['x'] } })).toBe(
      'ERROR_NOT_FOUND',
    );
  });

  it('3.22.3 update keeps the tags, requires escalation_policy_id, and clears the policy with an empty one', async () => {
    const created = await aService(domain, { tags: { team: 'a' } });
    const { escalation_policy_id } = await aPolicy(domain, created);
    const { service_id } = created;
    expect(await domain.owner.refused(comment.update, { service_id, name: 'New' })).toBe('ERROR_REQUIRED_PARAMETER');

    const changed = await domain.owner.call(comment.update, { service_id, escalation_policy_id, name: 'New' });
    expect(changed).toMatchObject({ name: 'New', escalation_policy_id });
    expect(changed).not.toHaveProperty('tags');
    expect(await readService(domain, created)).toMatchObject({ tags: { team: 'a' }, name: 'New' });
    const cleared = await domain.owner.call(comment.update, { service_id, escalation_policy_id: '' });
    expect(cleared.escalation_policy_id).toBe('');
  });

  it('3.22.5 get returns linked records; list returns them on request only', async () => {
    const { service_id } = await aComment();
    const members = { USER: [domain.users.owner] };
    const linked = ['channels', 'webhooks', 'alerts'];
    const returned = await domain.owner.call(comment.get, { service_id });
    const none = { high: 0, low: 0 };

    expect(returned).toMatchObject({
      channels: { service_channel_info: [] },
      webhooks: { webhook_info: [] },
      alerts: { TOTAL: none, TRIGGERRED: none, ACKNOWLEDGED: none },
    });
    const without = [
      await domain.owner.call(comment.change_member, { service_id, members }),
      await domain.owner.call(comment.update, { service_id, escalation_policy_id: '' }),
      ...(await domain.owner.call(comment.list, {})).results,
      ...(await domain.owner.call(comment.list, { include_details: false })).results,
    ];
    for (const record of without) expect(Object.keys(record).filter((name) => linked.includes(name))).toEqual([]);
    const changed = await domain.owner.call(comment.get, { service_id });
    expect(await domain.owner.call(comment.list, { include_details: true })).toEqual({
      results: [changed],
      total_count: 1,
    });
    expect(changed.members).toEqual({ USER: [domain.users.owner], USER_GROUP: [] });
  });

  it('3.22.4 get returns full channels (id only if known only from rules), and alert counts under TRIGGERRED', async () => {
    const created = await aService(domain, { tags: { projects: [domain.projects[0]] } });
    const { service_id, service_key } = created;
    await aChannel(domain, {
      ...{ channel_id: 'channel-b', service_key, name: 'Pager', channel_type: 'SLACK', data: { url: 'http://x' } },
      ...{ schedule: { days: [1] }, tags: { a: 1 }, secret_id: 's', protocol_id: 'p', created_at: '2024-05-01' },
    });
    await aPolicy(domain, created, { rules: [{ channels: ['channel-a', 'channel-b'], escalate_minutes: 0 }] });
    const hook = await aWebhook(domain, { tags: { service_key } });
    const alerts = [await anAlert(domain), await anAlert(domain, { urgency: 'LOW' }), await anAlert(domain)];
    for (const [index, state] of ['ACKNOWLEDGED', 'RESOLVED'].entries()) {
      await domain.owner.call(alert.update, { alert_id: alerts[index]?.alert_id ?? '', state });
    }

    const returned = await domain.owner.call(comment.get, { service_id });

    const place = { service_id, workspace_id: domain.workspaces[0], domain_id: domain.domainId };
    const empty = { ...place, name: '', state: '', channel_type: '', data: {}, schedule: {}, tags: {}, secret_id: '' };
    expect(returned.channels).toEqual({
      service_channel_info: [
        { ...empty, channel_id: 'channel-a', protocol_id: '', created_at: '' },
        {
          ...{ ...place, channel_id: 'channel-b', name: 'Pager', state: 'ENABLED', channel_type: 'SLACK' },
          ...{ data: { url: 'http://x' }, schedule: { days: [1] }, tags: { a: 1 }, secret_id: 's', protocol_id: 'p' },
          created_at: '2024-05-01T00:00:00.000Z',
        },
      ],
    });
    expect(returned.webhooks).toEqual({ webhook_info: [{ webhook_id: hook.webhook_id }] });
    expect(returned.alerts).toEqual({
      TOTAL: { high: 2, low: 1 },
      TRIGGERRED: { high: 1, low: 0 },
      ACKNOWLEDGED: { high: 1, low: 0 },
    });
  });

  it('3.22.2 3.20.7 delete is refused while alerts are linked', async () => {
    const { service_id } = await aService(domain, { tags: { projects: [domain.projects[0]] } });
    const { alert_id } = await anAlert(domain);
    expect(await domain.owner.refused(comment.delete, { service_id })).toBe('ERROR_EXIST_RESOURCE');
    await domain.owner.call(alert.delete, { alert_id });
    expect(await domain.owner.call(comment.delete, { service_id })).toEqual({});
    expect(await domain.owner.refused(service.get, { service_id })).toBe('ERROR_NOT_FOUND');
  });

  it.each([comment.stat.path, ...comment.stat.pathAliases])('3.22.1 3.22.6 returns statistics at %s', async (path) => {
    await aComment();
    const stat = async (distinct: string) => (await domain.owner.post(path, { query: { distinct } })).body;
    expect(await stat('name')).toEqual({ results: ['Shop'] });
    expect(await stat('alerts.TOTAL.high')).toEqual({ results: [] });
    expect(await stat('options.recovery_mode')).toEqual({ results: ['MANUAL'] });
  });
});
