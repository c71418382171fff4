/** The rules for `@defer` of the incremental delivery draft, which graphql-js 16 does not have. */
import {
  type ASTVisitor,
  type DirectiveNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type ValidationContext,
  visit,
} from 'graphql';
import { argumentOf, isDefer } from './directives.ts';

/** Labels are strings, not variables, and unique. Root fields of mutations and subscriptions are not deferred. */
export const deferLabelsAndRoots = (context: ValidationContext): ASTVisitor => {
  const labels = new Map<string, DirectiveNode>();
  const report = (message: string, nodes: readonly DirectiveNode[]) =>
    context.reportError(new GraphQLError(message, { nodes }));
  const checkLabel = (node: DirectiveNode) => {
    const label = argumentOf(node, 'label');
    if (label === undefined || label.kind === Kind.NULL) return;
    if (label.kind !== Kind.STRING) return report('The label of @defer is a string, not a variable.', [node]);
    const known = labels.get(label.value);
    if (known !== undefined) return report('The label of each @defer is unique.', [known, node]);
    labels.set(label.value, node);
  };
  return {
    Directive: (node) => {
      if (!isDefer(node)) return;
      checkLabel(node);
      const parent = context.getParentType();
      const schema = context.getSchema();
      for (const type of [schema.getMutationType(), schema.getSubscriptionType()])
        if (type && parent === type) report(`Fields of ${type.name} cannot be deferred.`, [node]);
    },
  };
};

/** In a subscription, `@defer` has a condition that may be false. */
export const noDeferInSubscriptions = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition: (operation) => {
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) return;
    for (const node of [operation, ...context.getRecursivelyReferencedFragments(operation)])
      for (const directive of unconditional(node))
        context.reportError(new GraphQLError(NOT_IN_SUBSCRIPTIONS, { nodes: directive }));
  },
});

/** The message for a subscription with an active `@defer`. */
export const NOT_IN_SUBSCRIPTIONS = 'A subscription defers nothing: set the `if` of @defer to false.';

const unconditional = (node: OperationDefinitionNode | FragmentDefinitionNode): readonly DirectiveNode[] => {
  const found: DirectiveNode[] = [];
  visit(node, {
    Directive: (directive) => {
      if (!isDefer(directive)) return;
      const condition = argumentOf(directive, 'if');
      const mayBeFalse = condition?.kind === Kind.VARIABLE || (condition?.kind === Kind.BOOLEAN && !condition.value);
      if (!mayBeFalse) found.push(directive);
    },
  });
  return found;
};
