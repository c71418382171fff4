import type { PlanNode } from '@graphql-hive/router-query-planner';
import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  type SelectionNode,
} from 'graphql';
import type { Planner } from '../planner.ts';
import { addToGroup, type FetchGroup, type FetchGroups, selectForGroup } from './fetchGroups.ts';
import { type PlainField, type PlainGraph, readPlainGraph } from './plainGraph.ts';
import { filterPublicDefinitions } from './publicDefinitions.ts';
import { type EntitySelection, writeEntityFetch, writeRootFetch } from './writeFetches.ts';

/**
 * The planner for plain supergraphs. There, the key of an entity leads from any of its subgraphs to all others. Each
 * round fetches from every subgraph the fields that it has, in parallel, and leaves the others to the next round. In a
 * mutation, all fetch rounds of one subgraph finish before the next subgraph starts.
 *
 * @returns undefined if the supergraph is not plain
 */
export const createPlainPlanner = (supergraph: DocumentNode): Planner | undefined => {
  const graph = readPlainGraph(supergraph);
  if (graph === undefined) return undefined;
  return {
    kind: 'plain',
    plan: async (operation) => ({ kind: 'QueryPlan', node: planOperation(operation, graph) }),
    apiDocument: () => filterPublicDefinitions(supergraph),
    labels: () => [],
  };
};

const planOperation = (operation: OperationDefinitionNode, graph: PlainGraph): PlanNode => {
  const steps = createRootGroups(operation, graph).flatMap((groups) => planSteps(groups, operation, graph));
  return createPlanNode('Sequence', steps);
};

/** The fetch groups of the root fields: one step for a query, one per run of fields of a subgraph for a mutation. */
const createRootGroups = (operation: OperationDefinitionNode, graph: PlainGraph): FetchGroups[] => {
  const typeName = graph.roots.get(operation.operation) ?? '';
  const sequence: FetchGroups[] = [];
  for (const node of operation.selectionSet.selections) {
    const field = node.kind === Kind.FIELD && graph.types.get(typeName)?.fields.get(node.name.value);
    if (!field) continue;
    let groups = sequence.at(-1);
    if (groups === undefined || (operation.operation === OperationTypeNode.MUTATION && !canResolveIn(groups, field))) {
      groups = new Map();
      sequence.push(groups);
    }
    addToGroup(groups, node, field, { typeName, path: [] });
  }
  return sequence;
};

const canResolveIn = (groups: FetchGroups, { subgraphs }: PlainField): boolean =>
  groups.values().every(({ subgraph }) => subgraphs.has(subgraph));

/** Plans rounds of fetches until no fields remain. */
const planSteps = (first: FetchGroups, operation: OperationDefinitionNode, graph: PlainGraph): PlanNode[] => {
  const steps: PlanNode[] = [];
  for (let groups = first; groups.size > 0; ) {
    const remaining: FetchGroups = new Map();
    const resolved = [...groups.values()].map((fetchGroup) => ({
      ...fetchGroup,
      selections: selectForGroup(fetchGroup, graph, remaining),
    }));
    steps.push(createPlanNode('Parallel', planStep(resolved, operation, graph)));
    groups = remaining;
  }
  return steps;
};

type ResolvedGroup = FetchGroup & Pick<EntitySelection, 'selections'>;

const planStep = (
  resolved: readonly ResolvedGroup[],
  operation: OperationDefinitionNode,
  graph: PlainGraph,
): PlanNode[] =>
  [...Map.groupBy(resolved, ({ subgraph }) => subgraph)].map(([subgraph, groups]) => {
    const [only] = groups;
    if (only?.path.length === 0) return writeRootFetch(subgraph, only.selections, operation);
    return writeEntityFetch(subgraph, mergeEntitySelections(groups, graph), operation);
  });

/** Merges equal selections at several places, so that they are fetched once. */
const mergeEntitySelections = (groups: readonly ResolvedGroup[], graph: PlainGraph): EntitySelection[] => {
  const isAlone = groups.length === 1;
  const alike = Map.groupBy(
    groups,
    ({ typeName, selections }) => typeName + (isAlone ? '' : printSelections(selections)),
  );
  return [...alike.values()].flatMap((planNode) => {
    const [first] = planNode;
    if (first === undefined) return [];
    const { typeName, selections } = first;
    const key = graph.types.get(typeName)?.key ?? '';
    return [{ typeName, selections, key, paths: planNode.map(({ path }) => path) }];
  });
};

const printSelections = (selections: readonly SelectionNode[]): string =>
  print({ kind: Kind.SELECTION_SET, selections });

const createPlanNode = (kind: 'Sequence' | 'Parallel', nodes: PlanNode[]): PlanNode => {
  const [only] = nodes;
  return only !== undefined && nodes.length === 1 ? only : { kind, nodes };
};
