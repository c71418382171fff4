import { beforeAll, describe, expect, it } from 'vitest';
import { analyzeRecords, analyzeSeries, listRecords, runStat } from '../../../service/query/index.ts';
import { type ThingRecord, things } from './thingResource.ts';
import { insertThings, openThingsDatabase } from './thingsDatabase.ts';

beforeAll(async () => {
  await openThingsDatabase();
});

const times = (count: number, members: Partial<ThingRecord>) => Array<Partial<ThingRecord>>(count).fill(members);

describe('2.9 Worked examples', () => {
  it('2.9 Query: open high-urgency alerts of two projects, newest first, second page of two', async () => {
    const nowMs = Date.parse('2024-05-08T12:00:00.000Z');
    const urgent = (day: number, members: Partial<ThingRecord>): Partial<ThingRecord> => ({
      created_at: `2024-05-0${day}T08:00:00.000Z`,
      state: 'OPEN',
      urgency: 'HIGH',
      projects: ['project-1a'],
      ...members,
    });
    const { db, where } = await insertThings([
      urgent(2, { title: 'Disk of db-3 almost full', projects: ['project-2b'] }),
      urgent(3, {}),
      urgent(4, {}),
      urgent(5, { state: 'CLOSED' }),
      urgent(5, { urgency: 'LOW' }),
      urgent(5, { projects: ['project-3c'] }),
      urgent(1, {}),
    ]);

    const page = await listRecords(db, things, {
      query: {
        filter: [
          { k: 'state', v: ['OPEN', 'ACKNOWLEDGED'], o: 'in' },
          { k: 'created_at', v: 'now - 7d', o: 'timediff_gte' },
        ],
        filter_or: [
          { k: 'project_id', v: 'project-1a', o: 'eq' },
          { k: 'project_id', v: 'project-2b', o: 'eq' },
        ],
        sort: [{ key: 'created_at', desc: true }],
        page: { start: 3, limit: 2 },
        only: ['thing_id', 'title', 'state'],
      },
      filters: { urgency: 'HIGH' },
      where,
      nowMs,
    });

    expect(page).toEqual({
      results: [{ thing_id: 'thing-0', title: 'Disk of db-3 almost full', state: 'OPEN' }],
      total_count: 3,
    });
  });

  it('2.9 StatisticsQuery: how many alerts per state, how many of them urgent, and which states there are', async () => {
    const alerts = { projects: ['project-1a'] };
    const { db, where } = await insertThings([
      ...times(9, { ...alerts, state: 'CLOSED', urgency: 'HIGH' }),
      ...times(32, { ...alerts, state: 'CLOSED', urgency: 'LOW' }),
      ...times(3, { ...alerts, state: 'OPEN', urgency: 'HIGH' }),
      ...times(1, { ...alerts, state: 'OPEN', urgency: 'LOW' }),
      ...times(5, { projects: ['project-2b'] }),
    ]);
    const urgent = [{ key: 'urgency', value: 'HIGH', operator: 'eq' }];

    const answer = await runStat(
      db,
      things,
      {
        filter: [{ k: 'project_id', v: 'project-1a', o: 'eq' }],
        aggregate: [
          {
            group: {
              keys: [{ key: 'state', name: 'state' }],
              fields: [
                { name: 'alerts', operator: 'count' },
                { name: 'urgent', operator: 'count', conditions: urgent },
              ],
            },
          },
          { sort: [{ key: 'alerts', desc: true }] },
        ],
      },
      where,
    );

    expect(answer).toEqual({
      results: [
        { state: 'CLOSED', alerts: 41, urgent: 9 },
        { state: 'OPEN', alerts: 4, urgent: 3 },
      ],
    });
    expect(await runStat(db, things, { distinct: 'state' }, where)).toEqual({ results: ['CLOSED', 'OPEN'] });
  });

  it('2.9 AnalyzeQuery: failed tasks per run, by collector', async () => {
    const { db, where } = await insertThings([
      { title: 'collector-7d', count: 2 },
      { title: 'collector-7d', count: 3 },
      { title: 'collector-1a', count: 1 },
    ]);

    const answer = await analyzeRecords(
      db,
      things,
      {
        group_by: ['title'],
        fields: { runs: { operator: 'count' }, failed: { key: 'count', operator: 'sum' } },
        select: { collector_id: 'title', failed_per_run: { operator: 'divide', fields: ['failed', 'runs'] } },
        sort: [{ key: 'failed_per_run', desc: true }],
        page: { start: 1, limit: 1 },
      },
      where,
    );

    expect(answer).toEqual({ results: [{ collector_id: 'collector-7d', failed_per_run: 2.5 }], more: true });
  });

  it('2.9 TimeSeriesAnalyzeQuery: costs of a project by month', async () => {
    const cost = (report_month: string, USD: number): Partial<ThingRecord> => ({
      report_month,
      tags: { USD },
      title: 'project-1a',
      is_open: true,
    });
    const { db, where } = await insertThings([cost('2024-06', 120), cost('2024-05', 100), cost('2024-05', 40)]);

    const answer = await analyzeSeries(
      db,
      things,
      {
        granularity: 'MONTHLY',
        start: '2024-05',
        end: '2024-06',
        group_by: [{ key: 'title', name: 'project_id' }],
        fields: { cost: { key: 'tags.USD', operator: 'sum' } },
        field_group: ['date'],
        sort: [{ key: 'cost', desc: true }],
      },
      where,
      { filters: { is_open: true } },
    );

    expect(answer).toEqual({
      results: [
        {
          project_id: 'project-1a',
          _total_cost: 260,
          cost: [
            { value: 140, date: '2024-05' },
            { value: 120, date: '2024-06' },
          ],
        },
      ],
      more: false,
    });
  });
});
