import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../gateway/index.ts';
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
  ])('more: $more, less: $less fetches from $subgraphs', async ({ more, less, user, subgraphs }) => {
    const { ask, calls } = users();

    const { data } = await ask(QUERY, more === undefined ? { less } : { more, less });

    expect(data).toEqual({ user });
    expect(calls.map(({ subgraph }) => subgraph)).toEqual(subgraphs);
  });

  it('return an empty object if all its fields are skipped', async () => {
    const { ask } = users();

    const { data } = await ask('{ user { id @skip(if: true) } }');

    expect(data).toEqual({ user: {} });
  });
});

/** As many fields as conditions, each with a variable of its own, and the values of the variables. */
const conditional = (count: number) => {
  const all = Array.from({ length: count }, (_, at) => at);
  const text = `query (${all.map((at) => `$v${at}: Boolean!`)}) {
    user { ${all.map((at) => `f${at}: badge @include(if: $v${at})`).join(' ')} } }`;
  const variables = (setting: number) => Object.fromEntries(all.map((at) => [`v${at}`, ((setting >> at) & 1) === 1]));
  return { text, variables };
};

describe('a document with many condition variables', () => {
  it('is refused above the limit, with a clear message', async () => {
    const { ask, calls } = users();
    const { text, variables } = conditional(12);

    expect(await ask(text, variables(5))).toEqual({
      errors: [
        {
          message: 'The document has more than 10 variables in @skip, @include, @defer and @stream of one operation.',
          extensions: { code: 'QUERY_TOO_LARGE' },
        },
      ],
    });
    expect(calls).toEqual([]);
  });

  it('is compiled once per combination of values, up to the limit', async () => {
    const { ask, engine } = users();
    const { text, variables } = conditional(defaultLimits.maxConditions);
    const settings = Array.from({ length: 2 ** defaultLimits.maxConditions }, (_, at) => at);
    const cpuOfAll = async () => {
      const start = process.cpuUsage();
      for (const setting of settings) await engine.execute({ text, variables: variables(setting), context: {} });
      return process.cpuUsage(start).user;
    };

    const first = await cpuOfAll();

    // Other processes may have used the CPU during one reading.
    await expect.poll(cpuOfAll, { timeout: 40_000 }).toBeLessThan(first / 2);
    expect(await ask(text, variables(3))).toEqual({ data: { user: { f0: 'gold', f1: 'gold' } } });
  });

  it('counts each variable of the requested operation once', async () => {
    const { ask } = users();
    const { text, variables } = conditional(defaultLimits.maxConditions);
    const twice = text.replace(/ } }$/, ' } again: user { id @skip(if: $v0) } }');

    expect(await ask(twice, variables(1))).toEqual({ data: { user: { f0: 'gold' }, again: {} } });
  });
});
