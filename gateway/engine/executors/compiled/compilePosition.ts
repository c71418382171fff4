import {
  defaultTypeResolver,
  type FieldNode,
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLNamedType,
  type GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type SelectionSetNode,
} from 'graphql';
import { MAX_ERRORS } from '../../errors/maxErrors.ts';
import { MAX_STACK_TRACES, withoutStackTraces } from '../../errors/stackTraces.ts';
import type { CompleteValue, FetchRun, Holder, ResponsePosition } from './fetchRun.ts';
import type { FieldTable } from './fieldTable.ts';
import { createFailureCheck, UNREPORTED } from './unreportedFailures.ts';

/** Builds a response object from the value of a resolver, or fills an existing object. */
export type BuildObject = (source: unknown, run: FetchRun, object?: Holder) => Holder;

/** A node that has, or may have, a selection set. */
export interface SelectingNode {
  readonly selectionSet?: SelectionSetNode | undefined;
}

/** The context of an object or a list. */
export interface HolderContext {
  readonly table: FieldTable;
  /** How many levels a null propagates from here; 0 if the object or list is nullable. */
  readonly ups: number;
}

/** A field, and the context of its values. */
export interface CompletionContext extends HolderContext {
  readonly field: number;
  readonly name: string;
  readonly nodes: readonly FieldNode[];
  readonly compileObject: (
    type: GraphQLObjectType,
    selecting: readonly SelectingNode[],
    holding: HolderContext,
  ) => BuildObject;
}

type Nullable = Exclude<GraphQLOutputType, GraphQLNonNull<never>>;

/** Compiles the position of values of a type: a field's value, or the items of its lists. */
export const compilePosition = (type: GraphQLOutputType, completing: CompletionContext): ResponsePosition => {
  const ups = isNonNullType(type) ? completing.ups + 1 : 0;
  const { name, nodes } = completing;
  const nullable = isNonNullType(type) ? type.ofType : type;
  const isEntity = isEntityType(getNamedType(type), completing.table.fetch.schema);
  return { name, nodes, ups, isEntity, complete: compileValue(nullable, { ...completing, ups }) };
};

const isEntityType = (type: GraphQLNamedType, schema: GraphQLSchema): boolean => {
  const entities = schema.getType('_Entity');
  return isUnionType(entities) && isObjectType(type) && schema.isSubType(entities, type);
};

const compileValue = (type: Nullable, completing: CompletionContext): CompleteValue => {
  if (isLeafType(type)) return compileLeaf(type);
  if (isListType(type)) return compileList(compilePosition(type.ofType, completing));
  return isObjectType(type) ? compileObjectValue(type, completing) : compileAbstract(type, completing);
};

const compileLeaf = (type: GraphQLLeafType): CompleteValue => {
  const fails = createFailureCheck(type);
  const serializeAfterFailures = (value: unknown, { failures }: FetchRun) => {
    if (failures.length >= MAX_ERRORS && fails(value)) throw UNREPORTED;
    return withoutStackTraces(() => type.serialize(value));
  };
  return (value, run) => {
    const isFirst = run.failures.length < MAX_STACK_TRACES;
    const serialized: unknown = isFirst ? type.serialize(value) : serializeAfterFailures(value, run);
    if (serialized !== undefined && serialized !== null) return serialized;
    throw new Error(`\`${type.name}.serialize\` returned ${serialized} for an invalid value.`);
  };
};

const compileList =
  (position: ResponsePosition): CompleteValue =>
  (list, run) => {
    if (typeof list !== 'object' || list === null || !(Symbol.iterator in list))
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${position.name}".`);
    const length = Array.isArray(list) ? list.length : 0;
    run.count(length);
    // Filled by index, as objects are by key.
    const items = Object.assign<unknown[], Holder>(new Array(length), {});
    let index = 0;
    for (const item of list as Iterable<unknown>) run.settle(items, index++, position, item);
    return items;
  };

const compileObjectValue = (
  type: GraphQLObjectType,
  { table, nodes, ups, compileObject }: CompletionContext,
): CompleteValue => {
  const build = compileObject(type, nodes, { table, ups });
  return (value, run) => build(value, run);
};

/** Compiles the possible types of an abstract type lazily. */
const compileAbstract = (type: GraphQLAbstractType, completing: CompletionContext): CompleteValue => {
  const members = new Map<unknown, CompleteValue>();
  const memberOf = (name: unknown) => {
    const known = members.get(name);
    if (known !== undefined) return known;
    const complete = compileObjectValue(findMember(type, name, completing), completing);
    members.set(name, complete);
    return complete;
  };
  const { field } = completing;
  const resolveType = type.resolveType ?? defaultTypeResolver;
  return (value, run) => {
    const name = resolveType(value, run.context, run.infos[field] ?? run.infoOf(field), type);
    if (name instanceof Promise) return name.then((late) => memberOf(late)(value, run));
    return memberOf(name)(value, run);
  };
};

const findMember = (
  type: GraphQLAbstractType,
  name: unknown,
  { table, name: field }: CompletionContext,
): GraphQLObjectType => {
  const { schema } = table.fetch;
  const member = typeof name === 'string' ? schema.getType(name) : undefined;
  if (isObjectType(member) && schema.isSubType(type, member)) return member;
  throw new GraphQLError(`"${type.name}" of field "${field}" is resolved to "${name}", which is not a type of it.`);
};
