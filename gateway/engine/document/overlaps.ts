import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';
import { getResponseKey } from '../base/responseKey.ts';

/**
 * Counts the pairs of fields with the same response name at the same place of the answer, which validation compares.
 * Stops shortly after `enough`. A fragment is counted once per place that uses it. Selection sets that consist of the
 * same spreads only are counted once together, because validation caches compared fragments. The document must have no
 * fragment cycles and a limited size.
 */
export const countOverlaps = ({ definitions }: DocumentNode, enough: number): number => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const counting: CountState = { fragments, seen: new Set(), spreads: new Set(), pairs: 0, enough };
  for (const definition of definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) countWithin([definition.selectionSet], counting);
  for (const [name, { selectionSet }] of fragments) if (!counting.seen.has(name)) countWithin([selectionSet], counting);
  return counting.pairs;
};

interface CountState {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Names of the fragments in use. */
  readonly seen: Set<string>;
  /** Combinations of fragments that were spread together without other selections. */
  readonly spreads: Set<string>;
  readonly enough: number;
  pairs: number;
}

const countWithin = (sets: readonly SelectionSetNode[], counting: CountState): void => {
  if (counting.pairs > counting.enough || wereSpread(sets, counting)) return;
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  for (const set of sets) collectFieldNodes(set, fields, spread, counting);
  for (const nodes of fields.values()) {
    counting.pairs += (nodes.length * (nodes.length - 1)) / 2;
    const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (below.length > 0) countWithin(below, counting);
  }
};

/** Whether selection sets that consist of spreads only were counted before. */
const wereSpread = (sets: readonly SelectionSetNode[], { spreads }: CountState): boolean => {
  const names: string[] = [];
  for (const { selections } of sets)
    for (const selection of selections) {
      if (selection.kind !== Kind.FRAGMENT_SPREAD) return false;
      names.push(selection.name.value);
    }
  const key = names.join();
  const isKnown = spreads.has(key);
  spreads.add(key);
  return isKnown;
};

const collectFieldNodes = (
  { selections }: SelectionSetNode,
  fields: Map<string, FieldNode[]>,
  spread: Set<string>,
  counting: CountState,
): void => {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const name = getResponseKey(selection);
      const nodes = fields.get(name);
      if (nodes === undefined) fields.set(name, [selection]);
      else nodes.push(selection);
    } else if (selection.kind === Kind.INLINE_FRAGMENT)
      collectFieldNodes(selection.selectionSet, fields, spread, counting);
    else if (!spread.has(selection.name.value)) {
      spread.add(selection.name.value);
      counting.seen.add(selection.name.value);
      const fragment = counting.fragments.get(selection.name.value);
      if (fragment !== undefined) collectFieldNodes(fragment.selectionSet, fields, spread, counting);
    }
  }
};
