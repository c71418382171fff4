import type { BatchFetchNode, FetchNode, PlanNode } from '@graphql-hive/router-query-planner';
import { type DocumentNode, Kind } from 'graphql';
import { type CheckPlan, fetchesOf } from '../check/checkPlan.ts';
import { type SubgraphRules, subgraphRules } from '../check/fieldRules.ts';
import { joinedSubgraphs } from '../joinedSubgraphs.ts';
import type { Planner } from '../planner.ts';

/** Two ways to plan, and the check of their plans. */
interface Plans {
  readonly plan: Planner['plan'];
  readonly planWithoutProvides: Planner['plan'];
  readonly check: CheckPlan;
}

/**
 * Avoids references to entities by keys that a subgraph only provides, where it has no entities of the type: the planner takes such
 * a key where another path, through an entity of that subgraph, has as few fetches. Then that path is taken, as Apollo’s planner
 * does.
 */
export const withoutProvidedKeys = (
  { plan, planWithoutProvides, check }: Plans,
  supergraph: DocumentNode,
): Planner['plan'] => {
  const types = typesWithProvidedKeys(supergraph);
  if (types.size === 0) return plan;
  return async (operation, overrides) => {
    const first = await plan(operation, overrides);
    const fetches = [...fetchesOf(first.node)];
    if (!fetches.some((fetch) => sentTypes(fetch).some((type) => types.has(type)))) return first;
    const other = await Promise.try(planWithoutProvides, operation, overrides).catch(() => undefined);
    return other !== undefined && isAsShort(other.node, fetches.length) && check(other.node) === undefined
      ? other
      : first;
  };
};

const isAsShort = (node: PlanNode | undefined, length: number): boolean => [...fetchesOf(node)].length <= length;

/** The types of the entities that a fetch refers to. */
const sentTypes = (fetch: FetchNode | BatchFetchNode): string[] => {
  const sent = fetch.kind === 'Fetch' ? [fetch.requires] : fetch.entityBatch.aliases.map(({ requires }) => requires);
  return sent.flatMap((requires) =>
    (requires ?? []).flatMap((selection) => (selection.kind === 'InlineFragment' ? selection.typeCondition : [])),
  );
};

/** The types of which a subgraph has no key of its own, and only external fields of the keys of others. */
const typesWithProvidedKeys = (supergraph: DocumentNode): ReadonlySet<string> => {
  const subgraphs = joinedSubgraphs(supergraph).map(({ graph }) => subgraphRules(supergraph, graph));
  const types = new Set(subgraphs.flatMap(({ keys }) => [...keys.keys()]));
  return new Set([...types].filter((type) => subgraphs.some((rules) => hasProvidedKey(type, rules, subgraphs))));
};

const hasProvidedKey = (
  type: string,
  { keys, fields }: SubgraphRules,
  subgraphs: readonly SubgraphRules[],
): boolean => {
  if (keys.get(type)?.length !== 0) return false;
  const names = subgraphs
    .flatMap((other) => other.keys.get(type) ?? [])
    .flatMap(({ selections }) =>
      selections.flatMap((selection) => (selection.kind === Kind.FIELD ? selection.name.value : [])),
    );
  return names.some((name) => fields.get(`${type}.${name}`)?.isExternal === true);
};
