import {
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { getResponseKey } from '../../base/responseKey.ts';
import { TYPENAME } from '../../base/typename.ts';

export const isMutation = ({ operation }: OperationDefinitionNode): boolean => operation === OperationTypeNode.MUTATION;

/** Splits an operation's fields into two halves. Undefined if there is only one field to fetch. */
export const splitInHalves = (operation: OperationDefinitionNode): OperationDefinitionNode[] | undefined => {
  const halves = splitSelectionSet(operation.selectionSet, !isMutation(operation));
  return halves?.map((selectionSet) => ({ ...operation, selectionSet }));
};

const splitSelectionSet = (set: SelectionSetNode, isRepeatable: boolean): SelectionSetNode[] | undefined => {
  const { selections } = set;
  const middle = Math.ceil(selections.length / 2);
  if (selections.length > 1)
    return [selections.slice(0, middle), selections.slice(middle)].map((half) => ({ ...set, selections: half }));
  const [only] = selections;
  if (!isRepeatable || only === undefined || !('selectionSet' in only) || only.selectionSet === undefined)
    return undefined;
  return splitSelectionSet(only.selectionSet, true)?.map((selectionSet) => ({
    ...set,
    selections: [{ ...only, selectionSet }],
  }));
};

/** Identifies a place in an operation by the response names and type conditions that lead to it. */
export type SelectionPath = string;

/** The places of the leaf fields of these operations. */
export const listLeafPaths = (operations: readonly OperationDefinitionNode[]): ReadonlySet<SelectionPath> => {
  const leaves = new Set<SelectionPath>();
  const collect = ({ selections }: SelectionSetNode, at: SelectionPath) => {
    for (const selection of selections) {
      const set = selection.kind === Kind.FRAGMENT_SPREAD ? undefined : selection.selectionSet;
      if (set === undefined) leaves.add(toSelectionPath(selection, at));
      else collect(set, toSelectionPath(selection, at));
    }
  };
  for (const { selectionSet } of operations) collect(selectionSet, '');
  return leaves;
};

/** The rest of an operation after planned parts are removed. */
export interface RemainingOperation {
  /** Undefined if nothing remains. */
  readonly operation: OperationDefinitionNode | undefined;
  /** Fields and fragments of which only `__typename` remains selected. */
  readonly emptied: readonly SelectionPath[];
}

/**
 * Removes places from an operation, with everything below them.
 *
 * @param emptied what to do with a field without remaining subselections: remove it, or select its `__typename`, which
 * shows whether the object exists
 */
export const removePaths = (
  operation: OperationDefinitionNode,
  places: ReadonlySet<SelectionPath>,
  emptied: 'drop' | 'askType',
): RemainingOperation => {
  const found: SelectionPath[] = [];
  const prune = (set: SelectionSetNode, at: SelectionPath): SelectionSetNode => {
    const selections = set.selections.flatMap((selection): readonly SelectionNode[] => {
      const place = toSelectionPath(selection, at);
      if (places.has(place)) return [];
      if (selection.kind === Kind.FRAGMENT_SPREAD || selection.selectionSet === undefined) return [selection];
      const pruned = prune(selection.selectionSet, place);
      if (pruned.selections.length > 0) return [{ ...selection, selectionSet: pruned }];
      found.push(place);
      return emptied === 'drop' ? [] : [{ ...selection, selectionSet: { ...pruned, selections: [TYPENAME] } }];
    });
    return { ...set, selections };
  };
  const selectionSet = prune(operation.selectionSet, '');
  const isEmpty = selectionSet.selections.length === 0;
  return { operation: isEmpty ? undefined : { ...operation, selectionSet }, emptied: found };
};

/** Merges parts of one operation into one operation. */
export const joinOperations = (
  operation: OperationDefinitionNode,
  operations: readonly OperationDefinitionNode[],
): OperationDefinitionNode | undefined => {
  const others = listLeafPaths([operation]).difference(listLeafPaths(operations));
  return removePaths(operation, others, 'drop').operation;
};

const toSelectionPath = (selection: SelectionNode, at: SelectionPath): SelectionPath => {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return `${at}/...${selection.name.value}`;
  if (selection.kind === Kind.INLINE_FRAGMENT) return `${at}/... on ${selection.typeCondition?.name.value ?? ''}`;
  return `${at}/${getResponseKey(selection)}`;
};
