import type { BatchFetchNode, FetchNode, PlanNode } from '@graphql-hive/router-query-planner';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentSpreadNode,
  Kind,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  stripIgnoredCharacters,
  visit,
} from 'graphql';
import { getResponseKey } from '../../base/responseKey.ts';
import { type FlattenPath, readFieldNames } from '../../execute/path.ts';
import type { CheckPlan } from '../check/checkPlan.ts';
import type { Planner } from '../planner.ts';

/**
 * Merges a fetch of more fields of entities into the fetch that finds these entities in the same subgraph. The planner
 * fetches the fields that `@requires` names apart if the entities are behind another entity (ADR 0007).
 */
export const withMergedFetches =
  (plan: Planner['plan'], check: CheckPlan): Planner['plan'] =>
  async (operation, overrides) => {
    const { node, ...rest } = await plan(operation, overrides);
    return node === undefined ? rest : { ...rest, node: mergeFetches(node, check) };
  };

/** A fetch, and a path of the answer that its data goes to. */
interface PlacedFetch {
  readonly fetch: FetchNode | BatchFetchNode;
  readonly path: FlattenPath;
}

/** A selection of a fetch that may find entities. */
interface EntitySource {
  readonly fetch: FetchNode;
  readonly document: DocumentNode;
  /** A field, or a spread that may select it. */
  readonly selection: FieldNode | FragmentSpreadNode;
}

/** By fetch: the one that takes its place, if any. */
type Replacements = ReadonlyMap<PlanNode, FetchNode | undefined>;

const mergeFetches = (plan: PlanNode, check: CheckPlan): PlanNode => {
  const placed = [...listPlacedFetches(plan)];
  for (const one of placed) {
    const replacements = mergeFetch(one, placed);
    const [merged] = replacements === undefined ? [] : replaceFetches(plan, replacements);
    if (merged !== undefined && check(merged) === undefined) return mergeFetches(merged, check);
  }
  return plan;
};

function* listPlacedFetches(node: PlanNode, path: PlacedFetch['path'] = []): Generator<PlacedFetch> {
  if (node.kind === 'Fetch') yield { fetch: node, path };
  else if (node.kind === 'Flatten') yield* listPlacedFetches(node.node, node.path);
  else if (node.kind === 'BatchFetch')
    for (const one of node.entityBatch.aliases.flatMap(({ paths }) => paths)) yield { fetch: node, path: one };
  else if ('nodes' in node) for (const nested of node.nodes) yield* listPlacedFetches(nested);
}

/** Merges a fetch if all its entities come from one selection of one fetch. Others may have entities from elsewhere. */
const mergeFetch = ({ fetch, path }: PlacedFetch, placed: readonly PlacedFetch[]): Replacements | undefined => {
  if (!isUnrewritten(fetch) || fetch.requires === undefined || fetch.variableUsages?.length || hasCondition(path))
    return;
  const sources: EntitySource[] = [];
  for (const above of placed) {
    const below = findNamesBelow(above.path, path);
    if (below === undefined) continue;
    if (!isUnrewritten(above.fetch)) return;
    sources.push(...findSources(above.fetch, below));
  }
  const [source, ...others] = sources;
  if (source?.fetch.requires === undefined || source.fetch.serviceName !== fetch.serviceName || others.length > 0)
    return;
  if (source.selection.kind === Kind.FRAGMENT_SPREAD) return;
  return new Map([
    [fetch, undefined],
    [source.fetch, addSelections(source, readEntitySelections(fetch))],
  ]);
};

/** Whether a fetch has its data under the names of the answer. */
const isUnrewritten = (fetch: PlacedFetch['fetch']): fetch is FetchNode =>
  fetch.kind === 'Fetch' && !fetch.inputRewrites?.length && !fetch.outputRewrites?.length;

const hasCondition = (path: PlacedFetch['path']): boolean =>
  path.some((segment) => typeof segment === 'object' && 'TypeCondition' in segment);

/** The names from a path to a path below it. Undefined if it is not below. */
const findNamesBelow = (above: PlacedFetch['path'], path: PlacedFetch['path']): readonly string[] | undefined => {
  const [upper, lower] = [readFieldNames(above), readFieldNames(path)];
  const isBelow = lower.length > upper.length && upper.every((name, index) => name === lower[index]);
  return isBelow ? lower.slice(upper.length) : undefined;
};

const findSources = (fetch: FetchNode, names: readonly string[]): EntitySource[] => {
  const document = parse(fetch.operation, { noLocation: true });
  const path = fetch.requires === undefined ? names : ['_entities', ...names];
  return findSelections(getRootSelectionSet(document), path).map((selection) => ({ fetch, document, selection }));
};

const findSelections = (
  set: SelectionSetNode | undefined,
  path: readonly string[],
): readonly EntitySource['selection'][] => {
  const [name, ...below] = path;
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return findSelections(selection.selectionSet, path);
    if (getResponseKey(selection) !== name) return [];
    return below.length === 0 ? [selection] : findSelections(selection.selectionSet, below);
  });
};

const getRootSelectionSet = ({ definitions }: DocumentNode): SelectionSetNode | undefined =>
  definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.selectionSet;

const readEntitySelections = (fetch: FetchNode): readonly SelectionNode[] =>
  getRootSelectionSet(parse(fetch.operation, { noLocation: true }))?.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? (selection.selectionSet?.selections ?? []) : [],
  ) ?? [];

const addSelections = ({ fetch, document, selection }: EntitySource, added: readonly SelectionNode[]): FetchNode => {
  const changed = visit(document, {
    Field: (field) =>
      field === selection && field.selectionSet
        ? {
            ...field,
            selectionSet: { ...field.selectionSet, selections: [...field.selectionSet.selections, ...added] },
          }
        : undefined,
  });
  return { ...fetch, operation: stripIgnoredCharacters(print(changed)) };
};

const replaceFetches = (node: PlanNode, replacements: Replacements): PlanNode[] => {
  if (replacements.has(node)) return [replacements.get(node)].filter((one) => one !== undefined);
  if (node.kind === 'Flatten')
    return replaceFetches(node.node, replacements).map((inner) => ({ ...node, node: inner }));
  if (!('nodes' in node)) return [node];
  const nodes = node.nodes.flatMap((inner) => replaceFetches(inner, replacements));
  return nodes.length > 1 ? [{ ...node, nodes }] : nodes;
};
