import { describe, expect, it } from 'vitest';
import { federate } from './federate.ts';
import { federateOverHttp } from './federateOverHttp.ts';

const shop = {
  shop: {
    sdl: 'type Query { echo(text: String, in: In): String x: Int } input In { text: String more: In }',
    resolvers: {
      Query: { echo: (_: unknown, args: object) => JSON.stringify(args), x: () => 1 },
    },
  },
};

/** Names of properties that every object of JavaScript has, and one that none has. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'ordinary'];

describe.each([
  { form: 'in this process', start: async () => ({ ...federate(shop), [Symbol.asyncDispose]: async () => {} }) },
  {
    form: 'in this process, compiled',
    start: async () => ({ ...federate(shop, { compileAfter: 1 }), [Symbol.asyncDispose]: async () => {} }),
  },
  { form: 'behind HTTP', start: () => federateOverHttp(shop) },
])('a variable, its subgraph $form', ({ start }) => {
  it.each(NAMES)('may be named $%s', async (name) => {
    await using graph = await start();
    const variables = { [name]: 'given' };

    expect(await graph.ask(`query ($${name}: String) { echo(text: $${name}) }`, variables)).toEqual({
      data: { echo: '{"text":"given"}' },
    });
    expect(await graph.ask(`query ($${name}: String) { echo(in: { more: { text: $${name} } }) }`, variables)).toEqual({
      data: { echo: '{"in":{"more":{"text":"given"}}}' },
    });
    expect(await graph.ask(`query ($${name}: String) { echo(text: $${name}, in: { text: $${name} }) }`)).toEqual({
      data: { echo: '{"in":{}}' },
    });
    expect(await graph.ask(`query ($${name}: String = "else") { echo(text: $${name}) }`)).toEqual({
      data: { echo: '{"text":"else"}' },
    });
    expect(await graph.ask(`query ($${name}: Boolean!) { x @include(if: $${name}) }`, { [name]: true })).toEqual({
      data: { x: 1 },
    });
  });

  it.each(NAMES)('is refused with its own name: $%s', async (name) => {
    await using graph = await start();

    const { errors } = await graph.ask(`query ($${name}: String!) { echo(text: $${name}) }`);

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', inputPath: [`$${name}`] } }]);
  });
});
