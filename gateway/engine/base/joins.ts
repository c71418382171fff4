import { type ConstDirectiveNode, type ConstValueNode, Kind, type TypeNode } from 'graphql';

/** A node with directives of the join specification. */
interface JoinedNode {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

/** Reads the directives of a name: for each its arguments as texts, by argument name. */
export const readJoins = ({ directives = [] }: JoinedNode, name: string): Record<string, string>[] =>
  directives
    .filter((directive) => directive.name.value === name)
    .map(({ arguments: given = [] }) =>
      Object.fromEntries(given.map((argument) => [argument.name.value, printConstant(argument.value)])),
    );

/** The subgraphs that these directives name, by their values in `join__Graph`. */
export const readGraphs = (node: JoinedNode, name: string): string[] =>
  readJoins(node, name).flatMap(({ graph }) => graph ?? []);

const printConstant = (value: ConstValueNode): string =>
  value.kind === Kind.ENUM || value.kind === Kind.STRING || value.kind === Kind.BOOLEAN ? `${value.value}` : '';

/** The name of a type without list and non-null wrappers. */
export const readTypeName = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : readTypeName(type.type);
