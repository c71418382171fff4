import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  type InlineFragmentNode,
  Kind,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { fieldsOf } from '../schemaText.ts';

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

/** A step of a path as a query has it: the inline fragments around its selection, if any, and the selection. */
type FoundStep = readonly SelectionNode[];

/**
 * The selections from an operation along the path of a place, as far as they exist: of several ones, those that lead farthest.
 * Inline fragments on the type that they stand in belong to it. Spreads are not followed: their fragments may have other users.
 */
export const selectionsAlong = (document: DocumentNode, schema: GraphQLSchema, place: Place): readonly FoundStep[] =>
  stepsAlong(operationAt(document, place), place.path, { schema, type: rootTypeOf(schema, place.kind) });

/** Whether a query selects a place, and whether only by fragments that it spreads. */
export const selectionAt = (
  document: DocumentNode,
  schema: GraphQLSchema,
  place: Place,
): 'none' | 'own' | 'fragment' => {
  const { path, kind } = place;
  if (selectionsAlong(document, schema, place).length === path.length) return 'own';
  const type = rootTypeOf(schema, kind);
  const found = stepsAlong(operationAt(document, place), path, { schema, type, fragments: fragmentsOf(document) });
  return found.length === path.length ? 'fragment' : 'none';
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions
      .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each] as const),
  );

/** What is known where a step is looked for. */
interface Context {
  readonly schema: GraphQLSchema;
  readonly type: GraphQLNamedType | undefined;
  /** Those whose spreads are followed. */
  readonly fragments?: Fragments;
}

const stepsAlong = (
  parent: { readonly selectionSet?: SelectionSetNode | undefined } | undefined,
  [step, ...rest]: readonly string[],
  context: Context,
): readonly FoundStep[] => {
  if (step === undefined) return [];
  const next = { ...context, type: typeAfter(step, context) };
  const found = candidatesOf(parent?.selectionSet, step, context).map((candidate) => [
    candidate,
    ...stepsAlong(candidate.at(-1) as FieldNode | InlineFragmentNode, rest, next),
  ]);
  return found.reduce<readonly FoundStep[]>((best, one) => (one.length > best.length ? one : best), []);
};

const typeAfter = (step: string, { schema, type }: Context): GraphQLNamedType | undefined => {
  const condition = conditionOf(step);
  if (condition !== undefined) return schema.getType(condition);
  const field = fieldsOf(type).find(({ name }) => name === step);
  return field && getNamedType(field.type);
};

const candidatesOf = (set: SelectionSetNode | undefined, step: string, context: Context): readonly FoundStep[] =>
  (set?.selections ?? []).flatMap((selection): readonly FoundStep[] => {
    if (isAt(selection, step)) return [[selection]];
    const { set: inner, fragments } = openFragment(selection, context);
    return candidatesOf(inner, step, { ...context, ...(fragments && { fragments }) }).map((found) => [
      selection,
      ...found,
    ]);
  });

/** The selections of a fragment on the type that it stands in; a spread of a fragment within itself has none. */
const openFragment = (
  selection: SelectionNode,
  { type, fragments }: Context,
): { readonly set?: SelectionSetNode; readonly fragments?: Fragments } => {
  if (selection.kind === Kind.FIELD) return {};
  const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
  const fragment = isSpread ? fragments?.get(selection.name.value) : selection;
  const condition = fragment?.typeCondition?.name.value ?? type?.name;
  if (fragment === undefined || condition !== type?.name) return {};
  if (!isSpread) return { set: fragment.selectionSet };
  const others = [...(fragments ?? [])].filter(([name]) => name !== selection.name.value);
  return { set: fragment.selectionSet, fragments: new Map(others) };
};

const isAt = (selection: SelectionNode, step: string): boolean => {
  if (selection.kind === Kind.FIELD) return selection.name.value === step;
  const condition = conditionOf(step);
  return (
    condition !== undefined &&
    selection.kind === Kind.INLINE_FRAGMENT &&
    selection.typeCondition?.name.value === condition
  );
};

/** The field at a place; undefined if the query does not select it. */
export const fieldAt = (document: DocumentNode, schema: GraphQLSchema, place: Place): FieldNode | undefined => {
  const found = selectionsAlong(document, schema, place);
  const last = found.length === place.path.length ? found.at(-1)?.at(-1) : undefined;
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
