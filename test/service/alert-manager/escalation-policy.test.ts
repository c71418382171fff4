import { beforeEach, describe, expect, it } from 'vitest';
import { escalationPolicy } from '../../../contract/alert-manager/escalation-policy.ts';
import { type ServiceRecord, service } from '../../../contract/alert-manager/service.ts';
import { freshDomain, type TestDomain } from '../kit.ts';
import { alertNow, anAlert, aTime } from '../monitoring/fixtures.ts';
import { aPolicy, aService } from './fixtures.ts';

let domain: TestDomain;
let one: ServiceRecord;
beforeEach(async () => {
  domain = await freshDomain();
  one = await aService(domain, { tags: { projects: [domain.projects[0]] } });
});

const rule = { channels: ['channel-any'], escalate_minutes: 5 };

/** A request that makes a policy, with something else about it. */
const asked = (members: object) => ({ name: 'P', rules: [rule], service_id: one.service_id, ...members });

describe('making a policy', () => {
  it('3.21.2 fills in defaults', async () => {
    const made = await domain.owner.call(escalationPolicy.create, asked({}));
    expect(made).toEqual({
      escalation_policy_id: expect.stringMatching(/^ep-[0-9a-f]{12}$/),
      name: 'P',
      rules: [rule],
      repeat: { state: 'DISABLED', count: 0 },
      finish_condition: 'ACKNOWLEDGED',
      tags: {},
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      service_id: one.service_id,
      created_at: expect.stringMatching(aTime),
      updated_at: made.created_at,
    });
  });

  it('3.21.1 requires unique names within a service, not between services', async () => {
    await aPolicy(domain, one, { name: 'Night' });
    expect(await domain.owner.refused(escalationPolicy.create, asked({ name: 'Night' }))).toBe(
      'ERROR_SAVE_UNIQUE_VALUES',
    );
    expect(await aPolicy(domain, await aService(domain), { name: 'Night' })).toMatchObject({ name: 'Night' });
  });

  it.each([
    { what: 'no rules', members: { rules: [] } },
    { what: '51 rules', members: { rules: Array.from({ length: 51 }, () => rule) } },
    { what: 'a negative wait', members: { rules: [{ channels: [], escalate_minutes: -1 }] } },
    { what: 'ten repetitions', members: { repeat: { state: 'ENABLED', count: 10 } } },
    { what: 'fewer than no repetitions', members: { repeat: { state: 'ENABLED', count: -1 } } },
  ])('3.21.1 3.21.2 refuses $what, at first and later', async ({ members }) => {
    expect(await domain.owner.refused(escalationPolicy.create, asked(members))).toBe('ERROR_INVALID_PARAMETER');
    const { escalation_policy_id } = await aPolicy(domain, one);
    const change = { escalation_policy_id, ...members };
    expect(await domain.owner.refused(escalationPolicy.update, change)).toBe('ERROR_INVALID_PARAMETER');
  });

  it('3.21.1 takes 50 rules, a rule without channels, no wait, and 9 repetitions', async () => {
    const rules = Array.from({ length: 50 }, () => ({ channels: [], escalate_minutes: 0 }));
    const repeat = { state: 'ENABLED' as const, count: 9 };
    expect(await aPolicy(domain, one, { rules, repeat })).toMatchObject({ rules, repeat });
  });

  it('3.21.1 requires a service in the caller’s scope', async () => {
    const elsewhere = { name: 'o', service_key: 'o', workspace_id: domain.workspaces[1] };
    const other = await domain.admin.call(service.create, elsewhere);
    for (const service_id of ['service-none', other.service_id]) {
      expect(await domain.owner.refused(escalationPolicy.create, asked({ service_id }))).toBe('ERROR_NOT_FOUND');
    }
    const made = await domain.admin.call(escalationPolicy.create, asked({ service_id: other.service_id }));
    expect(made.workspace_id).toBe(domain.workspaces[1]);
  });
});

describe('changing a policy', () => {
  it('3.21.3 replaces what is given, rules as a whole, and never the service', async () => {
    const before = await aPolicy(domain, one, { rules: [rule, rule], tags: { a: 1 } });
    const other = await aService(domain);
    const change = { rules: [{ channels: [], escalate_minutes: 1 }], finish_condition: 'RESOLVED' as const };
    const { escalation_policy_id } = before;

    const { body } = await domain.owner.post(escalationPolicy.update.path, {
      ...{ escalation_policy_id, service_id: other.service_id },
      ...{ ...change, repeat: { state: 'ENABLED' } },
    });

    const repeat = { state: 'ENABLED', count: 0 };
    expect(body).toEqual({ ...before, ...change, repeat, updated_at: expect.stringMatching(aTime) });
  });
});

describe('deleting a policy', () => {
  it('3.21.4 is refused while its service names it', async () => {
    const { escalation_policy_id } = await aPolicy(domain, one);
    const { service_id } = one;
    await domain.owner.call(service.update, { service_id, escalation_policy_id });
    expect(await domain.owner.refused(escalationPolicy.delete, { escalation_policy_id })).toBe('ERROR_EXIST_RESOURCE');

    await domain.owner.call(service.update, { service_id, escalation_policy_id: '' });
    expect(await domain.owner.call(escalationPolicy.delete, { escalation_policy_id })).toEqual({});
    expect(await domain.owner.refused(escalationPolicy.get, { escalation_policy_id })).toBe('ERROR_NOT_FOUND');
  });

  it('3.19.1 sends its alerts back to the choice: the policy the service names, else its oldest, else none', async () => {
    const policies = [await aPolicy(domain, one), await aPolicy(domain, one), await aPolicy(domain, one)];
    const [oldest, named, last] = policies.map(({ escalation_policy_id }) => escalation_policy_id);
    const made = await anAlert(domain);
    const policyNow = async () => (await alertNow(domain, made)).escalation_policy_id;
    const drop = (escalation_policy_id = '') => domain.owner.call(escalationPolicy.delete, { escalation_policy_id });
    expect(await policyNow()).toBe(oldest);

    const { service_id } = one;
    await domain.owner.call(service.update, { service_id, escalation_policy_id: named ?? '' });
    expect(await policyNow()).toBe(oldest);
    await drop(oldest);
    expect(await policyNow()).toBe(named);
    await domain.owner.call(service.update, { service_id, escalation_policy_id: '' });
    await drop(named);
    expect(await policyNow()).toBe(last);
    await drop(last);
    expect(await policyNow()).toBe('');
  });
});

describe('finding policies', () => {
  it('3.21 lists by service, name and finish condition, and counts', async () => {
    await aPolicy(domain, one, { name: 'A' });
    await aPolicy(domain, one, { name: 'B', finish_condition: 'RESOLVED' });
    await aPolicy(domain, await aService(domain), { name: 'C' });
    const names = async (request: object) =>
      (await domain.member.call(escalationPolicy.list, request)).results.map(({ name }) => name);

    expect(await names({})).toEqual(['A', 'B', 'C']);
    expect(await names({ service_id: one.service_id })).toEqual(['A', 'B']);
    expect(await names({ finish_condition: 'RESOLVED' })).toEqual(['B']);
    expect(await names({ name: 'C' })).toEqual(['C']);
    const query = { distinct: 'finish_condition' };
    expect(await domain.owner.call(escalationPolicy.stat, { query })).toEqual({
      results: ['ACKNOWLEDGED', 'RESOLVED'],
    });
  });
});
