import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { federate, type TestSubgraph } from './federate.ts';

const refuse = (message: string) => () => {
  throw new GraphQLError(message, { extensions: { code: 'FORBIDDEN', operation: 'team.list' } });
};

/** Teams with members in another subgraph. The selected field of a member determines the error. */
const club: Record<string, TestSubgraph> = {
  teams: {
    sdl: `type Query { teams: [Team!] captain: Person must: Person! total: Int! broken: Int! fine: Int }
      type Team { name: String members: [Person] strict: [Person!] } type Person @key(fields: "id") { id: ID! }`,
    resolvers: {
      Query: {
        teams: () => [
          { name: 'A', members: [{ id: '1' }, { id: '2' }, { id: '1' }], strict: [{ id: '1' }, { id: '2' }] },
        ],
        captain: () => ({ id: '1' }),
        must: () => ({ id: '1' }),
        total: () => 3,
        broken: refuse('no number'),
        fine: () => 1,
      },
    },
  },
  people: {
    sdl: `type Person @key(fields: "id") { id: ID! name: String secret: String spare: String! needed: String! pet: Pet missing: String! }
      type Pet { name: String tag: String! }`,
    resolvers: {
      Person: {
        __resolveReference: ({ id }: { id: string }) => (id === '2' ? null : { id }),
        name: () => 'Ada',
        secret: refuse('not yours'),
        spare: () => 'spare',
        needed: refuse('not there'),
        pet: () => ({}),
      },
      Pet: { name: () => 'Rex', tag: refuse('no tag') },
    },
  },
};

describe('an error of a subgraph', () => {
  it('appears at each path of its entity, with its extensions', async () => {
    const { ask } = federate(club);

    const { data, errors } = await ask('{ teams { name members { id name hidden: secret } } }');

    expect(data).toEqual({
      teams: [
        {
          name: 'A',
          members: [
            { id: '1', name: 'Ada', hidden: null },
            { id: '2', name: null, hidden: null },
            { id: '1', name: 'Ada', hidden: null },
          ],
        },
      ],
    });
    const extensions = { code: 'FORBIDDEN', operation: 'team.list' };
    expect(errors).toEqual([
      { message: 'not yours', path: ['teams', 0, 'members', 0, 'hidden'], extensions },
      { message: 'not yours', path: ['teams', 0, 'members', 2, 'hidden'], extensions },
    ]);
  });

  it.each([
    { given: 'a nullable field', query: '{ captain { pet { name } } }', data: { captain: { pet: { name: 'Rex' } } } },
    {
      given: 'a required field of a nullable object',
      query: '{ captain { pet { tag } } }',
      data: { captain: { pet: null } },
    },
    { given: 'a required field of an entity', query: '{ captain { id needed } }', data: { captain: null } },
    {
      given: 'a required field of a list item',
      query: '{ teams { members { needed } } }',
      data: { teams: [{ members: [null, null, null] }] },
    },
    {
      given: 'a required field of a required list item',
      query: '{ teams { strict { needed } } }',
      data: { teams: [{ strict: null }] },
    },
    { given: 'a required field of a required root', query: '{ must { needed } captain { id } }', data: null },
    { given: 'a required root field', query: '{ fine broken }', data: null },
  ])('nulls only the nearest nullable parent: $given', async ({ query, data }) => {
    const { ask } = federate(club);

    const answer = await ask(query);

    expect(answer.data).toEqual(data);
  });

  it.each([
    { query: '{ captain { id spare needed } }', errors: [['captain', 'needed']], data: { captain: null } },
    {
      query: '{ teams { members { spare needed } } }',
      errors: [
        ['teams', 0, 'members', 0, 'needed'],
        ['teams', 0, 'members', 2, 'needed'],
        ['teams', 0, 'members', 1, 'spare'],
      ],
      data: { teams: [{ members: [null, null, null] }] },
    },
    { query: '{ total broken }', errors: [['broken']], data: null },
  ])('is reported once, although it nulls other fields: $query', async ({ query, errors, data }) => {
    const { ask } = federate(club);

    const answer = await ask(query);

    expect(answer.data).toEqual(data);
    expect(answer.errors?.map(({ path }) => path)).toEqual(errors);
  });

  it('is added for a non-null field without a value and without an error', async () => {
    const { ask } = federate(club);

    const { data, errors } = await ask('{ teams { members { id missing } } }');

    expect(data).toEqual({ teams: [{ members: [null, null, null] }] });
    expect(errors?.map(({ path }) => path?.join('.'))).toEqual(
      expect.arrayContaining(['teams.0.members.0.missing', 'teams.0.members.1.missing', 'teams.0.members.2.missing']),
    );
  });

  it('without a path appears once per field of the fetch', async () => {
    const { schemas, supergraphSdl } = federate(club);
    const silent = () => Promise.reject(new GraphQLError('gone', { extensions: { code: 'UPSTREAM_UNAVAILABLE' } }));
    const { ask } = federate(club, { executors: { teams: silent, people: silent } });
    expect(Object.keys(schemas)).toHaveLength(2);
    expect(supergraphSdl).toContain('PEOPLE');

    const { data, errors } = await ask('{ fine captain { name } }');

    expect(data).toEqual({ fine: null, captain: null });
    expect(errors?.map(({ path }) => path)).toEqual([['fine'], ['captain']]);
  });
});
