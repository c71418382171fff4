import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { findFieldType } from '../base/fieldType.ts';
import { getResponseKey } from '../base/responseKey.ts';

/** Names that the planner uses itself. Aliases of clients must not collide with them. */
export interface ReservedNames {
  /**
   * Names of all fields of the supergraph. A key that the planner fetches must not collide with an alias of the same
   * name.
   */
  readonly fields: ReadonlySet<string>;
  /** Fields that a `@requires` selects with arguments. The planner fetches them under their own name. */
  readonly requiredWithArguments: ReadonlySet<string>;
  /** By `Type.field`, the types of the field in the subgraphs that differ from the type in the graph, as one text. */
  readonly subgraphTypes: ReadonlyMap<string, string>;
}

const PRIVATE_NAME = /^_own\d+_/;
const PLANNER_NAME = /^_internal_qp_alias/;
const REFUSED_NAME = /^_refused_/;
const STREAMED_NAME = /^_streamed_/;

/** The key of a field that the caller may not see. No data has such keys. */
export const toRefusedKey = (key: string): string => `_refused_${key}`;

/** Whether a key is one of `toRefusedKey`. */
export const isRefusedKey = (key: string): boolean => REFUSED_NAME.test(key);

/** The key of the items of a streamed list that come after the first ones. */
export const toStreamedKey = (key: string): string => `_streamed_${key}`;

/** The key of the list, for one of `toStreamedKey`. Undefined for other keys. */
export const toListKey = (key: string): string | undefined =>
  STREAMED_NAME.test(key) ? key.replace(STREAMED_NAME, '') : undefined;

/**
 * The response name that the client sees for a key of the data: the key itself, unless the field has a private name, is
 * refused or streamed.
 */
export const toResponseName = (key: string): string =>
  key.replace(REFUSED_NAME, '').replace(STREAMED_NAME, '').replace(PRIVATE_NAME, '');

/**
 * Gives each response name of a selection one meaning. GraphQL permits a name with two meanings on two types (`... on
 * Book { n: pages } ... on Film { n: minutes }`) and an alias that hides a key (`id: name`). The planner crashes on the
 * first and reads a wrong key for the second. Two fields of the same type in the graph may have different types in a
 * subgraph, which then refuses a fetch that selects both under one name. Such fields get a private name, which the
 * projection maps back. An alias equal to the field's name (`id: id`) is dropped, because the planner treats it as a
 * different field.
 */
export const separateNames = (
  operation: OperationDefinitionNode,
  reserved: ReservedNames,
  schema: GraphQLSchema,
): OperationDefinitionNode => {
  const root = schema.getRootType(operation.operation) ?? undefined;
  const naming = { reserved, schema, given: 0 };
  return {
    ...operation,
    selectionSet: separateSet(operation.selectionSet, { parent: root, names: new Map() }, naming),
  };
};

interface NamingContext {
  readonly reserved: ReservedNames;
  readonly schema: GraphQLSchema;
  given: number;
}

/**
 * The signatures by response name of one level. Fields that merge in the answer share a level, whatever their fragment.
 */
type LevelNames = Map<string, FieldSignature>;
interface FieldSignature {
  /** The first field found with the signature, and its parent type. */
  readonly field: FieldNode;
  readonly parent: GraphQLNamedType | undefined;
  readonly key: string;
  readonly below: LevelNames;
}

/** The context of a selection: the names of its level, and the parent type. */
interface NameScope {
  readonly parent: GraphQLNamedType | undefined;
  readonly names: LevelNames;
}

const separateSet = (set: SelectionSetNode, scope: NameScope, naming: NamingContext): SelectionSetNode => ({
  ...set,
  selections: set.selections.map((selection) => separateSelection(selection, scope, naming)),
});

const separateSelection = (selection: SelectionNode, scope: NameScope, naming: NamingContext): SelectionNode => {
  if (selection.kind === Kind.FIELD) return separateField(selection, scope, naming);
  if (selection.kind === Kind.FRAGMENT_SPREAD) return selection;
  const condition = selection.typeCondition && naming.schema.getType(selection.typeCondition.name.value);
  const inner = { parent: condition ?? scope.parent, names: scope.names };
  return { ...selection, selectionSet: separateSet(selection.selectionSet, inner, naming) };
};

const separateField = (field: FieldNode, scope: NameScope, naming: NamingContext): FieldNode => {
  const responseKey = getResponseKey(field);
  const { key, below } = assignSignature(field, responseKey, scope, naming);
  const renamed = setResponseKey(field, key);
  if (field.selectionSet === undefined) return renamed;
  const inner = { parent: findFieldType(scope.parent, field.name.value), names: below };
  return { ...renamed, selectionSet: separateSet(field.selectionSet, inner, naming) };
};

const setResponseKey = (field: FieldNode, key: string): FieldNode => {
  if (getResponseKey(field) === key && field.alias?.value !== field.name.value) return field;
  const { alias, ...plain } = field;
  return key === field.name.value ? plain : { ...plain, alias: { kind: Kind.NAME, value: key } };
};

const assignSignature = (
  field: FieldNode,
  responseKey: string,
  { parent, names }: NameScope,
  naming: NamingContext,
): FieldSignature => {
  const first = names.get(responseKey);
  const newMeaning = (clashes: boolean): FieldSignature => {
    const key = clashes ? `_own${naming.given++}_${responseKey}` : responseKey;
    return { field, parent, key, below: field.selectionSet === undefined ? NO_NAMES : new Map() };
  };
  if (first === undefined) {
    const meaning = newMeaning(isReserved(field, responseKey, naming.reserved));
    names.set(responseKey, meaning);
    return meaning;
  }
  // Signatures are computed lazily, because few names occur twice.
  const signature = printSignature(field, parent, naming.reserved);
  if (signature === printSignature(first.field, first.parent, naming.reserved)) return first;
  const other = `${responseKey} ${signature}`;
  const meaning = names.get(other) ?? newMeaning(true);
  names.set(other, meaning);
  return meaning;
};

/** The names below a leaf field. */
const NO_NAMES: LevelNames = new Map();

const isReserved = (
  field: FieldNode,
  responseKey: string,
  { fields, requiredWithArguments }: ReservedNames,
): boolean => {
  const name = field.name.value;
  if (responseKey === name) return requiredWithArguments.has(name);
  return (
    fields.has(responseKey) ||
    responseKey.startsWith('__') ||
    PRIVATE_NAME.test(responseKey) ||
    isRefusedKey(responseKey) ||
    STREAMED_NAME.test(responseKey) ||
    PLANNER_NAME.test(responseKey)
  );
};

/**
 * Two fields of the same name have the same meaning if their signatures are equal. The order of arguments does not
 * matter. Subgraph types distinguish leaf fields only: the selections of two object fields have to merge if they belong
 * to one object.
 */
const printSignature = (
  field: FieldNode,
  parent: GraphQLNamedType | undefined,
  { subgraphTypes }: ReservedNames,
): string => {
  const given = (field.arguments ?? []).map((argument) => print(argument)).sort();
  const isLeaf = field.selectionSet === undefined;
  const types = subgraphTypes.size > 0 && isLeaf ? subgraphTypes.get(`${parent?.name}.${field.name.value}`) : undefined;
  return `${field.name.value}(${given.join()})${types ?? ''}`;
};
