import { type DirectiveDefinitionNode, type OperationDefinitionNode, parse } from 'graphql';

/** The directive of live queries. Every graph has it. */
export const LIVE_DIRECTIVE = parse(
  `"Keeps a query open: after its answer come the differences, whenever it changes. Only where answers are streams."
  directive @live("Seconds between two runs, 1 or more." every: Int! = 10) on QUERY`,
  { noLocation: true },
).definitions[0] as DirectiveDefinitionNode;

/** Default of `every`. */
const EVERY_S = 10;

/** Seconds between two runs of a live query; undefined for other operations. */
export const liveIntervalOf = (
  { directives = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number | undefined => {
  const live = directives.find(({ name }) => name.value === 'live');
  if (live === undefined) return undefined;
  const value = live.arguments?.find(({ name }) => name.value === 'every')?.value;
  const given = value?.kind === 'Variable' ? variables[value.name.value] : value?.kind === 'IntValue' && value.value;
  return Math.max(1, Number(given) || EVERY_S);
};
