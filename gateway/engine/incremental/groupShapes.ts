/** Where the groups of an operation stand, and what each of them adds to the answer. */
import {
  type GraphQLCompositeType,
  getNamedType,
  isCompositeType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { PossibleTypes } from '../base/possibleTypes.ts';
import { getResponseKey } from '../base/responseKey.ts';
import { type DeliveryGroup, type GroupedSelectionSet, groupsOf, INITIAL_GROUP } from '../document/deliveryGroups.ts';
import { findField } from '../document/inlineFragments.ts';
import { toListKey, toResponseName } from '../document/responseNames.ts';
import { buildShape, type Shape, type ShapeContext } from '../shape/shape.ts';

/** One step of the way to the objects of a group. Lists are passed without a step. */
export type ObjectPathStep =
  | { readonly kind: 'field'; readonly key: string; readonly name: string }
  | { readonly kind: 'types'; readonly types: ReadonlySet<string> };

/** A group that is delivered, and what it adds to each of its objects. */
export interface GroupShape {
  readonly id: number;
  /** The delivered group in which it stands. */
  readonly parent: number;
  readonly label: string | undefined;
  readonly place: readonly ObjectPathStep[];
  readonly shape: Shape;
  /** Undefined for a fragment. */
  readonly stream: StreamShape | undefined;
  /** The group of streamed items in which it stands, or which it is. Undefined for what stands in no streamed list, or in its initial items. */
  readonly later: number | undefined;
}

/** The streamed list whose streamed items a group has: a member of the objects at its place. */
export interface StreamShape {
  readonly listKey: string;
  readonly key: string;
  readonly name: string;
  readonly initialCount: ValueNode | undefined;
}

export interface GroupShapeContext extends ShapeContext {
  readonly possibleTypes: PossibleTypes;
}

/**
 * The shapes of the initial result and of the deferred ones, the outer before the inner. What is in a group that is not
 * `delivered` belongs to the group around it.
 */
export const buildGroupShapes = (
  operation: OperationDefinitionNode,
  parts: readonly DeliveryGroup[],
  delivered: ReadonlySet<number>,
  context: GroupShapeContext,
): readonly GroupShape[] => {
  const root = context.schema.getRootType(operation.operation);
  if (!root) throw new Error(`The graph has no ${operation.operation} type.`);
  const deliveredWith = (id: number): number =>
    id === INITIAL_GROUP || delivered.has(id) ? id : deliveredWith(parts[id - 1]?.parent ?? INITIAL_GROUP);
  const shapeOf = (id: number, { type, set, place, key }: LocatedGroup): GroupShape => ({
    id,
    parent: deliveredWith(parts[id - 1]?.parent ?? INITIAL_GROUP),
    label: parts[id - 1]?.label,
    place,
    shape: buildShape(type, [restrictToGroup(set, (of) => deliveredWith(of) === id)], context),
    stream: toStreamShape(parts[id - 1], key),
    later: findStreamGroup(parts, id),
  });
  const found = new Map<number, LocatedGroup>();
  locateGroups({ type: root, set: operation.selectionSet, place: [] }, context, found);
  const deferred = [...found].filter(([id]) => delivered.has(id)).sort(([one], [other]) => one - other);
  const initial = shapeOf(INITIAL_GROUP, { type: root, set: operation.selectionSet, place: [] });
  return [initial, ...deferred.map(([id, at]) => shapeOf(id, at))];
};

const findStreamGroup = (parts: readonly DeliveryGroup[], id: number): number | undefined => {
  const part = parts[id - 1];
  return part === undefined || part.stream !== undefined ? part?.id : findStreamGroup(parts, part.parent);
};

const toStreamShape = (part: DeliveryGroup | undefined, key = ''): StreamShape | undefined => {
  const listKey = toListKey(key);
  return listKey === undefined || part?.stream === undefined
    ? undefined
    : { ...part.stream, listKey, key, name: toResponseName(key) };
};

/** The selection set in which a group stands. */
interface LocatedGroup {
  readonly type: GraphQLCompositeType;
  readonly set: GroupedSelectionSet;
  readonly place: readonly ObjectPathStep[];
  /** The key of the streamed items of a streamed list. Undefined for a fragment. */
  readonly key?: string;
}

const locateGroups = (at: LocatedGroup, context: GroupShapeContext, found: Map<number, LocatedGroup>): void => {
  for (const id of at.set.fragments ?? []) found.set(id, at);
  for (const selection of at.set.selections) {
    const key = selection.kind === Kind.FIELD ? getResponseKey(selection) : '';
    if (selection.kind === Kind.FIELD && toListKey(key) !== undefined)
      for (const id of groupsOf(selection)) found.set(id, { ...at, key });
    const below = selection.kind === Kind.FRAGMENT_SPREAD ? undefined : stepInto(selection, at, context);
    if (below !== undefined) locateGroups(below, context, found);
  }
};

const stepInto = (
  selection: Exclude<SelectionNode, { kind: Kind.FRAGMENT_SPREAD }>,
  { type, place }: LocatedGroup,
  { schema, possibleTypes }: GroupShapeContext,
): LocatedGroup | undefined => {
  if (selection.kind === Kind.FIELD) {
    const below = getNamedType(findField(type, selection.name.value)?.type);
    const key = getResponseKey(selection);
    if (selection.selectionSet === undefined || !isCompositeType(below)) return undefined;
    const step = { kind: 'field', key, name: toResponseName(key) } as const;
    return { type: below, set: selection.selectionSet, place: [...place, step] };
  }
  const name = selection.typeCondition?.name.value;
  const condition = name === undefined ? type : schema.getType(name);
  if (!isCompositeType(condition)) return undefined;
  const step = { kind: 'types', types: possibleTypes([condition.name]) } as const;
  return { type: condition, set: selection.selectionSet, place: [...place, step] };
};

/** What a selection set has of one group. An object without fields of the group stays, without any. */
const restrictToGroup = (set: SelectionSetNode, isOfPart: (part: number) => boolean): SelectionSetNode => ({
  ...set,
  selections: set.selections.flatMap((selection): SelectionNode[] => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [];
    if (selection.kind === Kind.FIELD && !groupsOf(selection).values().some(isOfPart)) return [];
    return selection.selectionSet === undefined
      ? [selection]
      : [{ ...selection, selectionSet: restrictToGroup(selection.selectionSet, isOfPart) } as SelectionNode];
  }),
});
