import {
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  type InlineFragmentNode,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import { type AnyField, listFields } from '../schemaText.ts';
import { createConditionStep, type QueryLocation, readRange, rootTypeOf } from './documentText.ts';

/**
 * Where a field of a type belongs in a document: at the root of its operation, or else where the document selects fields of the
 * type, at best around the cursor. Null if it selects none.
 *
 * @param cursor offset in the text
 */
export const findInsertLocation = (
  document: DocumentNode,
  schema: GraphQLSchema,
  owner: GraphQLNamedType,
  { field, cursor }: { readonly field: string; readonly cursor: number },
): QueryLocation | null => {
  const kind = Object.values(OperationTypeNode).find((one) => rootTypeOf(schema, one) === owner);
  if (kind !== undefined) return { kind, path: [field] };
  const places = document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ operation, name, selectionSet }) => {
      const root = { kind: operation, operationName: name?.value, path: [] };
      return findSelectionsOn(schema, owner, { type: rootTypeOf(schema, operation), set: selectionSet, place: root });
    });
  const around = places.filter(({ set }) => readRange(set).start <= cursor && cursor <= readRange(set).end);
  const place = (around.at(-1) ?? places[0])?.place;
  return place === undefined ? null : { ...place, path: [...place.path, field] };
};

/** A selection of fields of a type. */
interface SelectedNode {
  readonly type: GraphQLNamedType | undefined;
  readonly set: SelectionSetNode;
  readonly place: QueryLocation;
}

/** A selection and those within it that have a type, outer ones first. */
const findSelectionsOn = (schema: GraphQLSchema, owner: GraphQLNamedType, selected: SelectedNode): SelectedNode[] => {
  const { type, set, place } = selected;
  const inner = set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD || !selection.selectionSet) return [];
    if (isTransparent(selection, type))
      return findSelectionsOn(schema, owner, { ...selected, set: selection.selectionSet });
    const condition =
      selection.kind === Kind.INLINE_FRAGMENT ? schema.getType(selection.typeCondition?.name.value ?? '') : undefined;
    const field = selection.kind === Kind.FIELD ? findFieldDefinition(type, selection.name.value) : undefined;
    const next = condition ?? (field && getNamedType(field.type));
    const step = condition ? createConditionStep(condition) : field?.name;
    if (next === undefined || step === undefined) return [];
    const below = { type: next, set: selection.selectionSet, place: { ...place, path: [...place.path, step] } };
    return findSelectionsOn(schema, owner, below);
  });
  return type === owner ? [selected, ...inner] : inner;
};

/** Whether a selection is a fragment on the type that it stands in. */
const isTransparent = (selection: FieldNode | InlineFragmentNode, type: GraphQLNamedType | undefined): boolean =>
  selection.kind === Kind.INLINE_FRAGMENT && (selection.typeCondition?.name.value ?? type?.name) === type?.name;

const findFieldDefinition = (type: GraphQLNamedType | undefined, name: string): AnyField | undefined =>
  listFields(type).find((field) => field.name === name);
