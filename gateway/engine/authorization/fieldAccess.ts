import { type GraphQLCompositeType, type GraphQLSchema, getNamedType, isAbstractType } from 'graphql';
import { findField } from '../document/inlineFragments.ts';
import type { AccessRequirement, AccessRequirements } from './requirements.ts';

/** The requirements of fields. */
export interface FieldAccess {
  /** Whether no field of the graph needs anything. */
  readonly isOpen: boolean;
  /** What a caller needs to select a field of a type: all of it. */
  listRequirements(parent: GraphQLCompositeType, fieldName: string): readonly AccessRequirement[];
}

/**
 * Finds the requirements of fields: those of the field, of the type that has it and of the type that it returns. A field
 * of an interface can return data of each of its types, so it needs what any of them needs. Requirements of an interface
 * do not apply to its types, as in other routers: compositions derive them from the types.
 */
export const createFieldAccess = (requirements: AccessRequirements, schema: GraphQLSchema): FieldAccess => {
  const known = new Map<string, readonly AccessRequirement[]>();
  const ownOf = (type: GraphQLCompositeType, fieldName: string) => {
    const returned = getNamedType(findField(type, fieldName)?.type);
    const coordinates = [type.name, `${type.name}.${fieldName}`, ...(returned ? [returned.name] : [])];
    return coordinates.flatMap((coordinate) => requirements.get(coordinate) ?? []);
  };
  const find = (parent: GraphQLCompositeType, fieldName: string) => {
    const types = isAbstractType(parent) ? [parent, ...schema.getPossibleTypes(parent)] : [parent];
    return [...new Set(types.flatMap((type) => ownOf(type, fieldName)))];
  };
  return {
    isOpen: requirements.size === 0,
    listRequirements: (parent, fieldName) => {
      if (requirements.size === 0 || fieldName.startsWith('__')) return [];
      const coordinate = `${parent.name}.${fieldName}`;
      const found = known.get(coordinate) ?? find(parent, fieldName);
      known.set(coordinate, found);
      return found;
    },
  };
};
