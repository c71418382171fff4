import { beforeEach, describe, expect, it } from 'vitest';
import { escalationPolicy } from '../../../contract/alert-manager/escalationPolicy.ts';
import { type ServiceRecord, service } from '../../../contract/alert-manager/service.ts';
import { anAlert, readAlert } from '../monitoring/fixtures.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import { aPolicy, aService } from './fixtures.ts';

let domain: TestDomain;
let linkedService: ServiceRecord;
beforeEach(async () => {
  domain = await createTestDomain();
  linkedService = await aService(domain, { tags: { projects: [domain.projects[0]] } });
});

const rule = { channels: ['channel-any'], escalate_minutes: 5 };

/** A request to create a policy with the given members. */
const createRequest = (members: object) => ({
  name: 'P',
  rules: [rule],
  service_id: linkedService.service_id,
  ...members,
});

describe('creating an escalation policy', () => {
  it('3.21.2 fills in defaults', async () => {
    const created = await domain.owner.call(escalationPolicy.create, createRequest({}));
    expect(created).toEqual({
      escalation_policy_id: expect.stringMatching(/^ep-[0-9a-f]{12}$/),
      name: 'P',
      rules: [rule],
      repeat: { state: 'DISABLED', count: 0 },
      finish_condition: 'ACKNOWLEDGED',
      tags: {},
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      service_id: linkedService.service_id,
      created_at: aTime,
      updated_at: created.created_at,
    });
  });

  it('3.21.1 requires unique names within a service, not between services', async () => {
    await aPolicy(domain, linkedService, { name: 'Night' });
    expect(await domain.owner.refused(escalationPolicy.create, createRequest({ name: 'Night' }))).toBe(
      'ERROR_SAVE_UNIQUE_VALUES',
    );
    expect(await aPolicy(domain, await aService(domain), { name: 'Night' })).toMatchObject({ name: 'Night' });
  });

  it.each([
    { what: 'no rules', members: { rules: [] } },
    { what: '51 rules', members: { rules: Array.from({ length: 51 }, () => rule) } },
    { what: 'a negative wait', members: { rules: [{ channels: [], escalate_minutes: -1 }] } },
    { what: 'ten repetitions', members: { repeat: { state: 'ENABLED', count: 10 } } },
    { what: 'a negative repeat count', members: { repeat: { state: 'ENABLED', count: -1 } } },
  ])('3.21.1 3.21.2 refuses $what on create and update', async ({ members }) => {
    expect(await domain.owner.refused(escalationPolicy.create, createRequest(members))).toBe('ERROR_INVALID_PARAMETER');
    const { escalation_policy_id } = await aPolicy(domain, linkedService);
    const change = { escalation_policy_id, ...members };
    expect(await domain.owner.refused(escalationPolicy.update, change)).toBe('ERROR_INVALID_PARAMETER');
  });

  it('3.21.1 accepts 50 rules, rules without channels, a wait of 0, and 9 repetitions', async () => {
    const rules = Array.from({ length: 50 }, () => ({ channels: [], escalate_minutes: 0 }));
    const repeat = { state: 'ENABLED' as const, count: 9 };
    expect(await aPolicy(domain, linkedService, { rules, repeat })).toMatchObject({ rules, repeat });
  });

  it('3.21.1 requires a service in the caller’s scope', async () => {
    const elsewhere = { name: 'o', service_key: 'o', workspace_id: domain.workspaces[1] };
    const other = await domain.admin.call(service.create, elsewhere);
    for (const service_id of ['service-none', other.service_id]) {
      expect(await domain.owner.refused(escalationPolicy.create, createRequest({ service_id }))).toBe(
        'ERROR_NOT_FOUND',
      );
    }
    const created = await domain.admin.call(escalationPolicy.create, createRequest({ service_id: other.service_id }));
    expect(created.workspace_id).toBe(domain.workspaces[1]);
  });
});

describe('updating an escalation policy', () => {
  it('3.21.3 replaces given members, rules as a whole, and ignores service_id', async () => {
    const before = await aPolicy(domain, linkedService, { rules: [rule, rule], tags: { a: 1 } });
    const other = await aService(domain);
    const change = { rules: [{ channels: [], escalate_minutes: 1 }], finish_condition: 'RESOLVED' as const };
    const { escalation_policy_id } = before;

    const { body } = await domain.owner.post(escalationPolicy.update.path, {
      ...{ escalation_policy_id, service_id: other.service_id },
      ...{ ...change, repeat: { state: 'ENABLED' } },
    });

    const repeat = { state: 'ENABLED', count: 0 };
    expect(body).toEqual({ ...before, ...change, repeat, updated_at: aTime });
  });
});

describe('deleting an escalation policy', () => {
  it('3.21.4 is refused while its service refers to it', async () => {
    const { escalation_policy_id } = await aPolicy(domain, linkedService);
    const { service_id } = linkedService;
    await domain.owner.call(service.update, { service_id, escalation_policy_id });
    expect(await domain.owner.refused(escalationPolicy.delete, { escalation_policy_id })).toBe('ERROR_EXIST_RESOURCE');

    await domain.owner.call(service.update, { service_id, escalation_policy_id: '' });
    expect(await domain.owner.call(escalationPolicy.delete, { escalation_policy_id })).toEqual({});
    expect(await domain.owner.refused(escalationPolicy.get, { escalation_policy_id })).toBe('ERROR_NOT_FOUND');
  });

  it('3.19.1 its alerts get the policy that the service names, else the oldest of the service, else none', async () => {
    const policies = [
      await aPolicy(domain, linkedService),
      await aPolicy(domain, linkedService),
      await aPolicy(domain, linkedService),
    ];
    const [oldest, named, last] = policies.map(({ escalation_policy_id }) => escalation_policy_id);
    const created = await anAlert(domain);
    const currentPolicy = async () => (await readAlert(domain, created)).escalation_policy_id;
    const deletePolicy = (escalation_policy_id = '') =>
      domain.owner.call(escalationPolicy.delete, { escalation_policy_id });
    expect(await currentPolicy()).toBe(oldest);

    const { service_id } = linkedService;
    await domain.owner.call(service.update, { service_id, escalation_policy_id: named ?? '' });
    expect(await currentPolicy()).toBe(oldest);
    await deletePolicy(oldest);
    expect(await currentPolicy()).toBe(named);
    await domain.owner.call(service.update, { service_id, escalation_policy_id: '' });
    await deletePolicy(named);
    expect(await currentPolicy()).toBe(last);
    await deletePolicy(last);
    expect(await currentPolicy()).toBe('');
  });
});

describe('listing escalation policies', () => {
  it('3.21 filters by service, name and finish condition, and counts', async () => {
    await aPolicy(domain, linkedService, { name: 'A' });
    await aPolicy(domain, linkedService, { name: 'B', finish_condition: 'RESOLVED' });
    await aPolicy(domain, await aService(domain), { name: 'C' });
    const names = async (request: object) =>
      (await domain.member.call(escalationPolicy.list, request)).results.map(({ name }) => name);

    expect(await names({})).toEqual(['A', 'B', 'C']);
    expect(await names({ service_id: linkedService.service_id })).toEqual(['A', 'B']);
    expect(await names({ finish_condition: 'RESOLVED' })).toEqual(['B']);
    expect(await names({ name: 'C' })).toEqual(['C']);
    const query = { distinct: 'finish_condition' };
    expect(await domain.owner.call(escalationPolicy.stat, { query })).toEqual({
      results: ['ACKNOWLEDGED', 'RESOLVED'],
    });
  });
});
