import type { BatchFetchNode, FetchNode, PlanNode, QueryPlan } from '@graphql-hive/router-query-planner';

/** Changes one fetch of a plan, and says of it only what becomes different. */
export type ChangeFetch = (fetch: FetchNode | BatchFetchNode) => Partial<Pick<FetchNode, (typeof CHANGEABLE)[number]>>;

const CHANGEABLE = ['serviceName', 'operation', 'variableUsages'] as const;

/** Copies a plan with every fetch changed. */
export function mapFetches(plan: QueryPlan, change: ChangeFetch): QueryPlan {
  const map = (node: PlanNode): PlanNode => {
    if (node.kind === 'Fetch' || node.kind === 'BatchFetch') return { ...node, ...change(node) };
    if (node.kind === 'Flatten') return { ...node, node: map(node.node) };
    return 'nodes' in node ? { ...node, nodes: node.nodes.map(map) } : node;
  };
  return plan.node === undefined ? plan : { ...plan, node: map(plan.node) };
}
