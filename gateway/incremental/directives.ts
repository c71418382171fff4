import { type DirectiveDefinitionNode, type DirectiveNode, Kind, parse, type ValueNode } from 'graphql';

/** The directive of deferred fragments. Every graph has it. */
export const DEFER_DIRECTIVE = parse(
  `"Delivers the fragment later than the rest, if its fields need fetches of their own and the client accepts answers in parts."
  directive @defer(
    "Whether the fragment may come later."
    if: Boolean! = true
    "Names the fragment in the answer. Unique in the document."
    label: String
  ) on FRAGMENT_SPREAD | INLINE_FRAGMENT`,
  { noLocation: true },
).definitions[0] as DirectiveDefinitionNode;

/** The `@defer` of a fragment. */
export const deferOf = (directives: readonly DirectiveNode[] | undefined): DirectiveNode | undefined =>
  directives?.find(isDefer);

/** Whether a directive is `@defer`. */
export const isDefer = ({ name }: DirectiveNode): boolean => name.value === 'defer';

/** The value of an argument of a directive. */
export const argumentOf = (directive: DirectiveNode, name: string): ValueNode | undefined =>
  directive.arguments?.find((argument) => argument.name.value === name)?.value;

/** Whether `@defer` applies for the variables of a request. */
export const isActive = (directive: DirectiveNode, variables: Readonly<Record<string, unknown>>): boolean => {
  const condition = argumentOf(directive, 'if');
  if (condition?.kind === Kind.VARIABLE) return variables[condition.name.value] === true;
  return condition?.kind !== Kind.BOOLEAN || condition.value;
};
