import { describe, expect, it } from 'vitest';
import { federate } from './federate.ts';

const QUERY = `query ($more: Boolean = false, $less: Boolean!) {
  user { id ...details @include(if: $more) name @skip(if: $less) } }
  fragment details on User { badge }`;

const users = () =>
  federate({
    a: {
      sdl: 'type Query { user: User } type User @key(fields: "id") { id: ID! name: String }',
      resolvers: { Query: { user: () => ({ id: '1', name: 'Ada' }) } },
    },
    b: {
      sdl: 'type User @key(fields: "id") { id: ID! badge: String }',
      resolvers: { User: { badge: () => 'gold' } },
    },
  });

describe('@skip and @include', () => {
  it.each([
    { more: undefined, less: true, user: { id: '1' }, subgraphs: ['a'] },
    { more: false, less: false, user: { id: '1', name: 'Ada' }, subgraphs: ['a'] },
    { more: true, less: true, user: { id: '1', badge: 'gold' }, subgraphs: ['a', 'b'] },
    { more: true, less: false, user: { id: '1', badge: 'gold', name: 'Ada' }, subgraphs: ['a', 'b'] },
  ])('more: $more, less: $less asks $subgraphs', async ({ more, less, user, subgraphs }) => {
    const { ask, calls } = users();

    const { data } = await ask(QUERY, more === undefined ? { less } : { more, less });

    expect(data).toEqual({ user });
    expect(calls.map(({ subgraph }) => subgraph)).toEqual(subgraphs);
  });

  it('leave an object that has nothing left to show', async () => {
    const { ask } = users();

    const { data } = await ask('{ user { id @skip(if: true) } }');

    expect(data).toEqual({ user: {} });
  });
});
