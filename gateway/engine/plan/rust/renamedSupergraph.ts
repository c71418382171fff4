import type { PlanNode, QueryPlan } from '@graphql-hive/router-query-planner';
import { print } from 'graphql';
import type { SupergraphSource } from '../supergraph.ts';
import { applyPlannerNames, createPlannerNames } from './plannerNames.ts';

/** A supergraph renamed for the planner, and the mapping of its plans back. */
export interface RenamedSupergraph {
  readonly supergraphSdl: string;
  restore(plan: QueryPlan): QueryPlan;
}

/** Adapts a supergraph to the planner's requirements. Most need no change. */
export const renameSubgraphs = ({ sdl: supergraphSdl, document: supergraph }: SupergraphSource): RenamedSupergraph => {
  const names = createPlannerNames(supergraph);
  if (names.size === 0) return { supergraphSdl, restore: (plan) => plan };
  const ownNames = new Map([...names].map(([own, given]) => [given, own]));
  return {
    supergraphSdl: print(applyPlannerNames(supergraph, names)),
    restore: ({ node, ...plan }) => (node === undefined ? plan : { ...plan, node: renamePlanNode(node, ownNames) }),
  };
};

const renamePlanNode = (node: PlanNode, names: ReadonlyMap<string, string>): PlanNode => {
  if ('serviceName' in node) return { ...node, serviceName: names.get(node.serviceName) ?? node.serviceName };
  if (node.kind === 'Flatten') return { ...node, node: renamePlanNode(node.node, names) };
  return 'nodes' in node ? { ...node, nodes: node.nodes.map((nested) => renamePlanNode(nested, names)) } : node;
};
