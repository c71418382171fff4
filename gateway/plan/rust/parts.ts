import {
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { TYPENAME } from '../../document/typename.ts';

export function isMutation({ operation }: OperationDefinitionNode): boolean {
  return operation === OperationTypeNode.MUTATION;
}

/** The first half of an operation's fields and the second; undefined where there is but one field that may be asked for. */
export function halvesOf(operation: OperationDefinitionNode): OperationDefinitionNode[] | undefined {
  const halves = halve(operation.selectionSet, !isMutation(operation));
  return halves?.map((selectionSet) => ({ ...operation, selectionSet }));
}

function halve(set: SelectionSetNode, isRepeatable: boolean): SelectionSetNode[] | undefined {
  const { selections } = set;
  const middle = Math.ceil(selections.length / 2);
  if (selections.length > 1)
    return [selections.slice(0, middle), selections.slice(middle)].map((half) => ({ ...set, selections: half }));
  const [only] = selections;
  if (!isRepeatable || only === undefined || !('selectionSet' in only) || only.selectionSet === undefined)
    return undefined;
  return halve(only.selectionSet, true)?.map((selectionSet) => ({ ...set, selections: [{ ...only, selectionSet }] }));
}

/** Names a place in an operation by the response names and type conditions that lead there. */
export type Place = string;

/** Where the leaves of these operations are. */
export function leavesOf(operations: readonly OperationDefinitionNode[]): ReadonlySet<Place> {
  const leaves = new Set<Place>();
  const collect = ({ selections }: SelectionSetNode, at: Place) => {
    for (const selection of selections) {
      const set = selection.kind === Kind.FRAGMENT_SPREAD ? undefined : selection.selectionSet;
      if (set === undefined) leaves.add(placeOf(selection, at));
      else collect(set, placeOf(selection, at));
    }
  };
  for (const { selectionSet } of operations) collect(selectionSet, '');
  return leaves;
}

/** What is left of an operation. */
export interface RemainingOperation {
  /** Undefined where nothing is. */
  readonly operation: OperationDefinitionNode | undefined;
  /** Fields and fragments of which nothing but the type is asked for any more. */
  readonly emptied: readonly Place[];
}

/**
 * Leaves places out of an operation, with all that is below them.
 *
 * @param emptied what becomes of a field that has nothing left below it: it goes as well, or its type is still asked for, by
 * which it is known whether it is there at all
 */
export function withoutPlaces(
  operation: OperationDefinitionNode,
  places: ReadonlySet<Place>,
  emptied: 'drop' | 'askType',
): RemainingOperation {
  const found: Place[] = [];
  const prune = (set: SelectionSetNode, at: Place): SelectionSetNode => {
    const selections = set.selections.flatMap((selection): readonly SelectionNode[] => {
      const place = placeOf(selection, at);
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
}

/** The operation that asks for all that these parts of one operation ask for. */
export function joinParts(
  operation: OperationDefinitionNode,
  parts: readonly OperationDefinitionNode[],
): OperationDefinitionNode | undefined {
  const others = leavesOf([operation]).difference(leavesOf(parts));
  return withoutPlaces(operation, others, 'drop').operation;
}

function placeOf(selection: SelectionNode, at: Place): Place {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return `${at}/...${selection.name.value}`;
  if (selection.kind === Kind.INLINE_FRAGMENT) return `${at}/... on ${selection.typeCondition?.name.value ?? ''}`;
  return `${at}/${(selection.alias ?? selection.name).value}`;
}
