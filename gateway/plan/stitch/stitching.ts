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
import { TYPENAME } from '../../document/typename.ts';
import type { SubgraphExecutor } from '../../executors/executor.ts';
import { joinedSubgraphs } from '../joinedSubgraphs.ts';
import { isInForce, type Overrides } from '../overrides.ts';
import type { Planner } from '../planner.ts';
import { fetchWithRequirements } from './mutationFields.ts';

const require = createRequire(import.meta.url);

type Executors<Context> = Readonly<Record<string, SubgraphExecutor<Context>>>;

/** The stitched schema's name among the executors: no subgraph can have it. */
export const STITCHED = '*';

/** One request on its way through the stitched schema; it batches what has one of these in common. */
interface StitchingRequest<Context> {
  readonly context: Context;
  readonly overrides: Overrides;
  readonly signal: AbortSignal | undefined;
}

/** A planner whose plans are one fetch each, and the executor that runs them. */
export interface Stitching<Context> {
  readonly planner: Planner;
  readonly executor: SubgraphExecutor<Context>;
}

/**
 * The planner in JavaScript alone. It plans nothing: `@graphql-tools/federation` makes of the supergraph one schema whose
 * resolvers ask the subgraphs, and to the engine that schema is one more subgraph, which has every field.
 *
 * @throws {Error} the supergraph cannot be read
 */
export function stitchingPlanner<Context>(supergraphSdl: string, executors: Executors<Context>): Stitching<Context> {
  const supergraph = parse(supergraphSdl, { noLocation: true });
  const labels = new Set<string>();
  const schema = stitch(hidePercents(supergraph, labels), executors);
  return {
    planner: {
      kind: 'stitching',
      plan: (operation, overrides) => ({ kind: 'QueryPlan', node: wholeFetch(operation, overrides) }),
      apiSdl: () => printSchema(schema),
      labels: () => [...labels],
    },
    executor: executorOf(schema),
  };
}

/** The library draws anew for every field of a `percent(n)` label; named otherwise, we are asked. */
function hidePercents(supergraph: DocumentNode, labels: Set<string>): DocumentNode {
  return visit(supergraph, {
    Argument: (node) => {
      if (node.name.value !== 'overrideLabel' || node.value.kind !== Kind.STRING) return undefined;
      labels.add(node.value.value);
      return { ...node, value: { ...node.value, value: `ask ${node.value.value}` } };
    },
  });
}

function stitch<Context>(supergraphSdl: DocumentNode, executors: Executors<Context>): GraphQLSchema {
  // Not a static import: most engines never need it, and it takes a while to load.
  const { getStitchedSchemaFromSupergraphSdl }: typeof Library = require('@graphql-tools/federation');
  const names = new Map(joinedSubgraphs(supergraphSdl).map(({ graph, name }) => [graph, name]));
  return getStitchedSchemaFromSupergraphSdl({
    supergraphSdl,
    batch: true,
    onStitchingOptions: fetchWithRequirements,
    handleProgressiveOverride: (label, { overrides }: StitchingRequest<Context>) =>
      isInForce(label.slice(4), overrides),
    onSubschemaConfig: (subschema) => {
      const executor = executors[names.get(subschema.name) ?? subschema.name];
      if (executor === undefined) throw new Error(`Subgraph "${subschema.name}" has no executor.`);
      subschema.executor = delegated(executor);
    },
  });
}

/** What the library asks of a subgraph, as executors take it. */
function delegated<Context>(executor: SubgraphExecutor<Context>): Executor {
  const delegate = ({ document, variables = {}, context }: Delegation<Context>) => {
    const { context: own, signal } = context;
    return executor({ text: print(document), document, variables, ...(signal && { signal }) }, own);
  };
  // The library's type promises whatever its caller likes to expect.
  return delegate as Executor;
}

interface Delegation<Context> {
  readonly document: DocumentNode;
  readonly variables?: Record<string, unknown>;
  readonly context: StitchingRequest<Context>;
}

/** The overrides go along in a comment: a fetch has nothing else that is the plan's own and not the client's. */
function wholeFetch(operation: OperationDefinitionNode, overrides: Overrides): FetchNode {
  const { name, variableDefinitions = [] } = operation;
  return {
    kind: 'Fetch',
    serviceName: STITCHED,
    operation: `#${JSON.stringify(overrides)}\n${print(visit(operation, { SelectionSet: withTypename }))}`,
    variableUsages: variableDefinitions.map(({ variable }) => variable.name.value),
    ...(name !== undefined && { operationName: name.value }),
  };
}

/** The library loses the type of an object whose `__typename` is asked for by another name only. */
function withTypename(set: SelectionSetNode): SelectionSetNode {
  return { ...set, selections: [TYPENAME, ...set.selections] };
}

function executorOf<Context>(schema: GraphQLSchema): SubgraphExecutor<Context> {
  return ({ text, document, variables, signal }, context) => {
    const overrides: Overrides = JSON.parse(text.slice(1, text.indexOf('\n')));
    const contextValue: StitchingRequest<Context> = { context, overrides, signal };
    return execute({ schema, document, variableValues: variables, contextValue });
  };
}
