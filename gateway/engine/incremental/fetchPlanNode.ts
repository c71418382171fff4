/** The fetches of a plan, as its planner writes them. */
import type { BatchFetchNode, FetchNode, FlattenNode } from '@graphql-hive/router-query-planner';
import type { FetchDocument } from '../plan/planner.ts';

/** One request of a plan. */
export type FetchPlanNode = FetchNode | BatchFetchNode | FlattenNode;

/** The fetch of a leaf. */
export const unwrapFetch = (node: FetchPlanNode): (FetchNode | BatchFetchNode) & Partial<FetchDocument> => {
  if (node.kind !== 'Flatten') return node;
  if (node.node.kind !== 'Fetch') throw new Error(`This engine does not flatten plan nodes of kind ${node.node.kind}.`);
  return node.node;
};
