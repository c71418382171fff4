import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { getResponseKey } from '../base/responseKey.ts';
import { toResponseName } from '../document/responseNames.ts';

/** The parts of an operation in which a field is searched. */
type SearchedOperation = Pick<GraphQLResolveInfo, 'operation' | 'fragments'>;

/**
 * The response names that the client sees from the root of an operation to one of its fields, without list indexes. A field of a fragment that
 * is spread in several places has the path of the first. Empty if the operation does not select the field.
 */
export const findFieldPath = (field: FieldNode, { operation, fragments }: SearchedOperation): readonly string[] =>
  findPathIn(operation.selectionSet, field, fragments) ?? [];

const findPathIn = (
  { selections }: SelectionSetNode,
  field: FieldNode,
  fragments: SearchedOperation['fragments'],
): readonly string[] | undefined => {
  for (const selection of selections) {
    const set =
      selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value]?.selectionSet : selection.selectionSet;
    const names = selection.kind === Kind.FIELD ? [toResponseName(getResponseKey(selection))] : [];
    if (selection === field) return names;
    const below = set && findPathIn(set, field, fragments);
    if (below !== undefined) return [...names, ...below];
  }
  return undefined;
};
