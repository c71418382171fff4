import { type GraphQLNamedType, getNamedType, isInterfaceType, isObjectType } from 'graphql';

/** The named type of a field. Undefined if the type has no such field, or no fields. */
export const findFieldType = (type: GraphQLNamedType | undefined, field: string): GraphQLNamedType | undefined =>
  isObjectType(type) || isInterfaceType(type) ? getNamedType(type.getFields()[field]?.type) : undefined;
