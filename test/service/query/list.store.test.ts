import { beforeAll, describe, expect, it } from 'vitest';
import { type ListQuery, listRecords, projectRecord } from '../../../service/query/index.ts';
import { type ThingRecord, thing, things } from './thingResource.ts';
import { insertThings, openThingsDatabase } from './thingsDatabase.ts';

beforeAll(async () => {
  await openThingsDatabase();
});

const listThings = async (given: readonly Partial<ThingRecord>[], query: ListQuery = {}) => {
  const { db, where } = await insertThings(given);
  return listRecords(db, things, { query, where });
};

/** Indexes of the given things in the order of a list. */
const order = async (given: readonly Partial<ThingRecord>[], query: ListQuery) =>
  (await listThings(given, query)).results.map(({ thing_id }) => Number(thing_id?.replace('thing-', '')));

const refusal = (query: ListQuery) =>
  listThings([], query).then(
    () => 'accepted',
    (error: { code: string }) => error.code,
  );

const many = (count: number): Partial<ThingRecord>[] => Array.from({ length: count }, (_, index) => ({ count: index }));

describe('a list', () => {
  it('1.2.3 returns every member; unset and secret ones are empty strings', async () => {
    const { db, where, records } = await insertThings([{ title: 'x', tags: { a: [1] }, closed_at: '' }]);

    const { results } = await listRecords(db, things, { where });

    expect(results).toEqual([{ ...records[0], password: '' }]);
    expect(Object.keys(results[0] ?? {})).toEqual(Object.keys(thing.record.properties));
  });

  it('1.5.1 pages from 1, with 1000 rows by default', async () => {
    const given = many(1005);
    const { db, where } = await insertThings(given);
    const page = async (start?: number, limit?: number) => {
      const query = { sort: [{ key: 'count' }], page: { start, limit } } as ListQuery;
      const { results, total_count } = await listRecords(db, things, { query, where });
      expect(total_count).toBe(1005);
      return [results[0]?.count, results.length];
    };
    expect(await page()).toEqual([0, 1000]);
    expect(await page(0, 2)).toEqual([0, 2]);
    expect(await page(3, 2)).toEqual([2, 2]);
    expect(await page(1, 5000)).toEqual([0, 1000]);
    expect(await page(1001, 0)).toEqual([1000, 5]);
    expect(await page(1004, -1)).toEqual([1003, 2]);
    expect(await page(2000, 10)).toEqual([undefined, 0]);
  });

  it('1.5.2 count_only returns no rows', async () => {
    expect(await listThings(many(3), { count_only: true, filter: [{ k: 'count', o: 'gt', v: 0 }] })).toEqual({
      results: [],
      total_count: 2,
    });
  });

  it('1.5.3 minimal returns minimal rows; only takes precedence', async () => {
    const given = [{ title: 'x' }];
    expect((await listThings(given, { minimal: true })).results).toEqual([{ thing_id: 'thing-0', title: 'x' }]);
    expect((await listThings(given, { minimal: true, only: ['title'] })).results).toEqual([{ title: 'x' }]);
  });

  it.each([
    { only: ['title', 'nothing'], row: { title: 'x' } },
    { only: ['nothing'], row: {} },
    { only: ['password'], row: { password: '' } },
    { only: ['tags.team'], row: { tags: { team: { name: 'core', lead: 'kim' } } } },
    { only: ['tags.team.name', 'tags.nothing'], row: { tags: { team: { name: 'core' } } } },
    { only: ['tags.team.name', 'tags'], row: { tags: { team: { name: 'core', lead: 'kim' }, b: 1 } } },
    { only: ['parts.name'], row: { parts: [{ name: 'cpu' }, { name: 'disk' }] } },
    { only: ['parts.1.name'], row: { parts: [{ name: 'disk' }] } },
    { only: ['title.x'], row: {} },
  ])('1.5.4 returns exactly $only', async ({ only, row }) => {
    const given = {
      title: 'x',
      tags: { team: { name: 'core', lead: 'kim' }, b: 1 },
      parts: ['cpu', 'disk'].map((name) => ({ name, notes: [] })),
    };
    expect((await listThings([given], { only })).results).toEqual([row]);
    expect(projectRecord({ ...given, password: '' }, only)).toEqual(row);
  });

  it('1.5.5 matches any of the words in any keyword field, ignoring case', async () => {
    const given = [{ title: 'Disk full' }, { title: 'cpu' }, { count: 4711 }, { title: 'else', urgency: 'disk' }];
    expect(await order(given, { keyword: 'DISK cpu', sort: [{ key: 'nothing' }] })).toEqual([0, 1]);
    expect(await order(given, { keyword: '71', sort: [{ key: 'nothing' }] })).toEqual([2]);
    expect(await order(given, { keyword: ' ', sort: [{ key: 'nothing' }] })).toEqual([0, 1, 2, 3]);
  });
});

describe('2.4 Sort', () => {
  const given = [
    { title: 'b', count: 1 },
    { title: 'a', count: 2 },
    { title: 'b', count: 2 },
  ];

  it('2.4.1 sorts by the first entry first, ascending by default', async () => {
    expect(await order(given, { sort: [{ key: 'title' }, { key: 'count', desc: true }] })).toEqual([1, 2, 0]);
    expect(await order(given, { sort: [{ key: 'count', desc: true }, { key: 'title' }] })).toEqual([1, 2, 0]);
  });

  it('2.4.1 ignores a key that occurs again', async () => {
    const sort = [{ key: 'title' }, { key: 'count' }, { key: 'title', desc: true }];
    expect(await order(given, { sort })).toEqual([1, 0, 2]);
  });

  it('2.4.1 accepts a single object instead of a list', async () => {
    expect(await order(given, { sort: { key: 'count', desc: true } } as never)).toEqual([1, 2, 0]);
  });

  it('2.4.2 breaks ties by order of creation, and uses the default sort of the resource', async () => {
    expect(await order(given, { sort: [{ key: 'title', desc: true }] })).toEqual([0, 2, 1]);
    const created = [2, 3, 1, 3].map((day) => ({ created_at: `2024-05-0${day}T00:00:00.000Z` }));
    expect(await order(created, {})).toEqual([1, 3, 0, 2]);
  });

  const values = [null, -1, 2.5, 'A', 'a', 'é', { a: 1 }, [[1]], false, true];

  it('2.4.3 sorts values of different types by type', async () => {
    const shuffled = [4, 9, 0, 7, 2, 5, 1, 8, 3, 6];
    const tagged = shuffled.map((index) => ({ tags: { v: values[index] } }));
    const sorted = async (desc: boolean) =>
      (await order(tagged, { sort: [{ key: 'tags.v', desc }] })).map((place) => shuffled[place]);
    expect(await sorted(false)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await sorted(true)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('2.4.3 sorts unset values first, and times as instants', async () => {
    const times = ['2024-05-02T00:00:00.000Z', '', '2024-05-01T00:00:00.000Z'].map((closed_at) => ({ closed_at }));
    expect(await order(times, { sort: [{ key: 'closed_at' }] })).toEqual([1, 2, 0]);
    expect(await order(times, { sort: [{ key: 'closed_at', desc: true }] })).toEqual([0, 2, 1]);
    expect(await order(times, { sort: [{ key: 'nothing', desc: true }] })).toEqual([0, 1, 2]);
  });

  it('2.4.3 sorts a list by its smallest element, or in descending order by its largest', async () => {
    const lists = [{ labels: [2, 9] }, { labels: [3] }, { labels: [] }, { labels: [1, 5] }];
    expect(await order(lists, { sort: [{ key: 'labels' }] })).toEqual([2, 3, 0, 1]);
    expect(await order(lists, { sort: [{ key: 'labels', desc: true }] })).toEqual([0, 3, 1, 2]);
  });
});

describe('2.5 unwind, lookup, add_fields', () => {
  const parts = (...names: string[]) => ({ parts: names.map((name) => ({ name, notes: [] })) });
  const given = [parts('cpu', 'disk'), {}, parts('ram'), { ...parts('disk'), tags: { list: [1, 2] } }];
  const base = { sort: [{ key: 'nothing' }], only: ['thing_id', 'parts.name'] };

  it('2.5.1 unwind returns and counts one row per element', async () => {
    const { results, total_count } = await listThings(given, { ...base, unwind: { path: 'parts' } });
    expect(results).toEqual([
      { thing_id: 'thing-0', parts: [{ name: 'cpu' }] },
      { thing_id: 'thing-0', parts: [{ name: 'disk' }] },
      { thing_id: 'thing-2', parts: [{ name: 'ram' }] },
      { thing_id: 'thing-3', parts: [{ name: 'disk' }] },
    ]);
    expect(total_count).toBe(4);
  });

  it('2.5.1 unwind filters elements by full paths', async () => {
    const unwind = { path: 'parts', filter: [{ k: 'parts.name', o: 'eq', v: 'disk' }] } as NonNullable<
      ListQuery['unwind']
    >;
    const paged = await listThings(given, { ...base, unwind, page: { start: 2, limit: 1 } });
    expect(paged).toEqual({ results: [{ thing_id: 'thing-3', parts: [{ name: 'disk' }] }], total_count: 2 });
    expect((await listThings(given, { ...base, unwind, count_only: true })).total_count).toBe(2);
  });

  it('2.5.1 unwind expands lists in a Struct', async () => {
    const query = { sort: [{ key: 'tags.list', desc: true }], only: ['tags'], unwind: { path: 'tags.list' } };
    expect((await listThings(given, query)).results).toEqual([{ tags: { list: [2] } }, { tags: { list: [1] } }]);
  });

  it('2.5.1 unwind requires only, and supports eight operators', async () => {
    expect(await refusal({ unwind: { path: 'parts' } })).toBe('ERROR_DB_QUERY');
    const unwind = { path: 'parts', filter: [{ k: 'parts.name', o: 'regex', v: 'd' }] } as NonNullable<
      ListQuery['unwind']
    >;
    expect(await refusal({ only: ['parts'], unwind })).toBe('ERROR_DB_QUERY');
  });

  it('2.5.2 refuses lookup and add_fields', async () => {
    expect(await refusal({ lookup: [{}] })).toBe('ERROR_INVALID_PARAMETER');
    expect(await refusal({ add_fields: { a: 1 } })).toBe('ERROR_INVALID_PARAMETER');
    expect(await refusal({ lookup: [], add_fields: {} })).toBe('accepted');
  });
});
