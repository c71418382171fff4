import {
  type ASTVisitor,
  GraphQLError,
  getEnterLeaveForKind,
  Kind,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  SingleFieldSubscriptionsRule,
  type ValidationContext,
} from 'graphql';

const CONDITIONS: ReadonlySet<string> = new Set(['skip', 'include']);

/**
 * A subscription has one root field, without `@skip` or `@include` (GraphQL specification, 5.2.4.1). The rule of graphql-js 16 permits
 * the directives, and throws where they depend on a variable.
 */
export const singleRootField = (context: ValidationContext): ASTVisitor => {
  const rule = SingleFieldSubscriptionsRule(context);
  return {
    OperationDefinition: (node, ...place) => {
      if (node.operation !== OperationTypeNode.SUBSCRIPTION) return;
      const conditional = conditionalField(node.selectionSet, context);
      if (conditional === undefined)
        return getEnterLeaveForKind(rule, Kind.OPERATION_DEFINITION).enter?.(node, ...place);
      const message = 'The root field of a subscription has neither @skip nor @include.';
      context.reportError(new GraphQLError(message, { nodes: conditional }));
    },
  };
};

const conditionalField = (
  { selections }: SelectionSetNode,
  context: ValidationContext,
  seen: ReadonlySet<string> = new Set(),
): SelectionNode | undefined => {
  for (const selection of selections) {
    if (selection.directives?.some(({ name }) => CONDITIONS.has(name.value))) return selection;
    const set = findSelectionSet(selection, context, seen);
    const found = set && conditionalField(set.selectionSet, context, new Set([...seen, set.name]));
    if (found) return found;
  }
  return undefined;
};

const findSelectionSet = (selection: SelectionNode, context: ValidationContext, seen: ReadonlySet<string>) => {
  if (selection.kind === Kind.FIELD) return undefined;
  if (selection.kind === Kind.INLINE_FRAGMENT) return { name: '', selectionSet: selection.selectionSet };
  const name = selection.name.value;
  const fragment = seen.has(name) ? undefined : context.getFragment(name);
  return fragment && { name, selectionSet: fragment.selectionSet };
};
