import { describe, expect, it } from 'vitest';
import { federate } from './federate.ts';

const people = [
  { id: '1', name: 'Ada', zip: 'W1' },
  { id: '2', name: 'Ben', zip: 'E2' },
];

const library = () =>
  federate({
    books: {
      sdl: `
        type Query { media: [Media!]! book(id: ID!): Book }
        union Media = Book | Film
        type Book @key(fields: "id") { id: ID! title: String pages: Int author: Person }
        type Film @key(fields: "id") { id: ID! title: String minutes: Int author: Person }
        type Person @key(fields: "id") { id: ID! }`,
      resolvers: {
        Query: {
          media: () => [
            { __typename: 'Book', id: 'b1', title: 'Logic', pages: 300, author: { id: '1' } },
            { __typename: 'Film', id: 'f1', title: 'Engine', minutes: 90, author: { id: '1' } },
            { __typename: 'Film', id: 'f2', title: 'Loom', minutes: 80, author: { id: '2' } },
          ],
          book: (_: unknown, { id }: { id: string }) => ({ id, title: 'Logic', pages: 300, author: { id: '1' } }),
        },
      },
    },
    people: {
      sdl: `type Person @key(fields: "id") { id: ID! name: String! zip(form: String): String friends: [Person!] }`,
      resolvers: {
        Person: {
          __resolveReference: ({ id }: { id: string }) => people.find((person) => person.id === id),
          zip: ({ zip }: { zip: string }, { form }: { form?: string }) => `${form ?? ''}${zip}`,
          friends: ({ id }: { id: string }) => people.filter((person) => person.id !== id),
        },
      },
    },
  });

const shop = () =>
  federate({
    users: {
      sdl: 'type Query { user: User } type User @key(fields: "id") { id: ID! }',
      resolvers: { Query: { user: () => ({ id: 'u' }) } },
    },
    orders: {
      sdl: `type User @key(fields: "id") { id: ID! orders: [Order!] } type Order @key(fields: "id") { id: ID! sku: String }`,
      resolvers: {
        User: { orders: () => [{ id: '1' }, { id: '2' }] },
        Order: { sku: ({ id }: { id: string }) => `sku ${id}` },
      },
    },
    labels: {
      sdl: `type Order @key(fields: "id") { id: ID! sku: String @external label: String @requires(fields: "sku") }`,
      resolvers: { Order: { label: ({ sku }: { sku: string }) => `label of ${sku}` } },
    },
  });

describe('running a plan', () => {
  it('fetches an entity once, however often the response contains it', async () => {
    const { ask, calls } = library();

    const { data } = await ask('{ media { ... on Book { author { name } } ... on Film { author { name } } } }');

    expect(data).toEqual({
      media: [{ author: { name: 'Ada' } }, { author: { name: 'Ada' } }, { author: { name: 'Ben' } }],
    });
    expect(calls.map(({ subgraph }) => subgraph)).toEqual(['books', 'people']);
    expect(calls[1]?.variables.representations).toEqual([
      { __typename: 'Person', id: '1' },
      { __typename: 'Person', id: '2' },
    ]);
  });

  it.each(['{ user { orders { label } } }', '{ user { orders { sku label } } }', '{ user { orders { sku: label } } }'])(
    'fetches what a field requires together with the entities behind another entity: %s',
    async (query) => {
      const { ask, calls } = shop();

      const { data, errors } = await ask(query);

      expect(errors).toBeUndefined();
      expect(JSON.stringify(data)).toContain('label of sku 2');
      expect(calls.map(({ subgraph }) => subgraph)).toEqual(['users', 'orders', 'labels']);
    },
  );

  it('permits one response name for different fields on two types', async () => {
    const { ask } = library();

    const { data } = await ask(
      '{ media { ... on Book { n: pages author { zip(form: "a") } } ... on Film { n: minutes author { zip(form: "b") } } } }',
    );

    expect(data).toEqual({
      media: [
        { n: 300, author: { zip: 'aW1' } },
        { n: 90, author: { zip: 'bW1' } },
        { n: 80, author: { zip: 'bE2' } },
      ],
    });
  });

  it('does not duplicate list items when a field is selected directly and through a fragment', async () => {
    const { ask } = library();

    const { data } = await ask(`
      { book(id: "b1") { author { friends { id } ...more friends { name } } } }
      fragment more on Person { friends { zip } }`);

    expect(data).toEqual({ book: { author: { friends: [{ id: '2', zip: 'E2', name: 'Ben' }] } } });
  });

  it('finds the right entity if the client aliases another field to the key’s name', async () => {
    const { ask } = library();

    const { data } = await ask('{ media { ... on Book { author { id: name zip } } } }');

    expect(data).toEqual({ media: [{ author: { id: 'Ada', zip: 'W1' } }, {}, {}] });
  });
});
