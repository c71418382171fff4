import {
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { TYPENAME } from '../base/typename.ts';

/** The root fields of an operation, split into introspection and planned fields. */
export interface Split {
  /** `__schema` and `__type`, which the gateway resolves from the API schema. */
  readonly introspection: OperationDefinitionNode | undefined;
  /** Fields that subgraphs resolve. Undefined if there are only introspection fields and `__typename`. */
  readonly planned: OperationDefinitionNode | undefined;
}

/** Splits an operation without fragment spreads. Neither part has the root's `__typename`, which needs no fetch. */
export const splitRoot = (operation: OperationDefinitionNode): Split => ({
  introspection: keepSelections(operation, ({ name }) => name.value === '__schema' || name.value === '__type'),
  planned: fillEmptySelections(keepSelections(operation, ({ name }) => !name.value.startsWith('__'))),
});

/**
 * Selects `__typename` where all subselections of a field were skipped. The answer still shows whether the object
 * exists.
 */
const fillEmptySelections = (operation: OperationDefinitionNode | undefined): OperationDefinitionNode | undefined => {
  if (operation === undefined || !hasEmptySelection(operation.selectionSet)) return operation;
  return visit(operation, { SelectionSet: (set) => (isEmpty(set) ? TYPENAME_ONLY : undefined) });
};

const hasEmptySelection = (set: SelectionSetNode): boolean =>
  isEmpty(set) ||
  set.selections.some((node) => 'selectionSet' in node && node.selectionSet && hasEmptySelection(node.selectionSet));

const isEmpty = ({ selections }: SelectionSetNode): boolean => selections.length === 0;

const TYPENAME_ONLY: SelectionSetNode = {
  kind: Kind.SELECTION_SET,
  selections: [TYPENAME],
};

type Keep = (field: FieldNode) => boolean;

const keepSelections = (operation: OperationDefinitionNode, wanted: Keep): OperationDefinitionNode | undefined => {
  const selectionSet = filter(operation.selectionSet, wanted);
  return selectionSet && { ...operation, selectionSet };
};

const filter = (set: SelectionSetNode, wanted: Keep): SelectionSetNode | undefined => {
  const selections = set.selections.flatMap((selection) => filterSelection(selection, wanted));
  return selections.length > 0 ? { ...set, selections } : undefined;
};

const filterSelection = (selection: SelectionNode, wanted: Keep): SelectionNode[] => {
  if (selection.kind === Kind.FIELD) return wanted(selection) ? [selection] : [];
  if (selection.kind === Kind.FRAGMENT_SPREAD) return [];
  const selectionSet = filter(selection.selectionSet, wanted);
  return selectionSet === undefined ? [] : [{ ...selection, selectionSet }];
};
