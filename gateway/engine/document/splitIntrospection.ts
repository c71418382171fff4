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
export interface SplitOperation {
  /** `__schema` and `__type`, which the gateway resolves from the API schema. */
  readonly introspection: OperationDefinitionNode | undefined;
  /** Fields that subgraphs resolve. Undefined if there are only introspection fields and `__typename`. */
  readonly planned: OperationDefinitionNode | undefined;
}

/** Splits an operation without fragment spreads. Neither part has the root's `__typename`, which needs no fetch. */
export const splitIntrospection = (operation: OperationDefinitionNode): SplitOperation => ({
  introspection: keepSelections(operation, ({ name }) => name.value === '__schema' || name.value === '__type'),
  planned: fillEmptySelections(keepSelections(operation, ({ name }) => !name.value.startsWith('__'))),
});

/**
 * Selects `__typename` where all subselections of a field were skipped. The answer still shows whether the object
 * exists.
 */
const fillEmptySelections = (operation: OperationDefinitionNode | undefined): OperationDefinitionNode | undefined => {
  if (operation === undefined || !hasEmptySelection(operation.selectionSet)) return operation;
  return visit(operation, { SelectionSet: (set) => (isEmptySet(set) ? TYPENAME_ONLY : undefined) });
};

const hasEmptySelection = (set: SelectionSetNode): boolean =>
  isEmptySet(set) ||
  set.selections.some((node) => 'selectionSet' in node && node.selectionSet && hasEmptySelection(node.selectionSet));

const isEmptySet = ({ selections }: SelectionSetNode): boolean => selections.length === 0;

const TYPENAME_ONLY: SelectionSetNode = {
  kind: Kind.SELECTION_SET,
  selections: [TYPENAME],
};

type KeepField = (field: FieldNode) => boolean;

const keepSelections = (operation: OperationDefinitionNode, wanted: KeepField): OperationDefinitionNode | undefined => {
  const selectionSet = filterSelectionSet(operation.selectionSet, wanted);
  return selectionSet && { ...operation, selectionSet };
};

const filterSelectionSet = (set: SelectionSetNode, wanted: KeepField): SelectionSetNode | undefined => {
  const selections = set.selections.flatMap((selection) => filterSelection(selection, wanted));
  return selections.length > 0 ? { ...set, selections } : undefined;
};

const filterSelection = (selection: SelectionNode, wanted: KeepField): SelectionNode[] => {
  if (selection.kind === Kind.FIELD) return wanted(selection) ? [selection] : [];
  if (selection.kind === Kind.FRAGMENT_SPREAD) return [];
  const selectionSet = filterSelectionSet(selection.selectionSet, wanted);
  return selectionSet === undefined ? [] : [{ ...selection, selectionSet }];
};
