/** The rules for `@defer` and `@stream` of the incremental delivery draft, which graphql-js 16 does not have. */
import {
  type ASTVisitor,
  type DirectiveNode,
  type FragmentDefinitionNode,
  GraphQLError,
  getNullableType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type ValidationContext,
  visit,
} from 'graphql';
import { findArgument, isIncremental, isStream } from './directives.ts';

/**
 * Labels are strings, not variables, and unique. Root fields of mutations and subscriptions are neither deferred nor streamed. What is
 * streamed is a list.
 */
export const incrementalDirectives = (context: ValidationContext): ASTVisitor => {
  const labels = new Map<string, DirectiveNode>();
  const report = (message: string, nodes: readonly DirectiveNode[]) =>
    context.reportError(new GraphQLError(message, { nodes }));
  const checkLabel = (node: DirectiveNode) => {
    const label = findArgument(node, 'label');
    const directive = `@${node.name.value}`;
    if (label === undefined || label.kind === Kind.NULL) return;
    if (label.kind !== Kind.STRING) return report(`The label of ${directive} is a string, not a variable.`, [node]);
    const known = labels.get(label.value);
    if (known !== undefined) return report(`The label of each ${directive} is unique.`, [known, node]);
    labels.set(label.value, node);
  };
  const checkList = (node: DirectiveNode) => {
    const field = context.getFieldDef();
    if (field && !isListType(getNullableType(field.type)))
      report(`Only a list can be streamed: "${field.name}" is not one.`, [node]);
    const count = findArgument(node, 'initialCount');
    if (count?.kind === Kind.INT && Number(count.value) < 0) report(NEGATIVE_COUNT, [node]);
  };
  return {
    Directive: (node) => {
      if (!isIncremental(node)) return;
      checkLabel(node);
      if (isStream(node)) checkList(node);
      const parent = context.getParentType();
      const schema = context.getSchema();
      const verb = isStream(node) ? 'streamed' : 'deferred';
      for (const type of [schema.getMutationType(), schema.getSubscriptionType()])
        if (type && parent === type) report(`Fields of ${type.name} cannot be ${verb}.`, [node]);
    },
  };
};

/** The message for a count below zero. */
export const NEGATIVE_COUNT = 'The initialCount of @stream is 0 or more.';

/** In a subscription, `@defer` and `@stream` have a condition that may be false. */
export const noIncrementalInSubscriptions = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition: (operation) => {
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) return;
    for (const node of [operation, ...context.getRecursivelyReferencedFragments(operation)])
      for (const directive of findUnconditional(node))
        context.reportError(new GraphQLError(printSubscriptionError(directive), { nodes: directive }));
  },
});

/** The message for a subscription with an active `@defer` or `@stream`. */
export const printSubscriptionError = ({ name }: DirectiveNode): string =>
  `A subscription delivers nothing later: set the \`if\` of @${name.value} to false.`;

const findUnconditional = (node: OperationDefinitionNode | FragmentDefinitionNode): readonly DirectiveNode[] => {
  const found: DirectiveNode[] = [];
  visit(node, {
    Directive: (directive) => {
      if (!isIncremental(directive)) return;
      const condition = findArgument(directive, 'if');
      const mayBeFalse = condition?.kind === Kind.VARIABLE || (condition?.kind === Kind.BOOLEAN && !condition.value);
      if (!mayBeFalse) found.push(directive);
    },
  });
  return found;
};
