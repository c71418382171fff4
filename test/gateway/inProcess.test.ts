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
      },
    }),
  });
};

const CASES = [
  { given: 'a scalar of its own', text: 'query ($day: Day) { after(day: $day) }', variables: { day: '2026-11-20' } },
  { given: 'a scalar written in the query', text: '{ after(day: "2026-11-20", days: 3) }' },
  {
    given: 'enums that are something else inside',
    text: 'query ($at: Level) { level(at: $at) other: level literal: level(at: LOW) }',
    variables: { at: 'LOW' },
  },
  {
    given: 'an input that contains itself',
    text: 'query ($tree: Tree) { names(tree: $tree) }',
    variables: { tree: { name: 'a', children: [{ name: 'b' }] } },
  },
  { given: 'an interface', text: '{ shape { __typename sides } shapes { ... on Square { sides } } }' },
  { given: 'values of the wrong type', text: '{ wrong after(day: "2026-11-20") }' },
  { given: 'errors', text: '{ failing level }' },
  { given: 'errors where null may not stand', text: '{ level needed }' },
  { given: 'nulls where none may stand', text: '{ list level }' },
  {
    given: 'variables that do not fit',
    text: 'query ($n: Int!) { after(day: "2026-11-20", days: $n) }',
    variables: { n: 'x' },
  },
  {
    given: 'conditions',
    text: 'query ($yes: Boolean!) { level @skip(if: $yes) ...f @include(if: $yes) } fragment f on Query { failing shape { sides } }',
    variables: { yes: true },
  },
];

/** Data and errors as a client could see them; wording of coercion errors is each library's own. */
const seen = ({ data, errors }: ExecutionResult) =>
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
    'answers the same compiled as not: $given, types resolved $way',
    async ({ text, variables = {}, resolveType }) => {
      const schema = schemaWith(resolveType);
      const request = { text, document: parse(text), variables };

      const cold = await inProcessExecutor(schema, { compileAfter: 100 })(request, {});
      const hot = await inProcessExecutor(schema, { compileAfter: 1 })(request, {});

      expect(seen(hot)).toEqual(seen(cold));
    },
  );

  it('keeps the error a resolver threw, compiled or not', async () => {
    const schema = schemaWith(() => 'Square');
    const document: DocumentNode = parse('{ failing }');

    for (const compileAfter of [1, 100]) {
      const { errors } = await inProcessExecutor(schema, { compileAfter })(
        { text: '{ failing }', document, variables: {} },
        {},
      );

      expect(errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN' });
      expect(errors?.[0]?.originalError).toBeInstanceOf(GraphQLError);
    }
  });
});
