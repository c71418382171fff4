import { type DirectiveNode, type DocumentNode, Kind, type OperationDefinitionNode, visit } from 'graphql';

/** A request's variables by name, as the client gave them, defaults filled in. */
export type Variables = Record<string, unknown>;

/**
 * The variables that `@skip` and `@include` read. An operation is planned and compiled anew for each setting of them, so
 * that a plan fetches nothing in vain and the planner, which is weak at conditions, never sees one.
 */
export function conditionVariables(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const found = new Set<string>();
  visit(document, {
    enter: (node) => {
      // Of another operation nothing matters; fragments may be this one's.
      if (node.kind === Kind.OPERATION_DEFINITION && node !== operation) return false;
      if (node.kind !== Kind.DIRECTIVE || !decides(node)) return undefined;
      const value = node.arguments?.[0]?.value;
      if (value?.kind === Kind.VARIABLE) found.add(value.name.value);
      return undefined;
    },
  });
  const own = new Set(operation.variableDefinitions?.map(({ variable }) => variable.name.value));
  return [...found.intersection(own)];
}

/** Whether `@skip` or `@include` keeps a selection out of the answer. */
export function isExcluded(directives: readonly DirectiveNode[] | undefined, variables: Variables): boolean {
  if (directives === undefined || directives.length === 0) return false;
  return directives.some((directive) => {
    const value = directive.arguments?.[0]?.value;
    if (!decides(directive) || value === undefined) return false;
    const given =
      value.kind === Kind.VARIABLE ? variables[value.name.value] : value.kind === Kind.BOOLEAN && value.value;
    return (given === true) === (directive.name.value === 'skip');
  });
}

/** Whether a directive is one of the two that let selections in or keep them out. */
export function decides({ name }: DirectiveNode): boolean {
  return name.value === 'skip' || name.value === 'include';
}
