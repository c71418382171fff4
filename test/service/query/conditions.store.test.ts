import { beforeAll, describe, expect, it } from 'vitest';
import type { Filter } from '../../../contract/core/query.ts';
import { compileTableCondition, type ListQuery, listRecords } from '../../../service/query/index.ts';
import { type ThingRecord, things } from './thingResource.ts';
import { insertThings, openThingsDatabase } from './thingsDatabase.ts';

beforeAll(async () => {
  await openThingsDatabase();
});

/** Ids of the given things that match a query, in order of creation. */
const findBy = async (given: readonly Partial<ThingRecord>[], query: ListQuery, more: object = {}) => {
  const { db, where } = await insertThings(given);
  const { results } = await listRecords(db, things, {
    query: { sort: [{ key: 'nothing' }], ...query },
    where,
    ...more,
  });
  return results.map(({ thing_id }) => thing_id);
};

/** Indexes of the given things that meet a condition. */
const matchingIndexes = async (given: readonly Partial<ThingRecord>[], k: string, o: string, v?: unknown) =>
  (await findBy(given, { filter: [{ k, o, v } as Filter] })).map((id) => Number(id?.replace('thing-', '')));

const refusal = async (query: ListQuery, more: object = {}) =>
  findBy([], query, more).then(
    () => 'accepted',
    (error: { code: string; key: string }) => `${error.code} ${error.key}`,
  );

const refusedCondition = (o: string, v: unknown, k = 'title') => refusal({ filter: [{ k, o, v } as Filter] });

describe('2.1 queried records', () => {
  it('2.1.1 records have the form of the API', async () => {
    const given = [{ created_at: '2024-05-01T08:30:00.000Z' }, { created_at: '2024-06-01T00:00:00.000Z' }];
    expect(await matchingIndexes(given, 'created_at', 'contain', '05-01T08:30:00.000z')).toEqual([0]);
    expect(await matchingIndexes(given, 'created_at', 'gt', '2024-05-01T10:29:59+02:00')).toEqual([0, 1]);
  });

  it('2.1.1 secret members do not exist for a query', async () => {
    expect(await matchingIndexes([{ password: 'hunter2' }], 'password', 'eq', 'hunter2')).toEqual([]);
    expect(await matchingIndexes([{ password: 'hunter2' }], 'password', 'exists', false)).toEqual([0]);
    expect(await matchingIndexes([{ password: 'hunter2' }], 'domain_id', 'exists', true)).toEqual([0]);
  });

  it.each([
    { key: 'plugin.version', value: '1.2', given: { plugin: { version: '1.2', options: {} } } },
    { key: 'tags.team.name', value: 'core', given: { tags: { team: { name: 'core' } } } },
    {
      key: 'parts.name',
      value: 'disk',
      given: {
        parts: [
          { name: 'cpu', notes: [] },
          { name: 'disk', notes: [] },
        ],
      },
    },
    {
      key: 'parts.1.name',
      value: 'disk',
      given: {
        parts: [
          { name: 'cpu', notes: [] },
          { name: 'disk', notes: [] },
        ],
      },
    },
    { key: 'parts.notes', value: 'hot', given: { parts: [{ name: 'cpu', notes: ['new', 'hot'] }] } },
    { key: 'labels', value: 'b', given: { labels: ['a', 'b'] } },
    { key: 'labels.1', value: 'b', given: { labels: ['a', 'b'] } },
    { key: 'labels.0.1', value: 'b', given: { labels: [['a', 'b']] } },
    { key: 'labels.team', value: 'core', given: { labels: [[[[{ team: ['core'] }]]]] } },
    { key: 'tags.0', value: 'zero', given: { tags: { 0: 'zero' } } },
  ])('2.1.2 finds $value at $key', async ({ key, value, given }) => {
    expect(await matchingIndexes([given, {}], key, 'eq', value)).toEqual([0]);
  });

  it('2.1.2 accepts any character in keys', async () => {
    const odd = `it's "quoted" \\ $1 ? ü --`;
    expect(await matchingIndexes([{ tags: { [odd]: 1 } }, {}], `tags.${odd}`, 'eq', 1)).toEqual([0]);
    expect(await matchingIndexes([{ tags: { a: { [odd]: 1 } } }, {}], `tags.a.${odd}`, 'gte', 1)).toEqual([0]);
    expect(await matchingIndexes([{}], 'tags.\u0000', 'exists', false)).toEqual([0]);
    expect(await matchingIndexes([{}], "title' or true --", 'eq', 'x')).toEqual([]);
  });

  it('2.1.3 treats an empty string of a message as null, but not one in a Struct', async () => {
    const given = [
      { title: '', closed_at: '', tags: { a: '' } },
      { title: 'x', closed_at: '2024-05-01T00:00:00.000Z' },
    ];
    expect(await matchingIndexes(given, 'title', 'eq', null)).toEqual([0]);
    expect(await matchingIndexes(given, 'title', 'exists', true)).toEqual([1]);
    expect(await matchingIndexes(given, 'closed_at', 'eq', null)).toEqual([0]);
    expect(await matchingIndexes(given, 'closed_at', 'in', [null, '2024-05-01'])).toEqual([0, 1]);
    expect(await matchingIndexes(given, 'tags.a', 'exists', true)).toEqual([0]);
    expect(await matchingIndexes(given, 'tags.a', 'eq', '')).toEqual([0]);
    expect(await matchingIndexes(given, 'tags.a', 'eq', null)).toEqual([1]);
  });

  it('2.1.4 applies aliases to keys', async () => {
    const given = [{ parts: [{ name: 'disk', notes: [] }] }, { projects: ['project-1'] }];
    expect(await matchingIndexes(given, 'part', 'eq', 'disk')).toEqual([0]);
    expect(await matchingIndexes(given, 'project_id', 'eq', 'project-1')).toEqual([1]);
    expect(await findBy(given, {}, { filters: { project_id: 'project-1' } })).toEqual(['thing-1']);
  });

  it('2.1.5 no query returns a record that the caller may not see', async () => {
    await insertThings([{ title: 'of another domain' }]);
    expect(await matchingIndexes([{}], 'title', 'eq', 'of another domain')).toEqual([]);
    const others = {
      filter_or: [
        { k: 'title', o: 'exists', v: false },
        { k: 'title', o: 'exists', v: true },
      ],
    } as ListQuery;
    expect(await findBy([{}], others)).toEqual(['thing-0']);
  });

  it('2.1.6 named filters are conditions unless they are empty', async () => {
    const given = [{ title: 'a', urgency: 'HIGH' }, { title: 'a' }, { title: 'b', urgency: 'HIGH' }];
    expect(await findBy(given, {}, { filters: { title: 'a', urgency: 'HIGH', state: '' } })).toEqual(['thing-0']);
    const query = { filter: [{ k: 'title', o: 'eq', v: 'b' }] } as ListQuery;
    expect(await findBy(given, query, { filters: { urgency: 'HIGH' } })).toEqual(['thing-2']);
  });
});

describe('2.2 Conditions', () => {
  it('2.2 requires a key and a known operator', async () => {
    expect(await refusal({ filter: [{ v: 1, o: 'eq' }] })).toBe('ERROR_DB_QUERY query.filter.k');
    expect(await refusal({ filter_or: [{ k: 'title', v: 1 }] })).toBe('ERROR_DB_QUERY query.filter_or.o');
    expect(await refusedCondition('like', 'x')).toBe('ERROR_DB_QUERY query.filter.o');
    expect(await refusedCondition('constructor', 'x')).toBe('ERROR_DB_QUERY query.filter.o');
  });

  it('2.2 accepts long and short names; the long one takes precedence', async () => {
    const filter = [{ key: 'title', k: 'state', value: 'a', v: 'b', operator: 'eq', o: 'not' }] as Filter[];
    expect(await findBy([{ title: 'a' }, { title: 'b' }], { filter })).toEqual(['thing-0']);
  });

  const titled = [{ title: 'Disk 100% full' }, { title: 'disk_full' }, { title: '' }];
  const numbered = [
    { count: 1, ratio: 0.5 },
    { count: 12, ratio: 12 },
    { count: -3, ratio: 2.25 },
  ];
  const tagged = [{ tags: { v: [1, 'b'] } }, { tags: { v: { a: 1, b: [2] } } }, { tags: { v: null } }, { tags: {} }];

  it.each([
    { k: 'title', o: 'eq', v: 'disk_full', given: titled, met: [1] },
    { k: 'title', o: 'eq', given: titled, met: [2] },
    { k: 'title', o: 'not', v: 'disk_full', given: titled, met: [0, 2] },
    { k: 'tags.v', o: 'eq', v: 'b', given: tagged, met: [0] },
    { k: 'tags.v', o: 'eq', v: { b: [2], a: 1 }, given: tagged, met: [1] },
    { k: 'tags.v', o: 'eq', v: null, given: tagged, met: [2, 3] },
    { k: 'tags.v', o: 'not', v: null, given: tagged, met: [0, 1] },
    { k: 'tags.v', o: 'not', v: 1, given: tagged, met: [1, 2, 3] },
    { k: 'count', o: 'gt', v: 1, given: numbered, met: [1] },
    { k: 'count', o: 'lte', v: 1.5, given: numbered, met: [0, 2] },
    { k: 'count', o: 'lt', v: 1e300, given: numbered, met: [0, 1, 2] },
    { k: 'ratio', o: 'gte', v: 2.25, given: numbered, met: [1, 2] },
    { k: 'count', o: 'gt', v: '1', given: numbered, met: [] },
    { k: 'count', o: 'gt', v: null, given: numbered, met: [] },
    { k: 'title', o: 'lt', v: 'a', given: titled, met: [0] },
    { k: 'tags.v', o: 'exists', v: true, given: tagged, met: [0, 1] },
    { k: 'tags.v', o: 'exists', v: false, given: tagged, met: [2, 3] },
    { k: 'title', o: 'contain', v: 'DISK', given: titled, met: [0, 1] },
    { k: 'title', o: 'contain', v: '%', given: titled, met: [0] },
    { k: 'title', o: 'contain', v: 'k_f', given: titled, met: [1] },
    { k: 'title', o: 'contain', v: '\\', given: titled, met: [] },
    { k: 'count', o: 'contain', v: '2', given: numbered, met: [1] },
    { k: 'ratio', o: 'contain', v: '.2', given: numbered, met: [2] },
    { k: 'title', o: 'not_contain', v: 'disk', given: titled, met: [2] },
    { k: 'title', o: 'in', v: ['disk_full', 'x', 1], given: titled, met: [1] },
    { k: 'title', o: 'in', v: [null, 'x'], given: titled, met: [2] },
    { k: 'title', o: 'in', v: [], given: titled, met: [] },
    { k: 'title', o: 'not_in', v: ['disk_full', 'x'], given: titled, met: [0, 2] },
    { k: 'tags.v', o: 'in', v: [1, 5], given: tagged, met: [0] },
    { k: 'title', o: 'contain_in', v: ['100', 'k_'], given: titled, met: [0, 1] },
    { k: 'title', o: 'not_contain_in', v: ['100', 'nothing'], given: titled, met: [1, 2] },
    { k: 'tags.v', o: 'match', v: { a: 1 }, given: tagged, met: [1] },
    { k: 'tags.v', o: 'match', v: { a: '1' }, given: tagged, met: [] },
    {
      k: 'parts',
      o: 'match',
      v: { name: 'x', size: 2 },
      given: [{ parts: [{ name: 'x', size: 2, notes: [] }] }, {}],
      met: [0],
    },
    { k: 'title', o: 'regex', v: '^disk\\W\\d+', given: titled, met: [0] },
    { k: 'title', o: 'regex_in', v: ['^x', 'K_F'], given: titled, met: [1] },
  ])('2.2 $o $v at $k matches $met', async ({ k, o, v, given, met }) => {
    expect(await matchingIndexes(given, k, o, v)).toEqual(met);
  });

  it('2.2 datetime operators parse texts as times in any member', async () => {
    const given = [
      { tags: { at: '2024-05-01 12:00:00' } },
      { tags: { at: '2024-05-01T12:00:00+05:00' } },
      { tags: { at: 'noon' } },
      { created_at: '2024-05-01T12:00:00.000Z' },
    ];
    expect(await matchingIndexes(given, 'tags.at', 'datetime_gte', '2024-05-01T12:00:00Z')).toEqual([0]);
    expect(await matchingIndexes(given, 'tags.at', 'datetime_lt', '2024-05-01T12:00:00Z')).toEqual([1]);
    expect(await matchingIndexes(given.slice(3), 'created_at', 'datetime_lte', '2024-05-01T12:00:00.000Z')).toEqual([
      0,
    ]);
    expect(await refusedCondition('datetime_gt', 'noon')).toBe('ERROR_DB_QUERY query.filter.v');
  });

  it('2.2.1 refuses values of the wrong form, each with its own code', async () => {
    for (const operator of ['in', 'not_in', 'contain_in', 'not_contain_in', 'regex_in']) {
      expect(await refusedCondition(operator, 'x')).toBe('ERROR_OPERATOR_LIST_VALUE_TYPE query.filter.v');
    }
    for (const operator of ['eq', 'not', 'gt', 'contain', 'regex', 'match', 'exists', 'datetime_gt', 'timediff_gt']) {
      expect(await refusedCondition(operator, ['x'])).toBe('ERROR_OPERATOR_VALUE_TYPE query.filter.v');
    }
    expect(await refusedCondition('exists', 'true')).toBe('ERROR_OPERATOR_BOOLEAN_TYPE query.filter.v');
    expect(await refusedCondition('match', 'x')).toBe('ERROR_OPERATOR_DICT_VALUE_TYPE query.filter.v');
  });

  it('2.2.1 refuses them also if the key matches nothing', async () => {
    expect(await refusedCondition('in', 'x', 'nothing')).toBe('ERROR_OPERATOR_LIST_VALUE_TYPE query.filter.v');
    expect(await refusedCondition('regex', '(', 'nothing')).toBe('ERROR_DB_QUERY query.filter.v');
  });

  it('2.2.2 compares strictly by type', async () => {
    const given = [{ count: 1, tags: { v: '1' } }, { count: 2, tags: { v: 1.0 } }, { tags: { v: true } }];
    expect(await matchingIndexes(given, 'count', 'eq', '1')).toEqual([]);
    expect(await matchingIndexes(given, 'count', 'eq', 1.0)).toEqual([0]);
    expect(await matchingIndexes(given, 'tags.v', 'eq', '1')).toEqual([0]);
    expect(await matchingIndexes(given, 'tags.v', 'eq', 1)).toEqual([1]);
    expect(await matchingIndexes(given, 'tags.v', 'eq', true)).toEqual([2]);
    expect(
      await matchingIndexes([{ tags: { v: [[1, 2]] } }, { tags: { v: [1, 2] } }], 'tags.v', 'in', [[1, 2]]),
    ).toEqual([0]);
  });

  it('2.2.2 treats all notations of a time as the same instant', async () => {
    const given = [{ created_at: '2024-05-01T08:30:00.000Z' }];
    for (const text of ['2024-05-01T08:30:00Z', '2024-05-01T10:30:00+02:00', '2024-05-01 08:30:00']) {
      expect(await matchingIndexes(given, 'created_at', 'eq', text)).toEqual([0]);
    }
    expect(await matchingIndexes(given, 'created_at', 'eq', 'yesterday')).toEqual([]);
    expect(
      await matchingIndexes([{ created_at: '2024-05-01T00:00:00.000Z' }], 'created_at', 'in', ['2024-05-01']),
    ).toEqual([0]);
  });

  it.each([
    { expression: 'now', instant: '2024-05-15T13:45:10.500Z' },
    { expression: 'now - 90s', instant: '2024-05-15T13:43:40.500Z' },
    { expression: 'now+30m', instant: '2024-05-15T14:15:10.500Z' },
    { expression: 'now -2h', instant: '2024-05-15T11:45:10.500Z' },
    { expression: 'now/d', instant: '2024-05-15T00:00:00.000Z' },
    { expression: 'now/d - 14d', instant: '2024-05-01T00:00:00.000Z' },
    { expression: 'now/w', instant: '2024-05-13T00:00:00.000Z' },
    { expression: 'now/w - 1w', instant: '2024-05-06T00:00:00.000Z' },
    { expression: 'now/m', instant: '2024-05-01T00:00:00.000Z' },
  ])('2.2.3 evaluates $expression to $instant', async ({ expression, instant }) => {
    const later = new Date(Date.parse(instant) + 1).toISOString();
    const filter = [{ k: 'created_at', o: 'timediff_gt', v: expression }] as Filter[];
    const nowMs = Date.parse('2024-05-15T13:45:10.500Z');
    expect(await findBy([{ created_at: instant }, { created_at: later }], { filter }, { nowMs })).toEqual(['thing-1']);
  });

  it.each(['', 'now/y', 'now -  1d', 'now - d', 'now - 1', 'now - 1d ', 'tomorrow', 'now - 999999999999999w', 1, null])(
    '2.2.3 refuses the expression %j',
    async (expression) => {
      expect(await refusedCondition('timediff_gt', expression)).toBe('ERROR_DB_QUERY query.filter.v');
    },
  );

  it.each(['(', 'a{2,1}', '[b-a]', '\\', '*', 'a'.repeat(257), 7, null])(
    '2.2.4 refuses the pattern %j',
    async (pattern) => {
      expect(await refusedCondition('regex', pattern)).toBe('ERROR_DB_QUERY query.filter.v');
    },
  );

  it('2.2.4 accepts a pattern of 256 characters', async () => {
    expect(await matchingIndexes([{ title: 'x' }], 'title', 'regex', `x|${'a'.repeat(254)}`)).toEqual([0]);
  });

  it('2.2.5 accepts at most 200 conditions and 1000 elements', async () => {
    const conditions = (count: number) => Array<Filter>(count).fill({ k: 'title', o: 'eq', v: 'x' });
    const elements = (count: number) => Array.from({ length: count }, (_, index) => `x${index}`);
    expect(await refusal({ filter: conditions(150), filter_or: conditions(50) })).toBe('accepted');
    expect(await refusal({ filter: conditions(150), filter_or: conditions(51) })).toBe(
      'ERROR_INVALID_PARAMETER query.filter',
    );
    expect(await refusedCondition('in', elements(1000))).toBe('accepted');
    expect(await refusedCondition('in', elements(1001))).toBe('ERROR_INVALID_PARAMETER query.filter.v');
    expect(await matchingIndexes([{ title: 'x999' }], 'title', 'in', elements(1000))).toEqual([0]);
    expect(await matchingIndexes([{ tags: { v: 'x999' } }], 'tags.v', 'in', elements(1000))).toEqual([0]);
    expect(await matchingIndexes([{ projects: ['x999'] }], 'projects', 'in', elements(1000))).toEqual([0]);
  });
});

describe('2.3 Combination', () => {
  it('2.3 requires all of filter, one of filter_or, the named filters and the keyword', async () => {
    const base = { state: 'OPEN', urgency: 'HIGH', title: 'disk full', count: 1 } as const;
    const given = [
      base,
      { ...base, state: 'CLOSED' },
      { ...base, urgency: 'LOW' },
      { ...base, title: 'x' },
      { ...base, count: 3 },
    ] as const;
    const query: ListQuery = {
      filter: [{ k: 'state', o: 'eq', v: 'OPEN' }],
      filter_or: [
        { k: 'count', o: 'eq', v: 1 },
        { k: 'count', o: 'eq', v: 2 },
      ],
      keyword: 'full empty',
    };
    expect(await findBy(given, query, { filters: { urgency: 'HIGH' } })).toEqual(['thing-0']);
  });
});

describe('a single condition', () => {
  it.each([
    { filter: { k: 'state', o: 'in', v: ['OPEN', 'CLOSED'] }, sql: '"state" = any($1::text[])' },
    { filter: { k: 'domain_id', o: 'eq', v: 'd' }, sql: '"domain_id" = $1' },
    { filter: { k: 'created_at', o: 'gte', v: '2024-05-01' }, sql: '"created_at" >= $1::timestamptz' },
    { filter: { k: 'projects', o: 'eq', v: 'p' }, sql: '"projects" @> $1::text::jsonb' },
    { filter: { k: 'part', o: 'eq', v: 'p' }, sql: '"parts" @> $1::text::jsonb' },
  ] as { filter: Filter; sql: string }[])(
    'on a plain column compiles to SQL that an index can serve: $sql',
    async ({ filter, sql }) => {
      const { db } = await insertThings([]);

      const compiled = compileTableCondition(things, filter).compile(db);

      expect(compiled.sql).toBe(`"test_thing".${sql}`);
    },
  );
});
