import { BREAK, type DirectiveNode, type DocumentNode, Kind, type OperationDefinitionNode, visit } from 'graphql';
import { findArgument, isIncremental } from './directives.ts';

/** A request's variables by name, as the client sent them, with defaults filled in. */
export type Variables = Record<string, unknown>;

/**
 * The variables that the conditions of `@skip`, `@include`, `@defer` and `@stream` read. An operation is planned and compiled once per combination of their
 * values. So a plan fetches no skipped fields, and the planner, which handles conditions poorly, never sees any.
 */
export const findConditionVariables = (document: DocumentNode, operation: OperationDefinitionNode): string[] => {
  const found = new Set<string>();
  visit(document, {
    enter: (node) => {
      // Ignores other operations. Fragments may belong to this one.
      if (node.kind === Kind.OPERATION_DEFINITION && node !== operation) return false;
      if (node.kind !== Kind.DIRECTIVE || !(isCondition(node) || isIncremental(node))) return undefined;
      const value = findArgument(node, 'if');
      if (value?.kind === Kind.VARIABLE) found.add(value.name.value);
      return undefined;
    },
  });
  const own = new Set(operation.variableDefinitions?.map(({ variable }) => variable.name.value));
  return [...found.intersection(own)];
};

/** Whether an operation, or a fragment that may belong to it, has `@defer` or `@stream`. */
export const hasIncremental = (document: DocumentNode, operation: OperationDefinitionNode): boolean => {
  let isFound = false;
  visit(document, {
    enter: (node) => {
      if (node.kind === Kind.OPERATION_DEFINITION && node !== operation) return false;
      if (node.kind === Kind.DIRECTIVE && isIncremental(node)) isFound = true;
      return isFound ? BREAK : undefined;
    },
  });
  return isFound;
};

/** Whether `@skip` or `@include` excludes a selection from the answer. */
export const isExcluded = (directives: readonly DirectiveNode[] | undefined, variables: Variables): boolean => {
  if (directives === undefined || directives.length === 0) return false;
  return directives.some((directive) => {
    const value = directive.arguments?.[0]?.value;
    if (!isCondition(directive) || value === undefined) return false;
    const given =
      value.kind === Kind.VARIABLE ? variables[value.name.value] : value.kind === Kind.BOOLEAN && value.value;
    return (given === true) === (directive.name.value === 'skip');
  });
};

/** Whether a directive is `@skip` or `@include`. */
export const isCondition = ({ name }: DirectiveNode): boolean => name.value === 'skip' || name.value === 'include';
