import { type GraphQLSchema, isAbstractType } from 'graphql';

/** Returns the object types that a plan's type condition covers. */
export type PossibleTypes = (names: readonly string[]) => ReadonlySet<string>;

/**
 * A name covers itself and, if it is an interface or union, its object types. Names that the API schema lacks
 * (inaccessible types, interface objects) cover only themselves.
 */
export const possibleTypesOf =
  (schema: GraphQLSchema): PossibleTypes =>
  (names) =>
    new Set(names.flatMap((name) => [name, ...membersOf(schema, name)]));

const membersOf = (schema: GraphQLSchema, name: string): string[] => {
  const type = schema.getType(name);
  return isAbstractType(type) ? schema.getPossibleTypes(type).map((member) => member.name) : [];
};
