import { type DocumentNode, Kind, type SelectionNode } from 'graphql';

/**
 * Adds the fields that a fetch selects of entities, as `Type.field`: those of the fragments directly below its `_entities`.
 * A fetch of root fields adds none.
 */
export const addEntityFields = ({ definitions }: DocumentNode, fields: Set<string>): void => {
  for (const definition of definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      for (const root of filterFields(definition.selectionSet.selections))
        if (root.name.value === '_entities') addSelectedFields(root.selectionSet?.selections ?? [], fields);
};

const addSelectedFields = (entities: readonly SelectionNode[], found: Set<string>): void => {
  for (const entity of entities)
    if (entity.kind === Kind.INLINE_FRAGMENT)
      for (const { name } of filterFields(entity.selectionSet.selections))
        found.add(`${entity.typeCondition?.name.value}.${name.value}`);
};

const filterFields = (selections: readonly SelectionNode[]) =>
  selections.filter((selection) => selection.kind === Kind.FIELD);
