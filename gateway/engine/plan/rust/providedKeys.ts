import type { BatchFetchNode, FetchNode, PlanNode } from '@graphql-hive/router-query-planner';
import { type DocumentNode, Kind } from 'graphql';
import { type CheckPlan, listFetches } from '../check/checkPlan.ts';
import { readSubgraphRules, type SubgraphRules } from '../check/fieldRules.ts';
import { listJoinedSubgraphs } from '../joinedSubgraphs.ts';
import type { Planner } from '../planner.ts';
import { planAgainstDocument } from './rustPlanner.ts';
import { withoutProvidedFields } from './withoutProvides.ts';

/**
 * Avoids references to entities by keys that a subgraph only provides, where it has no entities of the type: the planner takes such
 * a key where another path, through an entity of that subgraph, has as few fetches. Then that path is taken, as Apollo’s planner
 * does; other provided fields are taken as provided.
 */
export const withoutProvidedKeys = (
  plan: Planner['plan'],
  supergraph: DocumentNode,
  check: CheckPlan,
): Planner['plan'] => {
  const keys = findProvidedKeys(supergraph);
  if (keys.types.size === 0) return plan;
  const planOtherwise = planAgainstDocument(withoutProvidedFields(supergraph, keys.fields));
  return async (operation, overrides) => {
    const first = await plan(operation, overrides);
    const fetches = [...listFetches(first.node)];
    if (!fetches.some((fetch) => listSentTypes(fetch).some((type) => keys.types.has(type)))) return first;
    const other = await Promise.try(planOtherwise, operation, overrides).catch(() => undefined);
    return other !== undefined && isAsShort(other.node, fetches.length) && check(other.node) === undefined
      ? other
      : first;
  };
};

const isAsShort = (node: PlanNode | undefined, length: number): boolean => [...listFetches(node)].length <= length;

/** The types of the entities that a fetch refers to. */
const listSentTypes = (fetch: FetchNode | BatchFetchNode): string[] => {
  const sent = fetch.kind === 'Fetch' ? [fetch.requires] : fetch.entityBatch.aliases.map(({ requires }) => requires);
  return sent.flatMap((requires) =>
    (requires ?? []).flatMap((selection) => (selection.kind === 'InlineFragment' ? selection.typeCondition : [])),
  );
};

/** Types of which a subgraph has no key of its own, and the fields of the keys of others that it has as external ones. */
const findProvidedKeys = (supergraph: DocumentNode) => {
  const subgraphs = listJoinedSubgraphs(supergraph).map(({ graph }) => readSubgraphRules(supergraph, graph));
  const types = new Set<string>();
  const fields = new Set<string>();
  for (const type of new Set(subgraphs.flatMap(({ keys }) => [...keys.keys()])))
    for (const name of listKeyFields(type, subgraphs))
      if (subgraphs.some((rules) => isOnlyProvided(type, name, rules))) {
        types.add(type);
        fields.add(name);
      }
  return { types, fields };
};

const listKeyFields = (type: string, subgraphs: readonly SubgraphRules[]): readonly string[] =>
  subgraphs
    .flatMap(({ keys }) => keys.get(type) ?? [])
    .flatMap(({ selections }) => selections.flatMap((one) => (one.kind === Kind.FIELD ? one.name.value : [])));

const isOnlyProvided = (type: string, name: string, { keys, fields }: SubgraphRules): boolean =>
  keys.get(type)?.length === 0 && fields.get(`${type}.${name}`)?.isExternal === true;
