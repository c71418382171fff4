import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { listRecords, runStat } from '../../../service/query/index.ts';
import { compareValues, findSortValue, meetsCondition } from './referenceQuery.ts';
import { groupedThings, type ThingRecord, things } from './thingResource.ts';
import { insertThings, openThingsDatabase } from './thingsDatabase.ts';

beforeAll(async () => {
  await openThingsDatabase();
});

const ODD_KEY = `q"'$ \\ ü%`;
const names = fc.constantFrom('a', 'b', '0', '1', 'name', ODD_KEY);
const texts = fc.constantFrom('', 'a', 'A', 'ab', 'é', 'É%_\\', '1', '2.5', '2024-05-01', '2024-02-30', '😀', 'z\n"');
const numbers = fc.constantFrom(0, 1, 2.5, -1, 10, 1e-7, 12345678901234);
const scalars = fc.oneof(texts, numbers, fc.boolean(), fc.constant(null));
const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalars,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 3 }),
  ),
}));
const structs = fc.dictionary(names, values, { maxKeys: 4 });
const times = fc.constantFrom('', '2024-05-01T00:00:00.000Z', '2024-05-01T08:30:00.000Z', '2024-06-02T00:00:00.123Z');
const integers = fc.constantFrom(0, 1, 2, 10, -1, 2147483647);

const records: fc.Arbitrary<Partial<ThingRecord>> = fc.record({
  title: texts,
  state: fc.constantFrom<('OPEN' | 'CLOSED')[]>('OPEN', 'CLOSED'),
  count: integers,
  ratio: fc.constantFrom(0, 1, 2.5, -1, 0.1, 1e21),
  is_open: fc.boolean(),
  tags: structs,
  labels: fc.array(values, { maxLength: 4 }),
  projects: fc.array(texts, { maxLength: 3 }),
  parts: fc.array(fc.record({ name: texts, size: integers, notes: fc.array(texts, { maxLength: 2 }) }), {
    maxLength: 3,
  }),
  plugin: fc.record({ version: texts, options: structs }),
  created_at: times,
  closed_at: times,
});

const members = [
  'title',
  'state',
  'count',
  'ratio',
  'is_open',
  'created_at',
  'closed_at',
  'projects',
  'labels',
  'tags',
];
const keys = fc.oneof(
  fc.constantFrom(...members, 'parts', 'part', 'project_id', 'password', 'nothing', 'title.a', 'plugin.version'),
  fc.constantFrom(
    'parts.name',
    'parts.size',
    'parts.notes',
    'parts.0.name',
    'parts.1.notes',
    'parts.notes.0',
    'plugin',
  ),
  fc
    .tuple(fc.constantFrom('tags', 'labels', 'plugin.options'), fc.array(names, { minLength: 1, maxLength: 3 }))
    .map(([member, steps]) => [member, ...steps].join('.')),
);

const operands = fc.oneof(scalars, times, fc.constantFrom('2024-05-01 08:30:00', '2024-05-01T10:30:00+02:00'));
const comparable = fc.oneof(operands, fc.dictionary(names, values, { maxKeys: 2 }));
const words = fc.oneof(texts, fc.constantFrom('%', '_', '\\', 'É', '2024-05', 'OP', '.'), numbers);
const patterns = fc.constantFrom(
  'a',
  '^A$',
  '\\d',
  '[^a]',
  '\\bA',
  '.',
  '^$',
  'a|é',
  '2\\.5',
  'z\\s',
  '^.$',
  '(?=a)ab',
);
const readable = fc.constantFrom(
  '2024-05-01',
  '2024-05-01T08:30:00Z',
  '2024-06-01 00:00:00',
  '2024-06-02T02:00:00.123+02:00',
);

const condition = (operators: readonly string[], operand: fc.Arbitrary<unknown>) =>
  fc.record({ k: keys, o: fc.constantFrom(...operators), v: operand });
const several = (operand: fc.Arbitrary<unknown>) => fc.array(operand, { maxLength: 4 });

const conditions = fc.oneof(
  condition(['eq', 'not'], comparable),
  condition(['in', 'not_in'], several(fc.oneof(comparable, values))),
  condition(['gt', 'gte', 'lt', 'lte'], comparable),
  condition(['exists'], fc.boolean()),
  condition(['contain', 'not_contain'], words),
  condition(['contain_in', 'not_contain_in'], several(words)),
  condition(['match'], fc.dictionary(names, values, { maxKeys: 2 })),
  condition(['regex'], patterns),
  condition(['regex_in'], several(patterns)),
  condition(['datetime_gt', 'datetime_gte', 'datetime_lt', 'datetime_lte'], readable),
);

const givenThings = () => insertThings(fc.sample(records, { seed: 7, numRuns: 150 }));
/** Default order: newest first, records without a time last, ties in order of creation. */
const newestFirst = (all: readonly ThingRecord[]) =>
  all.toSorted((one, other) => (one.created_at === other.created_at ? 0 : one.created_at < other.created_at ? 1 : -1));

/** Counts records by members, in order of first appearance. */
const groups = (all: readonly ThingRecord[], members: readonly (keyof ThingRecord)[]) => {
  const found = new Map<string, Record<string, unknown>>();
  for (const record of all) {
    const values = Object.fromEntries(members.map((name) => [name, record[name] === '' ? null : record[name]]));
    const group = found.get(JSON.stringify(values)) ?? { ...values, n: 0 };
    found.set(JSON.stringify(values), { ...group, n: Number(group.n) + 1 });
  }
  return [...found.values()];
};

/** Sorts lists by their smallest or largest element; the sort is stable (semantics 2.4.2, 2.4.3). */
const inOrder = (rows: Record<string, unknown>[], sort: readonly { key: string; desc: boolean }[]) => {
  const comparedBy = (one: Record<string, unknown>, other: Record<string, unknown>) => {
    const differences = sort.map(({ key, desc }) => {
      const [left, right] = [one, other].map((row) => findSortValue(row as never, key, desc));
      return desc ? compareValues(right, left) : compareValues(left, right);
    });
    return differences.find((difference) => difference !== 0) ?? 0;
  };
  return rows.toSorted(comparedBy);
};

const ids = (rows: readonly Partial<ThingRecord>[]) => rows.map(({ thing_id }) => thing_id);

describe('random queries over random records', () => {
  it('filter: return the records that the reference implementation returns', async () => {
    const { db, records: all, where } = await givenThings();
    const property = fc.asyncProperty(fc.array(conditions, { minLength: 1, maxLength: 2 }), async (filter) => {
      const { results, total_count } = await listRecords(db, things, {
        query: { filter, sort: [{ key: 'nothing' }], only: ['thing_id'] } as never,
        where,
      });

      const expected = all.filter((record) => filter.every((one) => meetsCondition(record, one)));
      expect(ids(results)).toEqual(ids(expected));
      expect(total_count).toBe(expected.length);
    });
    await fc.assert(property, { numRuns: Number(process.env.RUNS ?? 800) });
  });

  it('sort: return the order of the reference implementation, ties in order of creation, page by page', async () => {
    const { db, records: all, where } = await givenThings();
    const sorts = fc.array(fc.record({ key: keys, desc: fc.boolean() }), { minLength: 1, maxLength: 2 });
    const property = fc.asyncProperty(sorts, async (sort) => {
      const { results } = await listRecords(db, things, { query: { sort }, where });

      // The order of objects among objects and of lists among lists is undefined.
      const [{ key, desc } = { key: '', desc: false }] = sort;
      const values = results.map((row) => findSortValue(row as ThingRecord, key, desc));
      const sorted = [...values].sort((one, other) => (desc ? compareValues(other, one) : compareValues(one, other)));
      expect(values).toEqual(sorted.map((_, index) => values[index]));
      values.slice(1).forEach((value, index) => {
        const difference = compareValues(value, values[index]);
        expect(desc ? -difference : difference).toBeGreaterThanOrEqual(0);
      });
      expect(new Set(ids(results)).size).toBe(all.length);
      const start = 40;
      const page = await listRecords(db, things, { query: { sort, page: { start, limit: 7 } }, where });
      expect(ids(page.results)).toEqual(ids(results).slice(start - 1, start + 6));
      expect(page.total_count).toBe(all.length);
    });
    await fc.assert(property, { numRuns: 150 });
  });

  it('sort: return the same page from the groups of an index as from all rows, ties by time of creation', async () => {
    const { db, records: all, where } = await givenThings();
    const domainId = all[0]?.domain_id;
    const grouping = fc.record({ key: fc.constantFrom('state', 'title'), desc: fc.boolean() });
    const others = fc.array(fc.record({ key: keys, desc: fc.boolean() }), { maxLength: 2 });
    const page = fc.record({ start: fc.constantFrom(1, 2, 40), limit: fc.constantFrom(1, 7, 1000) });
    const queries = fc.tuple(grouping, others, fc.array(conditions, { maxLength: 2 }), fc.boolean(), page);
    const property = fc.asyncProperty(queries, async ([first, rest, tests, any, page]) => {
      const sort = [first, ...rest];
      const query = { page, only: ['thing_id'], ...(any ? { filter_or: tests } : { filter: tests }) } as never;
      const grouped = await listRecords(db, groupedThings, { query: { ...(query as object), sort }, where, domainId });

      const byTime = [...sort, { key: 'created_at' }];
      const sorted = await listRecords(db, things, { query: { ...(query as object), sort: byTime }, where, domainId });
      expect(grouped).toEqual(sorted);
    });
    await fc.assert(property, { numRuns: Number(process.env.RUNS ?? 300) });
  });

  it('2.6.10 group: return groups in order of first appearance, whatever the sort', async () => {
    const { db, records: all, where } = await givenThings();
    const groupKeys = fc.uniqueArray(fc.constantFrom('title', 'state', 'is_open', 'closed_at', 'projects'), {
      minLength: 1,
      maxLength: 2,
    });
    const sortKeys = fc.constantFrom('title', 'is_open', 'projects', 'n');
    const sorts = fc.uniqueArray(fc.record({ key: sortKeys, desc: fc.boolean() }), {
      selector: ({ key }) => key,
      maxLength: 3,
    });
    const property = fc.asyncProperty(groupKeys, sorts, async (names, sort) => {
      const keys = names.map((name) => ({ key: name, name }));
      const aggregate = [{ group: { keys, fields: [{ name: 'n', operator: 'count' }] } }] as never;
      const { results } = await runStat(db, things, { aggregate, sort }, where);

      expect(results).toEqual(inOrder(groups(newestFirst(all), names), sort));
    });
    await fc.assert(property, { numRuns: 150 });
  });
});
