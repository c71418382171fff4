import { describe, expect, it } from 'vitest';
import { schedule } from '../../../contract/cost-analysis/schedule.ts';
import { type ApiClient, createTestDomain, type TestDomain } from '../testDomain.ts';

const scheduleRequest = ({ dataSourceId: data_source_id, domainId: domain_id }: TestDomain) => ({
  ...{ data_source_id, domain_id },
  schedule: { cron: '0 8 * * 1-5' },
});

const createSchedule = (client: ApiClient, domain: TestDomain, more = {}) =>
  client.call(schedule.create, { ...scheduleRequest(domain), ...more });

describe('creating a schedule', () => {
  it('3.11.2 returns an ENABLED schedule with all members', async () => {
    const domain = await createTestDomain();

    const created = await createSchedule(domain.owner, domain);

    expect(created).toEqual({
      schedule_id: expect.stringMatching(/^sch-[0-9a-f]{12}$/),
      name: '',
      state: 'ENABLED',
      schedule: { cron: '0 8 * * 1-5', interval: 0, minutes: [], hours: [] },
      options: {},
      tags: {},
      data_source_id: domain.dataSourceId,
      domain_id: domain.domainId,
      created_at: expect.stringMatching(/Z$/),
      last_scheduled_at: '',
    });
    const get = { schedule_id: created.schedule_id, domain_id: domain.domainId };
    expect(await domain.member.call(schedule.get, get)).toEqual(created);
    expect(await domain.member.call(schedule.get, { ...get, only: ['schedule.cron'] })).toEqual({
      schedule: { cron: '0 8 * * 1-5' },
    });
  });

  it.each([
    [{ cron: '*/5 9-17 1,15 JAN-MAR MON', interval: 60, minutes: [0, 59], hours: [0, 23] }],
    [{ cron: '', interval: 1, minutes: [], hours: [] }],
    [{ cron: '', interval: 0, minutes: [30, 0], hours: [] }],
    [{ cron: '', interval: 0, minutes: [], hours: [7] }],
    [{ cron: '0 0 30 2 *', interval: 0, minutes: [], hours: [] }],
  ])('3.11.3 stores the times as given: %j', async (times) => {
    const domain = await createTestDomain();
    expect((await createSchedule(domain.admin, domain, { schedule: times })).schedule).toEqual(times);
  });

  it.each([
    ['no time', {}],
    ['only empty times', { cron: '', interval: 0, minutes: [], hours: [] }],
    ['a text that is not cron syntax', { cron: 'at noon' }],
    ['a cron of six fields', { cron: '0 0 8 * * *' }],
    ['a cron of four fields', { cron: '0 8 * *' }],
    ['a nickname', { cron: '@daily' }],
    ['a date', { cron: '2030-01-01T00:00:00' }],
    ['an invalid cron minute', { cron: '60 * * * *' }],
    ['an invalid cron with a valid interval', { cron: '60 * * * *', interval: 5 }],
    ['a cron that is too long', { cron: `${'0,'.repeat(512)}0 * * * *` }],
    ['an interval above 60', { interval: 61 }],
    ['an interval below 0', { cron: '* * * * *', interval: -1 }],
    ['an invalid hour', { hours: [24] }],
    ['an invalid minute', { minutes: [-1] }],
  ])('3.11.3 refuses %s', async (_what, times) => {
    const domain = await createTestDomain();
    const request = { ...scheduleRequest(domain), schedule: times };
    expect(await domain.owner.refused(schedule.create, request)).toBe('ERROR_INVALID_PARAMETER');
  });

  it('3.11.1 requires an existing data source', async () => {
    const domain = await createTestDomain();
    const request = { ...scheduleRequest(domain), data_source_id: 'ds-none' };
    expect(await domain.owner.refused(schedule.create, request)).toBe('ERROR_NOT_FOUND');
  });

  it('4.2 is allowed to owners and admins; members can read', async () => {
    const domain = await createTestDomain();
    const { member, domainId: domain_id } = domain;
    const { schedule_id } = await createSchedule(domain.owner, domain);
    expect(await member.refused(schedule.create, scheduleRequest(domain))).toBe('ERROR_PERMISSION_DENIED');
    for (const operation of [schedule.update, schedule.enable, schedule.disable, schedule.delete]) {
      expect(await member.refused(operation, { schedule_id, domain_id })).toBe('ERROR_PERMISSION_DENIED');
    }
    expect((await member.call(schedule.list, { domain_id })).total_count).toBe(1);
  });
});

describe('changing a schedule', () => {
  it('3.11.2 enable and disable are idempotent', async () => {
    const domain = await createTestDomain();
    const created = await createSchedule(domain.owner, domain);
    const request = { schedule_id: created.schedule_id, domain_id: domain.domainId };

    for (const _ of [1, 2]) {
      expect(await domain.owner.call(schedule.disable, request)).toEqual({ ...created, state: 'DISABLED' });
    }
    for (const _ of [1, 2]) expect(await domain.owner.call(schedule.enable, request)).toEqual(created);
  });

  it('3.11.5 replaces given members, and the schedule as a whole', async () => {
    const domain = await createTestDomain();
    const { owner, domainId: domain_id } = domain;
    const created = await createSchedule(owner, domain, { name: 'Nightly', tags: { a: 1 } });
    const { schedule_id } = created;
    const update = (changes: object) => owner.call(schedule.update, { schedule_id, domain_id, ...changes });

    expect(await update({ options: { deep: true } })).toEqual({ ...created, options: { deep: true } });
    expect(await update({ schedule: { hours: [3] }, tags: {} })).toMatchObject({
      schedule: { cron: '', interval: 0, minutes: [], hours: [3] },
      tags: {},
    });
    for (const wrong of [{ schedule: {} }, { schedule: { interval: 61 } }, { name: '' }, { name: 'x'.repeat(41) }]) {
      const request = { schedule_id, domain_id, ...wrong };
      expect(await owner.refused(schedule.update, request)).toBe('ERROR_INVALID_PARAMETER');
    }
  });

  it('3.11.5 delete keeps the data source', async () => {
    const domain = await createTestDomain();
    const { owner, domainId: domain_id } = domain;
    const { schedule_id } = await createSchedule(owner, domain);
    expect(await owner.call(schedule.delete, { schedule_id, domain_id })).toEqual({});
    expect(await owner.refused(schedule.get, { schedule_id, domain_id })).toBe('ERROR_NOT_FOUND');
    await createSchedule(owner, domain);
  });

  it('4.5.2 owners can change schedules of the domain; other domains do not find them', async () => {
    const [domain, other] = [await createTestDomain(), await createTestDomain()];
    const { schedule_id } = await createSchedule(domain.admin, domain);
    const which = { schedule_id, domain_id: domain.domainId };
    expect(await domain.owner.call(schedule.disable, which)).toMatchObject({ state: 'DISABLED' });
    for (const operation of [schedule.get, schedule.update, schedule.enable, schedule.disable, schedule.delete]) {
      const request = { schedule_id, domain_id: other.domainId };
      expect(await other.admin.refused(operation, request)).toBe('ERROR_NOT_FOUND');
    }
  });

  it('2.1.6 filters by state, name and data source; an unknown state matches nothing', async () => {
    const domain = await createTestDomain();
    const { owner, domainId: domain_id } = domain;
    await domain.put('data_sources', [{ data_source_id: 'ds-2', domain_id }]);
    const { schedule_id } = await createSchedule(owner, domain, { name: 'b' });
    await createSchedule(owner, domain, { name: 'a', data_source_id: 'ds-2' });
    await owner.call(schedule.disable, { schedule_id, domain_id });
    const names = async (request: object) =>
      (await owner.call(schedule.list, { domain_id, ...request })).results.map(({ name }) => name);

    expect(await names({})).toEqual(['a', 'b']);
    expect(await names({ state: 'DISABLED' })).toEqual(['b']);
    expect(await names({ state: 'ASLEEP' })).toEqual([]);
    expect(await names({ data_source_id: 'ds-2' })).toEqual(['a']);
    expect(await owner.call(schedule.stat, { domain_id, query: { distinct: 'state' } })).toEqual({
      results: ['DISABLED', 'ENABLED'],
    });
    const { results } = await owner.call(schedule.list, { domain_id, query: { minimal: true } });
    expect(Object.keys(results[0] ?? {})).toEqual(['schedule_id', 'name', 'state']);
  });
});
