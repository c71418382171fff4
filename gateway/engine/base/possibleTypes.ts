import { type GraphQLSchema, isAbstractType } from 'graphql';

/** Returns the object types that a plan's type condition covers. */
export type PossibleTypes = (names: readonly string[]) => ReadonlySet<string>;

/**
 * A name covers itself and, if it is an interface or union, its object types. Names that the API schema lacks
 * (inaccessible types, interface objects) cover only themselves.
 */
export const createPossibleTypes =
  (schema: GraphQLSchema): PossibleTypes =>
  (names) =>
    new Set(names.flatMap((name) => [name, ...findMembers(schema, name)]));

const findMembers = (schema: GraphQLSchema, name: string): string[] => {
  const type = schema.getType(name);
  return isAbstractType(type) ? schema.getPossibleTypes(type).map((member) => member.name) : [];
};
