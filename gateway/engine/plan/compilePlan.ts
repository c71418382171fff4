import type { BatchFetchNode, FetchNode, FlattenNode, PlanNode } from '@graphql-hive/router-query-planner';
import { type DocumentNode, Kind, type OperationDefinitionNode, parse, visit } from 'graphql';
import type { SubgraphExecutor } from '../base/executor.ts';
import type { PossibleTypes } from '../base/possibleTypes.ts';
import { getResponseKey } from '../base/responseKey.ts';
import { compilePath } from '../execute/path.ts';
import type { EntityFetch, EntityTarget, FetchDefinition, PlanStep, RootFetch } from '../execute/planSteps.ts';
import { compileRequires, findPlainKey } from '../execute/requires.ts';
import { compileRewrites } from '../execute/rewrites.ts';
import type { ContextFetchNode } from './context/cutFields.ts';
import { addEntityFields } from './entityFields.ts';
import type { FetchDocument } from './planner.ts';

/** The context in which plans are compiled. */
export interface PlanContext<Context> {
  readonly executors: Readonly<Record<string, SubgraphExecutor<Context>>>;
  readonly possibleTypes: PossibleTypes;
  /** Interface objects by the subgraph's name. */
  readonly interfaceObjects: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The same context, for one operation. */
interface PlanCompileContext<Context> extends PlanContext<Context> {
  /** Types with fragments in the operation. Empty if no subgraph has interface objects. */
  readonly fragmentTypes: ReadonlySet<string>;
  /** The fields of entities that the fetches compiled so far select; complete when the plan is. */
  readonly entityFields: Set<string>;
}

/**
 * Compiles a planner's plan.
 *
 * @throws {Error} the plan names a subgraph without an executor, or has an unsupported node
 */
export const compilePlan = <Context>(
  node: PlanNode,
  operation: OperationDefinitionNode,
  context: PlanContext<Context>,
): PlanStep<Context> => {
  const fragmentTypes = new Set<string>();
  if (context.interfaceObjects.size > 0)
    visit(operation, { NamedType: ({ name }) => void fragmentTypes.add(name.value) });
  return compileNode(node, { ...context, fragmentTypes, entityFields: new Set() });
};

const compileNode = <Context>(node: PlanNode, context: PlanCompileContext<Context>): PlanStep<Context> => {
  switch (node.kind) {
    case 'Sequence':
      return { kind: 'sequence', steps: node.nodes.map((nested) => compileNode(nested, context)) };
    case 'Parallel':
      return { kind: 'parallel', steps: node.nodes.map((nested) => compileNode(nested, context)) };
    case 'Fetch':
      return compileRootFetch(node, context);
    case 'Flatten':
      return compileFlatten(node, context);
    case 'BatchFetch':
      return compileBatch(node, context);
    default:
      throw new Error(`This engine does not run plan nodes of kind ${node.kind}.`);
  }
};

const compileRootFetch = <Context>(node: FetchNode, context: PlanCompileContext<Context>): RootFetch<Context> => {
  const fetch = compileSubgraphFetch(node, context);
  const rewrites = compileRewrites(node.outputRewrites, context.possibleTypes);
  return { kind: 'root', fetch, rootKeys: listRootKeys(fetch.document), rewrites };
};

const compileFlatten = <Context>(
  { path, node }: FlattenNode,
  context: PlanCompileContext<Context>,
): EntityFetch<Context> => {
  if (node.kind !== 'Fetch') throw new Error(`This engine does not flatten plan nodes of kind ${node.kind}.`);
  const target: EntityTarget = {
    key: '_entities',
    variable: 'representations',
    paths: [compilePath(path, context.possibleTypes)],
    ...compileEntityWork(node, node.serviceName, context),
  };
  const { contextValues }: FetchNode & Partial<ContextFetchNode> = node;
  return { kind: 'entities', fetch: compileSubgraphFetch(node, context), targets: [target], contextValues };
};

const compileBatch = <Context>(node: BatchFetchNode, context: PlanCompileContext<Context>): EntityFetch<Context> => {
  const targets = node.entityBatch.aliases.map((alias) => ({
    key: alias.alias,
    variable: alias.representationsVariableName,
    paths: alias.paths.map((path) => compilePath(path, context.possibleTypes)),
    ...compileEntityWork(alias, node.serviceName, context),
  }));
  return { kind: 'entities', fetch: compileSubgraphFetch(node, context), targets, contextValues: undefined };
};

const compileEntityWork = <Context>(
  node: Pick<FetchNode, 'requires' | 'inputRewrites' | 'outputRewrites'>,
  subgraph: string,
  { possibleTypes, interfaceObjects, fragmentTypes }: PlanCompileContext<Context>,
) => {
  const types = widenPossibleTypes(possibleTypes, fragmentTypes, interfaceObjects.get(subgraph));
  const inputRewrites = compileRewrites(node.inputRewrites, possibleTypes);
  return {
    represent: compileRequires(node.requires, types),
    plainKey: inputRewrites === undefined ? findPlainKey(node.requires, types) : undefined,
    inputRewrites,
    outputRewrites: compileRewrites(node.outputRewrites, possibleTypes),
  };
};

/**
 * Widens type conditions of a fetch from a subgraph with an interface object, where all types of the interface are one.
 * If fields of two of these types are selected, the planner makes one fetch with a condition on only one type. The
 * other type is one of `fragmentTypes`.
 */
const widenPossibleTypes = (
  possibleTypes: PossibleTypes,
  fragmentTypes: ReadonlySet<string>,
  interfaceObjects: ReadonlySet<string> | undefined,
): PossibleTypes => {
  if (interfaceObjects === undefined) return possibleTypes;
  const groups = [...interfaceObjects].map((name) => possibleTypes([name]));
  return (names) => {
    const types = possibleTypes(names);
    const alike = groups.filter((group) => !types.isDisjointFrom(group));
    return new Set([...types, ...alike.flatMap((group) => [...group.intersection(fragmentTypes)])]);
  };
};

const compileSubgraphFetch = <Context>(
  node: (FetchNode | BatchFetchNode) & Partial<FetchDocument>,
  { executors, interfaceObjects, entityFields }: PlanCompileContext<Context>,
): FetchDefinition<Context> => {
  const execute = executors[node.serviceName];
  if (execute === undefined) throw new Error(`The plan names subgraph "${node.serviceName}", which has no executor.`);
  const operation = compileFetchOperation(node);
  addEntityFields(operation.document, entityFields);
  return {
    subgraph: node.serviceName,
    execute,
    ...operation,
    entityFields,
    operationName: node.operationName,
    variables: node.variableUsages ?? [],
    interfaceObjects: interfaceObjects.get(node.serviceName),
  };
};

/** The operation of a fetch. A document is printed when an executor first needs its text, which many never do. */
const compileFetchOperation = (
  node: Pick<FetchNode, 'operation'> & Partial<FetchDocument>,
): Pick<FetchDefinition<never>, 'document' | 'text' | 'cacheKey'> => {
  const { document } = node;
  if (document === undefined) {
    const { operation } = node;
    return { document: parse(operation, { noLocation: true }), text: () => operation, cacheKey: operation };
  }
  let text: string | undefined;
  const print = () => {
    text ??= node.operation;
    return text;
  };
  return { document, text: print, cacheKey: JSON.stringify(document) };
};

const listRootKeys = ({ definitions }: DocumentNode): string[] => {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return (operation?.selectionSet.selections ?? []).flatMap((selection) =>
    selection.kind === Kind.FIELD ? [getResponseKey(selection)] : [],
  );
};
