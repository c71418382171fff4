/** The progressive overrides (`@override(label:)`) that are active for one request. */
export interface Overrides {
  /** Active labels, except those of the form `percent(n)`. */
  readonly labels: readonly string[];
  /** From 0 to below 100. A label `percent(n)` is active if this is below n, so 0 takes part in every rollout. */
  readonly percentage: number;
}

/** Chooses the active overrides of one request. Defaults: no labels, and a random percentage. */
export type ChooseOverrides<Context> = (context: Context) => Partial<Overrides>;

const NO_OVERRIDES: Overrides = { labels: [], percentage: 0 };

/**
 * Normalizes overrides to as few combinations as there are plans: drops labels that the supergraph does not have, and
 * rounds a percentage down to the nearest threshold.
 */
export const normalizeOverrides = <Context>(
  known: readonly string[],
  choose: ChooseOverrides<Context> = () => ({}),
): ((context: Context) => Overrides) => {
  if (known.length === 0) return () => NO_OVERRIDES;
  const thresholds = known.flatMap((label) => parsePercent(label) ?? []);
  return (context) => {
    const { labels = [], percentage = Math.random() * 100 } = choose(context);
    const reached = thresholds.filter((threshold) => threshold <= percentage);
    return { labels: known.filter((label) => labels.includes(label)), percentage: Math.max(0, ...reached) };
  };
};

const parsePercent = (label: string): number | undefined => {
  const [, percent] = /^percent\((\d+(?:\.\d+)?)\)$/.exec(label) ?? [];
  return percent === undefined ? undefined : Number(percent);
};
