import { type ASTNode, Kind, type OperationDefinitionNode } from 'graphql';

/** Names of the variables that a node reads. A variable definition is not a read. */
export const findUsedVariables = (node: ASTNode): ReadonlySet<string> => {
  const used = new Set<string>();
  addUsed(node, used);
  return used;
};

/** An operation without the definitions of variables that it does not read. */
export const withUsedVariables = (operation: OperationDefinitionNode): OperationDefinitionNode => {
  const used = findUsedVariables(operation);
  const variableDefinitions = (operation.variableDefinitions ?? []).filter(({ variable }) =>
    used.has(variable.name.value),
  );
  return { ...operation, variableDefinitions };
};

/**
 * Descends only into nodes that may contain a variable. `visit` of graphql-js would spend most of its time on names.
 */
const addUsed = (node: ASTNode, used: Set<string>): void => {
  if (node.kind === Kind.VARIABLE) used.add(node.name.value);
  if (node.kind === Kind.VARIABLE || node.kind === Kind.VARIABLE_DEFINITION) return;
  if ('definitions' in node) addAll(node.definitions, used);
  if ('selections' in node) addAll(node.selections, used);
  if ('arguments' in node) addAll(node.arguments, used);
  if ('directives' in node) addAll(node.directives, used);
  if ('selectionSet' in node && node.selectionSet) addUsed(node.selectionSet, used);
  if ('fields' in node) addAll(node.fields, used);
  if ('values' in node) addAll(node.values, used);
  if ('value' in node && typeof node.value === 'object') addUsed(node.value, used);
};

const addAll = (nodes: readonly ASTNode[] | undefined, used: Set<string>): void => {
  if (nodes !== undefined) for (const node of nodes) addUsed(node, used);
};
