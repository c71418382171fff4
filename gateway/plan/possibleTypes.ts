import { type GraphQLSchema, isAbstractType } from 'graphql';

/** Tells which concrete types a type condition of a plan covers. */
export type PossibleTypes = (names: readonly string[]) => ReadonlySet<string>;

/**
 * A name covers itself and, where it is an interface or union, every object type in it. Names the API schema does not
 * know (inaccessible types, interface objects) cover themselves.
 */
export function possibleTypesOf(schema: GraphQLSchema): PossibleTypes {
  return (names) => new Set(names.flatMap((name) => [name, ...membersOf(schema, name)]));
}

function membersOf(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  return isAbstractType(type) ? schema.getPossibleTypes(type).map((member) => member.name) : [];
}
