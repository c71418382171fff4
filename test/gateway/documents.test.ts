import { describe, expect, it } from 'vitest';
import { federate } from './federate.ts';

const tree = (options = {}) =>
  federate(
    {
      a: {
        sdl: 'type Query { node(n: Int): Node x: Int } type Node { child: Node x: Int }',
        resolvers: { Query: { x: () => 1 } },
      },
    },
    options,
  );

const nestFields = (depth: number) => `{ node ${'{ child '.repeat(depth - 2)} { x } ${'}'.repeat(depth - 2)} }`;
const bomb = Array.from(
  { length: 12 },
  (_, at) => `fragment f${at} on Node { child { ...f${at + 1} } a: child { ...f${at + 1} } }`,
);

describe('a document', () => {
  it.each([
    { given: 'that cannot be parsed', text: '{ x', code: 'GRAPHQL_PARSE_FAILED' },
    { given: 'of more than 15,000 tokens', text: `{ ${'x '.repeat(15_000)} }`, code: 'QUERY_TOO_LARGE' },
    { given: 'with unknown fields', text: '{ y }', code: 'GRAPHQL_VALIDATION_FAILED' },
    {
      given: 'with thousands of unknown fragments',
      text: `{ x ${Array.from({ length: 2_000 }, (_, at) => `...f${at}`).join(' ')} }`,
      code: 'GRAPHQL_VALIDATION_FAILED',
    },
    { given: 'deeper than 20 levels', text: nestFields(21), code: 'QUERY_TOO_LARGE' },
    {
      given: 'of more than 200 aliases',
      text: `{ node { ${Array.from({ length: 201 }, (_, at) => `a${at}: x`).join(' ')} } }`,
      code: 'QUERY_TOO_LARGE',
    },
    { given: 'of more than 100 root fields', text: `{ ${'x '.repeat(101)} }`, code: 'QUERY_TOO_LARGE' },
    {
      given: 'whose fragments expand exponentially',
      text: `{ node { ...f0 } } ${bomb.join(' ')} fragment f12 on Node { x }`,
      code: 'QUERY_TOO_LARGE',
    },
    {
      given: 'with one field repeated many times',
      text: `{ node { ${'x '.repeat(4_900)} } }`,
      code: 'QUERY_TOO_LARGE',
    },
    {
      given: 'whose fragment contains itself',
      text: '{ node { ...f } } fragment f on Node { child { ...f } }',
      code: 'GRAPHQL_VALIDATION_FAILED',
    },
    {
      given: 'with several operations and no operation name',
      text: 'query a { x } query b { x }',
      code: 'OPERATION_RESOLUTION_FAILURE',
    },
    {
      given: 'whose variables have the wrong type',
      text: 'query ($n: Int!) { node(n: $n) { x } }',
      code: 'BAD_USER_INPUT',
    },
  ])('$given is refused with a code: $code', async ({ text, code }) => {
    const { ask, calls } = tree();

    const { data, errors } = await ask(text);

    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions).toMatchObject({ code });
    expect(calls).toEqual([]);
  });

  it('may have a fragment with more fields than the limit for root fields', async () => {
    const { ask } = tree();
    const args = Array.from({ length: 120 }, (_, at) => `a${at}: x`).join(' ');

    expect(await ask(`{ node { ...f } } fragment f on Node { ${args} }`)).toEqual({ data: { node: null } });
    expect((await ask(`{ ...f } fragment f on Query { ${args} }`)).errors).toMatchObject([
      { message: 'The document has more than 100 root fields.', extensions: { code: 'QUERY_TOO_LARGE' } },
    ]);
  });

  it('reports the locations of errors, including fragment cycles', async () => {
    const { ask } = tree();

    expect((await ask('{\n  y\r\n  z }')).errors).toMatchObject([
      { locations: [{ line: 2, column: 3 }] },
      { locations: [{ line: 3, column: 3 }] },
    ]);
    expect((await ask('{ node { ...f } }\nfragment f on Node { ...f }')).errors).toMatchObject([
      { message: 'Cannot spread fragment "f" within itself.', locations: [{ line: 2, column: 22 }] },
    ]);
  });

  it('is checked against the limits of the engine', async () => {
    const { ask } = tree({ limits: { maxDepth: 3, maxFields: 5 } });

    expect(await ask(nestFields(3))).toEqual({ data: { node: null } });
    for (const text of [nestFields(4), '{ a: x b: x c: x d: x e: x f: x }'])
      expect((await ask(text)).errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_LARGE' } }]);
  });

  it('of the maximum depth is answered', async () => {
    const { ask } = tree();

    expect(await ask(nestFields(20))).toEqual({ data: { node: null } });
  });

  it('is parsed, planned and compiled once, and evicted as the least recently used', async () => {
    const { ask, engine } = tree({ documents: { max: 2 } });

    for (const text of ['{ x }', '{ x }', '{ a: x }', '{ x }', '{ b: x }', '{ a: x }']) await ask(text);

    expect(engine.documentStats()).toMatchObject({ size: 2, hits: 2, misses: 4 });
  });

  it('that is refused is not cached', async () => {
    const { ask, engine } = tree();

    await ask('{ y }');

    expect(engine.documentStats().size).toBe(0);
  });

  it('may contain several operations, of which the request names one', async () => {
    const { engine } = tree();
    const text = 'query a { first: x } query b { second: x }';

    const answers = await Promise.all(
      ['a', 'b'].map((operationName) => engine.execute({ text, operationName, context: {} })),
    );

    expect(answers).toEqual([{ data: { first: 1 } }, { data: { second: 1 } }]);
  });
});
