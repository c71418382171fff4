import { beforeAll, describe, expect, it } from 'vitest';
import {
  type AnalyzeQuery,
  analyzeRecords,
  analyzeSeries,
  type TimeSeriesAnalyzeQuery,
} from '../../../service/query/index.ts';
import { type ThingRecord, things } from './thingResource.ts';
import { insertThings, openThingsDatabase } from './thingsDatabase.ts';

beforeAll(async () => {
  await openThingsDatabase();
});

const runAnalysis = async (given: readonly Partial<ThingRecord>[], query: unknown) => {
  const { db, where } = await insertThings(given);
  return analyzeRecords(db, things, { sort: [{ key: 'title' }], ...(query as AnalyzeQuery) }, where);
};
const results = async (given: readonly Partial<ThingRecord>[], query: unknown) =>
  (await runAnalysis(given, query)).results;

const refusal = (query: unknown) =>
  runAnalysis([{}], query).then(
    () => 'accepted',
    (error: { code: string; key: string }) => `${error.code} ${error.key}`,
  );

const given: Partial<ThingRecord>[] = [
  { title: 'a', state: 'OPEN', count: 1, tags: { team: 'core' } },
  { title: 'a', state: 'CLOSED', count: 2, tags: { team: 'core' } },
  { title: 'b', state: 'OPEN', count: 5, tags: {} },
];
const n = { n: { operator: 'count' } };
const total = { total: { key: 'count', operator: 'sum' } };

describe('2.7 AnalyzeQuery', () => {
  it('2.7.1 requires fields, each with operator and key', async () => {
    expect(await refusal({ group_by: ['title'] })).toBe('ERROR_REQUIRED_PARAMETER fields');
    expect(await refusal({ fields: { a: {} } })).toBe('ERROR_REQUIRED_PARAMETER query.fields.operator');
    expect(await refusal({ fields: { a: { operator: 'sum' } } })).toBe('ERROR_REQUIRED_PARAMETER query.fields.key');
    expect(await refusal({ fields: { a: { operator: 'median', key: 'count' } } })).toBe(
      'ERROR_DB_QUERY query.fields.operator',
    );
  });

  it('2.7.1 computes fields over groups; push can collect objects', async () => {
    const fields = { ...n, ...total, list: { operator: 'push', fields: { state: 'state', c: 'count' } } };
    expect(await results(given.slice(2), { group_by: ['title'], fields })).toEqual([
      { title: 'b', n: 1, total: 5, list: [{ state: 'OPEN', c: 5 }] },
    ]);
  });

  it('2.7.2 names a group by the last step of its path, or as its object says', async () => {
    expect(
      await results(given.slice(2), { group_by: ['tags.team', { key: 'state', name: 's', reference: {} }], fields: n }),
    ).toEqual([{ team: null, s: 'OPEN', n: 1 }]);
    expect(await results(given, { fields: total })).toEqual([{ total: 8 }]);
    expect(await refusal({ group_by: [{ name: 'x' }], fields: n })).toBe('ERROR_INVALID_PARAMETER group_by');
    expect(await refusal({ group_by: [1], fields: n })).toBe('ERROR_INVALID_PARAMETER group_by');
  });

  it('2.7.3 filters, unwinds, groups, selects, folds, sorts and pages in this order', async () => {
    const query = {
      filter: [{ k: 'title', o: 'eq', v: 'x' }],
      keyword: 'x',
      unwind: { path: 'labels', filter: [{ k: 'labels', o: 'not', v: 'no' }] },
      group_by: ['labels', 'state'],
      fields: n,
      select: { label: 'labels', state: 'state', n: 'n' },
      field_group: ['state'],
      sort: [{ key: 'n', desc: true }],
      page: { start: 1, limit: 1 },
    };
    const labelled = [
      { title: 'x', labels: ['a', 'b', 'no', 'a'] },
      { title: 'x', labels: ['b'] },
      { title: 'x', labels: ['b'] },
      { labels: ['c'] },
    ];
    expect(await runAnalysis(labelled, query)).toEqual({
      results: [{ label: 'b', n: [{ value: 3, state: 'OPEN' }], _total_n: 3 }],
      more: true,
    });
  });

  it('2.7.4 select keeps only its members, and computes expressions', async () => {
    const query = { group_by: ['title'], fields: { ...n, ...total, list: { operator: 'push', key: 'count' } } };
    const select = {
      title: 'title',
      mean: { operator: 'divide', fields: ['total', 'n'] },
      size: { operator: 'size', key: 'list' },
      sum: { operator: 'sum', key: 'list' },
      more: { operator: 'add', fields: ['n', 1] },
    };
    expect(await results(given, { ...query, select })).toEqual([
      { title: 'a', mean: 1.5, size: 2, sum: 3, more: 3 },
      { title: 'b', mean: 5, size: 1, sum: 5, more: 2 },
    ]);
    expect(await results(given, { ...query, select: { n: 'n' }, sort: [{ key: 'n' }] })).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await refusal({ ...query, select: { x: { operator: 'push', key: 'n' } } })).toBe(
      'ERROR_INVALID_PARAMETER query.select.operator',
    );
  });

  it('2.7.5 field_group folds groups into lists, with totals by operator', async () => {
    const fields = {
      ...n,
      ...total,
      mean: { key: 'count', operator: 'average' },
      most: { key: 'count', operator: 'max' },
      least: { key: 'count', operator: 'min' },
      one: { key: 'count', operator: 'first' },
    };
    const [first, second] = await results(given, { group_by: ['title', 'state'], fields, field_group: ['state'] });
    expect(first).toEqual({
      title: 'a',
      _total_n: 2,
      _total_total: 3,
      _total_mean: 1.5,
      _total_most: 2,
      _total_least: 1,
      ...Object.fromEntries(
        ['total', 'mean', 'most', 'least', 'one'].map((name) => [
          name,
          [
            { value: 1, state: 'OPEN' },
            { value: 2, state: 'CLOSED' },
          ],
        ]),
      ),
      n: [
        { value: 1, state: 'OPEN' },
        { value: 1, state: 'CLOSED' },
      ],
    });
    expect(second).toMatchObject({ title: 'b', _total_total: 5, total: [{ value: 5, state: 'OPEN' }] });
    expect(await refusal({ group_by: ['title'], fields: n, field_group: ['_total_n'] })).toBe(
      'ERROR_INVALID_PARAMETER field_group',
    );
  });

  it('2.7.5 field_group can fold all groups', async () => {
    expect(await results(given, { group_by: ['state'], fields: n, field_group: ['state'] })).toEqual([
      {
        _total_n: 3,
        n: [
          { value: 2, state: 'OPEN' },
          { value: 1, state: 'CLOSED' },
        ],
      },
    ]);
  });

  it('2.7.6 sorts by output names, and by totals with field_group', async () => {
    const query = { group_by: ['title', 'state'], fields: total, sort: [{ key: 'total', desc: true }] };
    expect((await results(given, query)).map(({ total }) => total)).toEqual([5, 2, 1]);
    expect(
      (await results(given, { ...query, field_group: ['state'] })).map(({ _total_total }) => _total_total),
    ).toEqual([5, 3]);
  });

  it('2.7.7 returns pages of 1000 by default, and whether more rows exist', async () => {
    const many = Array.from({ length: 1001 }, (_, count) => ({ count }));
    const { results: rows, more } = await runAnalysis(many, { group_by: ['count'], fields: n });
    expect([rows.length, more]).toEqual([1000, true]);
    const query = { group_by: ['title'], fields: n };
    expect(await runAnalysis(given, { ...query, page: { start: 2, limit: 1 } })).toEqual({
      results: [{ title: 'b', n: 1 }],
      more: false,
    });
    expect(await runAnalysis([], query)).toEqual({ results: [], more: false });
  });

  it('2.7.8 refuses lookup and add_fields', async () => {
    expect(await refusal({ fields: n, lookup: [{}] })).toMatch('ERROR_INVALID_PARAMETER');
    expect(await refusal({ fields: n, add_fields: { a: 1 } })).toMatch('ERROR_INVALID_PARAMETER');
  });
});

describe('2.8 TimeSeriesAnalyzeQuery', () => {
  const months = ['2023-12', '2024-04', '2024-05', '2024-05', '2024-06', '2025-01', ''];
  const monthly = months.map((report_month, index) => ({ report_month, count: 10 ** index }));

  const series = async (query: unknown) => {
    const { db, where } = await insertThings(monthly);
    return (await analyzeSeries(db, things, { fields: total, ...(query as TimeSeriesAnalyzeQuery) }, where)).results;
  };

  it('2.8.1 without start, end and granularity is an AnalyzeQuery', async () => {
    expect(await series({})).toEqual([{ total: 1_111_111 }]);
    await expect(series({ fields: null })).rejects.toMatchObject({ code: 'ERROR_REQUIRED_PARAMETER' });
  });

  it.each([
    { start: '2024-05', end: '2024-05', sum: 1100 },
    { start: '2024', end: '2024', sum: 11_110 },
    { start: '2024-05-01', end: '2024-06-01', sum: 11_100 },
    { start: '2024-05-02', end: '2024-12-31', sum: 10_000 },
    { start: '2024-12-31', sum: 100_000 },
    { end: '2023', sum: 1 },
    { start: '2024-05-02', end: '2024-05-31', sum: 0 },
  ])('2.8.2 from $start to $end inclusive sums to $sum', async ({ sum, ...limits }) => {
    expect(await series(limits)).toEqual([{ total: sum }]);
  });

  it.each([
    { start: '2024-06', end: '2024-05' },
    { start: '2025', end: '2024-12-31' },
    { start: '2024-05-20', end: '2024-05-10' },
  ])('2.8.2 from $start to $end, an earlier time, returns no rows', async (limits) => {
    expect(await series(limits)).toEqual([]);
    await expect(series({ ...limits, fields: null })).rejects.toMatchObject({ code: 'ERROR_REQUIRED_PARAMETER' });
  });

  it.each(['May', '2024-13', '2024-5', '2024-02-30', '2024-05-01T00:00:00Z'])('2.8.2 refuses %s', async (text) => {
    await expect(series({ start: text })).rejects.toMatchObject({
      code: 'ERROR_INVALID_PARAMETER_TYPE',
      key: 'query.start',
    });
    await expect(series({ end: text })).rejects.toMatchObject({
      code: 'ERROR_INVALID_PARAMETER_TYPE',
      key: 'query.end',
    });
  });

  it.each([
    { granularity: 'DAILY', dates: ['2024-04', '2024-05', '2024-06'] },
    { granularity: 'MONTHLY', dates: ['2024-04', '2024-05', '2024-06'] },
    { granularity: 'YEARLY', dates: ['2024'] },
  ])('2.8.3 $granularity returns the dates $dates', async ({ granularity, dates }) => {
    const rows = await series({ granularity, start: '2024', end: '2024' });
    expect(rows.map(({ date }) => date)).toEqual(dates);
  });

  it('2.8.4 sorts rows by date before it folds them', async () => {
    const [row] = await series({ granularity: 'MONTHLY', start: '2023', field_group: ['date'] });
    expect(row).toEqual({
      _total_total: 111_111,
      total: [
        { value: 1, date: '2023-12' },
        { value: 10, date: '2024-04' },
        { value: 1100, date: '2024-05' },
        { value: 10_000, date: '2024-06' },
        { value: 100_000, date: '2025-01' },
      ],
    });
  });
});
