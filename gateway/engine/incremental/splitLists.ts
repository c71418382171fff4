import { type FieldNode, Kind, type OperationDefinitionNode, type SelectionNode } from 'graphql';
import { getResponseKey } from '../base/responseKey.ts';
import {
  type DeliveryGroup,
  type GroupedField,
  type GroupedSelectionSet,
  groupsOf,
  MAX_GROUPS,
} from '../document/deliveryGroups.ts';
import { isRefusedKey, toStreamedKey } from '../document/responseNames.ts';

/** The streamed lists that are split, and the groups of the operation. */
export interface ListSplit {
  readonly streamed: ReadonlySet<number>;
  /** Those of the operation. Those within streamed items are added. */
  readonly parts: DeliveryGroup[];
  /** The added groups, by the group of the items and the group that stands in the list. */
  readonly added: Map<string, number>;
}

/**
 * Writes a streamed list twice: once for its initial items, and once, under `toStreamedKey`, for those that come later. A streamed list
 * within streamed items is not split again.
 */
export const splitLists = (operation: OperationDefinitionNode, split: ListSplit): OperationDefinitionNode => ({
  ...operation,
  selectionSet: mapSelectionSet(operation.selectionSet, (field) => splitField(field, split), identity),
});

/** Gives a group another id. */
type MapGroup = (part: number) => number;

const identity: MapGroup = (part) => part;

const mapSelectionSet = (
  set: GroupedSelectionSet,
  mapField: (field: GroupedField) => readonly FieldNode[],
  mapPart: MapGroup,
): GroupedSelectionSet => ({
  ...set,
  ...(set.fragments && { fragments: set.fragments.map(mapPart) }),
  selections: set.selections.flatMap((selection): readonly SelectionNode[] => {
    if (selection.kind === Kind.FIELD) return mapField(selection);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [selection];
    return [{ ...selection, selectionSet: mapSelectionSet(selection.selectionSet, mapField, mapPart) }];
  }),
});

const splitField = (field: GroupedField, split: ListSplit): readonly GroupedField[] => {
  const { selectionSet, stream } = field;
  if (selectionSet === undefined) return [field];
  const first = {
    ...field,
    selectionSet: mapSelectionSet(selectionSet, (nested) => splitField(nested, split), identity),
  };
  const key = getResponseKey(field);
  if (stream === undefined || !split.streamed.has(stream) || isRefusedKey(key)) return [first];
  const [around] = groupsOf(field);
  const later: MapGroup = (part) => (part === around ? stream : copyGroup(stream, part, later, split));
  return [first, { ...mapGroups(field, later), alias: { kind: Kind.NAME, value: toStreamedKey(key) } }];
};

const mapGroups = (field: GroupedField, mapPart: MapGroup): GroupedField => ({
  ...field,
  parts: new Set([...groupsOf(field)].map(mapPart)),
  ...(field.selectionSet && {
    selectionSet: mapSelectionSet(field.selectionSet, (nested) => [mapGroups(nested, mapPart)], mapPart),
  }),
});

/** The group of a deferred fragment within streamed items. */
const copyGroup = (stream: number, part: number, later: MapGroup, { parts, added }: ListSplit): number => {
  const key = `${stream} ${part}`;
  const known = added.get(key);
  const original = parts[part - 1];
  if (known !== undefined || original === undefined) return known ?? part;
  const parent = later(original.parent);
  if (original.stream !== undefined || parts.length >= MAX_GROUPS) return parent;
  const id = parts.push({ ...original, id: parts.length + 1, parent });
  added.set(key, id);
  return id;
};
