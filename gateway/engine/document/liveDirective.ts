import { type DirectiveDefinitionNode, type OperationDefinitionNode, parse } from 'graphql';

/** The directive of live queries. Every graph has it. */
export const LIVE_DIRECTIVE = parse(
  `"Keeps a query open: its answer comes again whenever it has changed. Only where answers are streams."
  directive @live("Seconds between two runs, from 1 to 86400." every: Int! = 10) on QUERY`,
  { noLocation: true },
).definitions[0] as DirectiveDefinitionNode;

/** Default of `every`, the least and the most. */
const DEFAULT_INTERVAL_S = 10;
const MIN_INTERVAL_S = 1;
const MAX_INTERVAL_S = 86_400;

/** Seconds between two runs of a live query: the nearest permitted value to the one given. Undefined for other operations. */
export const readLiveInterval = (
  { directives = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number | undefined => {
  const live = directives.find(({ name }) => name.value === 'live');
  if (live === undefined) return undefined;
  const value = live.arguments?.find(({ name }) => name.value === 'every')?.value;
  const given = value?.kind === 'Variable' ? variables[value.name.value] : value?.kind === 'IntValue' && value.value;
  return Math.min(MAX_INTERVAL_S, Math.max(MIN_INTERVAL_S, Number(given) || DEFAULT_INTERVAL_S));
};
