import type { PlanNode } from '@graphql-hive/router-query-planner';
import { transformSupergraphToPublicSchema } from '@theguild/federation-composition';
import {
  type DocumentNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  type SelectionNode,
} from 'graphql';
import type { Planner } from '../planner.ts';
import { type Ask, type Asks, leaveTo, selectionsOf } from './asks.ts';
import { type EntitySelection, writeEntityFetch, writeRootFetch } from './fetches.ts';
import { type PlainField, type PlainGraph, readPlainGraph } from './graph.ts';

/**
 * The planner for plain supergraphs, in which one key leads from any subgraph that has an entity to all others. It asks a
 * subgraph for what that knows and leaves the rest to the next round, whose fetches run at once, one for each subgraph. Of
 * a mutation, what one subgraph does is through with all its rounds before the next begins.
 *
 * @returns undefined where the supergraph is not plain
 */
export function plainPlanner(supergraph: DocumentNode): Planner | undefined {
  const graph = readPlainGraph(supergraph);
  if (graph === undefined) return undefined;
  const apiSdl = print(transformSupergraphToPublicSchema(supergraph));
  return {
    kind: 'plain',
    plan: async (operation) => ({ kind: 'QueryPlan', node: planOperation(operation, graph) }),
    apiSdl: () => apiSdl,
    labels: () => [],
  };
}

function planOperation(operation: OperationDefinitionNode, graph: PlainGraph): PlanNode {
  const rounds = runsOf(operation, graph).flatMap((asks) => planRounds(asks, operation, graph));
  return group('Sequence', rounds);
}

/** What is asked of the roots: all at once, but of a mutation in the order of its fields. */
function runsOf(operation: OperationDefinitionNode, graph: PlainGraph): Asks[] {
  const typeName = graph.roots.get(operation.operation) ?? '';
  const runs: Asks[] = [];
  for (const node of operation.selectionSet.selections) {
    const field = node.kind === Kind.FIELD && graph.types.get(typeName)?.fields.get(node.name.value);
    if (!field) continue;
    let asks = runs.at(-1);
    if (asks === undefined || (operation.operation === OperationTypeNode.MUTATION && !knows(asks, field))) {
      asks = new Map();
      runs.push(asks);
    }
    leaveTo(asks, node, field, { typeName, path: [] });
  }
  return runs;
}

function knows(asks: Asks, { subgraphs }: PlainField): boolean {
  return asks.values().every(({ subgraph }) => subgraphs.has(subgraph));
}

/** Plans round after round, until no field is left. */
function planRounds(first: Asks, operation: OperationDefinitionNode, graph: PlainGraph): PlanNode[] {
  const rounds: PlanNode[] = [];
  for (let asks = first; asks.size > 0; ) {
    const left: Asks = new Map();
    const asked = [...asks.values()].map((ask) => ({ ...ask, selections: selectionsOf(ask, graph, left) }));
    rounds.push(group('Parallel', planRound(asked, operation, graph)));
    asks = left;
  }
  return rounds;
}

type Asked = Ask & Pick<EntitySelection, 'selections'>;

function planRound(asked: readonly Asked[], operation: OperationDefinitionNode, graph: PlainGraph): PlanNode[] {
  return [...Map.groupBy(asked, ({ subgraph }) => subgraph)].map(([subgraph, asks]) => {
    const [only] = asks;
    if (only?.path.length === 0) return writeRootFetch(subgraph, only.selections, operation);
    return writeEntityFetch(subgraph, entitiesOf(asks, graph), operation);
  });
}

/** What is alike at several places is asked once. */
function entitiesOf(asks: readonly Asked[], graph: PlainGraph): EntitySelection[] {
  const isAlone = asks.length === 1;
  const alike = Map.groupBy(asks, ({ typeName, selections }) => typeName + (isAlone ? '' : printed(selections)));
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { typeName, selections } = first;
    const key = graph.types.get(typeName)?.key ?? '';
    return [{ typeName, selections, key, paths: group.map(({ path }) => path) }];
  });
}

function printed(selections: readonly SelectionNode[]): string {
  return print({ kind: Kind.SELECTION_SET, selections });
}

function group(kind: 'Sequence' | 'Parallel', nodes: PlanNode[]): PlanNode {
  const [only] = nodes;
  return only !== undefined && nodes.length === 1 ? only : { kind, nodes };
}
