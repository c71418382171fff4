import {
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
} from 'graphql';
import { isObject } from '../base/responseData.ts';
import { getResponseKey } from '../base/responseKey.ts';
import { isRefusedKey, toResponseName } from '../document/responseNames.ts';
import { createLeaf, type Leaf, type LeafContext } from './leaf.ts';

/** The content of the answer at one place: fixed for an object type, by `__typename` for an abstract type. */
export type Shape = ObjectShape | AbstractShape;

export interface ObjectShape {
  readonly kind: 'object';
  readonly typeName: string;
  readonly fields: readonly FieldShape[];
}

export interface AbstractShape {
  readonly kind: 'abstract';
  /** The shape of one possible type. Undefined for a hidden or unknown type. */
  findShape(typeName: unknown): ObjectShape | undefined;
  /** Names of the possible types. */
  listTypeNames(): readonly string[];
  /** The types that subgraphs may return and clients may not see. */
  readonly hidden: ReadonlySet<unknown>;
}

export interface FieldShape {
  /** The key of the value in the data. */
  readonly key: string;
  /** The response name that the client sees. */
  readonly name: string;
  readonly fieldName: string;
  /** Undefined for introspection fields and known types, whose values are used as they are. */
  readonly type: GraphQLOutputType | undefined;
  /** The value of a `__typename` that is known in advance. */
  readonly constant: string | undefined;
  readonly child: Shape | undefined;
  /** The check of a leaf value, if it needs one. */
  readonly leaf: Leaf | undefined;
}

/** The shape of an object. Undefined if its type is abstract, and that of the value hidden or unknown, or the value is null. */
export const findObjectShape = (shape: Shape, value: unknown): ObjectShape | undefined => {
  if (shape.kind === 'object') return shape;
  return isObject(value) ? shape.findShape(value.__typename) : undefined;
};

/** Context shared by all shapes of one operation. */
export interface ShapeContext extends LeafContext {
  readonly schema: GraphQLSchema;
}

/** Builds the shape of a selection on a type. The selection has no `@skip`, `@include` or fragment spreads. */
export const buildShape = (
  type: GraphQLCompositeType,
  sets: readonly SelectionSetNode[],
  context: ShapeContext,
): Shape => (isObjectType(type) ? buildObjectShape(type, sets, context) : buildAbstractShape(type, sets, context));

const buildAbstractShape = (
  type: GraphQLAbstractType,
  sets: readonly SelectionSetNode[],
  context: ShapeContext,
): AbstractShape => {
  const members = new Map<unknown, ObjectShape | undefined>();
  const build = (typeName: unknown) => {
    const member = typeof typeName === 'string' ? context.schema.getType(typeName) : type;
    if (isObjectType(member)) return buildObjectShape(member, sets, context);
    // An interface object whose concrete type is unknown. Only fields common to all types can be returned.
    const hasUnknownType = typeName !== undefined && sets.some((set) => dependsOnType(set, type, context));
    return isAbstractType(member) && !hasUnknownType ? buildObjectShape(member, sets, context) : undefined;
  };
  const findShape = (typeName: unknown) => {
    if (!members.has(typeName)) members.set(typeName, build(typeName));
    return members.get(typeName);
  };
  const listTypeNames = () => context.schema.getPossibleTypes(type).map(({ name }) => name);
  return { kind: 'abstract', findShape, listTypeNames, hidden: context.hidden.types };
};

/**
 * The shape of an object type. An abstract type has such a shape only for objects without `__typename`: its fields are
 * those that all its types share.
 */
const buildObjectShape = (
  type: GraphQLObjectType | GraphQLAbstractType,
  sets: readonly SelectionSetNode[],
  context: ShapeContext,
): ObjectShape => {
  const groups = new Map<string, FieldNode[]>();
  for (const set of sets) collectFields(type, set.selections, context, groups);
  const fields = [...removeRefusedDuplicates(groups)].flatMap(([key, nodes]) =>
    buildFieldShape(type, key, nodes, context),
  );
  return { kind: 'object', typeName: type.name, fields };
};

/** A field that is refused on an interface may be allowed on this type, and selected there, too. */
const removeRefusedDuplicates = (groups: Map<string, FieldNode[]>): Map<string, FieldNode[]> => {
  const refused = [...groups.keys()].filter(isRefusedKey);
  if (refused.length === 0) return groups;
  const allowed = new Set([...groups.keys()].filter((key) => !isRefusedKey(key)).map(toResponseName));
  for (const key of refused) if (allowed.has(toResponseName(key))) groups.delete(key);
  return groups;
};

const collectFields = (
  type: GraphQLCompositeType,
  selections: readonly SelectionNode[],
  context: ShapeContext,
  groups: Map<string, FieldNode[]>,
): void => {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) addNode(groups, getResponseKey(selection), selection);
    else if (selection.kind === Kind.INLINE_FRAGMENT && applies(selection.typeCondition?.name.value, type, context))
      collectFields(type, selection.selectionSet.selections, context, groups);
  }
};

const dependsOnType = ({ selections }: SelectionSetNode, type: GraphQLCompositeType, context: ShapeContext): boolean =>
  selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === '__typename';
    if (selection.kind !== Kind.INLINE_FRAGMENT) return false;
    const condition = selection.typeCondition?.name.value;
    return !applies(condition, type, context) || dependsOnType(selection.selectionSet, type, context);
  });

const addNode = (groups: Map<string, FieldNode[]>, key: string, node: FieldNode): void => {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [node]);
  else group.push(node);
};

const applies = (condition: string | undefined, type: GraphQLCompositeType, { schema }: ShapeContext): boolean => {
  if (condition === undefined || condition === type.name) return true;
  const conditionType = schema.getType(condition);
  return isAbstractType(conditionType) && !isUnion(type) && schema.isSubType(conditionType, type);
};

const isUnion = (type: GraphQLCompositeType): type is Exclude<GraphQLAbstractType, { getFields: unknown }> =>
  !isObjectType(type) && !isInterfaceType(type);

/** `String!`: an object whose type nobody knows becomes null where its type is selected. */
const { type: TYPE_OF_TYPENAME } = TypeNameMetaFieldDef;

const buildFieldShape = (
  type: GraphQLObjectType | GraphQLAbstractType,
  key: string,
  nodes: readonly FieldNode[],
  context: ShapeContext,
): FieldShape[] => {
  const fieldName = nodes[0]?.name.value ?? key;
  const bare = { key, name: toResponseName(key), fieldName, type: undefined, constant: undefined, child: undefined };
  if (fieldName === '__typename')
    return [
      { ...bare, ...(isObjectType(type) ? { constant: type.name } : { type: TYPE_OF_TYPENAME }), leaf: undefined },
    ];
  if (fieldName.startsWith('__')) return [{ ...bare, leaf: undefined }];
  const fieldType = isUnion(type) ? undefined : type.getFields()[fieldName]?.type;
  if (fieldType === undefined) return [];
  return [{ ...bare, type: fieldType, ...buildChild(fieldType, nodes, context) }];
};

const buildChild = (type: GraphQLOutputType, nodes: readonly FieldNode[], context: ShapeContext) => {
  const named = getNamedType(type);
  if (isLeafType(named)) return { child: undefined, leaf: createLeaf(named, context) };
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  return { child: buildShape(named, sets, context), leaf: undefined };
};
