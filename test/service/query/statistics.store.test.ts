import { beforeAll, describe, expect, it } from 'vitest';
import { runStat, type StatQuery } from '../../../service/query/index.ts';
import { type ThingRecord, things } from './thingResource.ts';
import { insertThings, openThingsDatabase } from './thingsDatabase.ts';

beforeAll(async () => {
  await openThingsDatabase();
});

/** Creates one thing per day, so that the default order reverses the given order. */
const inOrder = (given: readonly Partial<ThingRecord>[]) =>
  given.map((members, index) => ({ created_at: new Date(Date.UTC(2024, 4, 31 - index)).toISOString(), ...members }));

const statistics = async (given: readonly Partial<ThingRecord>[], query: unknown) => {
  const { db, where } = await insertThings(inOrder(given));
  return runStat(db, things, query as StatQuery, where);
};

const results = async (given: readonly Partial<ThingRecord>[], ...aggregate: unknown[]) =>
  (await statistics(given, { aggregate })).results;

const distinct = async (given: readonly Partial<ThingRecord>[], key: string, more: object = {}) =>
  (await statistics(given, { distinct: key, ...more })).results;

const refusal = (query: unknown) =>
  statistics([{}], query).then(
    () => 'accepted',
    (error: { code: string; key: string }) => `${error.code} ${error.key}`,
  );
const refusedStage = (stage: unknown) => refusal({ aggregate: [stage] });

/** One group over all records with one field. */
const over = async (given: readonly Partial<ThingRecord>[], field: object) => {
  const [row] = await results(given, { group: { fields: [{ name: 'it', ...field }] } });
  return (row as { it: unknown }).it;
};

describe('2.6 StatisticsQuery', () => {
  it('2.6.1 requires aggregate or distinct, and uses aggregate if both are given', async () => {
    expect(await refusal({})).toBe('ERROR_REQUIRED_PARAMETER aggregate');
    expect(await refusal({ aggregate: [], distinct: '' })).toBe('ERROR_REQUIRED_PARAMETER aggregate');
    const both = await statistics([{}], { distinct: 'title', aggregate: [{ count: { name: 'n' } }] });
    expect(both).toEqual({ results: [{ n: 1 }] });
  });

  it('2.6.2 filters records first, by filter, filter_or and keyword', async () => {
    const given = [
      { title: 'disk', count: 1 },
      { title: 'disk', count: 2 },
      { title: 'cpu', count: 1 },
    ];
    const query = {
      filter: [{ k: 'title', o: 'exists', v: true }],
      filter_or: [{ k: 'count', o: 'eq', v: 1 }],
      keyword: 'DISK',
    };
    expect(await statistics(given, { ...query, aggregate: [{ count: { name: 'n' } }] })).toEqual({
      results: [{ n: 1 }],
    });
    expect(await statistics(given, { ...query, distinct: 'title' })).toEqual({ results: ['disk'] });
  });

  it('2.6.3 distinct returns each value once in ascending order, without unset values', async () => {
    expect(
      await distinct([{ title: 'b' }, { title: 'é' }, { title: '' }, { title: 'B' }, { title: 'b' }], 'title'),
    ).toEqual(['B', 'b', 'é']);
    expect(await distinct([{ is_open: true }, { is_open: false }], 'is_open')).toEqual([false, true]);
    expect(await distinct([{ closed_at: '' }, { closed_at: '2024-05-01T00:00:00.000Z' }], 'closed_at')).toEqual([
      '2024-05-01T00:00:00.000Z',
    ]);
    expect(await distinct([{ projects: ['b', 'a'] }, { projects: ['a', 'c'] }], 'project_id')).toEqual(['a', 'b', 'c']);
    expect(await distinct([{}], 'nothing')).toEqual([]);
    expect(await distinct([{}], 'password')).toEqual([]);
    const mixed = [true, 'x', null, [2, 'y'], { a: 1 }, 2, [[1]], false].map((v) => ({ tags: { v } }));
    expect(await distinct(mixed, 'tags.v')).toEqual([2, 'x', 'y', { a: 1 }, [1], false, true]);
  });

  it('2.6.3 distinct sorts in descending order if its sort says desc', async () => {
    const given = [
      { title: 'a', labels: [1] },
      { title: 'b', labels: ['x', 2] },
    ];
    expect(await distinct(given, 'title', { sort: [{ key: 'any', desc: true }] })).toEqual(['b', 'a']);
    expect(await distinct(given, 'labels', { sort: [{ key: 'labels', desc: true }] })).toEqual(['x', 2, 1]);
  });

  it('2.6.4 requires exactly one known member in a stage', async () => {
    for (const stage of [{}, { sort: [{ key: 'a' }], limit: 1 }, { lookup: {} }, 'count', { __proto__: null }]) {
      expect(await refusedStage(stage)).toBe('ERROR_REQUIRED_PARAMETER query.aggregate');
    }
  });

  const parts = (...names: string[]) => ({ parts: names.map((name, size) => ({ name, size, notes: [] })) });

  it('2.6.4 unwind replaces a list by one row per element', async () => {
    const given = [{ labels: ['a', { b: 1 }], title: 'one' }, { labels: [] }, { labels: ['c'], title: 'two' }];
    const copy = {
      project: {
        fields: [
          { name: 'title', key: 'title' },
          { name: 'label', key: 'labels' },
        ],
      },
    };
    expect(await results(given, { unwind: { path: 'labels' } }, copy)).toEqual([
      { title: 'one', label: 'a' },
      { title: 'one', label: { b: 1 } },
      { title: 'two', label: 'c' },
    ]);
  });

  it('2.6.4 unwind filters elements by full paths, keeps other values, and expands lists in a Struct', async () => {
    const named = {
      project: {
        fields: [
          { name: 'name', key: 'parts.name' },
          { name: 'size', key: 'parts.size' },
        ],
      },
    };
    const unwind = { path: 'parts', filter: [{ k: 'parts.name', o: 'not', v: 'cpu' }] };
    expect(await results([parts('cpu', 'disk'), {}, parts('ram')], { unwind }, named)).toEqual([
      { name: 'disk', size: 1 },
      { name: 'ram', size: 0 },
    ]);
    const value = { project: { fields: [{ name: 'v', key: 'tags.v' }] } };
    const tagged = [{ tags: { v: 'x' } }, { tags: { v: [1, [2]] } }, { tags: { v: null } }, { tags: {} }];
    expect(await results(tagged, { unwind: { path: 'tags.v' } }, value)).toEqual([{ v: 'x' }, { v: 1 }, { v: [2] }]);
    expect(await results([{ title: 'x' }, {}], { unwind: { path: 'title' } }, { count: { name: 'n' } })).toEqual([
      { n: 1 },
    ]);
    expect(await results([{}], { unwind: { path: 'nothing' } })).toEqual([]);
  });

  it('2.6.4 group returns one row per combination of keys in order of appearance; missing keys are null', async () => {
    const given = [
      { title: 'b', count: 1 },
      { title: 'a', count: 1 },
      { title: 'b', count: 1 },
      { title: '', count: 1 },
    ];
    const keys = [
      { key: 'title', name: 't' },
      { k: 'tags.x', n: 'x' },
      { key: 'count', name: 'c' },
    ];
    expect(await results(given, { group: { keys, fields: [{ name: 'n', operator: 'count' }] } })).toEqual([
      { t: 'b', x: null, c: 1, n: 2 },
      { t: 'a', x: null, c: 1, n: 1 },
      { t: null, x: null, c: 1, n: 1 },
    ]);
    expect(await results(given, { group: { keys: [{ key: 'count', name: 'c' }] } })).toEqual([{ c: 1 }]);
    expect(await results([], { group: { fields: [{ name: 'n', operator: 'count' }] } })).toEqual([{ n: 0 }]);
    expect(await refusedStage({ group: {} })).toBe('ERROR_REQUIRED_PARAMETER query.aggregate.group.keys');
    expect(await refusedStage({ group: { keys: [{ key: 'a' }] } })).toBe('ERROR_DB_QUERY query.aggregate.group.keys');
    expect(await refusedStage({ group: { keys: [{ name: 'a' }] } })).toBe('ERROR_DB_QUERY query.aggregate.group.keys');
  });

  it.each([
    { format: 'year', value: 2024 },
    { format: 'month', value: 5 },
    { format: 'day', value: 7 },
    { format: '%Y-%m-%d', value: '2024-05-07' },
    { format: '%H:%M:%S.%L', value: '09:05:03.042' },
    { format: 'day "%j" of \\%G, week %V.%u: 100%%', value: 'day "128" of \\2024, week 19.2: 100%' },
  ])('2.6.4 date_format $format returns $value', async ({ format, value }) => {
    const created_at = '2024-05-07T09:05:03.042Z';
    for (const key of ['created_at', 'tags.at']) {
      const keys = [{ key, name: 'at', date_format: format }];
      expect(await results([{ created_at, tags: { at: created_at } }], { group: { keys } })).toEqual([{ at: value }]);
    }
  });

  it('2.6.4 date_format requires a time and known directives', async () => {
    const format = (key: string, date_format: string) =>
      refusedStage({ group: { keys: [{ key, name: 'at', date_format }] } });
    expect(await format('count', 'year')).toBe('ERROR_DB_QUERY query.aggregate.group.keys');
    expect(await format('created_at', '%y')).toBe('ERROR_DB_QUERY query.aggregate.group.keys');
    expect(await format('created_at', '100%')).toBe('ERROR_DB_QUERY query.aggregate.group.keys');
    const keys = [{ key: 'closed_at', name: 'at', date_format: 'year' }];
    expect(await results([{}], { group: { keys } })).toEqual([{ at: null }]);
  });

  it('2.6.4 sort, skip and limit apply at their position in the chain', async () => {
    const given = [3, 1, 4, 1, 5].map((count) => ({ count }));
    const only = { project: { fields: [{ name: 'c', key: 'count' }] } };
    const sort = [{ key: 'count', desc: true }];
    expect(await results(given, { sort }, { skip: 1 }, { limit: 2 }, only)).toEqual([{ c: 4 }, { c: 3 }]);
    expect(await results(given, { limit: 2 }, { sort }, only)).toEqual([{ c: 3 }, { c: 1 }]);
    expect(await results(given, { limit: 0 })).toEqual([]);
    expect(await refusedStage({ limit: -1 })).toBe('ERROR_INVALID_PARAMETER query.aggregate.limit');
  });

  it('2.6.4 project keeps the listed members and the group keys', async () => {
    const group = { group: { keys: [{ key: 'title', name: 't' }], fields: [{ name: 'n', operator: 'count' }] } };
    const fields = [{ name: 'copies', key: 'n' }];
    expect(await results([{ title: 'a' }], group, { project: { fields } })).toEqual([{ t: 'a', copies: 1 }]);
    expect(await results([{ title: 'a' }], group, { project: { fields, exclude_keys: true } })).toEqual([
      { copies: 1 },
    ]);
    expect(await refusedStage({ project: { fields: [] } })).toMatch('ERROR_REQUIRED_PARAMETER');
    expect(await refusedStage({ project: { fields: [{ name: 'a' }] } })).toMatch('ERROR_DB_QUERY');
    expect(await refusedStage({ project: { fields: [{ key: 'a' }] } })).toMatch('ERROR_DB_QUERY');
    expect(await refusedStage({ project: { fields: [{ name: 'a', key: 'a', operator: 'median' }] } })).toMatch(
      'ERROR_DB_QUERY',
    );
  });

  it('2.6.4 count returns a single row, and none for no rows', async () => {
    expect(await results([{}, {}], { count: { name: 'n' } })).toEqual([{ n: 2 }]);
    expect(await results([], { count: { name: 'n' } })).toEqual([]);
    expect(await refusedStage({ count: {} })).toMatch('ERROR_DB_QUERY');
  });

  const values = [
    { tags: { v: 2 } },
    { tags: { v: [0.1, 'x', 0.2] } },
    { tags: { v: 'b' } },
    { tags: {} },
    { tags: { v: 2 } },
  ];

  it.each([
    { operator: 'count', result: 5 },
    { operator: 'sum', key: 'tags.v', result: 4.3 },
    { operator: 'sum', key: 'nothing', result: 0 },
    { operator: 'sum', key: 'title', result: 0 },
    { operator: 'average', key: 'tags.v', result: 1.075 },
    { operator: 'average', key: 'nothing', result: null },
    { operator: 'max', key: 'tags.v', result: 'x' },
    { operator: 'min', key: 'tags.v', result: 0.1 },
    { operator: 'max', key: 'nothing', result: null },
    { operator: 'first', key: 'tags.v', result: 2 },
    { operator: 'last', key: 'thing_id', result: 'thing-4' },
    { operator: 'push', key: 'tags.v', result: [2, [0.1, 'x', 0.2], 'b', null, 2] },
    {
      operator: 'push',
      fields: [
        { key: 'thing_id', name: 'id' },
        { k: 'tags.v', n: 'v' },
      ],
      result: values.map(({ tags: { v = null } }, n) => ({ id: `thing-${n}`, v })),
    },
    { operator: 'add_to_set', key: 'tags.v', result: [2, [0.1, 'x', 0.2], 'b', null] },
    { operator: 'merge_objects', key: 'tags', result: { v: 2 } },
  ])('2.6.5 $operator of $key is $result', async ({ result, ...field }) => {
    expect(await over(values, field)).toEqual(result);
  });

  it('2.6.5 operators work on plain members of every type', async () => {
    const at = (day: number) => `2024-05-0${day}T00:00:00.000Z`;
    const given = [
      { count: 1, ratio: 0.1, title: 'b', closed_at: at(2), is_open: true },
      { count: 2, ratio: 0.2, title: 'É', closed_at: at(1) },
      { count: 3 },
    ];
    const each = async (operator: string, ...keys: string[]) =>
      Promise.all(keys.map((key) => over(given, { operator, key })));
    expect(await each('sum', 'count', 'ratio')).toEqual([6, 0.3]);
    expect(await each('average', 'count')).toEqual([2]);
    expect(await each('max', 'count', 'ratio', 'title', 'closed_at', 'is_open')).toEqual([3, 0.2, 'É', at(2), true]);
    expect(await each('min', 'count', 'ratio', 'title', 'closed_at', 'is_open')).toEqual([1, 0, 'b', at(1), false]);
    expect(await each('first', 'title', 'closed_at')).toEqual(['b', at(2)]);
    expect(await each('last', 'title', 'closed_at')).toEqual([null, null]);
    expect(await each('push', 'closed_at')).toEqual([[at(2), at(1), null]]);
  });

  it('2.6.5 merge_objects keeps the last value of each member', async () => {
    const given = [{ tags: { a: 1, b: 1 } }, { tags: { b: 2 } }, { tags: { c: 3 } }];
    expect(await over(given, { operator: 'merge_objects', key: 'tags' })).toEqual({ a: 1, b: 2, c: 3 });
    expect(await over([], { operator: 'merge_objects', key: 'tags' })).toEqual({});
  });

  it('2.6.5 refuses a field without key, operator or name', async () => {
    const field = (members: object) => refusedStage({ group: { fields: [members] } });
    expect(await field({ name: 'a', operator: 'sum' })).toMatch('ERROR_DB_QUERY');
    expect(await field({ name: 'a', operator: 'median', key: 'count' })).toMatch('ERROR_DB_QUERY');
    expect(await field({ operator: 'count' })).toMatch('ERROR_DB_QUERY');
  });

  it('2.6.6 conditions restrict the rows of count, sum and average', async () => {
    const given = [
      { count: 1, title: 'a' },
      { count: 5, title: 'a' },
      { count: 9, title: 'b' },
    ];
    const conditions = [
      { key: 'title', value: 'a', operator: 'eq' },
      { k: 'count', v: 1, o: 'gt' },
    ];
    expect(await over(given, { operator: 'count', conditions })).toBe(1);
    expect(await over(given, { operator: 'sum', key: 'count', conditions: conditions.slice(0, 1) })).toBe(6);
    expect(await over(given, { operator: 'average', key: 'count', conditions: conditions.slice(0, 1) })).toBe(3);
    const field = (members: object) => refusedStage({ group: { fields: [{ name: 'a', key: 'count', ...members }] } });
    expect(await field({ operator: 'max', conditions })).toMatch('ERROR_DB_QUERY');
    expect(await field({ operator: 'sum', conditions: [{ k: 'title', o: 'eq' }] })).toMatch('ERROR_DB_QUERY');
    expect(await field({ operator: 'sum', conditions: [{ k: 'title', o: 'in', v: ['a'] }] })).toMatch('ERROR_DB_QUERY');
  });

  it.each([
    { field: { operator: 'size', key: 'labels' }, result: 3 },
    { field: { operator: 'size', key: 'title' }, result: 0 },
    { field: { operator: 'sum', key: 'labels' }, result: 3.5 },
    { field: { operator: 'array_to_object', key: 'tags.pairs' }, result: { a: 1, b: [2], c: null } },
    { field: { operator: 'array_to_object', key: 'title' }, result: null },
    {
      field: { operator: 'object_to_array', key: 'tags.object' },
      result: [
        { k: 'x', v: 1 },
        { k: 'y', v: null },
      ],
    },
    { field: { operator: 'object_to_array', key: 'labels' }, result: null },
    { field: { operator: 'add', fields: ['count', 'ratio', 0.1] }, result: 4.2 },
    { field: { operator: 'subtract', fields: ['count', 1] }, result: 3 },
    { field: { operator: 'multiply', fields: ['count', 'tags.factor'] }, result: 10 },
    { field: { operator: 'divide', fields: ['count', 3] }, result: 4 / 3 },
    { field: { operator: 'divide', fields: ['count', { operator: 'subtract', fields: ['count', 4] }] }, result: null },
    { field: { operator: 'divide', fields: [{ operator: 'add', fields: [1, 'count'] }, 2] }, result: 2.5 },
    { field: { operator: 'add', fields: ['count', 'title'] }, result: null },
  ])('2.6.7 project $field is $result', async ({ field, result }) => {
    const tags = { pairs: [['a', 1], { k: 'b', v: [2] }, ['c'], 'x'], object: { x: 1, y: null }, factor: 2.5 };
    const given = [{ title: 'x', count: 4, ratio: 0.1, labels: [1, 'x', 2.5], tags }];
    expect(await results(given, { project: { fields: [{ name: 'it', ...field }] } })).toEqual([{ it: result }]);
  });

  it('2.6.7 subtract and divide require exactly two operands', async () => {
    const refused = (operator: string, fields: unknown[]) =>
      refusedStage({ project: { fields: [{ name: 'it', operator, fields }] } });
    expect(await refused('divide', ['count'])).toMatch('ERROR_DB_QUERY');
    expect(await refused('subtract', ['count', 1, 2])).toMatch('ERROR_DB_QUERY');
    expect(await refused('add', [])).toMatch('ERROR_DB_QUERY');
    expect(await refused('add', [{ operator: 'power', fields: [1, 2] }])).toMatch('ERROR_DB_QUERY');
    expect(await refused('add', [null])).toMatch('ERROR_DB_QUERY');
  });

  const byTitle = { group: { keys: [{ key: 'title', name: 't' }], fields: [{ name: 'n', operator: 'count' }] } };
  const titles = ['b', 'a', 'c', 'a'].map((title) => ({ title }));

  it('2.6.8 sorts the final rows', async () => {
    const sort = [{ key: 'n', desc: true }, { key: 't' }];
    expect((await statistics(titles, { aggregate: [byTitle], sort })).results).toEqual([
      { t: 'a', n: 2 },
      { t: 'b', n: 1 },
      { t: 'c', n: 1 },
    ]);
  });

  it('2.6.9 counts rows before a page limit, and returns all rows without one', async () => {
    const query = { aggregate: [byTitle] };
    expect(await statistics(titles, { ...query, page: { start: 2, limit: 1 } })).toEqual({
      results: [{ t: 'a', n: 2 }],
      total_count: 3,
    });
    expect(await statistics(titles, { ...query, page: {} })).toEqual({ results: expect.any(Array) });
    expect(await statistics(titles, { distinct: 'title', page: { start: 9, limit: 2 } })).toEqual({
      results: [],
      total_count: 3,
    });
  });

  it('2.6.9 returns full records if nothing is computed, with times as texts', async () => {
    const [row] = (await statistics([{ closed_at: '' }], { aggregate: [{ limit: 1 }] })).results;
    expect(row).toMatchObject({ created_at: '2024-05-31T00:00:00.000Z', closed_at: '', title: '', tags: {} });
    expect(row).not.toHaveProperty('password');
  });

  it('2.6.10 keeps records in default order, and groups in order of first appearance', async () => {
    expect(await results(titles, byTitle)).toEqual([
      { t: 'b', n: 1 },
      { t: 'a', n: 2 },
      { t: 'c', n: 1 },
    ]);
    const reversed = [
      { created_at: '2024-05-01T00:00:00.000Z', title: 'old' },
      { created_at: '2024-05-02T00:00:00.000Z', title: 'new' },
    ];
    expect(await results(reversed, byTitle)).toEqual([
      { t: 'new', n: 1 },
      { t: 'old', n: 1 },
    ]);
  });

  it('2.6.2 a repeated query returns current results, also with other values', async () => {
    const [one, other] = [
      await insertThings([{ title: 'a', count: 1 }]),
      await insertThings([{ title: 'b', count: 2 }]),
    ];
    const first = (count: number) => ({
      filter: [{ k: 'count', o: 'gte', v: 1 }],
      aggregate: [byTitle, { project: { fields: [{ name: 'more', operator: 'add', fields: ['n', count] }] } }],
    });
    const ask = ({ db, where }: typeof one, query: unknown) => runStat(db, things, query as StatQuery, where);

    expect((await ask(one, first(1))).results).toEqual([{ t: 'a', more: 2 }]);
    expect((await ask(other, first(1))).results).toEqual([{ t: 'b', more: 2 }]);
    expect((await ask(other, first(4))).results).toEqual([{ t: 'b', more: 5 }]);
    expect((await ask(other, { ...first(4), filter: [] })).results).toEqual([{ t: 'b', more: 5 }]);
    expect((await ask(other, { ...first(4), filter: [{ k: 'count', o: 'eq', v: 1 }] })).results).toEqual([]);
    expect((await ask(other, { ...first(4), page: { limit: 1 } })).total_count).toBe(1);
  });

  it('accepts any character in output names', async () => {
    const name = `a.b"c' -- ${'x'.repeat(100)}`;
    const group = { group: { keys: [{ key: 'title', name }], fields: [{ name: '__proto__', operator: 'count' }] } };
    const [row] = await results([{ title: 'x' }], group, { sort: [{ key: name }] });
    expect(Object.entries(row as object)).toEqual([
      [name, 'x'],
      ['__proto__', 1],
    ]);
  });
});
