import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLEnumType,
  GraphQLError,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { inProcessExecutor } from '../../gateway/index.ts';

const Day = new GraphQLScalarType({
  name: 'Day',
  serialize: (value) => (value as Date).toISOString().slice(0, 10),
  parseValue: (value) => new Date(`${value}T00:00:00Z`),
});
const Level = new GraphQLEnumType({ name: 'Level', values: { LOW: { value: 0 }, HIGH: { value: 9 } } });
const Tree: GraphQLInputObjectType = new GraphQLInputObjectType({
  name: 'Tree',
  fields: () => ({ name: { type: GraphQLString }, children: { type: new GraphQLList(Tree) } }),
});
const Shape = new GraphQLInterfaceType({ name: 'Shape', fields: { sides: { type: GraphQLInt } } });
const Square = new GraphQLObjectType({ name: 'Square', interfaces: [Shape], fields: { sides: { type: GraphQLInt } } });
/** The counter that mutations change, one after another. */
const countMutations = async (context: { sum?: number }, n: number) => {
  await new Promise((resolve) => setImmediate(resolve));
  context.sum = (context.sum ?? 0) * 10 + n;
  return context.sum;
};
const Part: GraphQLObjectType = new GraphQLObjectType({
  name: 'Part',
  fields: () => ({
    size: { type: new GraphQLNonNull(GraphQLInt), args: { by: { type: GraphQLInt, defaultValue: 3 } } },
    part: { type: Part },
  }),
});
/** Two rows with one promise, and the promise of a field of its value. */
const shared = Promise.resolve({ size: 1, part: Promise.resolve({ size: 2 }) });
const schemaWith = (resolveType: GraphQLInterfaceType['resolveType']) => {
  Shape.resolveType = resolveType;
  const fail = () => {
    throw new GraphQLError('no', { extensions: { code: 'FORBIDDEN' } });
  };
  return new GraphQLSchema({
    types: [Square],
    query: new GraphQLObjectType({
      name: 'Query',
      fields: {
        after: {
          type: Day,
          args: { day: { type: Day }, days: { type: GraphQLInt, defaultValue: 1 } },
          resolve: (_, { day, days }) => new Date(day.getTime() + days * 86_400_000),
        },
        level: { type: Level, args: { at: { type: Level, defaultValue: 9 } }, resolve: (_, { at }) => at },
        names: { type: GraphQLString, args: { tree: { type: Tree } }, resolve: (_, { tree }) => JSON.stringify(tree) },
        shape: { type: Shape, resolve: () => ({ sides: 4 }) },
        shapes: { type: new GraphQLList(Shape), resolve: async () => [{ sides: 4 }, null] },
        wrong: { type: GraphQLInt, resolve: () => 'many' },
        failing: { type: GraphQLInt, resolve: fail },
        needed: { type: new GraphQLNonNull(GraphQLInt), resolve: async () => fail() },
        list: { type: new GraphQLList(new GraphQLNonNull(GraphQLInt)), resolve: () => [1, null] },
        some: { type: new GraphQLList(GraphQLInt), resolve: () => new Set([1, 2]) },
        later: {
          type: new GraphQLList(GraphQLInt),
          resolve: () => [1, Promise.resolve(2), Promise.reject(new Error('no'))],
        },
        single: { type: new GraphQLList(GraphQLInt), resolve: () => 'text' },
        returned: { type: GraphQLInt, resolve: () => new GraphQLError('no', { extensions: { code: 'GONE' } }) },
        part: {
          type: Part,
          resolve: () => ({ size: ({ by }: { by: number }) => by * 2, part: async () => ({ size: 1 }) }),
        },
        parts: { type: new GraphQLList(Part), resolve: () => [shared, shared, { size: null }, shared] },
      },
    }),
    mutation: new GraphQLObjectType({
      name: 'Mutation',
      fields: {
        add: {
          type: GraphQLInt,
          args: { n: { type: GraphQLInt } },
          resolve: (_, { n }, context) => countMutations(context, n),
        },
        must: {
          type: new GraphQLNonNull(GraphQLInt),
          resolve: async (_, __, context) => {
            await countMutations(context, 100);
            return null;
          },
        },
      },
    }),
  });
};

const CASES = [
  { given: 'a custom scalar', text: 'query ($day: Day) { after(day: $day) }', variables: { day: '2026-11-20' } },
  { given: 'a custom scalar as a literal', text: '{ after(day: "2026-11-20", days: 3) }' },
  {
    given: 'enums with internal values',
    text: 'query ($at: Level) { level(at: $at) other: level literal: level(at: LOW) }',
    variables: { at: 'LOW' },
  },
  {
    given: 'a recursive input type',
    text: 'query ($tree: Tree) { names(tree: $tree) }',
    variables: { tree: { name: 'a', children: [{ name: 'b' }] } },
  },
  { given: 'an interface', text: '{ shape { __typename sides } shapes { ... on Square { sides } } }' },
  { given: 'values of the wrong type', text: '{ wrong after(day: "2026-11-20") }' },
  { given: 'errors', text: '{ failing level }' },
  { given: 'errors in non-null fields', text: '{ level needed }' },
  { given: 'nulls in non-null fields', text: '{ list level }' },
  {
    given: 'variables of the wrong type',
    text: 'query ($n: Int!) { after(day: "2026-11-20", days: $n) }',
    variables: { n: 'x' },
  },
  { given: 'lists of several kinds', text: '{ some later single }' },
  { given: 'an error that is returned', text: '{ returned level }' },
  {
    given: 'selections that differ in their arguments only',
    text: `query ($n: Int, $m: Int) { a: part { size(by: 2) } b: part { size(by: 3) } c: part { size(by: $n) }
      d: part { size(by: $m) } e: part { size(by: 4) part { size(by: 5) } } }`,
    variables: { n: 7, m: 8 },
  },
  { given: 'methods', text: '{ part { size(by: 2) default: size part { size } } }' },
  {
    given: 'rows that wait for one record',
    text: '{ parts { size part { size ...more } } } fragment more on Part { s: size }',
  },
  {
    given: 'an argument of the wrong type',
    text: 'query ($n: Int) { after(day: "2026-11-20", days: $n) level }',
    variables: { n: null },
  },
  { given: 'mutations', text: 'mutation { a: add(n: 1) __typename b: add(n: 2) c: add(n: 3) }' },
  { given: 'a mutation whose non-null field is null', text: 'mutation { a: add(n: 1) must c: add(n: 3) }' },
  {
    given: 'conditions',
    text: 'query ($yes: Boolean!) { level @skip(if: $yes) ...f @include(if: $yes) } fragment f on Query { failing shape { sides } }',
    variables: { yes: true },
  },
];

/** Data and errors as a client sees them. The wording of coercion errors differs between the libraries. */
const visibleAnswer = ({ data, errors }: ExecutionResult) =>
  JSON.parse(
    JSON.stringify({ data, errors: errors?.map(({ path, extensions }) => ({ path, code: Object(extensions).code })) }),
  );

describe('a subgraph in this process', () => {
  const types = [
    { way: 'at once', resolveType: () => 'Square' },
    { way: 'later', resolveType: async () => 'Square' },
  ];
  const cases = types.flatMap((type) => CASES.map((one) => ({ ...one, ...type })));

  it.each(cases)(
    'gives equal answers compiled and interpreted: $given, types resolved $way',
    async ({ text, variables = {}, resolveType }) => {
      const schema = schemaWith(resolveType);
      const request = { document: parse(text), text: () => text, cacheKey: text, variables };

      const [coldWorld, hotWorld] = [{}, {}];
      const cold = await inProcessExecutor(schema, { compileAfter: 100 })(request, coldWorld);
      const hot = await inProcessExecutor(schema, { compileAfter: 1 })(request, hotWorld);

      expect(visibleAnswer(hot)).toEqual(visibleAnswer(cold));
      expect(hotWorld).toEqual(coldWorld);
    },
  );

  it('keeps the error object that a resolver threw, compiled and interpreted', async () => {
    const schema = schemaWith(() => 'Square');
    const text = '{ failing }';
    const document: DocumentNode = parse(text);

    for (const compileAfter of [1, 100]) {
      const { errors } = await inProcessExecutor(schema, { compileAfter })(
        { document, text: () => text, cacheKey: text, variables: {} },
        {},
      );

      expect(errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN' });
      expect(errors?.[0]?.originalError).toBeInstanceOf(GraphQLError);
    }
  });
});
