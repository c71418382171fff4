import fc from 'fast-check';
import { GraphQLError, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { getPrintedData } from '../../gateway/engine/operation/limitAnswerSize.ts';
import { printAnswer } from '../../gateway/exchange/printAnswer.ts';
import { toBuffers } from '../../gateway/exchange/responder.ts';
import { type FederateOptions, federate, type SubgraphResolvers, type TestSubgraph } from './federate.ts';
import { RUNS, SEED } from './propertyRuns.ts';
import { serveGateway } from './serveGateway.ts';
import { writeQuery } from './writeQuery.ts';

interface Person {
  readonly id: string;
  readonly name: string | null;
}

const NAMES = ['plain', 'with "quotes" and \\ and\n', 'Zoë 🦊', 'half \ud83e', null];
const ROWS = 300;

/** Rows of one person share one promise, as from a loader. */
const people = NAMES.map((name, id) => Promise.resolve({ id: String(id), name }));
const person = (at: number) => people[at % people.length];

const Person: SubgraphResolvers[string] = {
  friends: ({ id }: Person) => [person(Number(id) + 1), null, person(0)],
  home: () => ({ __typename: 'House', floors: 2 }),
  tags: ({ name }: Person) => [[name], []],
  riddle: ({ id }: Person) => {
    if (id === '1') throw new GraphQLError('not yours');
    return 1.5;
  },
};

const club: Record<string, TestSubgraph> = {
  rows: {
    sdl: `
      scalar Any
      type Query { rows: [Row] }
      type Row @key(fields: "id") { id: ID! person: Person note: String any: Any }
      type Person @key(fields: "id") { id: ID! name: String friends: [Person] home: Home tags: [[String]] riddle: Float }
      union Home = House | Tent
      type House { floors: Int } type Tent { name: String }`,
    resolvers: {
      Query: {
        rows: () =>
          Array.from({ length: ROWS }, (_, at) =>
            at === 7
              ? null
              : { id: `n${at}`, person: at === 8 ? null : person(at), note: NAMES[at % 5], any: { at, é: [] } },
          ),
      },
      Person,
    },
  },
  people: {
    sdl: 'type Person @key(fields: "id") { id: ID! age: Int sure: Sure! } type Sure { it: Boolean! }',
    resolvers: {
      Person: { age: ({ id }: Person) => Number(id) * 10, sure: ({ id }: Person) => ({ it: id !== '4' || null }) },
    },
  },
};

const limits = { maxCost: 10_000_000, maxEntities: 10_000_000 };
const federateClub = (options?: FederateOptions) => federate(club, { compileAfter: 1, limits, ...options });

/** Calls after which an operation is printed by code of its own. */
const UNTIL_HOT = 6;

/** Answers a query until its operation is hot: the last answer, what was sent of it, and whether the engine printed it. */
const askUntilHot = async ({ engine }: ReturnType<typeof federateClub>, text: string, variables = {}) => {
  for (let call = 1; call < UNTIL_HOT; call++) await engine.execute({ text, variables, context: {} });
  const result = await engine.execute({ text, variables, context: {} });
  const sent = Buffer.concat(toBuffers(printAnswer(result))).toString();
  return { result, sent, isPrinted: getPrintedData(result) !== undefined };
};

describe('an answer of many rows that reference the same records', () => {
  it.each([
    '{ rows { person { name } } }',
    '{ rows { person { name age friends { name age } } } }',
    '{ rows { note person { id home { ... on House { floors __typename } } tags } } }',
    '{ rows { id note any person { name } } }',
    '{ rows { it: person { __typename friends { friends { name } } } same: person { riddle age } } }',
    '{ rows { person { sure { it } age } } }',
  ])('is printed as JSON.stringify prints it: %s', async (text) => {
    const { result, sent, isPrinted } = await askUntilHot(federateClub(), text);

    expect(isPrinted).toBe(true);
    expect(result.data?.rows).toHaveLength(ROWS);
    expect(sent).toBe(JSON.stringify(result));
  });

  it('is printed as JSON.stringify prints it, for any query', { timeout: 60_000 + 100 * RUNS }, async () => {
    const club = federateClub();
    const { apiSchema } = club.engine;
    const choices = fc.array(fc.nat(1000), { minLength: 5, maxLength: 60, size: 'max' });
    const property = fc.asyncProperty(choices, async (row) => {
      const { text, variables } = writeQuery(apiSchema, row);
      fc.pre(validate(apiSchema, parse(text)).length === 0);

      const { result, sent } = await askUntilHot(club, text, variables);

      expect(sent, text).toBe(JSON.stringify(result));
    });

    await fc.assert(property, { numRuns: RUNS / 5, seed: SEED });
  });

  it('is allowed as many bytes of JSON as the limit, and not one more', async () => {
    const query = '{ rows { person { name age } } }';
    const { data } = (await askUntilHot(federateClub(), query)).result;
    const bytes = Buffer.byteLength(JSON.stringify(data));
    const sized = async (maxAnswerBytes: number) =>
      (await askUntilHot(federateClub({ limits: { ...limits, maxAnswerBytes } }), query)).result;

    expect(await sized(bytes)).toEqual({ data });
    expect(await sized(bytes - 1)).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] });
  });

  it('is refused before it is put together, if its records are long', async () => {
    const long = Promise.resolve({ id: 'long', name: 'x'.repeat(4_000_000) });
    const rows: TestSubgraph = {
      sdl: 'type Query { rows: [Row] } type Row @key(fields: "id") { id: ID! person: Person } type Person @key(fields: "id") { id: ID! name: String }',
      resolvers: { Query: { rows: () => Array.from({ length: ROWS }, (_, at) => ({ id: `n${at}`, person: long })) } },
    };
    const { engine } = federate({ rows }, { compileAfter: 1, limits });
    const text = '{ rows { person { name } } }';

    for (let call = 0; call < UNTIL_HOT; call++) {
      const before = process.memoryUsage();
      const result = await engine.execute({ text, context: {} });
      const { external, heapTotal } = process.memoryUsage();

      expect(result).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] });
      expect(external + heapTotal - before.external - before.heapTotal).toBeLessThan(50_000_000);
    }
  });

  it('reaches clients whole, compressed or not', async () => {
    const query = '{ rows { note person { name age riddle } } }';
    await using gateway = await serveGateway(club, {}, { limits });
    const ask = async (encoding: string) =>
      (await gateway.post({ query }, { 'accept-encoding': encoding, 'x-request-id': 'one' })).text();
    const cold = await ask('identity');
    for (let call = 0; call < UNTIL_HOT; call++) await ask('identity');

    expect(await ask('identity')).toBe(cold);
    expect(await ask('gzip')).toBe(cold);
    expect(JSON.parse(cold).errors).toHaveLength(60);
  });
});
