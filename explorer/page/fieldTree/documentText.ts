import {
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  type SelectionNode,
} from 'graphql';

/** A field of a query: in which operation, and the steps to it: names of fields, and `... on Type`. */
export interface Place {
  readonly kind: OperationTypeNode;
  /** Name of the operation. Without it, or if there is none of this name, the first of the kind is meant. */
  readonly operationName?: string | undefined;
  readonly path: readonly string[];
}

const CONDITION = '... on ';

/** The type of a step `... on Type`; undefined of a field. */
export const conditionOf = (step: string): string | undefined =>
  step.startsWith(CONDITION) ? step.slice(CONDITION.length) : undefined;

/** The step to the fields of a type of a union. */
export const stepOn = (type: GraphQLNamedType): string => `${CONDITION}${type.name}`;

/** Whether a text has nothing but comments and blanks. */
export const isBlank = (text: string): boolean => text.replaceAll(/#.*|[\s,]/g, '') === '';

/** The document of a text; one without definitions for a blank text, null if it cannot be read. */
export const readDocument = (text: string): DocumentNode | null => {
  if (isBlank(text)) return { kind: Kind.DOCUMENT, definitions: [] };
  try {
    return parse(text);
  } catch {
    return null;
  }
};

/** The operation of a place. */
export const operationAt = (
  { definitions }: DocumentNode,
  { kind, operationName }: Place,
): OperationDefinitionNode | undefined => {
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const ofKind = operations.filter(({ operation }) => operation === kind);
  return ofKind.find(({ name }) => name !== undefined && name.value === operationName) ?? ofKind[0];
};

/** The selections from an operation along a path, as far as they exist. Fragments are not followed. */
export const selectionsAlong = (operation: OperationDefinitionNode | undefined, path: readonly string[]) => {
  const found: SelectionNode[] = [];
  let parent: OperationDefinitionNode | SelectionNode | undefined = operation;
  for (const step of path) {
    const selections: readonly SelectionNode[] =
      parent !== undefined && 'selectionSet' in parent ? (parent.selectionSet?.selections ?? []) : [];
    parent = selections.find((selection) => isAt(selection, step));
    if (parent === undefined) break;
    found.push(parent as SelectionNode);
  }
  return found;
};

const isAt = (selection: SelectionNode, step: string): boolean => {
  if (selection.kind === Kind.FIELD) return selection.name.value === step;
  return selection.kind === Kind.INLINE_FRAGMENT && selection.typeCondition?.name.value === conditionOf(step);
};

/** The field at a place; undefined if the query does not select it. */
export const fieldAt = (document: DocumentNode, place: Place): FieldNode | undefined => {
  const found = selectionsAlong(operationAt(document, place), place.path);
  const last = found.length === place.path.length ? found.at(-1) : undefined;
  return last?.kind === Kind.FIELD ? last : undefined;
};

/** The type of the fields at the root of a kind of operation. */
export const rootTypeOf = (schema: GraphQLSchema, kind: OperationTypeNode) => schema.getRootType(kind) ?? undefined;

/** A node that came from a text. */
interface Located {
  readonly loc?: { readonly start: number; readonly end: number } | undefined;
}

/** Where a node starts and ends in its text. */
export const rangeOf = ({ loc }: Located) => {
  if (loc === undefined) throw new Error('The node was not read from a text.');
  return loc;
};

/** A text with a part of it replaced. */
export const replaced = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end);
