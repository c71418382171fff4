/** Where the parts of an operation stand, and what each of them adds to the answer. */
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
import { fieldOf } from '../document/inlineFragments.ts';
import { type DeferredPart, INITIAL, type PartSet, partsOf } from '../document/parts.ts';
import { listKeyOf, responseName } from '../document/responseNames.ts';
import { buildShape, type Shape, type ShapeContext } from '../shape/shape.ts';

/** One step of the way to the objects of a part. Lists are passed without a step. */
export type PlaceStep =
  | { readonly kind: 'field'; readonly key: string; readonly name: string }
  | { readonly kind: 'types'; readonly types: ReadonlySet<string> };

/** A part that is delivered, and what it adds to each of its objects. */
export interface PartShape {
  readonly id: number;
  /** The delivered part in which it stands. */
  readonly parent: number;
  readonly label: string | undefined;
  readonly place: readonly PlaceStep[];
  readonly shape: Shape;
  /** Undefined for a fragment. */
  readonly stream: StreamShape | undefined;
  /** The part of later items in which it stands, or which it is. Undefined for what stands in no streamed list, or in its first items. */
  readonly later: number | undefined;
}

/** The streamed list whose later items a part has: a member of the objects at its place. */
export interface StreamShape {
  readonly listKey: string;
  readonly key: string;
  readonly name: string;
  readonly initialCount: ValueNode | undefined;
}

export interface PartShapeContext extends ShapeContext {
  readonly possibleTypes: PossibleTypes;
}

/**
 * The shapes of the first part and of the deferred ones, the outer before the inner. What is in a part that is not
 * `delivered` belongs to the part around it.
 */
export const shapesOfParts = (
  operation: OperationDefinitionNode,
  parts: readonly DeferredPart[],
  delivered: ReadonlySet<number>,
  context: PartShapeContext,
): readonly PartShape[] => {
  const root = context.schema.getRootType(operation.operation);
  if (!root) throw new Error(`The graph has no ${operation.operation} type.`);
  const deliveredWith = (id: number): number =>
    id === INITIAL || delivered.has(id) ? id : deliveredWith(parts[id - 1]?.parent ?? INITIAL);
  const shapeOf = (id: number, { type, set, place, key }: FoundPart): PartShape => ({
    id,
    parent: deliveredWith(parts[id - 1]?.parent ?? INITIAL),
    label: parts[id - 1]?.label,
    place,
    shape: buildShape(type, [restrict(set, (of) => deliveredWith(of) === id)], context),
    stream: streamOf(parts[id - 1], key),
    later: laterOf(parts, id),
  });
  const found = new Map<number, FoundPart>();
  findParts({ type: root, set: operation.selectionSet, place: [] }, context, found);
  const deferred = [...found].filter(([id]) => delivered.has(id)).sort(([one], [other]) => one - other);
  const initial = shapeOf(INITIAL, { type: root, set: operation.selectionSet, place: [] });
  return [initial, ...deferred.map(([id, at]) => shapeOf(id, at))];
};

const laterOf = (parts: readonly DeferredPart[], id: number): number | undefined => {
  const part = parts[id - 1];
  return part === undefined || part.stream !== undefined ? part?.id : laterOf(parts, part.parent);
};

const streamOf = (part: DeferredPart | undefined, key = ''): StreamShape | undefined => {
  const listKey = listKeyOf(key);
  return listKey === undefined || part?.stream === undefined
    ? undefined
    : { ...part.stream, listKey, key, name: responseName(key) };
};

/** The selection set in which a part stands. */
interface FoundPart {
  readonly type: GraphQLCompositeType;
  readonly set: PartSet;
  readonly place: readonly PlaceStep[];
  /** The key of the later items of a streamed list. Undefined for a fragment. */
  readonly key?: string;
}

const findParts = (at: FoundPart, context: PartShapeContext, found: Map<number, FoundPart>): void => {
  for (const id of at.set.fragments ?? []) found.set(id, at);
  for (const selection of at.set.selections) {
    const key = selection.kind === Kind.FIELD ? (selection.alias ?? selection.name).value : '';
    if (selection.kind === Kind.FIELD && listKeyOf(key) !== undefined)
      for (const id of partsOf(selection)) found.set(id, { ...at, key });
    const below = selection.kind === Kind.FRAGMENT_SPREAD ? undefined : placeBelow(selection, at, context);
    if (below !== undefined) findParts(below, context, found);
  }
};

const placeBelow = (
  selection: Exclude<SelectionNode, { kind: Kind.FRAGMENT_SPREAD }>,
  { type, place }: FoundPart,
  { schema, possibleTypes }: PartShapeContext,
): FoundPart | undefined => {
  if (selection.kind === Kind.FIELD) {
    const below = getNamedType(fieldOf(type, selection.name.value)?.type);
    const key = (selection.alias ?? selection.name).value;
    if (selection.selectionSet === undefined || !isCompositeType(below)) return undefined;
    const step = { kind: 'field', key, name: responseName(key) } as const;
    return { type: below, set: selection.selectionSet, place: [...place, step] };
  }
  const name = selection.typeCondition?.name.value;
  const condition = name === undefined ? type : schema.getType(name);
  if (!isCompositeType(condition)) return undefined;
  const step = { kind: 'types', types: possibleTypes([condition.name]) } as const;
  return { type: condition, set: selection.selectionSet, place: [...place, step] };
};

/** What a selection set has of one part. An object without fields of the part stays, without any. */
const restrict = (set: SelectionSetNode, isOfPart: (part: number) => boolean): SelectionSetNode => ({
  ...set,
  selections: set.selections.flatMap((selection): SelectionNode[] => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [];
    if (selection.kind === Kind.FIELD && !partsOf(selection).values().some(isOfPart)) return [];
    return selection.selectionSet === undefined
      ? [selection]
      : [{ ...selection, selectionSet: restrict(selection.selectionSet, isOfPart) } as SelectionNode];
  }),
});
