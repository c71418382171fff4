import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { PossibleTypes } from '../base/possibleTypes.ts';
import { getResponseKey } from '../base/responseKey.ts';
import { findField } from '../document/inlineFragments.ts';
import type { UnplannedPath } from '../execute/unplannedErrors.ts';
import { joinOperations } from './rust/splitOperation.ts';

/** What the paths of an operation depend on. */
interface PathContext {
  readonly schema: GraphQLSchema;
  readonly possibleTypes: PossibleTypes;
}

/** Where a selection set stands: the path to it, its type, and that of the field that holds it. */
interface UnplannedSelection {
  readonly at: UnplannedPath;
  readonly type: GraphQLNamedType | null | undefined;
  readonly held: GraphQLNamedType | null | undefined;
}

/**
 * Compiles the paths to the unplanned fields of an operation.
 *
 * @param operations of the operation as it was planned, which may select more than the client did
 */
export const compileUnplanned = (
  operation: OperationDefinitionNode,
  operations: readonly OperationDefinitionNode[],
  context: PathContext,
): readonly UnplannedPath[] => {
  const selected = operations.length === 0 ? undefined : joinOperations(operation, operations);
  const root = context.schema.getRootType(operation.operation);
  return selected === undefined ? [] : compilePaths(selected.selectionSet, { at: [], type: root, held: root }, context);
};

const compilePaths = (
  { selections }: SelectionSetNode,
  place: UnplannedSelection,
  context: PathContext,
): readonly UnplannedPath[] => {
  const { at, type, held } = place;
  return selections.flatMap((selection): readonly UnplannedPath[] => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [];
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const condition = selection.typeCondition?.name.value;
      if (condition === undefined) return compilePaths(selection.selectionSet, place, context);
      const step = { kind: 'types', types: context.possibleTypes([condition]) } as const;
      const inner = { at: [...at, step], type: context.schema.getType(condition), held };
      return compilePaths(selection.selectionSet, inner, context);
    }
    const name = getResponseKey(selection);
    if (selection.name.value === '__typename') {
      // An object has its type, unless that is abstract and no subgraph knows it: then it is an interface object.
      return [isAbstractType(held) ? [...at, { kind: 'typename', name, abstract: held.name }] : at];
    }
    const path = [...at, { kind: 'field', name } as const];
    if (selection.selectionSet === undefined) return [path];
    const below = getNamedType(isCompositeType(type) ? findField(type, selection.name.value)?.type : undefined);
    return compilePaths(selection.selectionSet, { at: path, type: below, held: below }, context);
  });
};
