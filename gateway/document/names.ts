import {
  type FieldNode,
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
}

const PRIVATE_NAME = /^_own\d+_/;
const PLANNERS_NAME = /^_internal_qp_alias/;

/** What a client calls a key of the data: the key itself, but where the field got a private name. */
export function responseName(key: string): string {
  return key.replace(PRIVATE_NAME, '');
}

/**
 * Gives each name within one selection one meaning. GraphQL lets a name mean two things on two types
 * (`... on Book { n: pages } ... on Film { n: minutes }`) or stand where a key does (`id: name`); the planner breaks over
 * the first and reads a wrong key for the second. Such fields get a private name, and their own again in the answer.
 */
export function separateNames(operation: OperationDefinitionNode, reserved: ReservedNames): OperationDefinitionNode {
  return { ...operation, selectionSet: separate(operation.selectionSet, new Map(), { reserved, given: 0 }) };
}

interface Naming {
  readonly reserved: ReservedNames;
  given: number;
}

/** What the names of one level stand for: fields that merge in the answer share it, whatever fragment they are in. */
type Scope = Map<string, Meaning>;
interface Meaning {
  readonly signature: string;
  readonly key: string;
  readonly below: Scope;
}

function separate(set: SelectionSetNode, scope: Scope, naming: Naming): SelectionSetNode {
  return { ...set, selections: set.selections.map((selection) => separateSelection(selection, scope, naming)) };
}

function separateSelection(selection: SelectionNode, scope: Scope, naming: Naming): SelectionNode {
  if (selection.kind === Kind.FIELD) return separateField(selection, scope, naming);
  if (selection.kind === Kind.FRAGMENT_SPREAD) return selection;
  return { ...selection, selectionSet: separate(selection.selectionSet, scope, naming) };
}

function separateField(field: FieldNode, scope: Scope, naming: Naming): FieldNode {
  const wanted = (field.alias ?? field.name).value;
  const { key, below } = meaningOf(field, wanted, scope, naming);
  const renamed: FieldNode = key === wanted ? field : { ...field, alias: { kind: Kind.NAME, value: key } };
  if (field.selectionSet === undefined) return renamed;
  return { ...renamed, selectionSet: separate(field.selectionSet, below, naming) };
}

function meaningOf(field: FieldNode, wanted: string, scope: Scope, naming: Naming): Meaning {
  const signature = signatureOf(field);
  const first = scope.get(wanted);
  const known = first?.signature === signature ? first : scope.get(`${wanted} ${signature}`);
  if (known !== undefined) return known;
  const clashes = first !== undefined || isReserved(field, wanted, naming.reserved);
  const meaning = { signature, key: clashes ? `_own${naming.given++}_${wanted}` : wanted, below: new Map() };
  scope.set(first === undefined ? wanted : `${wanted} ${signature}`, meaning);
  return meaning;
}

function isReserved(field: FieldNode, wanted: string, { fields, requiredWithArguments }: ReservedNames): boolean {
  const name = field.name.value;
  if (wanted === name) return requiredWithArguments.has(name);
  return fields.has(wanted) || wanted.startsWith('__') || PRIVATE_NAME.test(wanted) || PLANNERS_NAME.test(wanted);
}

/** Two fields of one name mean the same if this is equal; arguments may come in any order. */
function signatureOf(field: FieldNode): string {
  const given = (field.arguments ?? []).map((argument) => print(argument)).sort();
  return `${field.name.value}(${given.join()})`;
}
