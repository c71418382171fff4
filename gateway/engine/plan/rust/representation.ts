import type { RequiresSelection } from '@graphql-hive/router-query-planner';
import { type FieldNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import { TYPENAME } from '../../base/typename.ts';

/** Selections for a representation, and the mapping from their data to it. */
export interface RepresentationSelection {
  readonly selections: readonly SelectionNode[];
  readonly requires: RequiresSelection[];
}

/**
 * The planner's prefix for private names. Client aliases do not use it, and errors at such fields move to the parent.
 */
const ALIAS_PREFIX = '_internal_qp_alias_of_';

/** Selects field sets under private aliases, so that they do not collide with the client's selections. */
export const selectRepresentation = (sets: readonly SelectionSetNode[]): RepresentationSelection => {
  const required = sets.flatMap(({ selections }) => selections.map(toRequiredSelection));
  return {
    selections: [TYPENAME, ...required.map(({ selection }) => selection)],
    requires: [{ kind: 'Field', name: '__typename' }, ...required.map(({ required }) => required)],
  };
};

interface RequiredSelection {
  readonly selection: SelectionNode;
  readonly required: RequiresSelection;
}

const toRequiredSelection = (selection: SelectionNode): RequiredSelection => {
  if (selection.kind === Kind.FIELD)
    return selection.name.value === '__typename' ? REQUIRED_TYPENAME : toRequiredField(selection);
  if (selection.kind === Kind.FRAGMENT_SPREAD) throw new Error('A set of fields has no named fragments.');
  const { selections, requires } = selectRepresentation([selection.selectionSet]);
  const typeCondition = selection.typeCondition?.name.value ?? '';
  return {
    selection: { ...selection, selectionSet: { ...selection.selectionSet, selections } },
    required: { kind: 'InlineFragment', typeCondition, selections: requires },
  };
};

const REQUIRED_TYPENAME: RequiredSelection = { selection: TYPENAME, required: { kind: 'Field', name: '__typename' } };

const toRequiredField = (field: FieldNode): RequiredSelection => {
  const name = `${ALIAS_PREFIX}${field.name.value}`;
  const aliased = { ...field, alias: { kind: Kind.NAME, value: name } } as const;
  const required = { kind: 'Field', name, alias: field.name.value } as const;
  if (field.selectionSet === undefined) return { selection: aliased, required };
  const { selections, requires } = selectRepresentation([field.selectionSet]);
  return {
    selection: { ...aliased, selectionSet: { ...field.selectionSet, selections } },
    required: { ...required, selections: requires },
  };
};
