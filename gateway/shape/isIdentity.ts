import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';
import type { ObjectShape } from './shape.ts';

/**
 * Whether a fetch selects exactly what the answer holds, in its order and under its names, so that its data need not be
 * projected: nothing is to be left out, renamed or reordered.
 */
export function isIdentity(shape: ObjectShape, fetch: DocumentNode): boolean {
  const [operation, ...fragments] = fetch.definitions;
  return (
    operation?.kind === Kind.OPERATION_DEFINITION && fragments.length === 0 && equals(shape, operation.selectionSet)
  );
}

function equals(shape: ObjectShape, { selections }: SelectionSetNode): boolean {
  if (selections.length !== shape.fields.length) return false;
  return shape.fields.every((field, index) => {
    const selection = selections[index];
    if (selection?.kind !== Kind.FIELD || (selection.alias ?? selection.name).value !== field.key) return false;
    if (field.name !== field.key || field.type === undefined || field.leaf !== undefined) return false;
    if (field.child === undefined) return selection.selectionSet === undefined;
    if (field.child.kind === 'abstract' || selection.selectionSet === undefined) return false;
    return equals(field.child, selection.selectionSet);
  });
}
