import { type FieldNode, Kind, type OperationDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';
import { partsOf } from '../document/parts.ts';
import { listKeyOf, restKey } from '../document/responseNames.ts';

/** The fields that an operation selects, by their place, and the parts that select them. */
export interface SelectedFields {
  /** The parts that select anything of a fetch's selection at a place, which is a list of response names. */
  partsOf(selection: SelectionNode, place: readonly string[]): ReadonlySet<number>;
  /** The streamed lists that are split. */
  readonly lists: readonly SplitList[];
}

/** A streamed list that is split: the part of its later items, and its place. */
export interface SplitList {
  readonly part: number;
  readonly place: readonly string[];
}

/** A place of the answer, whatever the types of its objects. */
interface Place {
  readonly parts: Set<number>;
  readonly fields: Map<string, Place>;
}

const createPlace = (): Place => ({ parts: new Set(), fields: new Map() });

/** Reads the fields of an operation whose fragments are inlined, and whose fields name their parts. */
export const readSelectedFields = ({ selectionSet }: OperationDefinitionNode): SelectedFields => {
  const root = createPlace();
  addSet(selectionSet, root);
  return {
    partsOf: (selection, place) => {
      const found = new Set<number>();
      const at = place.reduce<Place | undefined>((within, name) => within?.fields.get(name), root);
      if (at !== undefined) addParts(selection, at, found);
      return found;
    },
    lists: listsIn(selectionSet, []),
  };
};

const addSet = ({ selections }: SelectionSetNode, place: Place): void => {
  for (const selection of selections) {
    if (selection.kind === Kind.INLINE_FRAGMENT) addSet(selection.selectionSet, place);
    if (selection.kind !== Kind.FIELD) continue;
    const name = (selection.alias ?? selection.name).value;
    const below = place.fields.get(name) ?? createPlace();
    place.fields.set(name, below);
    for (const part of partsOf(selection)) below.parts.add(part);
    if (selection.selectionSet !== undefined) addSet(selection.selectionSet, below);
  }
};

const listsIn = ({ selections }: SelectionSetNode, place: readonly string[]): readonly SplitList[] =>
  selections.flatMap((selection): readonly SplitList[] => {
    if (selection.kind === Kind.FRAGMENT_SPREAD || selection.selectionSet === undefined) return [];
    if (selection.kind === Kind.INLINE_FRAGMENT) return listsIn(selection.selectionSet, place);
    const key = (selection.alias ?? selection.name).value;
    const list = listKeyOf(key);
    const nested = listsIn(selection.selectionSet, [...place, key]);
    return list === undefined ? nested : [...partsOf(selection)].map((part) => ({ part, place: [...place, list] }));
  });

const addParts = (selection: SelectionNode, place: Place, found: Set<number>): void => {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return;
  // Whoever selects an object needs its type.
  if (selection.kind === Kind.FIELD && selection.name.value === '__typename')
    for (const part of place.parts) found.add(part);
  for (const below of selection.kind === Kind.FIELD ? fieldsOf(selection, place) : [place]) {
    if (selection.kind === Kind.FIELD) for (const part of below.parts) found.add(part);
    for (const nested of selection.selectionSet?.selections ?? []) addParts(nested, below, found);
  }
};

/** A field, and its later items if it is a streamed list. */
const fieldsOf = (field: FieldNode, { fields }: Place): readonly Place[] => {
  const key = (field.alias ?? field.name).value;
  return [fields.get(key), fields.get(restKey(key))].filter((place) => place !== undefined);
};
