import { type FieldNode, Kind, type OperationDefinitionNode, type SelectionNode } from 'graphql';
import { type DeferredPart, MAX_PARTS, type PartField, type PartSet, partsOf } from '../document/parts.ts';
import { isRefusedKey, restKey } from '../document/responseNames.ts';

/** The streamed lists that are split, and the parts of the operation. */
export interface ListSplit {
  readonly streamed: ReadonlySet<number>;
  /** Those of the operation. Those within later items are added. */
  readonly parts: DeferredPart[];
  /** The added parts, by the part of the items and the part that stands in the list. */
  readonly added: Map<string, number>;
}

/**
 * Writes a streamed list twice: once for its first items, and once, under `restKey`, for those that come later. A streamed list
 * within later items is not split again.
 */
export const splitLists = (operation: OperationDefinitionNode, split: ListSplit): OperationDefinitionNode => ({
  ...operation,
  selectionSet: mapSet(operation.selectionSet, (field) => splitField(field, split), same),
});

/** Gives a part another id. */
type MapPart = (part: number) => number;

const same: MapPart = (part) => part;

const mapSet = (set: PartSet, mapField: (field: PartField) => readonly FieldNode[], mapPart: MapPart): PartSet => ({
  ...set,
  ...(set.fragments && { fragments: set.fragments.map(mapPart) }),
  selections: set.selections.flatMap((selection): readonly SelectionNode[] => {
    if (selection.kind === Kind.FIELD) return mapField(selection);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [selection];
    return [{ ...selection, selectionSet: mapSet(selection.selectionSet, mapField, mapPart) }];
  }),
});

const splitField = (field: PartField, split: ListSplit): readonly PartField[] => {
  const { selectionSet, stream } = field;
  if (selectionSet === undefined) return [field];
  const first = { ...field, selectionSet: mapSet(selectionSet, (nested) => splitField(nested, split), same) };
  const key = (field.alias ?? field.name).value;
  if (stream === undefined || !split.streamed.has(stream) || isRefusedKey(key)) return [first];
  const [around] = partsOf(field);
  const later: MapPart = (part) => (part === around ? stream : partWithin(stream, part, later, split));
  return [first, { ...moveParts(field, later), alias: { kind: Kind.NAME, value: restKey(key) } }];
};

const moveParts = (field: PartField, mapPart: MapPart): PartField => ({
  ...field,
  parts: new Set([...partsOf(field)].map(mapPart)),
  ...(field.selectionSet && {
    selectionSet: mapSet(field.selectionSet, (nested) => [moveParts(nested, mapPart)], mapPart),
  }),
});

/** The part of a deferred fragment within later items. */
const partWithin = (stream: number, part: number, later: MapPart, { parts, added }: ListSplit): number => {
  const key = `${stream} ${part}`;
  const known = added.get(key);
  const original = parts[part - 1];
  if (known !== undefined || original === undefined) return known ?? part;
  const parent = later(original.parent);
  if (original.stream !== undefined || parts.length >= MAX_PARTS) return parent;
  const id = parts.push({ ...original, id: parts.length + 1, parent });
  added.set(key, id);
  return id;
};
