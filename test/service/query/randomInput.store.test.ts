import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyzeRecords, listRecords, runStat } from '../../../service/query/index.ts';
import { things } from './thingResource.ts';
import { insertThings, openThingsDatabase } from './thingsDatabase.ts';

beforeAll(async () => {
  await openThingsDatabase();
});

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '\ud800', 'a\0b', '__proto__', '$1', "'", '\\'),
);
const values = fc.oneof(fc.jsonValue({ stringUnit: 'binary' }), texts, fc.constantFrom(1e308, 5e-324, 2 ** 31));
const members = fc.constantFrom(
  'tags',
  'labels',
  'parts',
  'title',
  'count',
  'ratio',
  'created_at',
  'is_open',
  'plugin',
);
const steps = fc.array(fc.oneof(texts, fc.constantFrom('-1', '0', '99999999999', '01', '')), { maxLength: 3 });
const keys = fc.oneof(
  texts.filter(Boolean),
  fc.tuple(members, steps).map(([member, rest]) => [member, ...rest].join('.')),
);
const operators = fc.constantFrom(
  'eq',
  'not',
  'gt',
  'exists',
  'contain',
  'in',
  'contain_in',
  'match',
  'regex',
  'datetime_gt',
);
const filters = fc.record({ k: keys, o: operators, v: fc.oneof(values, fc.array(values, { maxLength: 3 })) });
const aggregates = fc.constantFrom('sum', 'average', 'max', 'min', 'first', 'push', 'add_to_set', 'merge_objects');
const calculations = fc.constantFrom('size', 'sum', 'array_to_object', 'object_to_array', 'add', 'divide', 'multiply');

const givenThings = () =>
  insertThings([
    { title: 'x', tags: { a: 1, b: [1e308, 'x', { c: null }], '': { '': 3 } }, labels: [1, 'a', [2], { a: 1 }] },
    { ratio: 1e308, parts: [{ name: '', notes: ['a'] }] },
  ]);

/** Fails unless the query returns a result or an error of the service. */
const expectResultOrError = (answer: Promise<unknown>) =>
  answer.catch((error: unknown) => expect(error).toMatchObject({ name: 'ServiceError', status: 400 }));

describe('random keys, names and values in a query', () => {
  it('a list returns a result or an error code', async () => {
    const { db, where } = await givenThings();
    const property = fc.asyncProperty(filters, keys, keys, async (filter, key, path) => {
      const query = { filter: [filter], sort: [{ key }], only: ['tags', path], page: { start: 2_147_483_647 } };
      await expectResultOrError(listRecords(db, things, { query: query as never, where }));
      await expectResultOrError(listRecords(db, things, { query: { only: [key], unwind: { path } }, where }));
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it('statistics return a result or an error code', async () => {
    const { db, where } = await givenThings();
    const property = fc.asyncProperty(
      keys,
      keys,
      texts,
      texts,
      aggregates,
      calculations,
      async (path, key, name, other, operator, calculation) => {
        const group = { keys: [{ key, name }], fields: [{ name: other, operator, key: path }] };
        const project = { fields: [{ name: 'it', operator: calculation, key: other, fields: [other, 2] }] };
        const aggregate = [{ unwind: { path } }, { group }, { project }] as never;
        await expectResultOrError(runStat(db, things, { aggregate, sort: [{ key: name }] }, where));
        await expectResultOrError(runStat(db, things, { distinct: path }, where));
        const query = { group_by: [key, { key: path, name }], fields: { [other]: { operator, key: path } } };
        await expectResultOrError(
          analyzeRecords(db, things, { ...query, field_group: [name], sort: [{ key: other }] }, where),
        );
      },
    );
    await fc.assert(property, { numRuns: 200 });
  });
});
