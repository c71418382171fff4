import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';
import { getResponseKey } from '../base/responseKey.ts';
import type { ObjectShape } from './shape.ts';

/**
 * Whether a fetch selects exactly the content of the answer, in the same order and under the same names. Its data then
 * needs no projection.
 */
export const isIdentity = (shape: ObjectShape, fetch: DocumentNode): boolean => {
  const [operation, ...fragments] = fetch.definitions;
  return (
    operation?.kind === Kind.OPERATION_DEFINITION &&
    fragments.length === 0 &&
    selectsSameFields(shape, operation.selectionSet)
  );
};

const selectsSameFields = (shape: ObjectShape, { selections }: SelectionSetNode): boolean => {
  if (selections.length !== shape.fields.length) return false;
  return shape.fields.every((field, index) => {
    const selection = selections[index];
    if (selection?.kind !== Kind.FIELD || getResponseKey(selection) !== field.key) return false;
    if (field.name !== field.key || field.type === undefined || field.leaf !== undefined) return false;
    if (field.child === undefined) return selection.selectionSet === undefined;
    if (field.child.kind === 'abstract' || selection.selectionSet === undefined) return false;
    return selectsSameFields(field.child, selection.selectionSet);
  });
};
