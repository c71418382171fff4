import { Kind, type OperationDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';
import { partsOf } from './parts.ts';

/** The fields that an operation selects, by their place, and the parts that select them. */
export interface SelectedFields {
  /** The parts that select anything of a fetch's selection at a place, which is a list of response names. */
  partsOf(selection: SelectionNode, place: readonly string[]): ReadonlySet<number>;
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

const addParts = (selection: SelectionNode, place: Place, found: Set<number>): void => {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return;
  const below = selection.kind === Kind.FIELD ? place.fields.get((selection.alias ?? selection.name).value) : place;
  if (below === undefined) return;
  if (selection.kind === Kind.FIELD) for (const part of below.parts) found.add(part);
  for (const nested of selection.selectionSet?.selections ?? []) addParts(nested, below, found);
};
