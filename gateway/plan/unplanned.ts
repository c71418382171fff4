import { Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import type { PathStep } from './path.ts';
import type { PossibleTypes } from './possibleTypes.ts';

/** Compiles the paths to the fields of an operation's parts that have no plan. Lists on the way are not named in them. */
export function compileUnplanned(
  parts: readonly OperationDefinitionNode[],
  possibleTypes: PossibleTypes,
): readonly (readonly PathStep[])[] {
  return parts.flatMap(({ selectionSet }) => pathsOf(selectionSet, [], possibleTypes));
}

function pathsOf(
  { selections }: SelectionSetNode,
  at: readonly PathStep[],
  possibleTypes: PossibleTypes,
): readonly (readonly PathStep[])[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [];
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const condition = selection.typeCondition?.name.value;
      const step = condition === undefined ? [] : [{ kind: 'types' as const, types: possibleTypes([condition]) }];
      return pathsOf(selection.selectionSet, [...at, ...step], possibleTypes);
    }
    // An object that is there is of its type; the error of one that is not belongs to the field it should stand in.
    if (selection.name.value === '__typename') return [at];
    const path = [...at, { kind: 'field' as const, name: (selection.alias ?? selection.name).value }];
    return selection.selectionSet === undefined ? [path] : pathsOf(selection.selectionSet, path, possibleTypes);
  });
}
