import { buildClientSchema, execute, type GraphQLSchema, type IntrospectionQuery, parse, printSchema } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { costlyIntrospections, largeIntrospections, wholeSchema } from '../../bench/hostile/introspections.ts';
import { createEmptyEngine } from '../../bench/hostile/measureDocument.ts';
import { federate } from './federate.ts';
import { startIntrospectionThread } from './introspectionThread.ts';

const graph = () =>
  federate({
    a: {
      sdl: `type Query { user(secret: Int @inaccessible): User hidden: Int @inaccessible }
        "Who uses it." type User @key(fields: "id") { id: ID! old: String @deprecated(reason: "Use \`id\`.") }
        type Ghost @inaccessible { x: Int }
        union Any = User | Thing interface Named { name: String } type Thing implements Named @tag(name: "t") { name: String }
        enum Size { BIG SMALL @deprecated(reason: "Use BIG.") }
        input Filter { size: Size = BIG, sizes: [Size!]! = [BIG, SMALL], old: Int @deprecated, deep: Filter }
        extend type Query { any(filter: Filter = { size: SMALL, sizes: [] }, n: Int = 3): [Any!]! named: Named }`,
      resolvers: { Query: { user: () => ({ id: '1' }) }, Named: { __resolveType: () => 'Thing' } },
    },
  });

describe('introspection', () => {
  it('shows the API schema, without federation and without inaccessible parts', async () => {
    const { ask, engine } = graph();

    const { data } = await ask(wholeSchema);

    const sdl = printSchema(buildClientSchema(data as unknown as IntrospectionQuery));
    expect(sdl).toBe(engine.apiSdl);
    expect(sdl).toContain('old: String @deprecated(reason: "Use `id`.")');
    expect(sdl).not.toMatch(/secret|hidden|Ghost|_entities|join__|__Schema/);
  });

  it('may be combined with other fields in one query, with aliases', async () => {
    const { ask } = graph();

    const { data } = await ask('query ($n: String!) { is: __typename user { id } kind: __type(name: $n) { name } }', {
      n: 'User',
    });

    expect(data).toEqual({ is: 'Query', user: { id: '1' }, kind: { name: 'User' } });
  });

  it('sends no fetch to subgraphs', async () => {
    const { ask, calls } = graph();

    await ask('{ __typename __schema { queryType { name } } }');

    expect(calls).toEqual([]);
  });
});

const asGraphqlJs = (schema: GraphQLSchema, text: string, variableValues: Record<string, unknown> = {}) =>
  JSON.parse(JSON.stringify(execute({ schema, document: parse(text, { noLocation: true }), variableValues })));

const NAMED =
  'query ($n: String = "User", $old: Boolean) { __type(name: $n) { fields(includeDeprecated: $old) { name } } }';

describe('introspection', () => {
  it.each([
    { what: 'the whole schema', text: wholeSchema },
    { what: 'the kinds of all types', text: '{ __schema { types { __typename kind name ofType { name } } } }' },
    { what: 'a type that does not exist', text: '{ __type(name: "Nobody") { name } }' },
    { what: 'aliases', text: '{ a: __type(name: "User") { b: fields { c: name } } d: __schema { e: __typename } }' },
    {
      what: 'fragments, also on a union',
      text: `{ ...f ... on Query { __schema { queryType { kind } } } } fragment f on Query { __schema { queryType { ...t } } }
        fragment t on __Type { name fields { name type { ...n } } } fragment n on __Type { kind name ofType { name } }`,
    },
    { what: 'conditions', text: '{ __schema { queryType { name @skip(if: true) kind @include(if: true) } } }' },
    { what: 'a variable and its default', text: NAMED, variables: { old: true } },
    { what: 'a variable', text: NAMED, variables: { n: 'Query', old: null } },
    {
      what: 'directives, arguments and default values',
      text: '{ __schema { directives { name locations isRepeatable args { name defaultValue type { kind } } } } }',
    },
    {
      what: 'members of unions and interfaces, enums and inputs',
      text: `{ __schema { types { possibleTypes { name } interfaces { name } enumValues { name deprecationReason }
        inputFields { name defaultValue } specifiedByURL isOneOf } } }`,
    },
  ])('is answered as by graphql-js: $what', async ({ text, variables }) => {
    const { engine, ask } = graph();

    expect(await ask(text, variables)).toEqual(asGraphqlJs(engine.apiSchema, text, variables));
  });

  it('is answered for the other types if one is named by a null', async () => {
    const { ask } = graph();

    const text = 'query ($n: String = "") { none: __type(name: $n) { name } user: __type(name: "User") { name } }';

    const { data, errors } = await ask(text, { n: null });

    expect(data).toEqual({ none: null, user: { name: 'User' } });
    expect(errors).toMatchObject([{ path: ['none'] }]);
  });

  it('is described once per document', async () => {
    const { engine } = graph();
    const ask = async (text: string) => (await engine.execute({ text, context: {} })).data?.__schema;

    const first = await ask(wholeSchema);

    expect(await ask(wholeSchema)).toBe(first);
    expect(await ask(`${wholeSchema}#`)).not.toBe(first);
  });
});

describe('introspection of a large schema', { timeout: 120_000 }, () => {
  const engine = createEmptyEngine();
  let sent = 0;
  const ask = async (query: string) => {
    const { data, errors } = await engine.execute({ text: `${query}#${sent++}`, context: {} });
    return errors === undefined ? data : errors[0]?.extensions;
  };

  it.each(largeIntrospections)('is answered: $name', async ({ query }) => {
    expect(await ask(query)).toHaveProperty('__schema');
  });

  it('is answered twice in one query', async () => {
    expect(
      await ask('{ __schema { types { fields { name } } } again: __schema { types { fields { name } } } }'),
    ).toHaveProperty('again');
  });

  it.each(costlyIntrospections)('is refused before it is described: $name', async ({ query }) => {
    expect(await ask(query)).toEqual({ code: 'QUERY_TOO_COSTLY', maxCost: expect.any(Number) });
  });

  describe('the event loop', () => {
    const thread = startIntrospectionThread();
    afterAll(thread.stop);
    // Other processes may have used the caches of the CPU during the rest of the readings.
    const expectShort = (...queries: string[]) =>
      expect.poll(() => thread.measure(queries), { timeout: 30_000, interval: 10 }).toBeLessThan(60);

    it.each([...largeIntrospections, ...costlyIntrospections])('is not blocked: $name', async ({ query }) => {
      await expectShort(query);
    });

    it('is not blocked where six ask at once', async () => {
      await expectShort(...Array.from({ length: 6 }, () => wholeSchema));
    });
  });
});
