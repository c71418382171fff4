import { type DirectiveNode, valueFromASTUntyped } from 'graphql';

/** The arguments of a directive as plain values. Enum values are texts, and variables are undefined. */
export const readPlainArguments = ({ arguments: given = [] }: DirectiveNode): Record<string, unknown> =>
  Object.fromEntries(given.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]));
