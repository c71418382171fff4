import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { federate } from './federate.ts';

const counters = () => {
  const done: string[] = [];
  const step = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, name === 'a1' ? 5 : 0));
    done.push(name);
    if (name === 'failing' || name === 'fatal') throw new GraphQLError(name, { extensions: { code: 'CONFLICT' } });
    return name;
  };
  const federation = federate({
    a: {
      sdl: 'type Query { x: Int } type Mutation { a1: String a2: String failing: String fatal: String! }',
      resolvers: { Mutation: { a1: step('a1'), a2: step('a2'), failing: step('failing'), fatal: step('fatal') } },
    },
    b: { sdl: 'type Mutation { b1: String }', resolvers: { Mutation: { b1: step('b1') } } },
  });
  return { ...federation, done };
};

describe('mutations', () => {
  it('are executed one after another, in the order of the query, across subgraphs', async () => {
    const { ask, done } = counters();

    const { data } = await ask('mutation { a1 b1 a2 again: b1 }');

    expect(done).toEqual(['a1', 'b1', 'a2', 'b1']);
    expect(data).toEqual({ a1: 'a1', b1: 'b1', a2: 'a2', again: 'b1' });
  });

  it('continue after a failed nullable field', async () => {
    const { ask, done } = counters();

    const { data, errors } = await ask('mutation { failing b1 }');

    expect(done).toEqual(['failing', 'b1']);
    expect(data).toEqual({ failing: null, b1: 'b1' });
    expect(errors).toMatchObject([{ path: ['failing'] }]);
  });

  it('stop after a failed non-null field', async () => {
    const { ask, done } = counters();

    const { data } = await ask('mutation { fatal b1 }');

    expect(done).toEqual(['fatal']);
    expect(data).toBeNull();
  });
});
