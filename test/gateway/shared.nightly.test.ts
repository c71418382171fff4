import fc from 'fast-check';
import { GraphQLError, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { toComparableResult } from './comparableResult.ts';
import { federate, type SubgraphResolvers, type TestSubgraph } from './federate.ts';
import { RUNS, SEED } from './propertyRuns.ts';
import { writeQuery } from './writeQuery.ts';

const refuse = () => {
  throw new GraphQLError('not yours', { extensions: { code: 'FORBIDDEN' } });
};

interface Person {
  readonly id: string;
  readonly name: string | null;
}

/** Rows of one person share one promise, as from a loader. Person 2 has no name; another subgraph lacks person 3. */
const people = new Map<string, Promise<Person>>(
  ['1', '2', '3'].map((id) => [id, Promise.resolve({ id, name: id === '2' ? null : `person ${id}` })]),
);
const person = (id: string) => people.get(id);
const row = (id: string) => ({ person: person(id), owner: person('1'), place: PLACE });
/** Not an entity: a field of another subgraph is a field of the row. */
const PLACE = Promise.resolve({ x: 1 });

const Person: SubgraphResolvers[string] = {
  friends: ({ id }: Person) => (id === '1' ? [person('2'), person('2')] : []),
  boss: () => person('1'),
  title: ({ name }: Person) => name,
  riddle: ({ id }: Person) => (id === '2' ? refuse() : 'solved'),
};

const club: Record<string, TestSubgraph> = {
  rows: {
    sdl: `
      type Query { rows: [Row!]! more: [Row!] }
      type Row @key(fields: "id") { id: ID! person: Person owner: Person place: Place @shareable }
      type Person @key(fields: "id") { id: ID! name: String title: String! riddle: String friends: [Person!] boss: Person }
      type Place { x: Int @shareable }`,
    resolvers: {
      Query: {
        rows: () => ['1', '2', '3', '1', '2', '3'].map((id, at) => ({ id: `${at}`, ...row(id) })),
        more: () => ['1', '3', '1'].map((id, at) => ({ id: `${at}`, ...row(id) })),
      },
      Person,
    },
  },
  people: {
    sdl: `
      type Person @key(fields: "id") { id: ID! age: Int secret: String needed: String! pet: Pet }
      type Pet { name: String tag: String! }
      type Row @key(fields: "id") { id: ID! place: Place @shareable }
      type Place { x: Int @shareable y: String }`,
    resolvers: {
      Row: { place: ({ id }: { id: string }) => ({ x: 1, y: `of row ${id}` }) },
      Person: {
        __resolveReference: ({ id }: Person) => (id === '3' ? null : { id }),
        age: ({ id }: Person) => Number(id) * 10,
        secret: ({ id }: Person) => (id === '2' ? refuse() : 'known'),
        needed: ({ id }: Person) => (id === '2' ? refuse() : 'known'),
        pet: ({ id }: Person) => ({ name: `pet of ${id}` }),
      },
      Pet: { tag: refuse },
    },
  },
};
const QUERIES = [
  '{ rows { person { name } } }',
  '{ rows { person { id name age pet { name } } owner { age } } }',
  '{ rows { person { age } } more { person { name secret } owner { name } } }',
  '{ rows { person { title } } }',
  '{ rows { person { name riddle } } more { person { riddle } } }',
  '{ rows { person { secret age } } }',
  '{ rows { person { needed } owner { needed } } }',
  '{ rows { person { pet { tag } } } }',
  '{ rows { person { friends { name age friends { age } } boss { name age } } } }',
  '{ rows { id place { x y } } }',
  '{ rows { person { name ...more } } } fragment more on Person { name friends { title } }',
];

describe.each(['keep', 'remove'] as const)(
  'one record that many rows reference (deletedEntities: %s)',
  (deletedEntities) => {
    const compiled = federate(club, { compileAfter: 1, deletedEntities });
    const byGraphqlJs = federate(club, { compileAfter: Number.POSITIVE_INFINITY, deletedEntities });

    it.each(QUERIES)('is answered as if each row had its own record: %s', async (text) => {
      expect(toComparableResult(await compiled.ask(text))).toEqual(toComparableResult(await byGraphqlJs.ask(text)));
    });

    it('is answered as if each row had its own record, for any query', { timeout: 60_000 + 10 * RUNS }, async () => {
      const { apiSchema } = compiled.engine;
      const choices = fc.array(fc.nat(1000), { minLength: 5, maxLength: 120, size: 'max' });
      const property = fc.asyncProperty(choices, async (row) => {
        const { text, variables } = writeQuery(apiSchema, row);
        fc.pre(validate(apiSchema, parse(text)).length === 0);

        expect(toComparableResult(await compiled.ask(text, variables)), text).toEqual(
          toComparableResult(await byGraphqlJs.ask(text, variables)),
        );
      });

      await fc.assert(property, { numRuns: RUNS, seed: SEED });
    });
  },
);

describe('an error of a record that many rows reference', () => {
  it('appears in every row', async () => {
    const { ask } = federate(club, { compileAfter: 1 });

    const { data, errors } = await ask('{ rows { person { id secret } } }');

    const secrets = [
      ['1', 'known'],
      ['2', null],
      ['3', null],
    ].map(([id, secret]) => ({ person: { id, secret } }));
    expect(data).toEqual({ rows: [...secrets, ...secrets] });
    expect(errors?.map(({ path }) => path)).toEqual([1, 4].map((at) => ['rows', at, 'person', 'secret']));
  });
});
