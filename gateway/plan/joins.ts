import { type ConstDirectiveNode, type ConstValueNode, Kind, type TypeNode } from 'graphql';

/** Where a supergraph says something of subgraphs. */
interface Joined {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** Reads directives of the join specification: of each, its arguments as texts, by their names. */
export function joinsOf({ directives = [] }: Joined, name: string): Record<string, string>[] {
  return directives
    .filter((directive) => directive.name.value === name)
    .map(({ arguments: given = [] }) =>
      Object.fromEntries(given.map((argument) => [argument.name.value, textOf(argument.value)])),
    );
}

/** The subgraphs, by their values in `join__Graph`, that such directives name. */
export function graphsOf(node: Joined, name: string): string[] {
  return joinsOf(node, name).flatMap(({ graph }) => graph ?? []);
}

function textOf(value: ConstValueNode): string {
  return value.kind === Kind.ENUM || value.kind === Kind.STRING || value.kind === Kind.BOOLEAN ? `${value.value}` : '';
}

/** The name of a type without its lists and exclamation marks. */
export function namedTypeOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedTypeOf(type.type);
}
