/** Splits a plan by the groups of its operation. */
import type { FetchNode, PlanNode } from '@graphql-hive/router-query-planner';
import { type DocumentNode, Kind, type OperationDefinitionNode, print, type SelectionNode } from 'graphql';
import { findUsedVariables } from '../base/usedVariables.ts';
import { type DeliveryGroup, INITIAL_GROUP } from '../document/deliveryGroups.ts';
import type { FetchDocument } from '../plan/planner.ts';
import { findProviders, markNeededGroups } from './fetchNeeds.ts';
import { type FetchPlanNode, unwrapFetch } from './fetchPlanNode.ts';
import type { FieldGroups, SplitList } from './fieldGroups.ts';
import { type FetchSelection, fillsList, isIndivisible, type PlanFetch, readPlanFetches } from './planFetches.ts';

/** A fetch that only deferred groups need. */
export interface DeferredFetch {
  readonly node: FetchPlanNode;
  /** The groups that need it. */
  readonly parts: readonly number[];
  /** The fetches of the initial result that it waits for: indexes of its leaves. */
  readonly afterInitial: readonly number[];
  /** The deferred fetches that it waits for, by index. */
  readonly afterDeferred: readonly number[];
  /** The group of streamed items of a streamed list, if it is for these alone. */
  readonly later: number | undefined;
}

/** A plan whose deferred fetches are apart. */
export interface SplitPlan {
  /** The plan of the initial result. Undefined if it needs no fetch. */
  readonly initial: PlanNode | undefined;
  readonly deferred: readonly DeferredFetch[];
  /** The groups of streamed items that gain nothing, or whose lists cannot be distinguished from others. */
  readonly unsplit: ReadonlySet<number>;
}

/** The units of a fetch that the same groups need. */
interface FetchPiece {
  readonly leaf: PlanFetch;
  readonly units: readonly FetchSelection[];
  readonly parts: readonly number[];
}

/** Splits the fetches of a plan, so that the initial result waits for nothing that only others need. */
export const splitPlan = (plan: PlanNode, selected: FieldGroups, parts: readonly DeliveryGroup[]): SplitPlan => {
  const leaves = readPlanFetches(plan, selected);
  markNeededGroups(leaves);
  const pieces = leaves.flatMap((leaf) => divideFetch(leaf, parts));
  const initial = pieces.filter(isInitial);
  const deferred = pieces.filter((piece) => !isInitial(piece));
  const nodes = new Map<PlanNode, FetchPlanNode>(initial.map((piece) => [piece.leaf.node, toPlanNode(piece)]));
  return {
    initial: replaceFetchNodes(plan, nodes),
    deferred: deferred.map((piece) => {
      const after = new Set(findPredecessors(piece, pieces));
      const indexesIn = (list: readonly FetchPiece[]) =>
        [...list.keys()].filter((at) => after.has(list[at] as FetchPiece));
      const node = toPlanNode(piece);
      const { parts, leaf } = piece;
      return {
        node,
        parts,
        afterInitial: indexesIn(initial),
        afterDeferred: indexesIn(deferred),
        later: leaf.later,
      };
    }),
    unsplit: new Set(selected.lists.filter((list) => !isSplit(list, selected, pieces)).map(({ part }) => part)),
  };
};

/** Whether one fetch fills a list, no other streamed list has its place, and its streamed items have fetches of their own. */
const isSplit = (list: SplitList, { lists }: FieldGroups, pieces: readonly FetchPiece[]): boolean => {
  const { part, place } = list;
  const isAlone = lists.filter((other) => other.place.join() === place.join()).length === 1;
  const filling = pieces.flatMap(({ units }) => units.filter((unit) => fillsList(unit, list)));
  const isKnown = !pieces.some(({ leaf }) => isIndivisible(leaf)) && filling.length === 1;
  return isAlone && isKnown && pieces.some(({ parts }) => parts.includes(part));
};

const isInitial = ({ parts }: FetchPiece): boolean => parts.includes(INITIAL_GROUP);

const divideFetch = (leaf: PlanFetch, all: readonly DeliveryGroup[]): readonly FetchPiece[] => {
  if (isIndivisible(leaf)) return [{ leaf, units: [], parts: [INITIAL_GROUP] }];
  const groups = Map.groupBy(leaf.units, (unit) => removeInnerGroups(unit.parts, all).join());
  return groups
    .values()
    .map((units) => ({ leaf, units, parts: removeInnerGroups(units[0]?.parts ?? new Set(), all) }))
    .toArray();
};

/** A group within another one comes later, so that what the outer one needs is there. */
const removeInnerGroups = (ids: ReadonlySet<number>, all: readonly DeliveryGroup[]): readonly number[] =>
  [...ids].filter((id) => !findOuterGroups(id, all).some((outer) => ids.has(outer))).sort((one, other) => one - other);

/** The groups around a group, from the inside. */
export const findOuterGroups = (id: number, all: readonly DeliveryGroup[]): readonly number[] => {
  const outer: number[] = [];
  for (let part = all[id - 1]; part !== undefined; part = all[part.parent - 1]) outer.push(part.parent);
  return outer;
};

const findPredecessors = ({ leaf, units }: FetchPiece, pieces: readonly FetchPiece[]): readonly FetchPiece[] => {
  const reads = [...new Set(units.map(({ target }) => target))].flatMap((target) => leaf.reads.get(target) ?? []);
  const providers = new Set(findProviders(leaf, reads).map(({ unit }) => unit));
  return pieces.filter((piece) =>
    isIndivisible(piece.leaf) ? leaf.before.includes(piece.leaf) : piece.units.some((unit) => providers.has(unit)),
  );
};

/** The plan with other leaves, without those that are missing. */
const replaceFetchNodes = (node: PlanNode, nodes: ReadonlyMap<PlanNode, FetchPlanNode>): PlanNode | undefined => {
  if (node.kind !== 'Sequence' && node.kind !== 'Parallel') return nodes.get(node);
  const replaced = node.nodes
    .map((nested) => replaceFetchNodes(nested, nodes))
    .filter((nested) => nested !== undefined);
  return replaced.length === 0 ? undefined : { ...node, nodes: replaced };
};

/** The fetch of a piece: the whole one, or one with fewer selections. */
const toPlanNode = ({ leaf: { node, document, units: all, later }, units }: FetchPiece): FetchPlanNode => {
  if (units.length === all.length && later === undefined) return node;
  const kept = new Set(units.map(({ selection }) => selection));
  const fetch = { ...unwrapFetch(node), ...narrowOperation(document, unwrapFetch(node), kept) };
  if (node.kind === 'Flatten') return { ...node, node: fetch as FetchNode };
  if (node.kind === 'Fetch') return fetch as FetchNode;
  const targets = [...new Set(units.map(({ target }) => target))];
  const aliases = node.entityBatch.aliases.flatMap((alias) => {
    const paths = targets.flatMap(({ key, path }) => (key === alias.alias ? [[...path]] : []));
    return paths.length === 0 ? [] : [{ ...alias, paths }];
  });
  return { ...node, ...fetch, kind: 'BatchFetch', entityBatch: { aliases } };
};

const narrowOperation = (
  { definitions: [operation] }: DocumentNode,
  { variableUsages = [] }: Pick<FetchNode, 'variableUsages'>,
  kept: ReadonlySet<SelectionNode>,
): FetchDocument & Pick<FetchNode, 'operation' | 'variableUsages'> => {
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A fetch that is split has one operation.');
  const selections = operation.selectionSet.selections.flatMap((selection) => keepSelection(selection, kept, 0));
  const selectionSet = { ...operation.selectionSet, selections };
  const used = findUsedVariables(selectionSet);
  const definition: OperationDefinitionNode = {
    ...operation,
    selectionSet,
    variableDefinitions: (operation.variableDefinitions ?? []).filter(({ variable }) => used.has(variable.name.value)),
  };
  return {
    document: { kind: Kind.DOCUMENT, definitions: [definition] },
    operation: print(definition),
    variableUsages: variableUsages.filter((name) => used.has(name)),
  };
};

/** Units are at the root, or in the fragments of an `_entities` field. */
const MAX_LEVEL = 2;

const keepSelection = (selection: SelectionNode, kept: ReadonlySet<SelectionNode>, level: number): SelectionNode[] => {
  if (kept.has(selection)) return [selection];
  if (level === MAX_LEVEL || selection.kind === Kind.FRAGMENT_SPREAD || selection.selectionSet === undefined) return [];
  const selections = selection.selectionSet.selections.flatMap((nested) => keepSelection(nested, kept, level + 1));
  if (selections.length === 0) return [];
  return [{ ...selection, selectionSet: { ...selection.selectionSet, selections } } as SelectionNode];
};
