/** Fields with `@semanticNonNull` are null only with an error, for every caller and in every deployment. */
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFacade } from '../../app/facade/index.ts';
import { optionalReads } from '../../contract/optionalReads.ts';
import { facadeConfig } from '../facadeConfig.ts';
import { type ProxyAnswer, startReadRefusingProxy } from '../upstream/readRefusingProxy.ts';
import { createSeededGraph } from './seededGraph.ts';
import { makeSendQuery, type TestGraph, type TestGraphAnswer } from './testGraph.ts';

type GraphField = GraphQLField<unknown, unknown>;

/** Values of the arguments that fields require. */
const VALUES: Readonly<Record<string, string>> = {
  'from: YearMonth!': '"2026-01"',
  'to: YearMonth!': '"2026-06"',
  'granularity: CostGranularity!': 'MONTHLY',
  'from: DateTime!': '"2026-01-01"',
  'to: DateTime!': '"2026-01-05"',
  'interval: AlertInterval!': 'DAY',
  'query: StatisticsQueryInput!': '{ fields: [{ name: "count", operator: COUNT }] }',
  'query: AnalysisQueryInput!': '{ fields: [{ name: "count", operator: COUNT }] }',
  'queryOptions: AnalyzeQueryInput!': '{ fields: [{ name: "value", operator: COUNT }] }',
  'id: ID!': '"nobody"',
  'clientId: ID!': '"nobody"',
};

let graph: TestGraph;
let types: readonly GraphQLObjectType[];
beforeAll(async () => {
  graph = await createSeededGraph();
  const schema = buildSchema(await (await fetch(`${graph.gatewayUrl}/schema.graphql`)).text());
  types = Object.values(schema.getTypeMap()).filter(isObjectType);
});

const findType = (name: string) => types.find((type) => type.name === name);

const isSemantic = ({ astNode }: GraphField): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull') === true;

const semanticFields = (type: GraphQLObjectType | undefined): readonly GraphField[] =>
  Object.values(type?.getFields() ?? {}).filter(isSemantic);

const printArgument = ({ name, type }: GraphQLArgument): string => `${name}: ${VALUES[`${name}: ${type}`]}`;

/** Selects a field with one leaf of it that is read, or with what is given. */
const select = ({ name, args, type }: GraphField, below?: string): string => {
  const required = args.filter(isRequiredArgument).map(printArgument);
  const object = getNamedType(type);
  const leaf = isObjectType(object)
    ? Object.values(object.getFields()).find((field) => isLeafType(getNamedType(field.type)))?.name
    : undefined;
  const selection = below ?? (object.name.endsWith('Connection') ? 'nodes { __typename } totalCount' : leaf);
  return `${name}${required.length > 0 ? `(${required.join(', ')})` : ''}${selection ? ` { ${selection} }` : ''}`;
};

/** Records of these types are in a list at the root. */
const findListField = (type: GraphQLObjectType): GraphField | undefined =>
  Object.values(findType('Query')?.getFields() ?? {}).find(
    (field) => getNamedType(field.type).name === `${type.name}Connection` && !field.args.some(isRequiredArgument),
  );

/** A selection of a type's records by a list at the root, or by a reference from records of one. */
const selectRecords = (type: GraphQLObjectType, fields: string): string | undefined => {
  const list = findListField(type);
  if (list !== undefined) return select(list, `nodes { ${fields} }`);
  for (const other of types) {
    const reference = Object.values(other.getFields()).find((field) => getNamedType(field.type) === type);
    const outer = findListField(other);
    if (reference !== undefined && outer !== undefined) return select(outer, `nodes { ${select(reference, fields)} }`);
  }
  return undefined;
};

/** Queries for all fields with the directive: those of a type together, those of the root one by one. */
const queries = (): readonly string[] =>
  types.flatMap((type) => {
    const fields = semanticFields(type).map((field) => select(field));
    if (fields.length === 0 || type.name === 'Mutation') return [];
    if (type.name === 'Query') return fields.map((query) => `{ ${query} }`);
    const selected = selectRecords(type, fields.join(' '));
    return selected === undefined ? [] : [`{ ${selected} }`];
  });

interface FoundValues {
  readonly values: Set<string>;
  readonly unexplained: string[];
}

/** Walks an answer, and notes which fields with the directive have values, and which are null without an error at their path. */
const walk = (
  type: GraphQLObjectType,
  value: unknown,
  path: readonly (string | number)[],
  answer: TestGraphAnswer,
  found: FoundValues,
) => {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(type, item, [...path, index], answer, found);
    return;
  }
  for (const [name, member] of Object.entries(value ?? {})) {
    const field = type.getFields()[name];
    if (field === undefined) continue;
    const at = [...path, name];
    const hasError = answer.errors?.some((error) => String(error.path) === String(at)) === true;
    if (isSemantic(field) && member !== null) found.values.add(`${type.name}.${name}`);
    if (isSemantic(field) && member === null && !hasError) found.unexplained.push(at.join('.'));
    const below = getNamedType(field.type);
    if (isObjectType(below)) walk(below, member, at, answer, found);
  }
};

/** Sends all queries to a gateway as each caller. */
const findNulls = async (gatewayUrl: string, tokens: readonly (string | undefined)[]): Promise<FoundValues> => {
  const found: FoundValues = { values: new Set(), unexplained: [] };
  const root = findType('Query');
  for (const token of tokens)
    for (const query of queries()) {
      const answer = await makeSendQuery(gatewayUrl, token)(query);
      if (answer.data === undefined) throw new Error(`${query} is refused: ${answer.errors?.[0]?.message}`);
      if (root !== undefined) walk(root, answer.data, [], answer, found);
    }
  return found;
};

const startBehind = async (answers: readonly (readonly [path: string, answer: ProxyAnswer])[]) => {
  const proxy = await startReadRefusingProxy(graph.url);
  for (const [path, answer] of answers) proxy.answers.set(path, answer);
  const logger = pino({ level: 'silent' });
  const gateway = await startFacade({ config: facadeConfig(), upstreamUrl: proxy.url, logger });
  afterAll(async () => {
    await gateway.close();
    await proxy.close();
  });
  return gateway.url;
};

describe('fields with @semanticNonNull', () => {
  it('are null only with an error at their path, and are there for those who may see them', async () => {
    const { admin, member, guest } = graph.tokenOf;
    const tokens = [await admin(), await member(), await guest(), undefined];

    const { values, unexplained } = await findNulls(graph.gatewayUrl, tokens);

    expect(unexplained).toEqual([]);
    const all = types.flatMap((type) => semanticFields(type).map(({ name }) => `${type.name}.${name}`));
    // Mutations are not sent. Those of the root need the identifier of a record.
    const unseen = all.filter((name) => !values.has(name) && !name.startsWith('Mutation.'));
    expect(unseen).toEqual(['Query.projectDashboardVersions', 'Query.appAccess', 'Query.metricTest']);
  });

  it.each([
    { given: 'lacks reads', answer: { status: 404, body: '' } },
    { given: 'fails at reads', answer: { status: 503, body: '' } },
  ])('are null only with an error where the deployment $given', async ({ answer }) => {
    const paths = optionalReads.flatMap(({ operations }) => operations.map(({ path }) => path));
    const gatewayUrl = await startBehind(paths.map((path) => [path, answer]));

    const { unexplained } = await findNulls(gatewayUrl, [await graph.tokenOf.owner()]);

    expect(unexplained).toEqual([]);
  });
});
