import type { BatchFetchNode, FetchNode, PlanNode, RequiresSelection } from '@graphql-hive/router-query-planner';
import { type DocumentNode, Kind, parse, type SelectionNode, type SelectionSetNode } from 'graphql';
import { listJoinedSubgraphs } from '../joinedSubgraphs.ts';
import { type CheckedSubgraph, checkFetch, type SentFields } from './checkFetch.ts';
import { readSubgraphRules } from './fieldRules.ts';
import { buildSubgraphSchema } from './subgraphSchema.ts';

/** Finds the first fetch of a plan that its subgraph would refuse or resolve only in part. Returns a description. */
export type CheckPlan = (plan: PlanNode | undefined) => string | undefined;

/** Creates the check for plans of one supergraph. Fetches from unknown subgraphs are not checked. */
export const createPlanChecker = (supergraph: DocumentNode): CheckPlan => {
  const subgraphs = new Map<string, CheckedSubgraph>(
    listJoinedSubgraphs(supergraph).map(({ graph, name }) => [
      name,
      { ...readSubgraphRules(supergraph, graph), schema: buildSubgraphSchema(supergraph, graph) },
    ]),
  );
  return (plan) => {
    for (const fetch of listFetches(plan)) {
      const subgraph = subgraphs.get(fetch.serviceName);
      const fault =
        subgraph && checkFetch(parse(fetch.operation, { noLocation: true }), readSentFields(fetch), subgraph);
      if (fault !== undefined) return `${fetch.serviceName}: ${fault}`;
    }
    return undefined;
  };
};

/** All fetches of a plan. */
export function* listFetches(node: PlanNode | undefined): Generator<FetchNode | BatchFetchNode> {
  if (node === undefined) return;
  if (node.kind === 'Fetch' || node.kind === 'BatchFetch') yield node;
  else if (node.kind === 'Flatten') yield* listFetches(node.node);
  else if ('nodes' in node) for (const nested of node.nodes) yield* listFetches(nested);
}

const readSentFields = (fetch: FetchNode | BatchFetchNode): SentFields => {
  if (fetch.kind === 'Fetch') return new Map([['_entities', toSelectionSet(fetch.requires ?? [])]]);
  return new Map(fetch.entityBatch.aliases.map(({ alias, requires }) => [alias, toSelectionSet(requires ?? [])]));
};

/** The fields of a representation, under the names of the subgraph's schema. */
const toSelectionSet = (requires: readonly RequiresSelection[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: requires.flatMap(toSelections),
});

const toSelections = (selection: RequiresSelection): SelectionNode[] => {
  if (selection.kind === 'FragmentSpread') return [];
  const { selections = [] } = selection;
  const selectionSet = toSelectionSet(selections);
  if (selection.kind === 'InlineFragment') {
    const name = { kind: Kind.NAME, value: selection.typeCondition } as const;
    return [{ kind: Kind.INLINE_FRAGMENT, typeCondition: { kind: Kind.NAMED_TYPE, name }, selectionSet }];
  }
  const name = { kind: Kind.NAME, value: selection.alias ?? selection.name } as const;
  return [{ kind: Kind.FIELD, name, ...(selections.length > 0 && { selectionSet }) }];
};
