import { setTimeout } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { yieldToEventLoop } from '../../gateway/engine/base/yieldToEventLoop.ts';
import { createEngine, defaultLimits, inProcessExecutor, type SubgraphExecutor } from '../../gateway/index.ts';
import { federate, type TestContext, type TestSubgraph } from './federate.ts';
import { serveGateway } from './serveGateway.ts';

const ROWS = Array.from({ length: 1000 }, (_, at) => ({ id: `n${at}`, text: 'some text of a row' }));
/** Number of lists of rows that the subgraphs resolved. */
let listsResolved = 0;
const resolveRows = () => {
  listsResolved += 1;
  return ROWS;
};
/** One record for all rows, as a loader returns it. */
const LOADED = Promise.resolve({ id: 'all', rows: resolveRows });

/** A field that fails after a while, as a POST does. */
const failLater = async () => {
  await setTimeout(5);
  throw new Error('no answer');
};

/** Unhandled rejections during some work and a while after it. */
const unhandledRejections = async (work: () => Promise<void>): Promise<unknown[]> => {
  const failures: unknown[] = [];
  const record = (reason: unknown) => failures.push(reason);
  process.on('unhandledRejection', record);
  await work();
  await setTimeout(50);
  process.off('unhandledRejection', record);
  return failures;
};

const SIZED = '@listSize(assumedSize: 1000)';

const GRAPH: Record<string, TestSubgraph> = {
  a: {
    sdl: `type Query { rows: [Row!] ${SIZED} }
      type Row @key(fields: "id") { id: ID! text: String rows: [Row!] ${SIZED} later: [Row!] ${SIZED} failing: String
        group: Group }
      type Group @key(fields: "id") { id: ID! rows: [Row!] ${SIZED} }`,
    resolvers: {
      Query: { rows: resolveRows },
      Row: { rows: resolveRows, later: async () => resolveRows(), failing: failLater, group: () => LOADED },
    },
  },
  b: {
    sdl: `type Row @key(fields: "id") { id: ID! more: [Row!] ${SIZED} }`,
    resolvers: { Row: { more: resolveRows } },
  },
};

/** No operation is refused for its static cost. */
const LIMITS = { maxCost: Number.MAX_SAFE_INTEGER };

const startGateway = (limits: Partial<typeof defaultLimits> = {}) => {
  const { engine, ...federation } = federate(GRAPH, { limits: { ...LIMITS, ...limits } });
  return { ...federation, engine, gateway: () => serveGateway(GRAPH, { engine }) };
};

/** Lists of 1,000 rows that may be resolved, twice as many as the limit of rows has: all at once where they are promises. */
const FEW = (2 * defaultLimits.maxEntities) / ROWS.length;
const ONE_PER_ROW = 2 * defaultLimits.maxEntities;

const MULTIPLYING = [
  { given: 'rows of rows', query: '{ rows { rows { rows { id } } } }', lists: FEW },
  { given: 'rows that are promises', query: '{ rows { later { later { id } } } }', lists: ONE_PER_ROW },
  {
    given: 'records that many rows reference',
    query: '{ rows { group { rows { group { rows { group { id rows { id } } } } } } } }',
    lists: FEW,
  },
  { given: 'rows of another subgraph', query: '{ rows { more { more { id } } } }', lists: FEW },
];

describe('a query whose rows multiply, with a permitted static cost', () => {
  it.each(MULTIPLYING)(
    'is stopped, with an error code, while others are answered: $given',
    async ({ query, lists }) => {
      await using gateway = await startGateway().gateway();
      await gateway.post({ query: '{ rows { id } }' });
      const before = process.memoryUsage().rss;
      listsResolved = 0;

      const [answer, other] = await Promise.all(
        [query, '{ __typename }'].map(async (text) => (await gateway.post({ query: text })).json()),
      );

      expect(answer).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] });
      expect(answer).not.toHaveProperty('data');
      expect(other).toEqual({ data: { __typename: 'Query' } });
      // Without the limit there would be a million of them, and as long a wait for others.
      expect(listsResolved).toBeLessThan(lists);
      expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(500);
      expect(gateway.logs).toEqual([]);
    },
  );

  it('reports the number of rows, and the limit', async () => {
    const { ask } = startGateway({ maxEntities: 2_500 });

    expect(await ask('{ rows { id } more: rows { id } }')).toMatchObject({ data: {} });
    expect(await ask('{ rows { rows { id } } }')).toEqual({
      errors: [
        {
          message: 'One step on the way to the answer took 3000 rows, more than the 2500 allowed.',
          extensions: { code: 'QUERY_TOO_COSTLY', entities: 3_000, maxEntities: 2_500 },
        },
      ],
    });
  });

  it('does not end the process with fields that fail after the query was stopped', async () => {
    const { ask } = startGateway({ maxEntities: 2_500 });

    const failures = await unhandledRejections(async () => {
      for (let times = 0; times < 6; times++)
        expect(await ask('{ rows { rows { id } failing } }')).toMatchObject({
          errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }],
        });
    });

    expect(failures).toEqual([]);
  });

  it('has the same limit where the subgraph does not count its rows', async () => {
    const { supergraphSdl } = federate(GRAPH);
    const data = () => ({ rows: Array.from({ length: 3_000 }, (_, at) => ({ __typename: 'Row', id: `n${at}` })) });
    const executors = { a: (() => ({ data: data() })) as SubgraphExecutor<TestContext>, b: () => ({ data: {} }) };
    const engine = createEngine({ supergraphSdl, executors, limits: { ...LIMITS, maxEntities: 2_500 } });

    for (const text of ['{ rows { id } }', '{ rows { more { id } } }'])
      expect(await engine.execute({ text, context: {} })).toMatchObject({
        errors: [{ extensions: { code: 'QUERY_TOO_COSTLY', maxEntities: 2_500 } }],
      });
  });

  it('does not end the process with a fetch that fails at the same time as the refused one', async () => {
    const { supergraphSdl } = federate({
      a: { sdl: 'type Query { row: Row rows: [Row!] } type Row @key(fields: "id") { id: ID! }' },
      b: { sdl: 'type Row @key(fields: "id") { id: ID! late: String }' },
      c: { sdl: 'type Row @key(fields: "id") { id: ID! soon: String }' },
    });
    const row = (id: string) => ({ __typename: 'Row', id });
    const executors: Record<string, SubgraphExecutor<TestContext>> = {
      a: () => ({ data: { row: row('n'), rows: ROWS.map(({ id }) => row(id)) } }),
      b: async ({ rows }) => {
        await setTimeout(5);
        rows?.add(ROWS.length);
        return { data: {} };
      },
      c: () => ({ data: {} }),
    };
    const engine = createEngine({ supergraphSdl, executors, limits: { ...LIMITS, maxEntities: 500 } });

    const failures = await unhandledRejections(async () => {
      for (const text of ['{ row { late } rows { soon } }', '{ rows { soon } row { late } }'])
        expect(await engine.execute({ text, context: {} })).toMatchObject({
          errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }],
        });
    });

    expect(failures).toEqual([]);
  });

  it('ends soon after its client disconnects, even during a fetch', async () => {
    const leaving = new AbortController();
    let made = 0;
    const rows = () => {
      if (++made === 1) leaving.abort();
      return ROWS;
    };
    const { a, b } = GRAPH;
    if (a === undefined || b === undefined) throw new Error('no such subgraph');
    const { engine } = federate({ a: { ...a, resolvers: { ...a.resolvers, Row: { rows } } }, b }, { limits: LIMITS });

    const answer = await engine.execute({ text: '{ rows { rows { id } } }', context: {}, signal: leaving.signal });

    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'REQUEST_STOPPED' } }] });
    expect(made).toBeLessThan(20);
  });

  it('ends at its deadline, even while it uses the CPU', async () => {
    const { supergraphSdl, schemas } = federate(GRAPH);
    const executors = Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, inProcessExecutor(one)]));
    const engine = createEngine({ supergraphSdl, executors, limits: LIMITS });
    const request = { text: '{ rows { rows { id } } }', context: {} };

    const inTime = await engine.execute({ ...request, deadline: performance.now() - 1 });
    const left = await engine.execute({ ...request, text: '{ rows { id } }', deadline: performance.now() + 60_000 });

    expect(inTime).toMatchObject({ errors: [{ extensions: { code: 'GATEWAY_TIMEOUT' } }] });
    expect(left.errors).toBeUndefined();
  });
});

describe('an answer with too many bytes', () => {
  it.each([
    { given: 'many rows', text: '{ rows { id text } }', maxAnswerBytes: 30_000 },
    { given: 'aliases of one row', text: '{ rows { a: text b: text c: text } }', maxAnswerBytes: 60_000 },
  ])('is not printed: $given', async ({ text, maxAnswerBytes }) => {
    const { ask } = startGateway({ maxAnswerBytes });

    // The first requests count bytes by walking the answer, hot operations by generated code.
    for (let request = 0; request < 10; request++)
      expect(await ask(text)).toEqual({
        errors: [
          {
            message: expect.stringContaining(`more than the ${maxAnswerBytes} bytes allowed`),
            extensions: { code: 'QUERY_TOO_COSTLY', maxAnswerBytes },
          },
        ],
      });
    for (let request = 0; request < 10; request++) expect((await ask('{ rows { id } }')).errors).toBeUndefined();
  });

  it('counts bytes, including JSON escapes, not characters', async () => {
    const sized = async (text: string) => {
      const { ask } = federate(
        { a: { sdl: 'type Query { text: String }', resolvers: { Query: { text: () => text } } } },
        { limits: { maxAnswerBytes: 1_000 } },
      );
      for (let request = 0; request < 10; request++) await ask('{ text }');
      return ask('{ text }');
    };

    expect((await sized('a'.repeat(900))).errors).toBeUndefined();
    expect((await sized('é'.repeat(900))).errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COSTLY' } }]);
    expect((await sized('"'.repeat(900))).errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COSTLY' } }]);
  });
});

describe('an answer of more than a megabyte', () => {
  const TEXTS = Array.from({ length: 2_000 }, () => '"é'.repeat(500));
  const LARGE: Record<string, TestSubgraph> = {
    a: {
      sdl: 'type Query { texts: [String!] @listSize(assumedSize: 2000) failing: Int }',
      resolvers: { Query: { texts: () => TEXTS, failing: failLater } },
    },
  };
  const BYTES = Buffer.byteLength(JSON.stringify({ texts: TEXTS }));

  it('is allowed as many bytes of JSON as the limit, and not one more', async () => {
    const sized = (maxAnswerBytes: number) => federate(LARGE, { limits: { maxAnswerBytes } }).ask('{ texts }');

    expect(await sized(BYTES)).toEqual({ data: { texts: TEXTS } });
    expect(await sized(BYTES - 1)).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] });
  });

  it('may have values that JSON cannot print, until it is printed', async () => {
    const subgraph = {
      sdl: 'scalar Big type Query { texts: [String!] @listSize(assumedSize: 2000) big: Big }',
      resolvers: { Query: { texts: () => TEXTS, big: () => 1n } },
    };
    const query = '{ texts big }';
    await using gateway = await serveGateway({ a: subgraph });
    const { engine } = federate({ a: subgraph });

    expect((await engine.execute({ text: query, context: {} })).data).toMatchObject({ big: 1n });
    expect(await (await gateway.post({ query })).json()).toEqual({
      errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'INTERNAL_SERVER_ERROR' }) })],
    });
  });

  it('is sent with its errors, which count', async () => {
    const query = '{ texts failing }';
    await using roomy = await serveGateway(LARGE);
    await using full = await serveGateway(LARGE, {}, { limits: { maxAnswerBytes: BYTES + 50 } });

    expect(await (await roomy.post({ query })).json()).toEqual({
      errors: [expect.objectContaining({ path: ['failing'] })],
      data: { texts: TEXTS, failing: null },
    });
    expect(await (await full.post({ query })).json()).toMatchObject({
      errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }],
    });
  });
});

describe('an answer with more errors than the limit', () => {
  const failing = (rows: number) =>
    federate(
      {
        a: {
          sdl: `type Query { rows: [Row!] ${SIZED} }
            type Row @key(fields: "id") {
              id: ID! text: String wrong: Int name: String state: State convertible: String group: Group sure: Sure
            }
            enum State { OPEN } type Sure { it: Int! }
            type Group @key(fields: "id") { id: ID! }`,
          resolvers: {
            Query: { rows: () => Array.from({ length: rows }, (_, at) => ({ id: `n${at}`, sure: {} })) },
            Row: {
              text: () => {
                throw new GraphQLError('The text is lost.', { extensions: { code: 'LOST' } });
              },
              wrong: () => 'no number',
              name: () => ({ first: 'Ada' }),
              state: () => 'SHUT',
              convertible: ({ id }: { id: string }) => (id === 'n2999' ? { toJSON: () => 'text' } : { first: 'Ada' }),
              group: () => ({ id: 'all' }),
            },
          },
        },
        b: {
          sdl: 'type Group @key(fields: "id") { id: ID! name: String }',
          resolvers: {
            Group: {
              name: () => {
                throw new GraphQLError('The name is lost.', { extensions: { code: 'LOST' } });
              },
            },
          },
        },
      },
      { limits: LIMITS },
    );

  it.each([
    { given: 'errors of one fetch', query: '{ rows { id text } }', row: { id: 'n2999', text: null } },
    {
      given: 'one error at many paths',
      query: '{ rows { id group { name } } }',
      row: { id: 'n2999', group: { name: null } },
    },
    { given: 'values of a wrong type', query: '{ rows { id wrong } }', row: { id: 'n2999', wrong: null } },
    { given: 'objects instead of strings', query: '{ rows { id name } }', row: { id: 'n2999', name: null } },
    { given: 'values that an enum does not have', query: '{ rows { id state } }', row: { id: 'n2999', state: null } },
    { given: 'nulls that propagate', query: '{ rows { id sure { it } } }', row: { id: 'n2999', sure: null } },
  ])('has its data, and the number of omitted errors: $given', async ({ query, row }) => {
    const { ask } = failing(3_000);

    const { data, errors } = await ask(query);

    expect(data?.rows).toHaveLength(3_000);
    expect(data?.rows).toContainEqual(row);
    expect(errors).toHaveLength(1_000);
    expect(errors?.at(-1)?.extensions).toMatchObject({ omittedErrors: 2_000 });
  });

  it('contains the values after the last reported error', async () => {
    const { data } = await failing(3_000).ask('{ rows { id convertible } }');

    expect(data?.rows).toContainEqual({ id: 'n2999', convertible: 'text' });
  });

  it('contains all errors up to the limit', async () => {
    const { errors = [] } = await failing(1_000).ask('{ rows { id text } }');

    expect(errors).toHaveLength(1_000);
    expect(errors.at(-1)?.extensions).toEqual({ code: 'LOST' });
  });
});

/** Calls back in each iteration of the event loop. */
const countIterations = (count: () => void) => {
  const next = () => {
    count();
    counting = setImmediate(next);
  };
  let counting = setImmediate(next);
  return { stop: () => clearImmediate(counting) };
};

describe('many pages that arrive at once, each row of which fails', () => {
  it('are completed in time slices, so that others are answered meanwhile', async () => {
    let [iteration, failed, most] = [0, 0, 0];
    let failedIn = iteration;
    const wrong = () => {
      if (failedIn !== iteration) [failedIn, failed] = [iteration, 0];
      most = Math.max(most, ++failed);
      return 'no number';
    };
    const { engine } = federate(
      {
        a: {
          sdl: `type Query { rows: [Row!] ${SIZED} } type Row { id: ID! wrong: Int }`,
          resolvers: { Query: { rows: async () => ROWS }, Row: { wrong } },
        },
      },
      { limits: LIMITS, compileAfter: 1 },
    );
    const pages = Array.from({ length: 50 }, (_, at) => `p${at}: rows { id wrong }`);
    const counting = countIterations(() => iteration++);

    const { data, errors } = await engine.execute({ text: `{ ${pages.join(' ')} }`, context: {} });
    counting.stop();

    expect(Object.values(data ?? {}).flat()).toHaveLength(50_000);
    expect(errors?.at(-1)?.extensions).toMatchObject({ omittedErrors: 49_000 });
    expect(most).toBeLessThanOrEqual(5_000);
  });
});

describe('work that takes long', () => {
  it('reads, plans and runs a new document in several iterations of the event loop, and a known one at once', async () => {
    const { engine } = federate({ a: { sdl: 'type Query { x: Int }', resolvers: { Query: { x: () => 1 } } } });
    const iterationsOf = async (text: string) => {
      let iterations = 0;
      const counting = countIterations(() => iterations++);
      await engine.execute({ text, context: {} });
      counting.stop();
      return iterations;
    };

    expect(await iterationsOf('{ x y: x }')).toBeGreaterThanOrEqual(2);
    expect(await iterationsOf('{ x y: x }')).toBe(0);
  });

  it('continues for one request per iteration of the event loop, however many wait', async () => {
    let iteration = 0;
    const counting = countIterations(() => iteration++);

    const continued = await Promise.all(Array.from({ length: 5 }, () => yieldToEventLoop().then(() => iteration)));
    counting.stop();

    expect(new Set(continued).size).toBe(5);
    expect(continued).toEqual(continued.toSorted((a, b) => a - b));
  });
});

describe('variables with more errors than the limit', () => {
  it('are checked only up to the limit', async () => {
    const sdl = 'type Query { sum(of: [Int!]): Int } ';
    const limits = { maxValues: 1_000_000 };
    const { engine } = federate({ a: { sdl, resolvers: { Query: { sum: () => 1 } } } }, { limits });
    const ask = async (count: number) => {
      const variables = { of: Array.from({ length: count }, () => []) };
      const start = process.cpuUsage();
      const { errors } = await engine.execute({
        text: 'query ($of: [Int!]) { sum(of: $of) }',
        variables,
        context: {},
      });
      const { user } = process.cpuUsage(start);
      return { errors, cpuMs: user / 1000 };
    };
    await ask(1_000);

    const { errors } = await ask(300_000);

    expect(errors).toHaveLength(20);
    expect(errors?.[19]?.message).toContain('$of.19');
    // Other processes may have used the CPU during one reading.
    await expect.poll(async () => (await ask(300_000)).cpuMs, { timeout: 40_000 }).toBeLessThan(1_000);
  });
});

describe('variables with many values', () => {
  const sdl = 'type Query { count(of: [In!]): Int } input In { or: [In!] n: Int }';
  const resolvers = { Query: { count: (_: unknown, { of }: { of: readonly unknown[] }) => of.length } };
  const limits = { maxValues: 100 };
  const asked = (of: readonly unknown[]) =>
    federate({ a: { sdl, resolvers } }, { limits }).ask('query ($of: [In!]) { count(of: $of) }', { of });

  it.each([
    { given: 'elements', of: Array(50).fill({ n: 1 }) },
    { given: 'empty objects', of: Array(100).fill({}) },
    { given: 'nested lists', of: [{ or: Array(98).fill({}) }] },
  ])('are refused before any fetch: more $given than the limit', async ({ of }) => {
    const { errors, data } = await asked(of);

    expect(data).toBeUndefined();
    expect(errors).toMatchObject([
      { message: expect.stringContaining('more than 100 values'), extensions: { code: 'QUERY_TOO_LARGE' } },
    ]);
  });

  it('are accepted up to the limit', async () => {
    const { data } = await asked(Array(99).fill({}));

    expect(data).toEqual({ count: 99 });
  });
});
