import {
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { TYPENAME } from './typename.ts';

/** An operation's root fields by who answers them. */
export interface Split {
  /** `__schema` and `__type`: answered from the API schema. */
  readonly introspection: OperationDefinitionNode | undefined;
  /** What subgraphs answer; undefined where there is nothing but introspection and `__typename`. */
  readonly planned: OperationDefinitionNode | undefined;
}

/** Parts an operation without fragment spreads. The root's `__typename` is in neither half: it is known without asking. */
export function splitRoot(operation: OperationDefinitionNode): Split {
  return {
    introspection: keep(operation, ({ name }) => name.value === '__schema' || name.value === '__type'),
    planned: withoutGaps(keep(operation, ({ name }) => !name.value.startsWith('__'))),
  };
}

/** A field whose selections were all skipped is still asked for: whether it is there at all is part of the answer. */
function withoutGaps(operation: OperationDefinitionNode | undefined): OperationDefinitionNode | undefined {
  if (operation === undefined || !hasGap(operation.selectionSet)) return operation;
  return visit(operation, { SelectionSet: (set) => (isGap(set) ? TYPENAME_ONLY : undefined) });
}

function hasGap(set: SelectionSetNode): boolean {
  return (
    isGap(set) ||
    set.selections.some((node) => 'selectionSet' in node && node.selectionSet && hasGap(node.selectionSet))
  );
}

function isGap({ selections }: SelectionSetNode): boolean {
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
