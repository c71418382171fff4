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
} from 'graphql';
import { responseName } from '../document/names.ts';
import type { Hidden } from '../plan/hidden.ts';
import { type Leaf, leafOf } from './leaf.ts';

/** What the answer holds at one place: fixed for an object type, by `__typename` for an abstract one. */
export type Shape = ObjectShape | AbstractShape;

export interface ObjectShape {
  readonly kind: 'object';
  readonly typeName: string;
  readonly fields: readonly FieldShape[];
}

export interface AbstractShape {
  readonly kind: 'abstract';
  /** The shape for one member; undefined for a type that clients may not see, and for what is no type. */
  of(typeName: unknown): ObjectShape | undefined;
  /** The types subgraphs may answer and clients may not see. */
  readonly hidden: ReadonlySet<unknown>;
}

export interface FieldShape {
  /** Where the value is in the data. */
  readonly key: string;
  /** What the client calls it. */
  readonly name: string;
  readonly fieldName: string;
  /** Undefined for what is taken as it is: introspection's fields. */
  readonly type: GraphQLOutputType | undefined;
  /** The answer for a `__typename` known before any data. */
  readonly constant: string | undefined;
  readonly child: Shape | undefined;
  /** What may stand there, where that is to be checked. */
  readonly leaf: Leaf | undefined;
}

/** What shapes of one operation have in common. */
export interface ShapeContext {
  readonly schema: GraphQLSchema;
  readonly hidden: Hidden;
  /** All data is of its types: graphql-js saw to it, in this process. */
  readonly isExact: boolean;
}

/** Builds the shape of a selection on a type; `@skip`, `@include` and fragment spreads are gone from it by now. */
export function buildShape(
  type: GraphQLCompositeType,
  sets: readonly SelectionSetNode[],
  context: ShapeContext,
): Shape {
  return isObjectType(type) ? objectShape(type, sets, context) : abstractShape(type, sets, context);
}

function abstractShape(
  type: GraphQLAbstractType,
  sets: readonly SelectionSetNode[],
  context: ShapeContext,
): AbstractShape {
  const members = new Map<unknown, ObjectShape | undefined>();
  const build = (typeName: unknown) => {
    const member = typeof typeName === 'string' ? context.schema.getType(typeName) : type;
    if (isObjectType(member)) return objectShape(member, sets, context);
    // An interface object whose type nobody told: only what is the same for all types can be answered.
    const isVague = typeName !== undefined && sets.some((set) => dependsOnType(set, type, context));
    return isAbstractType(member) && !isVague ? objectShape(member, sets, context) : undefined;
  };
  const of = (typeName: unknown) => {
    if (!members.has(typeName)) members.set(typeName, build(typeName));
    return members.get(typeName);
  };
  return { kind: 'abstract', of, hidden: context.hidden.types };
}

/** An abstract type stands for itself only where a subgraph left `__typename` out; what all members share is answered. */
function objectShape(
  type: GraphQLObjectType | GraphQLAbstractType,
  sets: readonly SelectionSetNode[],
  context: ShapeContext,
): ObjectShape {
  const groups = new Map<string, FieldNode[]>();
  for (const set of sets) collectFields(type, set.selections, context, groups);
  const fields = [...groups].flatMap(([key, nodes]) => fieldShape(type, key, nodes, context));
  return { kind: 'object', typeName: type.name, fields };
}

function collectFields(
  type: GraphQLCompositeType,
  selections: readonly SelectionNode[],
  context: ShapeContext,
  groups: Map<string, FieldNode[]>,
): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) addTo(groups, (selection.alias ?? selection.name).value, selection);
    else if (selection.kind === Kind.INLINE_FRAGMENT && applies(selection.typeCondition?.name.value, type, context))
      collectFields(type, selection.selectionSet.selections, context, groups);
  }
}

function dependsOnType({ selections }: SelectionSetNode, type: GraphQLCompositeType, context: ShapeContext): boolean {
  return selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === '__typename';
    if (selection.kind !== Kind.INLINE_FRAGMENT) return false;
    const condition = selection.typeCondition?.name.value;
    return !applies(condition, type, context) || dependsOnType(selection.selectionSet, type, context);
  });
}

function addTo(groups: Map<string, FieldNode[]>, key: string, node: FieldNode): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [node]);
  else group.push(node);
}

function applies(condition: string | undefined, type: GraphQLCompositeType, { schema }: ShapeContext): boolean {
  if (condition === undefined || condition === type.name) return true;
  const conditionType = schema.getType(condition);
  return isAbstractType(conditionType) && !isUnion(type) && schema.isSubType(conditionType, type);
}

function isUnion(type: GraphQLCompositeType): type is Exclude<GraphQLAbstractType, { getFields: unknown }> {
  return !isObjectType(type) && !isInterfaceType(type);
}

function fieldShape(
  type: GraphQLObjectType | GraphQLAbstractType,
  key: string,
  nodes: readonly FieldNode[],
  context: ShapeContext,
): FieldShape[] {
  const fieldName = nodes[0]?.name.value ?? key;
  const bare = { key, name: responseName(key), fieldName, type: undefined, constant: undefined, child: undefined };
  if (fieldName === '__typename')
    return [{ ...bare, constant: isObjectType(type) ? type.name : undefined, leaf: undefined }];
  if (fieldName.startsWith('__')) return [{ ...bare, leaf: undefined }];
  const fieldType = isUnion(type) ? undefined : type.getFields()[fieldName]?.type;
  if (fieldType === undefined) return [];
  return [{ ...bare, type: fieldType, ...childOf(fieldType, nodes, context) }];
}

function childOf(type: GraphQLOutputType, nodes: readonly FieldNode[], context: ShapeContext) {
  const named = getNamedType(type);
  if (isLeafType(named)) return { child: undefined, leaf: leafOf(named, context) };
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  return { child: buildShape(named, sets, context), leaf: undefined };
}
