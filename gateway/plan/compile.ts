import type { BatchFetchNode, FetchNode, FlattenNode, PlanNode } from '@graphql-hive/router-query-planner';
import { type DocumentNode, Kind, parse } from 'graphql';
import type { SubgraphExecutor } from '../executors/executor.ts';
import { compilePath } from './path.ts';
import type { PossibleTypes } from './possibleTypes.ts';
import { compileRequires } from './requires.ts';
import { compileRewrites } from './rewrites.ts';
import type { EntityFetch, Fetch, RootFetch, Step, Target } from './steps.ts';

/** What plans are compiled against. */
export interface PlanContext<Context> {
  readonly executors: Readonly<Record<string, SubgraphExecutor<Context>>>;
  readonly possibleTypes: PossibleTypes;
  /** Interfaces that a subgraph has as objects, by the subgraph's name. */
  readonly interfaceObjects: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Compiles a planner's plan.
 *
 * @throws {Error} the plan names a subgraph without an executor, or has a node this engine does not run
 */
export function compilePlan<Context>(node: PlanNode, context: PlanContext<Context>): Step<Context> {
  switch (node.kind) {
    case 'Sequence':
      return { kind: 'sequence', steps: node.nodes.map((nested) => compilePlan(nested, context)) };
    case 'Parallel':
      return { kind: 'parallel', steps: node.nodes.map((nested) => compilePlan(nested, context)) };
    case 'Fetch':
      return compileRootFetch(node, context);
    case 'Flatten':
      return compileFlatten(node, context);
    case 'BatchFetch':
      return compileBatch(node, context);
    default:
      throw new Error(`This engine does not run plan nodes of kind ${node.kind}.`);
  }
}

function compileRootFetch<Context>(node: FetchNode, context: PlanContext<Context>): RootFetch<Context> {
  const fetch = compileFetch(node, context);
  const rewrites = compileRewrites(node.outputRewrites, context.possibleTypes);
  return { kind: 'root', fetch, rootKeys: rootKeysOf(fetch.document), rewrites };
}

function compileFlatten<Context>({ path, node }: FlattenNode, context: PlanContext<Context>): EntityFetch<Context> {
  if (node.kind !== 'Fetch') throw new Error(`This engine does not flatten plan nodes of kind ${node.kind}.`);
  const target: Target = {
    key: '_entities',
    variable: 'representations',
    paths: [compilePath(path, context.possibleTypes)],
    ...compileEntityWork(node, context.possibleTypes),
  };
  return { kind: 'entities', fetch: compileFetch(node, context), targets: [target] };
}

function compileBatch<Context>(node: BatchFetchNode, context: PlanContext<Context>): EntityFetch<Context> {
  const targets = node.entityBatch.aliases.map((alias) => ({
    key: alias.alias,
    variable: alias.representationsVariableName,
    paths: alias.paths.map((path) => compilePath(path, context.possibleTypes)),
    ...compileEntityWork(alias, context.possibleTypes),
  }));
  return { kind: 'entities', fetch: compileFetch(node, context), targets };
}

function compileEntityWork(
  node: Pick<FetchNode, 'requires' | 'inputRewrites' | 'outputRewrites'>,
  possibleTypes: PossibleTypes,
) {
  return {
    represent: compileRequires(node.requires, possibleTypes),
    inputRewrites: compileRewrites(node.inputRewrites, possibleTypes),
    outputRewrites: compileRewrites(node.outputRewrites, possibleTypes),
  };
}

function compileFetch<Context>(
  node: FetchNode | BatchFetchNode,
  { executors, interfaceObjects }: PlanContext<Context>,
): Fetch<Context> {
  const execute = executors[node.serviceName];
  if (execute === undefined) throw new Error(`The plan names subgraph "${node.serviceName}", which has no executor.`);
  return {
    subgraph: node.serviceName,
    execute,
    text: node.operation,
    document: parse(node.operation, { noLocation: true }),
    operationName: node.operationName,
    variables: node.variableUsages ?? [],
    interfaceObjects: interfaceObjects.get(node.serviceName),
  };
}

function rootKeysOf({ definitions }: DocumentNode): string[] {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return (operation?.selectionSet.selections ?? []).flatMap((selection) =>
    selection.kind === Kind.FIELD ? [(selection.alias ?? selection.name).value] : [],
  );
}
