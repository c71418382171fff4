import {
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { TYPENAME } from './typename.ts';

/** The root fields of an operation, split into introspection and planned fields. */
export interface Split {
  /** `__schema` and `__type`, which the gateway resolves from the API schema. */
  readonly introspection: OperationDefinitionNode | undefined;
  /** Fields that subgraphs resolve. Undefined if there are only introspection fields and `__typename`. */
  readonly planned: OperationDefinitionNode | undefined;
}

/** Splits an operation without fragment spreads. Neither part has the root's `__typename`, which needs no fetch. */
export function splitRoot(operation: OperationDefinitionNode): Split {
  return {
    introspection: keep(operation, ({ name }) => name.value === '__schema' || name.value === '__type'),
    planned: fillEmptySelections(keep(operation, ({ name }) => !name.value.startsWith('__'))),
  };
}

/**
 * Selects `__typename` where all subselections of a field were skipped. The answer still shows whether the object
 * exists.
 */
function fillEmptySelections(operation: OperationDefinitionNode | undefined): OperationDefinitionNode | undefined {
  if (operation === undefined || !hasEmptySelection(operation.selectionSet)) return operation;
  return visit(operation, { SelectionSet: (set) => (isEmpty(set) ? TYPENAME_ONLY : undefined) });
}

function hasEmptySelection(set: SelectionSetNode): boolean {
  return (
    isEmpty(set) ||
    set.selections.some((node) => 'selectionSet' in node && node.selectionSet && hasEmptySelection(node.selectionSet))
  );
}

function isEmpty({ selections }: SelectionSetNode): boolean {
  return selections.length === 0;
}

const TYPENAME_ONLY: SelectionSetNode = {
  kind: Kind.SELECTION_SET,
  selections: [TYPENAME],
};

type Keep = (field: FieldNode) => boolean;

function keep(operation: OperationDefinitionNode, wanted: Keep): OperationDefinitionNode | undefined {
  const selectionSet = filter(operation.selectionSet, wanted);
  return selectionSet && { ...operation, selectionSet };
}

function filter(set: SelectionSetNode, wanted: Keep): SelectionSetNode | undefined {
  const selections = set.selections.flatMap((selection) => filterSelection(selection, wanted));
  return selections.length > 0 ? { ...set, selections } : undefined;
}

function filterSelection(selection: SelectionNode, wanted: Keep): SelectionNode[] {
  if (selection.kind === Kind.FIELD) return wanted(selection) ? [selection] : [];
  if (selection.kind === Kind.FRAGMENT_SPREAD) return [];
  const selectionSet = filter(selection.selectionSet, wanted);
  return selectionSet === undefined ? [] : [{ ...selection, selectionSet }];
}
