import { buildSubgraphSchema, type GraphQLResolverMap } from '@apollo/subgraph';
import { composeServices } from '@theguild/federation-composition';
import { type ExecutionResult, type GraphQLSchema, parse, validate } from 'graphql';
import {
  createEngine,
  type Engine,
  type EngineOptions,
  inProcessExecutor,
  type SubgraphExecutor,
} from '../../gateway/index.ts';

/** A subgraph of a test: its SDL without the federation header, and its resolvers. */
export interface TestSubgraph {
  readonly sdl: string;
  readonly resolvers?: SubgraphResolvers;
  /** Its SDL is Federation 1, which has no header. */
  readonly isFederation1?: boolean;
}

/** The context of resolvers. Default: empty. */
export type TestContext = Record<string, unknown>;
export type SubgraphResolvers = GraphQLResolverMap<TestContext>;

const HEADER = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: [
  "@key", "@shareable", "@requires", "@provides", "@external", "@override", "@interfaceObject", "@inaccessible", "@tag",
  "@extends", "@composeDirective", "@cost", "@listSize", "@authenticated", "@requiresScopes", "@policy",
  "@context", "@fromContext"
])\n`;

/** A fetch that a subgraph received: its name, the document and the variables. */
export interface RecordedFetch {
  readonly subgraph: string;
  readonly text: string;
  readonly variables: Record<string, unknown>;
}

/** A federation: its engine, the schemas of its subgraphs, and the fetches so far. */
export interface Federation {
  readonly engine: Engine<TestContext>;
  readonly supergraphSdl: string;
  readonly schemas: Readonly<Record<string, GraphQLSchema>>;
  readonly calls: RecordedFetch[];
  /** Sends one query and returns the answer as JSON would carry it. */
  ask(text: string, variables?: Record<string, unknown>): Promise<ExecutionResult>;
}

export interface FederateOptions extends Partial<EngineOptions<TestContext>> {
  readonly compileAfter?: number;
  /** Validates fetches, as subgraphs behind HTTP do. */
  readonly validates?: boolean;
  /** Changes the supergraph before the engine reads it, for what composition would refuse. */
  readonly edit?: (supergraphSdl: string) => string;
  /** Awaited before each fetch. */
  readonly delay?: (() => Promise<unknown>) | undefined;
  /** Adds resolvers to each subgraph's schema. */
  readonly makeEntityData?: (schema: GraphQLSchema) => GraphQLSchema;
}

/** Composes the subgraphs and starts an engine over them. */
export const federate = (
  subgraphs: Readonly<Record<string, TestSubgraph>>,
  {
    compileAfter,
    validates = false,
    edit = (sdl) => sdl,
    makeEntityData = (schema) => schema,
    delay,
    ...options
  }: FederateOptions = {},
): Federation => {
  const schemas = Object.fromEntries(
    Object.entries(subgraphs).map(([name, subgraph]) => [name, makeEntityData(buildTestSubgraph(subgraph))]),
  );
  const supergraphSdl = edit(compose(subgraphs));
  const calls: RecordedFetch[] = [];
  const executors = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const executor = inProcessExecutor<TestContext>(schema, compileAfter === undefined ? {} : { compileAfter });
      const validating = validates ? validateFetches(schema, executor) : executor;
      return [name, recordFetches(name, delay === undefined ? validating : delayFetches(validating, delay), calls)];
    }),
  );
  const engine = createEngine<TestContext>({ supergraphSdl, executors, ...options });
  const ask: Federation['ask'] = async (text, variables = {}) =>
    JSON.parse(JSON.stringify(await engine.execute({ text, variables, context: {} })));
  return { engine, supergraphSdl, schemas, calls, ask };
};

/** Refuses a fetch that is invalid in the subgraph's own schema. */
const validateFetches = (
  schema: GraphQLSchema,
  executor: SubgraphExecutor<TestContext>,
): SubgraphExecutor<TestContext> =>
  Object.assign((...[request, context]: Parameters<typeof executor>) => {
    const errors = validate(schema, request.document);
    return errors.length > 0 ? { errors } : executor(request, context);
  }, executor);

const delayFetches = (
  executor: SubgraphExecutor<TestContext>,
  delay: () => Promise<unknown>,
): SubgraphExecutor<TestContext> =>
  Object.assign(async (...[request, context]: Parameters<typeof executor>) => {
    await delay();
    return executor(request, context);
  }, executor);

const recordFetches = (
  subgraph: string,
  executor: SubgraphExecutor<TestContext>,
  calls: RecordedFetch[],
): SubgraphExecutor<TestContext> => {
  const { isExact = false, subscribe } = executor;
  const record: SubgraphExecutor<TestContext> = (request, context) => {
    calls.push({ subgraph, text: request.text(), variables: request.variables });
    return executor(request, context);
  };
  return Object.assign(record, { isExact, ...(subscribe && { subscribe }) });
};

const buildTestSubgraph = (subgraph: TestSubgraph): GraphQLSchema =>
  buildSubgraphSchema([{ typeDefs: parseTypeDefs(subgraph), resolvers: subgraph.resolvers ?? {} }]);

const parseTypeDefs = ({ sdl, isFederation1 }: TestSubgraph) => parse(isFederation1 ? sdl : HEADER + sdl);

const compose = (subgraphs: Readonly<Record<string, TestSubgraph>>): string => {
  const services = Object.entries(subgraphs).map(([name, subgraph]) => ({ name, typeDefs: parseTypeDefs(subgraph) }));
  const composed = composeServices(services);
  if (composed.errors !== undefined) throw new Error(composed.errors.map(({ message }) => message).join('\n'));
  return composed.supergraphSdl;
};
