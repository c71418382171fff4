import { type FieldNode, Kind, type OperationDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';
import { getResponseKey } from '../base/responseKey.ts';
import { groupsOf } from '../document/deliveryGroups.ts';
import { toListKey, toStreamedKey } from '../document/responseNames.ts';

/** The fields that an operation selects, by their place, and the groups that select them. */
export interface FieldGroups {
  /** The groups that select anything of a fetch's selection at a place, which is a list of response names. */
  findGroups(selection: SelectionNode, place: readonly string[]): ReadonlySet<number>;
  /** The streamed lists that are split. */
  readonly lists: readonly SplitList[];
}

/** A streamed list that is split: the group of its streamed items, and its place. */
export interface SplitList {
  readonly part: number;
  readonly place: readonly string[];
}

/** A place of the answer, whatever the types of its objects. */
interface FieldGroupTree {
  readonly parts: Set<number>;
  readonly fields: Map<string, FieldGroupTree>;
}

const createFieldGroupTree = (): FieldGroupTree => ({ parts: new Set(), fields: new Map() });

/** Reads the fields of an operation whose fragments are inlined, and whose fields name their groups. */
export const readFieldGroups = ({ selectionSet }: OperationDefinitionNode): FieldGroups => {
  const root = createFieldGroupTree();
  addSelectionSet(selectionSet, root);
  return {
    findGroups: (selection, place) => {
      const found = new Set<number>();
      const at = place.reduce<FieldGroupTree | undefined>((within, name) => within?.fields.get(name), root);
      if (at !== undefined) addGroups(selection, at, found);
      return found;
    },
    lists: findSplitLists(selectionSet, []),
  };
};

const addSelectionSet = ({ selections }: SelectionSetNode, place: FieldGroupTree): void => {
  for (const selection of selections) {
    if (selection.kind === Kind.INLINE_FRAGMENT) addSelectionSet(selection.selectionSet, place);
    if (selection.kind !== Kind.FIELD) continue;
    const name = getResponseKey(selection);
    const below = place.fields.get(name) ?? createFieldGroupTree();
    place.fields.set(name, below);
    for (const part of groupsOf(selection)) below.parts.add(part);
    if (selection.selectionSet !== undefined) addSelectionSet(selection.selectionSet, below);
  }
};

const findSplitLists = ({ selections }: SelectionSetNode, place: readonly string[]): readonly SplitList[] =>
  selections.flatMap((selection): readonly SplitList[] => {
    if (selection.kind === Kind.FRAGMENT_SPREAD || selection.selectionSet === undefined) return [];
    if (selection.kind === Kind.INLINE_FRAGMENT) return findSplitLists(selection.selectionSet, place);
    const key = getResponseKey(selection);
    const list = toListKey(key);
    const nested = findSplitLists(selection.selectionSet, [...place, key]);
    return list === undefined ? nested : [...groupsOf(selection)].map((part) => ({ part, place: [...place, list] }));
  });

const addGroups = (selection: SelectionNode, place: FieldGroupTree, found: Set<number>): void => {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return;
  // Every group that selects an object needs its type.
  if (selection.kind === Kind.FIELD && selection.name.value === '__typename')
    for (const part of place.parts) found.add(part);
  for (const below of selection.kind === Kind.FIELD ? findFields(selection, place) : [place]) {
    if (selection.kind === Kind.FIELD) for (const part of below.parts) found.add(part);
    for (const nested of selection.selectionSet?.selections ?? []) addGroups(nested, below, found);
  }
};

/** A field, and its streamed items if it is a streamed list. */
const findFields = (field: FieldNode, { fields }: FieldGroupTree): readonly FieldGroupTree[] => {
  const key = getResponseKey(field);
  return [fields.get(key), fields.get(toStreamedKey(key))].filter((place) => place !== undefined);
};
