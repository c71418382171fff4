import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Names the planner has its own use for, so that no alias of a client may stand in their way. */
export interface ReservedNames {
  /** Every field of the supergraph: a key fetched on the way must not meet an alias of the same name. */
  readonly fields: ReadonlySet<string>;
  /** Fields that some `@requires` names with arguments: the planner fetches them under their plain name. */
  readonly requiredWithArguments: ReadonlySet<string>;
  /** By `Type.field`, the types that single subgraphs give a field where these differ from the graph's own, as one text. */
  readonly subgraphTypes: ReadonlyMap<string, string>;
}

const PRIVATE_NAME = /^_own\d+_/;
const PLANNER_NAME = /^_internal_qp_alias/;

/** What a client calls a key of the data: the key itself, but where the field got a private name. */
export function responseName(key: string): string {
  return key.replace(PRIVATE_NAME, '');
}

/**
 * Gives each name within one selection one meaning. GraphQL lets a name mean two things on two types
 * (`... on Book { n: pages } ... on Film { n: minutes }`) or stand where a key does (`id: name`); the planner breaks over
 * the first and reads a wrong key for the second. Two fields that have one type in the graph may have two in a subgraph,
 * which then refuses a fetch that selects both by one name. Such fields get a private name, and their own again in the
 * answer. An alias that repeats the field's name (`id: id`) is dropped: the planner takes it for another field.
 */
export function separateNames(
  operation: OperationDefinitionNode,
  reserved: ReservedNames,
  schema: GraphQLSchema,
): OperationDefinitionNode {
  const root = schema.getRootType(operation.operation) ?? undefined;
  const naming = { reserved, schema, given: 0 };
  return { ...operation, selectionSet: separate(operation.selectionSet, { parent: root, names: new Map() }, naming) };
}

interface Naming {
  readonly reserved: ReservedNames;
  readonly schema: GraphQLSchema;
  given: number;
}

/** What the names of one level stand for: fields that merge in the answer share it, whatever fragment they are in. */
type Names = Map<string, FieldSignature>;
interface FieldSignature {
  /** The first field that was found, and the type it is on. */
  readonly field: FieldNode;
  readonly parent: GraphQLNamedType | undefined;
  readonly key: string;
  readonly below: Names;
}

/** A selection's place: the names of its level, and the type it is on. */
interface Scope {
  readonly parent: GraphQLNamedType | undefined;
  readonly names: Names;
}

function separate(set: SelectionSetNode, scope: Scope, naming: Naming): SelectionSetNode {
  return { ...set, selections: set.selections.map((selection) => separateSelection(selection, scope, naming)) };
}

function separateSelection(selection: SelectionNode, scope: Scope, naming: Naming): SelectionNode {
  if (selection.kind === Kind.FIELD) return separateField(selection, scope, naming);
  if (selection.kind === Kind.FRAGMENT_SPREAD) return selection;
  const condition = selection.typeCondition && naming.schema.getType(selection.typeCondition.name.value);
  const inner = { parent: condition ?? scope.parent, names: scope.names };
  return { ...selection, selectionSet: separate(selection.selectionSet, inner, naming) };
}

function separateField(field: FieldNode, scope: Scope, naming: Naming): FieldNode {
  const wanted = (field.alias ?? field.name).value;
  const { key, below } = signatureFor(field, wanted, scope, naming);
  const renamed = withKey(field, key);
  if (field.selectionSet === undefined) return renamed;
  const inner = { parent: typeBelow(field, scope.parent), names: below };
  return { ...renamed, selectionSet: separate(field.selectionSet, inner, naming) };
}

function withKey(field: FieldNode, key: string): FieldNode {
  if ((field.alias ?? field.name).value === key && field.alias?.value !== field.name.value) return field;
  const { alias, ...plain } = field;
  return key === field.name.value ? plain : { ...plain, alias: { kind: Kind.NAME, value: key } };
}

function typeBelow({ name }: FieldNode, parent: GraphQLNamedType | undefined): GraphQLNamedType | undefined {
  const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
  return getNamedType(fields[name.value]?.type);
}

function signatureFor(field: FieldNode, wanted: string, { parent, names }: Scope, naming: Naming): FieldSignature {
  const first = names.get(wanted);
  const newMeaning = (clashes: boolean): FieldSignature => {
    const key = clashes ? `_own${naming.given++}_${wanted}` : wanted;
    return { field, parent, key, below: field.selectionSet === undefined ? NO_NAMES : new Map() };
  };
  if (first === undefined) {
    const meaning = newMeaning(isReserved(field, wanted, naming.reserved));
    names.set(wanted, meaning);
    return meaning;
  }
  // Few names come twice, so that few signatures are written.
  const signature = signatureOf(field, parent, naming.reserved);
  if (signature === signatureOf(first.field, first.parent, naming.reserved)) return first;
  const other = `${wanted} ${signature}`;
  const meaning = names.get(other) ?? newMeaning(true);
  names.set(other, meaning);
  return meaning;
}

/** Below a leaf. */
const NO_NAMES: Names = new Map();

function isReserved(field: FieldNode, wanted: string, { fields, requiredWithArguments }: ReservedNames): boolean {
  const name = field.name.value;
  if (wanted === name) return requiredWithArguments.has(name);
  return fields.has(wanted) || wanted.startsWith('__') || PRIVATE_NAME.test(wanted) || PLANNER_NAME.test(wanted);
}

/**
 * Two fields of one name mean the same if this is equal; arguments may come in any order. Subgraphs' types tell leaves
 * apart alone: what two objects hold has to be merged where both fields are of one object.
 */
function signatureOf(field: FieldNode, parent: GraphQLNamedType | undefined, { subgraphTypes }: ReservedNames): string {
  const given = (field.arguments ?? []).map((argument) => print(argument)).sort();
  const isLeaf = field.selectionSet === undefined;
  const types = subgraphTypes.size > 0 && isLeaf ? subgraphTypes.get(`${parent?.name}.${field.name.value}`) : undefined;
  return `${field.name.value}(${given.join()})${types ?? ''}`;
}
