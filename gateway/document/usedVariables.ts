import { type ASTNode, visit } from 'graphql';

/** The variables that are read within a node; to define one is not to read it. */
export function usedVariables(node: ASTNode): ReadonlySet<string> {
  const used = new Set<string>();
  visit(node, { VariableDefinition: () => false, Variable: ({ name }) => void used.add(name.value) });
  return used;
}
