import type { BatchFetchNode, FetchNode, PlanNode, RequiresSelection } from '@graphql-hive/router-query-planner';
import { type DocumentNode, Kind, parse, type SelectionNode, type SelectionSetNode } from 'graphql';
import { joinedSubgraphs } from '../joinedSubgraphs.ts';
import { type CheckedSubgraph, checkFetch, type SentFields } from './checkFetch.ts';
import { subgraphRules } from './fieldRules.ts';
import { subgraphSchema } from './subgraphSchema.ts';

/** Finds the first fetch of a plan that its subgraph would refuse or resolve only in part. Returns a description. */
export type CheckPlan = (plan: PlanNode | undefined) => string | undefined;

/** Creates the check for plans of one supergraph. Fetches from unknown subgraphs are not checked. */
export const planChecker = (supergraph: DocumentNode): CheckPlan => {
  const subgraphs = new Map<string, CheckedSubgraph>(
    joinedSubgraphs(supergraph).map(({ graph, name }) => [
      name,
      { ...subgraphRules(supergraph, graph), schema: subgraphSchema(supergraph, graph) },
    ]),
  );
  return (plan) => {
    for (const fetch of fetchesOf(plan)) {
      const subgraph = subgraphs.get(fetch.serviceName);
      const fault = subgraph && checkFetch(parse(fetch.operation, { noLocation: true }), sentFields(fetch), subgraph);
      if (fault !== undefined) return `${fetch.serviceName}: ${fault}`;
    }
    return undefined;
  };
};

/** All fetches of a plan. */
export function* fetchesOf(node: PlanNode | undefined): Generator<FetchNode | BatchFetchNode> {
  if (node === undefined) return;
  if (node.kind === 'Fetch' || node.kind === 'BatchFetch') yield node;
  else if (node.kind === 'Flatten') yield* fetchesOf(node.node);
  else if ('nodes' in node) for (const nested of node.nodes) yield* fetchesOf(nested);
}

const sentFields = (fetch: FetchNode | BatchFetchNode): SentFields => {
  if (fetch.kind === 'Fetch') return new Map([['_entities', selectionSetOf(fetch.requires ?? [])]]);
  return new Map(fetch.entityBatch.aliases.map(({ alias, requires }) => [alias, selectionSetOf(requires ?? [])]));
};

/** The fields of a representation, under the names of the subgraph's schema. */
const selectionSetOf = (requires: readonly RequiresSelection[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: requires.flatMap(selectionOf),
});

const selectionOf = (selection: RequiresSelection): SelectionNode[] => {
  if (selection.kind === 'FragmentSpread') return [];
  const { selections = [] } = selection;
  const selectionSet = selectionSetOf(selections);
  if (selection.kind === 'InlineFragment') {
    const name = { kind: Kind.NAME, value: selection.typeCondition } as const;
    return [{ kind: Kind.INLINE_FRAGMENT, typeCondition: { kind: Kind.NAMED_TYPE, name }, selectionSet }];
  }
  const name = { kind: Kind.NAME, value: selection.alias ?? selection.name } as const;
  return [{ kind: Kind.FIELD, name, ...(selections.length > 0 && { selectionSet }) }];
};
