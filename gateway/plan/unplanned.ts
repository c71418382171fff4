import { Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import type { PathStep } from './path.ts';
import type { PossibleTypes } from './possibleTypes.ts';

/** Compiles the paths to the unplanned fields of an operation. The paths do not include lists. */
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
    // An existing object has its type. If the object is missing, the error belongs to the field that holds it.
    if (selection.name.value === '__typename') return [at];
    const path = [...at, { kind: 'field' as const, name: (selection.alias ?? selection.name).value }];
    return selection.selectionSet === undefined ? [path] : pathsOf(selection.selectionSet, path, possibleTypes);
  });
}
