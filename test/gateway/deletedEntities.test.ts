import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { federate, type TestSubgraph } from './federate.ts';

const refuse = () => {
  throw new GraphQLError('no tag', { extensions: { code: 'FORBIDDEN' } });
};

/** Teams reference people of another subgraph, in which person 2 is deleted, and the fetch of person 3 fails. */
const club: Record<string, TestSubgraph> = {
  teams: {
    sdl: `type Query { captain(id: ID!): Person must: Person! team: Team! maker: Maker }
      type Team { members: [Person!]! squads: [[Person]!]! } union Maker = Person | Robot
      type Person @key(fields: "id") { id: ID! wins: Int } type Robot @key(fields: "id") { id: ID! }`,
    resolvers: {
      Query: {
        captain: (_: unknown, { id }: { id: string }) => ({ id }),
        must: () => ({ id: '2' }),
        team: () => ({
          members: [{ id: '1' }, { id: '2' }, { id: '4' }],
          squads: [[{ id: '2' }, { id: '1' }], [{ id: '2' }]],
        }),
        maker: () => ({ __typename: 'Person', id: '2' }),
      },
      Person: { wins: () => 7 },
    },
  },
  people: {
    sdl: 'type Person @key(fields: "id") { id: ID! name: String state: String! tag: String }',
    resolvers: {
      Person: {
        __resolveReference: ({ id }: { id: string }) => (id === '3' ? refuse() : id === '2' ? null : { id }),
        name: () => 'Ada',
        state: () => 'WELL',
        tag: refuse,
      },
    },
  },
};

describe.each([{ compileAfter: 1 }, { compileAfter: 100 }])(
  'an entity that its subgraph does not have (%j), with deletedEntities: remove',
  (options) => {
    it.each([
      {
        given: 'is null in a field that references it',
        query: '{ captain(id: "2") { id name } }',
        data: { captain: null },
      },
      {
        given: 'is null without an error, even if a selected field of it is non-null',
        query: '{ captain(id: "2") { state } }',
        data: { captain: null },
      },
      {
        given: 'is null even if another subgraph has fields of it',
        query: '{ captain(id: "2") { wins name } }',
        data: { captain: null },
      },
      {
        given: 'is kept if no field of it was fetched',
        query: '{ captain(id: "2") { id wins } }',
        data: { captain: { id: '2', wins: 7 } },
      },
      {
        given: 'is null in a field of a union type',
        query: '{ maker { __typename ... on Person { name } ... on Robot { id } } }',
        data: { maker: null },
      },
      {
        given: 'is omitted from lists',
        query: '{ team { members { id state } squads { id name } } }',
        data: {
          team: {
            members: [
              { id: '1', state: 'WELL' },
              { id: '4', state: 'WELL' },
            ],
            squads: [[{ id: '1', name: 'Ada' }], []],
          },
        },
      },
    ])('$given', async ({ query, data }) => {
      const { ask } = federate(club, { ...options, deletedEntities: 'remove' });

      expect(await ask(query)).toEqual({ data });
    });

    it('also removes non-null parents, with an error', async () => {
      const { ask } = federate(club, { ...options, deletedEntities: 'remove' });

      const { data, errors } = await ask('{ must { name } }');

      expect(data).toBeNull();
      expect(errors).toMatchObject([{ path: ['must'], extensions: { code: 'SUBGRAPH_INVALID_RESPONSE' } }]);
    });

    it('adjusts the paths of errors of later items', async () => {
      const { ask } = federate(club, { ...options, deletedEntities: 'remove' });

      const { data, errors } = await ask('{ team { members { id label: tag } } }');

      expect(data).toEqual({
        team: {
          members: [
            { id: '1', label: null },
            { id: '4', label: null },
          ],
        },
      });
      expect(errors?.map(({ path }) => path)).toEqual([
        ['team', 'members', 0, 'label'],
        ['team', 'members', 1, 'label'],
      ]);
    });
  },
);

describe('an entity whose fetch failed', () => {
  it('is kept with null fields and the error', async () => {
    const { ask } = federate(club, { deletedEntities: 'remove' });

    const { data, errors } = await ask('{ captain(id: "3") { id name } }');

    expect(data).toEqual({ captain: { id: '3', name: null } });
    expect(errors).toMatchObject([{ path: ['captain'], extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('an entity that its subgraph does not have', () => {
  it('is kept with null fields by default', async () => {
    const { ask } = federate(club);

    const answer = await ask('{ captain(id: "2") { id name wins } team { members { name } } }');

    expect(answer).toEqual({
      data: {
        captain: { id: '2', name: null, wins: 7 },
        team: { members: [{ name: 'Ada' }, { name: null }, { name: 'Ada' }] },
      },
    });
  });
});
