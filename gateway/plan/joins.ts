import { type ConstDirectiveNode, type ConstValueNode, Kind, type TypeNode } from 'graphql';

/** A node with directives of the join specification. */
interface Joined {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** Reads the directives of a name: for each its arguments as texts, by argument name. */
export function joinsOf({ directives = [] }: Joined, name: string): Record<string, string>[] {
  return directives
    .filter((directive) => directive.name.value === name)
    .map(({ arguments: given = [] }) =>
      Object.fromEntries(given.map((argument) => [argument.name.value, textOf(argument.value)])),
    );
}

/** The subgraphs that these directives name, by their values in `join__Graph`. */
export function graphsOf(node: Joined, name: string): string[] {
  return joinsOf(node, name).flatMap(({ graph }) => graph ?? []);
}

function textOf(value: ConstValueNode): string {
  return value.kind === Kind.ENUM || value.kind === Kind.STRING || value.kind === Kind.BOOLEAN ? `${value.value}` : '';
}

/** The name of a type without list and non-null wrappers. */
export function namedTypeOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedTypeOf(type.type);
}
