import type { RequiresSelection } from '@graphql-hive/router-query-planner';
import { type FieldNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import { TYPENAME } from '../../base/typename.ts';

/** Selections for a representation, and the mapping from their data to it. */
export interface Representation {
  readonly selections: readonly SelectionNode[];
  readonly requires: RequiresSelection[];
}

/**
 * The planner's prefix for private names. Client aliases do not use it, and errors at such fields move to the parent.
 */
const PREFIX = '_internal_qp_alias_of_';

/** Selects field sets under private aliases, so that they do not collide with the client's selections. */
export const representationOf = (sets: readonly SelectionSetNode[]): Representation => {
  const parts = sets.flatMap(({ selections }) => selections.map(partOf));
  return {
    selections: [TYPENAME, ...parts.map(({ selection }) => selection)],
    requires: [{ kind: 'Field', name: '__typename' }, ...parts.map(({ required }) => required)],
  };
};

interface Part {
  readonly selection: SelectionNode;
  readonly required: RequiresSelection;
}

const partOf = (selection: SelectionNode): Part => {
  if (selection.kind === Kind.FIELD)
    return selection.name.value === '__typename' ? TYPENAME_PART : fieldPart(selection);
  if (selection.kind === Kind.FRAGMENT_SPREAD) throw new Error('A set of fields has no named fragments.');
  const { selections, requires } = representationOf([selection.selectionSet]);
  const typeCondition = selection.typeCondition?.name.value ?? '';
  return {
    selection: { ...selection, selectionSet: { ...selection.selectionSet, selections } },
    required: { kind: 'InlineFragment', typeCondition, selections: requires },
  };
};

const TYPENAME_PART: Part = { selection: TYPENAME, required: { kind: 'Field', name: '__typename' } };

const fieldPart = (field: FieldNode): Part => {
  const name = `${PREFIX}${field.name.value}`;
  const aliased = { ...field, alias: { kind: Kind.NAME, value: name } } as const;
  const required = { kind: 'Field', name, alias: field.name.value } as const;
  if (field.selectionSet === undefined) return { selection: aliased, required };
  const { selections, requires } = representationOf([field.selectionSet]);
  return {
    selection: { ...aliased, selectionSet: { ...field.selectionSet, selections } },
    required: { ...required, selections: requires },
  };
};
