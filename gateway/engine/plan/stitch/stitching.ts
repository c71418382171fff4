import { createRequire } from 'node:module';
import type { FetchNode } from '@graphql-hive/router-query-planner';
import type * as Library from '@graphql-tools/federation';
import type { Executor } from '@graphql-tools/utils';
import {
  type DocumentNode,
  execute,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  printSchema,
  type SelectionSetNode,
  visit,
} from 'graphql';
import type { SubgraphExecutor } from '../../base/executor.ts';
import { TYPENAME } from '../../base/typename.ts';
import { joinedSubgraphs } from '../joinedSubgraphs.ts';
import { isActive, type Overrides } from '../overrides.ts';
import type { Planner } from '../planner.ts';
import { fetchWithRequirements } from './mutationFields.ts';

const require = createRequire(import.meta.url);

type Executors<Context> = Readonly<Record<string, SubgraphExecutor<Context>>>;

/** The executor name of the stitched schema. No subgraph can have this name. */
export const STITCHED = '*';

/** The context of one request in the stitched schema, which batches by its identity. */
interface StitchingRequest<Context> {
  readonly context: Context;
  readonly overrides: Overrides;
  readonly signal: AbortSignal | undefined;
}

/** A planner whose plans are one fetch each, and the executor of that fetch. */
export interface Stitching<Context> {
  readonly planner: Planner;
  readonly executor: SubgraphExecutor<Context>;
}

/**
 * The planner in pure JavaScript. It does not plan: `@graphql-tools/federation` builds one schema from the supergraph,
 * whose resolvers fetch from the subgraphs. To the engine that schema is one more subgraph with all fields.
 *
 * @throws {Error} the supergraph cannot be read
 */
export const stitchingPlanner = <Context>(supergraphSdl: string, executors: Executors<Context>): Stitching<Context> => {
  const supergraph = parse(supergraphSdl, { noLocation: true });
  const labels = new Set<string>();
  const schema = stitch(prefixLabels(supergraph, labels), executors);
  return {
    planner: {
      kind: 'stitching',
      plan: (operation, overrides) => ({ kind: 'QueryPlan', node: wholeFetch(operation, overrides) }),
      apiDocument: () => parse(printSchema(schema), { noLocation: true }),
      labels: () => [...labels],
    },
    executor: executorOf(schema),
  };
};

/**
 * Prefixes all override labels and collects the originals. For a label of the form `percent(n)` the library would draw a
 * random number per field; for labels of other forms it calls our function.
 */
const prefixLabels = (supergraph: DocumentNode, labels: Set<string>): DocumentNode =>
  visit(supergraph, {
    Argument: (node) => {
      if (node.name.value !== 'overrideLabel' || node.value.kind !== Kind.STRING) return undefined;
      labels.add(node.value.value);
      return { ...node, value: { ...node.value, value: `ask ${node.value.value}` } };
    },
  });

const stitch = <Context>(supergraphSdl: DocumentNode, executors: Executors<Context>): GraphQLSchema => {
  // Not a static import: most engines never need it, and loading takes long.
  const { getStitchedSchemaFromSupergraphSdl }: typeof Library = require('@graphql-tools/federation');
  const names = new Map(joinedSubgraphs(supergraphSdl).map(({ graph, name }) => [graph, name]));
  return getStitchedSchemaFromSupergraphSdl({
    supergraphSdl,
    batch: true,
    onStitchingOptions: fetchWithRequirements,
    handleProgressiveOverride: (label, { overrides }: StitchingRequest<Context>) => isActive(label.slice(4), overrides),
    onSubschemaConfig: (subschema) => {
      const executor = executors[names.get(subschema.name) ?? subschema.name];
      if (executor === undefined) throw new Error(`Subgraph "${subschema.name}" has no executor.`);
      subschema.executor = adaptExecutor(executor);
    },
  });
};

/** Adapts an executor to the library's executor type. */
const adaptExecutor = <Context>(executor: SubgraphExecutor<Context>): Executor => {
  const delegate = ({ document, variables = {}, context }: Delegation<Context>) => {
    const { context: own, signal } = context;
    const text = print(document);
    return executor({ document, text: () => text, cacheKey: text, variables, ...(signal && { signal }) }, own);
  };
  // The library's type lets the caller choose the result type.
  return delegate as Executor;
};

interface Delegation<Context> {
  readonly document: DocumentNode;
  readonly variables?: Record<string, unknown>;
  readonly context: StitchingRequest<Context>;
}

/** The overrides are passed in a comment, because a fetch has no other property that belongs to the plan alone. */
const wholeFetch = (operation: OperationDefinitionNode, overrides: Overrides): FetchNode => {
  const { name, variableDefinitions = [] } = operation;
  return {
    kind: 'Fetch',
    serviceName: STITCHED,
    operation: `#${JSON.stringify(overrides)}\n${print(visit(operation, { SelectionSet: withTypename }))}`,
    variableUsages: variableDefinitions.map(({ variable }) => variable.name.value),
    ...(name !== undefined && { operationName: name.value }),
  };
};

/** The library loses the type of an object if `__typename` is selected only under an alias. */
const withTypename = (set: SelectionSetNode): SelectionSetNode => ({
  ...set,
  selections: [TYPENAME, ...set.selections],
});

const executorOf =
  <Context>(schema: GraphQLSchema): SubgraphExecutor<Context> =>
  ({ text, document, variables, signal }, context) => {
    const overrides: Overrides = JSON.parse(text().slice(1, text().indexOf('\n')));
    const contextValue: StitchingRequest<Context> = { context, overrides, signal };
    return execute({ schema, document, variableValues: variables, contextValue });
  };
