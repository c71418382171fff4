import { type ConstDirectiveNode, type ConstValueNode, Kind, type TypeNode } from 'graphql';

/** A node with directives of the join specification. */
interface JoinedNode {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** Reads the directives of a name: for each its arguments as texts, by argument name. */
export const joinsOf = ({ directives = [] }: JoinedNode, name: string): Record<string, string>[] =>
  directives
    .filter((directive) => directive.name.value === name)
    .map(({ arguments: given = [] }) =>
      Object.fromEntries(given.map((argument) => [argument.name.value, textOf(argument.value)])),
    );

/** The subgraphs that these directives name, by their values in `join__Graph`. */
export const graphsOf = (node: JoinedNode, name: string): string[] =>
  joinsOf(node, name).flatMap(({ graph }) => graph ?? []);

const textOf = (value: ConstValueNode): string =>
  value.kind === Kind.ENUM || value.kind === Kind.STRING || value.kind === Kind.BOOLEAN ? `${value.value}` : '';

/** The name of a type without list and non-null wrappers. */
export const namedTypeOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedTypeOf(type.type);
