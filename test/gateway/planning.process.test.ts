import { describe, expect, it } from 'vitest';
import { federate, type TestSubgraph } from './federate.ts';
import { serveGateway } from './serveGateway.ts';

type PlainRepresentation = Record<string, unknown>;
const byId = ({ id }: PlainRepresentation) => ({ id });

/** An entity with two keys. The first subgraph has one of them; the Rust planner crashes on the requirement. */
const FATAL: Readonly<Record<string, TestSubgraph>> = {
  catalog: {
    sdl: 'type Item @key(fields: "id") @key(fields: "code { value }") { id: ID! code: Code! base: Int! } type Code @shareable { value: String! }',
    resolvers: {
      Item: {
        __resolveReference: byId,
        base: ({ id }: PlainRepresentation) => Number(id) * 10,
        code: () => ({ value: 'c' }),
      },
    },
  },
  sums: {
    sdl: `type Item @key(fields: "id") @key(fields: "code { value }") {
        id: ID! code: Code! base: Int! @external sum(add: Int = 1): Int @requires(fields: "base") parts: Parts @requires(fields: "base") }
      type Code @shareable { value: String! } type Parts { one: Int }`,
    resolvers: {
      Item: {
        sum: ({ base }: PlainRepresentation, { add }: { add: number }) => {
          if (add === 0) throw new Error('nothing to add');
          return Number(base) + add;
        },
      },
    },
  },
  shop: {
    sdl: `type Query { item: Item shelves: [[Item]!] } type Mutation { sell: Item buy: Item }
      type Item @key(fields: "id") { id: ID! label: String }`,
    resolvers: {
      Query: {
        item: () => ({ id: '4', label: 'four' }),
        shelves: () => [
          [{ id: '1' }, null],
          [{ id: '2' }, { id: '1' }],
        ],
      },
      Mutation: { sell: () => ({ id: '5', label: 'five' }), buy: () => ({ id: '6', label: 'six' }) },
    },
  },
};

const item = () => ({ id: '4', code: { value: 'c' } });

/** The planner does not terminate: it can reach `made` through `catalog`, and `base` through `makers`. */
const ENDLESS: Readonly<Record<string, TestSubgraph>> = {
  catalog: {
    sdl: `type Query { items: Int } type Item @key(fields: "id") @key(fields: "code { value }") { id: ID! code: Code! base(unit: String): Int! }
      type Code @shareable { value: ID! }`,
    resolvers: { Item: { __resolveReference: item, base: () => 7 } },
  },
  shop: {
    sdl: 'type Query { item: Item } type Item @key(fields: "code { value }") { code: Code! } type Code @shareable { value: ID! }',
    resolvers: { Query: { item: () => ({ code: { value: 'c' } }) } },
  },
  makers: {
    sdl: `type Item @key(fields: "id") @key(fields: "code { value }") { id: ID! code: Code! made: Int }
      type Code @shareable { value: ID! }`,
    resolvers: { Item: { __resolveReference: item, made: () => 1815 } },
  },
};

let aliases = 0;
/** An alias that makes an operation a new one: how others could be planned is remembered. */
const newAlias = () => `alias${aliases++}`;

describe('an operation that the planner cannot plan', () => {
  it.each([
    { query: '{ item { label sum } }', data: { item: { label: 'four', sum: 41 } } },
    {
      query: 'query ($n: Int) { item { sum(add: $n) twice: sum(add: 2) base code { value } } }',
      data: { item: { sum: 43, twice: 42, base: 40, code: { value: 'c' } } },
    },
    {
      query: '{ shelves { sum base: label } }',
      data: {
        shelves: [
          [{ sum: 11, base: null }, null],
          [
            { sum: 21, base: null },
            { sum: 11, base: null },
          ],
        ],
      },
    },
    {
      query: 'mutation { sell { sum label } buy { sum } }',
      data: { sell: { sum: 51, label: 'five' }, buy: { sum: 61 } },
    },
  ])('is planned in stages if a required field selection crashes the planner: $query', async ({ query, data }) => {
    const { ask } = federate(FATAL, { planner: 'rust' });

    expect(await ask(query, { n: 3 })).toEqual({ data });
  });

  it('fetches common parts once in all stages', async () => {
    const { ask, calls } = federate(FATAL, { planner: 'rust' });

    await ask('{ item { label sum } }');

    expect(calls.map(({ subgraph }) => subgraph)).toEqual(['shop', 'catalog', 'sums']);
  });

  it('has the errors of its stages at the right paths', async () => {
    const { ask } = federate(FATAL, { planner: 'rust' });

    const { data, errors } = await ask('{ shelves { label sum(add: 0) } }');

    expect(data).toEqual({
      shelves: [
        [{ label: null, sum: null }, null],
        [
          { label: null, sum: null },
          { label: null, sum: null },
        ],
      ],
    });
    expect(errors?.map(({ path, message }) => [path?.join('.'), message])).toEqual(
      ['0.0', '1.1', '1.0'].map((at) => [`shelves.${at}.sum`, 'nothing to add']),
    );
  });

  it('is planned in parts if the planner does not terminate', async () => {
    const { ask } = federate(ENDLESS, { planner: 'rust' });

    expect(await ask('{ item { made base year: made } }')).toEqual({
      data: { item: { made: 1815, base: 7, year: 1815 } },
    });
  });

  it('does not affect concurrent operations', async () => {
    const { ask } = federate(ENDLESS, { planner: 'rust' });

    const answers = await Promise.all(
      ['{ item { made base year: made } }', '{ item { base } }', '{ item { made } }'].map((query) => ask(query)),
    );

    expect(answers.map(({ data }) => data)).toEqual([
      { item: { made: 1815, base: 7, year: 1815 } },
      { item: { base: 7 } },
      { item: { made: 1815 } },
    ]);
  });

  it('times out long after later operations are answered', async () => {
    await using gateway = await serveGateway(ENDLESS);
    const { ask } = federate(ENDLESS, { planner: 'rust' });
    const givenUp = () => gateway.logs.length > 0;
    const year = newAlias();

    const hanging = ask(`{ item { ${year}: made base made } }`);
    const others = await Promise.all(['{ item { one: base } }', '{ item { two: made } }'].map((query) => ask(query)));

    expect(givenUp()).toBe(false);
    expect(others).toEqual([{ data: { item: { one: 7 } } }, { data: { item: { two: 1815 } } }]);
    expect(await hanging).toEqual({ data: { item: { [year]: 1815, base: 7, made: 1815 } } });
    expect(givenUp()).toBe(true);
  });

  it('is logged once, without variable values', async () => {
    await using gateway = await serveGateway(ENDLESS);
    const year = newAlias();
    const query = (text: string) =>
      `query Years($u: String) { item { made base(unit: $u) ${year}: made plain: base(unit: "s3cret") } }${text}`;

    for (const text of ['', ' # the same again'])
      expect(await (await gateway.post({ query: query(text), variables: { u: 's3cret' } })).json()).toEqual({
        data: { item: { made: 1815, base: 7, [year]: 1815, plain: 7 } },
      });

    const logged = gateway.logs.filter(({ msg }) => msg === 'an operation could not be planned as it is');
    const [whole] = logged;
    expect(whole).toMatchObject({
      level: 40,
      operationName: 'Years',
      fields: `query Years{item{made base ${year}:made plain:base}}`,
      how: expect.stringContaining('took longer'),
    });
    expect(new Set(logged.map(({ fields }) => fields)).size).toBe(logged.length);
    expect(JSON.stringify(gateway.logs)).not.toContain('s3cret');
  });

  it('is not planned after its client has disconnected', async () => {
    const { engine, calls } = federate(ENDLESS, { planner: 'rust' });
    const leaving = new AbortController();

    const answer = engine.execute({
      text: `{ item { ${newAlias()}: made base made } }`,
      context: {},
      signal: leaving.signal,
    });
    leaving.abort();

    expect(await answer).toMatchObject({ errors: [{ extensions: { code: 'REQUEST_STOPPED' } }] });
    expect(calls).toEqual([]);
  });

  it('is answered at its deadline, without a plan', async () => {
    const asked: string[] = [];
    const shop = { ...ENDLESS.shop, resolvers: { Query: { item: () => asked.push('item') && item() } } };
    await using gateway = await serveGateway({ ...ENDLESS, shop: { sdl: '', ...shop } });
    const query = `{ item { ${newAlias()}: made base made } }`;

    const response = await gateway.post({ query }, { 'x-request-timeout-ms': '50' });

    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'GATEWAY_TIMEOUT' } }] });
    expect(gateway.logs).toEqual([]);
    await gateway.post({ query });
    // Its two parts of this request; none of the one before.
    expect(asked).toEqual(['item', 'item']);
  });

  it('reports an error once, even if two of its parts find it', async () => {
    const shop = { ...ENDLESS.shop, resolvers: { Query: { item: () => Promise.reject(new Error('closed')) } } };
    const { ask } = federate({ ...ENDLESS, shop: { sdl: '', ...shop } }, { planner: 'rust' });

    const { data, errors } = await ask('{ item { made base year: made } }');

    expect(data).toEqual({ item: null });
    expect(errors).toMatchObject([{ message: 'closed', path: ['item'] }]);
  });

  it('executes its mutations once and in order', async () => {
    const done: string[] = [];
    const act = (name: string) => () => {
      done.push(name);
      return { id: '5' };
    };
    const shop = { ...FATAL.shop, resolvers: { Mutation: { sell: act('sell'), buy: act('buy') } } };
    const { ask } = federate({ ...FATAL, shop: { sdl: '', ...shop } });

    const { data } = await ask('mutation { sell { sum } buy { sum } again: sell { base } }');

    expect(data).toEqual({ sell: { sum: 51 }, buy: { sum: 51 }, again: { base: 50 } });
    expect(done).toEqual(['sell', 'buy', 'sell']);
  });

  it.each([
    {
      given: 'a field',
      query: '{ item { label parts { one } } }',
      data: { item: { label: 'four', parts: null } },
      paths: [['item', 'parts']],
    },
    {
      given: 'a field in lists, once per item',
      query: '{ shelves { label parts { one } base } item { label } }',
      data: {
        shelves: [
          [{ label: null, parts: null, base: 10 }, null],
          [
            { label: null, parts: null, base: 20 },
            { label: null, parts: null, base: 10 },
          ],
        ],
        item: { label: 'four' },
      },
      paths: [
        ['shelves', 0, 0, 'parts'],
        ['shelves', 1, 0, 'parts'],
        ['shelves', 1, 1, 'parts'],
      ],
    },
    {
      given: 'a root field',
      query: '{ item { parts { one } } shelves { base } }',
      data: {
        item: null,
        shelves: [
          [{ base: 10 }, null],
          [{ base: 20 }, { base: 10 }],
        ],
      },
      paths: [['item']],
    },
  ])('is null at a field that has no plan: $given', async ({ query, data, paths }) => {
    const { ask } = federate(FATAL, { planner: 'rust' });

    const answer = await ask(query);

    expect(answer.data).toEqual(data);
    expect(answer.errors?.map(({ path }) => path)).toEqual(paths);
    expect(new Set(answer.errors?.map(({ extensions }) => extensions?.code))).toEqual(
      new Set(['QUERY_PLANNING_FAILED']),
    );
  });

  it('is refused as a whole if it is a mutation, before any execution', async () => {
    const { ask, calls } = federate(FATAL, { planner: 'rust' });

    const { data, errors } = await ask('mutation { sell { label } buy { label parts { one } } }');

    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'QUERY_PLANNING_FAILED' } }]);
    expect(calls).toEqual([]);
  });

  it('is refused with a clear message as the last resort, and others are answered', async () => {
    const { ask } = federate(FATAL, { planner: 'rust' });

    const { data, errors } = await ask('{ item { parts { one } } }');

    expect(data).toBeUndefined();
    expect(errors).toEqual([
      {
        message: 'This graph cannot answer the operation: no plan could be made for it.',
        extensions: { code: 'QUERY_PLANNING_FAILED' },
      },
    ]);
    expect(await ask('{ item { label base } }')).toEqual({ data: { item: { label: 'four', base: 40 } } });
  });
});
