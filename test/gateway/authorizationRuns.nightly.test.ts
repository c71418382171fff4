/** Generated queries of an anonymous caller over generated supergraphs, some of whose fields are protected. */
import fc from 'fast-check';
import {
  buildSchema,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  validate,
  visit,
} from 'graphql';
import { expect, it } from 'vitest';
import { toComparableResult, withoutHiddenEnumErrors } from './comparableResult.ts';
import { makeEntityData } from './entityData.ts';
import { federate } from './federate.ts';
import { MONOLITH_VALUES, SUBGRAPH_VALUES } from './fixedValues.ts';
import { RUNS, SEED } from './propertyRuns.ts';
import { writeQuery } from './writeQuery.ts';
import { cutOffIslands, writeSupergraph } from './writeSupergraph.ts';

const CASES = Math.ceil(RUNS / 4);
const MISHAPS = { nulls: 12, errors: 4, hidden: { Mood: 'SECRET' } };
const LINK = '@link(url: "https://specs.apollo.dev/authenticated/v0.1", for: SECURITY)';
const choices = (maxLength: number) => fc.array(fc.nat(1000), { minLength: 5, maxLength, size: 'max' });

/** Protects all fields of a name, so that the type of an object makes no difference. */
const protectFields = (names: readonly string[]) => (supergraphSdl: string) =>
  print(
    visit(parse(cutOffIslands(supergraphSdl).replace(/^schema\b/m, `schema ${LINK}`), { noLocation: true }), {
      FieldDefinition: (field) =>
        names.includes(field.name.value)
          ? {
              ...field,
              directives: [
                ...(field.directives ?? []),
                { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'authenticated' } },
              ],
            }
          : undefined,
    }),
  );

const refuse = () => {
  throw new GraphQLError('refused');
};

/** The merged schema with the same fields refused by their resolvers. */
const refuseInResolvers = (schema: GraphQLSchema, names: readonly string[]) => {
  for (const type of Object.values(schema.getTypeMap()))
    if (!type.name.startsWith('__') && (isObjectType(type) || isInterfaceType(type)))
      for (const name of names) {
        const field = type.getFields()[name];
        if (field !== undefined) field.resolve = refuse;
      }
  return schema;
};

const start = (row: readonly number[], protectedNames: readonly number[]) => {
  const subgraphs = writeSupergraph(row);
  const authorization = { caller: () => ({ isAuthenticated: false, scopes: new Set<string>() }) };
  const makeData = (schema: GraphQLSchema) => makeEntityData(schema, SUBGRAPH_VALUES, MISHAPS);
  const fields = Object.values(subgraphs).flatMap(({ sdl }) => sdl.match(/\b\w+(?=(\([^)]*\))?: [[A-Z])/g) ?? []);
  const names = protectedNames.map((choice) => fields[choice % fields.length] ?? '');
  const options = { validates: true, makeEntityData: makeData, authorization };
  const graph = federate(subgraphs, { ...options, edit: protectFields(names) });
  const monolith = makeEntityData(buildSchema(graph.engine.apiSdl), MONOLITH_VALUES, MISHAPS);
  return { ...graph, monolith: refuseInResolvers(monolith, names), names };
};

it('an anonymous caller gets what the merged schema gives without the protected fields', {
  timeout: 60_000 + 400 * RUNS,
}, async () => {
  const outcomes = { alike: 0, refused: 0 };
  const queries = fc.array(choices(120), { minLength: 1, maxLength: 10, size: 'max' });
  const property = fc.asyncProperty(choices(80), choices(6), queries, async (row, protectedNames, rows) => {
    if (outcomes.alike >= CASES) return;
    const { ask, monolith, names, supergraphSdl } = start(row, protectedNames);
    for (const query of rows) {
      const root = (query[0] ?? 0) % 2 === 1 && monolith.getMutationType() ? 'Mutation' : 'Query';
      const { text, variables } = writeQuery(monolith, query, root);
      const document = parse(text);
      if (validate(monolith, document).length > 0) continue;
      const expected: ExecutionResult = JSON.parse(
        JSON.stringify(await execute({ schema: monolith, document, variableValues: variables })),
      );
      const answer = await ask(text, variables);
      if (answer.errors?.some(({ extensions }) => extensions?.code === 'QUERY_PLANNING_FAILED')) continue;
      expect(toComparableResult(answer), `${names}\n${supergraphSdl}\n${text}`).toEqual(
        toComparableResult(withoutHiddenEnumErrors(expected)),
      );
      outcomes.alike++;
      if (answer.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHORIZED_FIELD_OR_TYPE'))
        outcomes.refused++;
    }
  });

  const run = await fc.check(property, { numRuns: CASES, seed: SEED });

  if (run.failed) throw new Error(fc.defaultReportMessage(run), { cause: run.errorInstance });
  expect(outcomes.alike).toBeGreaterThanOrEqual(CASES);
  expect(outcomes.refused).toBeGreaterThan(CASES / 10);
});
