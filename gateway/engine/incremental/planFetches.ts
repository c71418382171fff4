/** What the fetches of a plan select, in units that can be fetched separately. */
import type { FetchNode, PlanNode, RequiresSelection } from '@graphql-hive/router-query-planner';
import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
} from 'graphql';
import { getResponseKey } from '../base/responseKey.ts';
import { toStreamedKey } from '../document/responseNames.ts';
import { type FlattenPath, readFieldNames } from '../execute/path.ts';
import type { ContextFetchNode } from '../plan/context/cutFields.ts';
import { type FetchPlanNode, unwrapFetch } from './fetchPlanNode.ts';
import type { FieldGroups, SplitList } from './fieldGroups.ts';
import { toStreamedFetch } from './streamedFetch.ts';

/** A selection directly at the root of a fetch, or directly of its entities. */
export interface FetchSelection {
  readonly selection: SelectionNode;
  readonly target: FetchTarget;
  /** The places in the answer that it fills: response names, joined. */
  readonly points: ReadonlySet<string>;
  /** The groups of the operation that need it. */
  readonly parts: Set<number>;
}

/** A fetch of a plan, in units. */
export interface PlanFetch {
  readonly node: FetchPlanNode;
  readonly document: DocumentNode;
  /** The fetches that the plan runs before it. */
  readonly before: readonly PlanFetch[];
  /** Empty if it cannot be split: then the initial result needs all of it. */
  readonly units: readonly FetchSelection[];
  /** The places of the answer that it reads, by target. */
  readonly reads: ReadonlyMap<FetchTarget, readonly string[]>;
  /** Whether it may read anything: nothing is known of what it needs. */
  readonly readsAll: boolean;
  /** The group of streamed items of a streamed list, if it is for these alone. */
  readonly later: number | undefined;
}

/** The fetches of a plan, in its order. One that is for the items of a streamed list is there twice: for the first ones, and for the others. */
export const readPlanFetches = (plan: PlanNode, selected: FieldGroups): readonly PlanFetch[] =>
  collectFetches(plan, [], selected);

const collectFetches = (node: PlanNode, before: readonly PlanFetch[], selected: FieldGroups): readonly PlanFetch[] => {
  switch (node.kind) {
    case 'Sequence': {
      const found: PlanFetch[] = [];
      for (const nested of node.nodes) found.push(...collectFetches(nested, [...before, ...found], selected));
      return found;
    }
    case 'Parallel':
      return node.nodes.flatMap((nested) => collectFetches(nested, before, selected));
    case 'Fetch':
    case 'BatchFetch':
    case 'Flatten':
      return [readPlanFetch(node, before, selected), ...readStreamedFetches(node, before, selected)];
    default:
      throw new Error(`This engine does not run plan nodes of kind ${node.kind}.`);
  }
};

/** The root of a fetch, or an `_entities` field of it and one of the paths to its entities. */
export interface FetchTarget {
  /** The response name of the field. Undefined at the root. */
  readonly key: string | undefined;
  readonly path: FlattenPath;
  readonly requires: readonly RequiresSelection[];
}

const readFetchDocument = ({ document, operation }: ReturnType<typeof unwrapFetch>): DocumentNode =>
  document ?? parse(operation, { noLocation: true });

const readTargets = (node: FetchPlanNode): readonly FetchTarget[] => {
  if (node.kind === 'BatchFetch')
    return node.entityBatch.aliases.flatMap(({ alias, paths, requires }) =>
      paths.map((path) => ({ key: alias, path, requires })),
    );
  if (node.kind === 'Fetch') return [{ key: undefined, path: [], requires: [] }];
  const fetch = unwrapFetch(node);
  return [{ key: '_entities', path: node.path, requires: 'requires' in fetch ? (fetch.requires ?? []) : [] }];
};

/** The fetches that a fetch is for the streamed items of streamed lists. */
const readStreamedFetches = (
  node: FetchPlanNode,
  before: readonly PlanFetch[],
  selected: FieldGroups,
): readonly PlanFetch[] =>
  selected.lists.flatMap((list) => {
    const moved = toStreamedFetch(node, list);
    return moved === undefined ? [] : [readPlanFetch(moved, before, selected, list.part)];
  });

const readPlanFetch = (
  node: FetchPlanNode,
  before: readonly PlanFetch[],
  selected: FieldGroups,
  later?: number,
): PlanFetch => {
  const fetch = unwrapFetch(node);
  const document = readFetchDocument(fetch);
  const targets = readTargets(node);
  const readsAll = (fetch as Partial<ContextFetchNode>).contextValues !== undefined;
  const units =
    readsAll || isRewritten(node) ? [] : targets.flatMap((target) => readFetchSelections(target, document, selected));
  return {
    node,
    document,
    before,
    units: units.includes(undefined) ? [] : units.filter((unit) => unit !== undefined),
    reads: new Map(targets.map((target) => [target, listReadPaths(target)])),
    readsAll,
    later,
  };
};

/** Where the answer of a fetch is renamed, its selections do not show what it fills. */
const isRewritten = (node: FetchPlanNode): boolean => {
  const rewrites =
    node.kind === 'BatchFetch'
      ? node.entityBatch.aliases.flatMap(({ outputRewrites = [] }) => outputRewrites)
      : (unwrapFetch(node) as FetchNode).outputRewrites;
  return rewrites !== undefined && rewrites.length > 0;
};

/** The units of a target. Undefined among them: it cannot be split. */
const readFetchSelections = (
  target: FetchTarget,
  { definitions }: DocumentNode,
  selected: FieldGroups,
): (FetchSelection | undefined)[] => {
  const [operation] = definitions;
  if (definitions.length !== 1 || operation?.kind !== Kind.OPERATION_DEFINITION) return [undefined];
  const { key } = target;
  const place = readFieldNames(target.path);
  const laterKeys = new Set(selected.lists.map(({ place }) => place.join(PATH_SEPARATOR)));
  return findEntitySelections(operation, key).map((selection) => {
    if (key === undefined && selection.kind !== Kind.FIELD) return undefined;
    const points = new Set<string>();
    addFilledPaths(selection, place, points, laterKeys);
    return { selection, target, points, parts: new Set(selected.findGroups(selection, place)) };
  });
};

/** The selections of the entities, without the fragments around them, or those of the root. */
const findEntitySelections = (
  { selectionSet }: OperationDefinitionNode,
  key: string | undefined,
): readonly SelectionNode[] => {
  if (key === undefined) return selectionSet.selections;
  const field = selectionSet.selections.find((one) => one.kind === Kind.FIELD && getResponseKey(one) === key);
  const of = field?.kind === Kind.FIELD ? (field.selectionSet?.selections ?? []) : [];
  return of.flatMap((one) => (one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet.selections : [one]));
};

/** Between the response names of a place. */
export const PATH_SEPARATOR = '/';

/** @param lists the places of streamed lists: they are filled with the initial items and with the others */
const addFilledPaths = (
  selection: SelectionNode,
  place: readonly string[],
  points: Set<string>,
  lists: ReadonlySet<string>,
): void => {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return;
  for (const below of selection.kind === Kind.FIELD ? listPathsBelow(selection, place, lists) : [place]) {
    if (selection.kind === Kind.FIELD) points.add(below.join(PATH_SEPARATOR));
    for (const nested of selection.selectionSet?.selections ?? []) addFilledPaths(nested, below, points, lists);
  }
};

const listPathsBelow = (
  field: FieldNode,
  place: readonly string[],
  lists: ReadonlySet<string>,
): readonly (readonly string[])[] => {
  const key = getResponseKey(field);
  const below = [...place, key];
  return lists.has(below.join(PATH_SEPARATOR)) ? [below, [...place, toStreamedKey(key)]] : [below];
};

/** Whether a unit fills a streamed list. */
export const fillsList = ({ points }: FetchSelection, { place }: SplitList): boolean =>
  points.has(place.join(PATH_SEPARATOR));

const listReadPaths = ({ path, requires }: FetchTarget): readonly string[] => {
  const names = readFieldNames(path);
  const passed = names.map((_, at) => names.slice(0, at + 1).join(PATH_SEPARATOR));
  const required: string[] = [];
  for (const selection of requires) addRequiredPaths(selection, names, required);
  return [...passed, ...required];
};

const addRequiredPaths = (selection: RequiresSelection, place: readonly string[], required: string[]): void => {
  if (selection.kind === 'FragmentSpread') return;
  const below = selection.kind === 'Field' ? [...place, selection.name] : place;
  if (selection.kind === 'Field') required.push(below.join(PATH_SEPARATOR));
  for (const nested of selection.selections ?? []) addRequiredPaths(nested, below, required);
};

/** Whether a leaf can only be fetched as a whole, with the initial result. */
export const isIndivisible = ({ units }: PlanFetch): boolean => units.length === 0;
