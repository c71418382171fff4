/** `alert_duration.analyze`: how long alerts took, compared with the times of single alerts. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type AlertRecord, alert } from '../../../contract/monitoring/alert.ts';
import { alertDuration } from '../../../contract/monitoring/alertDuration.ts';
import { createTestDomain, setClockOffset, type TestDomain } from '../testDomain.ts';
import { computeDurations } from './durations.ts';

const MINUTE_MS = 60_000;

let domain: TestDomain;
let alerts: readonly AlertRecord[];
beforeAll(async () => {
  domain = await createTestDomain();
  // A token that was issued in the past would have ended.
  await domain.tokenOf.admin();
  for (let at = 0; at < 24; at++) await raise(at);
  setClockOffset(0);
  alerts = (await domain.admin.call(alert.list, {})).results;
}, 120_000);

/** An alert of each project in turn, of which two of three are acknowledged and every second is resolved. */
const raise = async (at: number) => {
  const createdMs = -(24 - at) * 1_440 * MINUTE_MS;
  setClockOffset(createdMs);
  const project_id = domain.projects[at % 4] ?? '';
  const urgency = at % 5 === 0 ? 'LOW' : 'HIGH';
  const { alert_id } = await domain.admin.call(alert.create, { title: `Alert ${at}`, project_id, urgency });
  setClockOffset(createdMs + (at * 7 + 1) * MINUTE_MS);
  if (at % 3 !== 0) await domain.admin.call(alert.update, { alert_id, state: 'ACKNOWLEDGED' });
  setClockOffset(createdMs + (at * at + 30) * MINUTE_MS);
  if (at % 2 === 0) await domain.admin.call(alert.update, { alert_id, state: 'RESOLVED' });
};

const analyze = async (who: 'admin' | 'member', query: object) =>
  (await domain[who].call(alertDuration.analyze, { query: query as { group_sets: { keys: string[] }[] } })).results;

/** The rows of groups of alerts. */
const computeRows = (of: readonly AlertRecord[], group_set: number, keys: readonly (keyof AlertRecord)[]) =>
  [...Map.groupBy(of, (one) => JSON.stringify(Object.fromEntries(keys.map((key) => [key, one[key] || null]))))].map(
    ([values, own]) => ({ group_set, values: JSON.parse(values), ...computeDurations(own) }),
  );

const byValues = (one: { values: object }, other: { values: object }) =>
  JSON.stringify(one.values) < JSON.stringify(other.values) ? -1 : 1;

describe('alert_duration.analyze', () => {
  it('equals the durations of single alerts, for each group set', async () => {
    const group_sets = [{ keys: [] }, { keys: ['project_id', 'urgency'] }, { keys: ['assignee'] }];

    const results = await analyze('admin', { group_sets });

    const [total, groups, assignees] = [0, 1, 2].map((set) => results.filter(({ group_set }) => group_set === set));
    expect(total).toEqual(computeRows(alerts, 0, []));
    expect(groups?.toSorted(byValues)).toEqual(computeRows(alerts, 1, ['project_id', 'urgency']).toSorted(byValues));
    expect(assignees).toEqual(computeRows(alerts, 2, ['assignee']));
  });

  it('divides the times of creation, and leaves out what the conditions exclude', async () => {
    const starts = [-20, -10, -5].map((days) => new Date(Date.now() + days * 1_440 * MINUTE_MS).toISOString());
    const filter = [{ k: 'urgency', v: 'HIGH', o: 'eq' }];

    const results = await analyze('admin', { filter, starts, group_sets: [{ keys: ['start'] }] });

    const startOf = ({ created_at }: AlertRecord) => starts.findLast((start) => start <= created_at) ?? null;
    const counted = alerts.filter(({ urgency }) => urgency === 'HIGH');
    const expected = [...Map.groupBy(counted, startOf)].map(([start, own]) => ({
      group_set: 0,
      values: { start },
      ...computeDurations(own),
    }));
    expect(expected).toHaveLength(4);
    expect(results.toSorted(byValues)).toEqual(expected.toSorted(byValues));
  });

  it('groups by keys that no member of alerts has', async () => {
    const [one = '', other = '', third = ''] = domain.projects;
    const links = [
      { name: 'service', maps: [{ key: 'project_id', values: { [one]: 'shop', [other]: 'shop', [third]: '' } }] },
    ];

    const results = await analyze('admin', { links, group_sets: [{ keys: ['service'] }] });

    const isOfShop = ({ project_id }: AlertRecord) => project_id === one || project_id === other;
    expect(results).toHaveLength(2);
    expect(results).toContainEqual({
      ...{ group_set: 0, values: { service: 'shop' } },
      ...computeDurations(alerts.filter(isOfShop)),
    });
    expect(results).toContainEqual({
      ...{ group_set: 0, values: { service: null } },
      ...computeDurations(alerts.filter((one) => !isOfShop(one))),
    });
  });

  it('covers the alerts that the caller sees', async () => {
    const visible = (await domain.member.call(alert.list, {})).results;

    const results = await analyze('member', { group_sets: [{ keys: [] }] });

    expect(visible.length).toBeLessThan(alerts.length);
    expect(results).toEqual(computeRows(visible, 0, []));
  });

  it('is 0 for no alerts', async () => {
    const filter = [{ k: 'title', v: 'none', o: 'eq' }];

    const results = await analyze('admin', { filter, group_sets: [{ keys: [] }, { keys: ['state'] }] });

    expect(results).toEqual([{ group_set: 0, values: {}, ...computeDurations([]) }]);
  });

  it.each([
    { given: 'no group set', query: { group_sets: [] }, code: 'ERROR_REQUIRED_PARAMETER' },
    { given: 'more group sets than 8', query: { group_sets: Array(9).fill({ keys: [] }) } },
    { given: 'a key that is not text', query: { group_sets: [{ keys: ['resources'] }] } },
    { given: 'a key that alerts do not have', query: { group_sets: [{ keys: ['service_id'] }] } },
    {
      given: 'starts in another order',
      query: { group_sets: [{ keys: ['start'] }], starts: ['2024-05-02', '2024-05-01'] },
    },
  ])('refuses $given', async ({ query, code = 'ERROR_INVALID_PARAMETER' }) => {
    expect(await domain.admin.refused(alertDuration.analyze, { query })).toBe(code);
  });
});
