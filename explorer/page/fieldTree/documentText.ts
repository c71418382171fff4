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
import { listFields } from '../schemaText.ts';

/** A field of a query: in which operation, and the steps to it: names of fields, and `... on Type`. */
export interface QueryLocation {
  readonly kind: OperationTypeNode;
  /** Name of the operation. Without it, or if there is none of this name, the first of the kind is meant. */
  readonly operationName?: string | undefined;
  readonly path: readonly string[];
}

const CONDITION = '... on ';

/** The type of a step `... on Type`; undefined of a field. */
export const readTypeCondition = (step: string): string | undefined =>
  step.startsWith(CONDITION) ? step.slice(CONDITION.length) : undefined;

/** The step to the fields of a type of a union. */
export const createConditionStep = (type: GraphQLNamedType): string => `${CONDITION}${type.name}`;

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
export const findOperation = (
  { definitions }: DocumentNode,
  { kind, operationName }: QueryLocation,
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
export const findSelections = (
  document: DocumentNode,
  schema: GraphQLSchema,
  place: QueryLocation,
): readonly FoundStep[] =>
  followSteps(findOperation(document, place), place.path, { schema, type: rootTypeOf(schema, place.kind) });

/** Whether a query selects a place, and whether only by fragments that it spreads. */
export const findSelection = (
  document: DocumentNode,
  schema: GraphQLSchema,
  place: QueryLocation,
): 'none' | 'own' | 'fragment' => {
  const { path, kind } = place;
  if (findSelections(document, schema, place).length === path.length) return 'own';
  const type = rootTypeOf(schema, kind);
  const found = followSteps(findOperation(document, place), path, {
    schema,
    type,
    fragments: indexFragments(document),
  });
  return found.length === path.length ? 'fragment' : 'none';
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const indexFragments = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions
      .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each] as const),
  );

/** What is known where a step is looked for. */
interface StepContext {
  readonly schema: GraphQLSchema;
  readonly type: GraphQLNamedType | undefined;
  /** Those whose spreads are followed. */
  readonly fragments?: Fragments;
}

const followSteps = (
  parent: { readonly selectionSet?: SelectionSetNode | undefined } | undefined,
  [step, ...rest]: readonly string[],
  context: StepContext,
): readonly FoundStep[] => {
  if (step === undefined) return [];
  const next = { ...context, type: findTypeAfter(step, context) };
  const found = findCandidates(parent?.selectionSet, step, context).map((candidate) => [
    candidate,
    ...followSteps(candidate.at(-1) as FieldNode | InlineFragmentNode, rest, next),
  ]);
  return found.reduce<readonly FoundStep[]>((best, one) => (one.length > best.length ? one : best), []);
};

const findTypeAfter = (step: string, { schema, type }: StepContext): GraphQLNamedType | undefined => {
  const condition = readTypeCondition(step);
  if (condition !== undefined) return schema.getType(condition);
  const field = listFields(type).find(({ name }) => name === step);
  return field && getNamedType(field.type);
};

const findCandidates = (set: SelectionSetNode | undefined, step: string, context: StepContext): readonly FoundStep[] =>
  (set?.selections ?? []).flatMap((selection): readonly FoundStep[] => {
    if (matchesStep(selection, step)) return [[selection]];
    const { set: inner, fragments } = openFragment(selection, context);
    return findCandidates(inner, step, { ...context, ...(fragments && { fragments }) }).map((found) => [
      selection,
      ...found,
    ]);
  });

/** The selections of a fragment on the type that it stands in; a spread of a fragment within itself has none. */
const openFragment = (
  selection: SelectionNode,
  { type, fragments }: StepContext,
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

const matchesStep = (selection: SelectionNode, step: string): boolean => {
  if (selection.kind === Kind.FIELD) return selection.name.value === step;
  const condition = readTypeCondition(step);
  return (
    condition !== undefined &&
    selection.kind === Kind.INLINE_FRAGMENT &&
    selection.typeCondition?.name.value === condition
  );
};

/** The field at a place; undefined if the query does not select it. */
export const findField = (
  document: DocumentNode,
  schema: GraphQLSchema,
  place: QueryLocation,
): FieldNode | undefined => {
  const found = findSelections(document, schema, place);
  const last = found.length === place.path.length ? found.at(-1)?.at(-1) : undefined;
  return last?.kind === Kind.FIELD ? last : undefined;
};

/** The type of the fields at the root of a kind of operation. */
export const rootTypeOf = (schema: GraphQLSchema, kind: OperationTypeNode) => schema.getRootType(kind) ?? undefined;

/** A node that came from a text. */
interface LocatedNode {
  readonly loc?: { readonly start: number; readonly end: number } | undefined;
}

/** Where a node starts and ends in its text. */
export const readRange = ({ loc }: LocatedNode) => {
  if (loc === undefined) throw new Error('The node was not read from a text.');
  return loc;
};

/** A text with a part of it replaced. */
export const replaceRange = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end);
