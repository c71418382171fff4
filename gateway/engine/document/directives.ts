import { type DirectiveDefinitionNode, type DirectiveNode, Kind, parse, type ValueNode } from 'graphql';

/** The directives of incremental answers. Every graph has them. */
export const INCREMENTAL_DIRECTIVES = parse(
  `"Delivers the fragment later than the rest, if its fields need fetches of their own and the client accepts incremental delivery."
  directive @defer(
    "Whether the fragment may come later."
    if: Boolean! = true
    "Names the fragment in the answer. Unique in the document."
    label: String
  ) on FRAGMENT_SPREAD | INLINE_FRAGMENT

  "Delivers the items of a list after the first ones later than the rest, if they need fetches of their own and the client accepts incremental delivery."
  directive @stream(
    "Whether the items may come later."
    if: Boolean! = true
    "Names the items in the answer. Unique in the document."
    label: String
    "How many items come with the rest."
    initialCount: Int! = 0
  ) on FIELD`,
  { noLocation: true },
).definitions as readonly DirectiveDefinitionNode[];

/** The `@defer` of a fragment. */
export const findDefer = (directives: readonly DirectiveNode[] | undefined): DirectiveNode | undefined =>
  directives?.find(isDefer);

/** The `@stream` of a field. */
export const findStream = (directives: readonly DirectiveNode[] | undefined): DirectiveNode | undefined =>
  directives?.find(isStream);

/** Whether a directive is `@defer`. */
export const isDefer = ({ name }: DirectiveNode): boolean => name.value === 'defer';

/** Whether a directive is `@stream`. */
export const isStream = ({ name }: DirectiveNode): boolean => name.value === 'stream';

/** Whether a directive delivers something later. */
export const isIncremental = (directive: DirectiveNode): boolean => isDefer(directive) || isStream(directive);

/** The value of an argument of a directive. */
export const findArgument = (directive: DirectiveNode, name: string): ValueNode | undefined =>
  directive.arguments?.find((argument) => argument.name.value === name)?.value;

/** Whether `@defer` or `@stream` applies for the variables of a request. */
export const isActive = (directive: DirectiveNode, variables: Readonly<Record<string, unknown>>): boolean => {
  const condition = findArgument(directive, 'if');
  if (condition?.kind === Kind.VARIABLE) return variables[condition.name.value] === true;
  return condition?.kind !== Kind.BOOLEAN || condition.value;
};
