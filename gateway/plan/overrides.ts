/** Which progressive overrides (`@override(label:)`) are in force for one request. */
export interface Overrides {
  /** The labels in force, those of the form `percent(n)` aside. */
  readonly labels: readonly string[];
  /** 0 to below 100. A `percent(n)` label is in force where this is below n: 0 is part of every rollout. */
  readonly percentage: number;
}

/** Tells for one request what is in force; what it leaves out is no label, and a percentage drawn by lot. */
export type ChooseOverrides<Context> = (context: Context) => Partial<Overrides>;

const NONE: Overrides = { labels: [], percentage: 0 };

/**
 * Makes of a choice one that says the same in as few ways as there are plans for: labels the supergraph does not have are
 * left out, and a percentage becomes the largest threshold it does not fall short of.
 */
export function settingsOf<Context>(
  known: readonly string[],
  choose: ChooseOverrides<Context> = () => ({}),
): (context: Context) => Overrides {
  if (known.length === 0) return () => NONE;
  const thresholds = known.flatMap((label) => percentOf(label) ?? []);
  return (context) => {
    const { labels = [], percentage = Math.random() * 100 } = choose(context);
    const reached = thresholds.filter((threshold) => threshold <= percentage);
    return { labels: known.filter((label) => labels.includes(label)), percentage: Math.max(0, ...reached) };
  };
}

/** Whether a label is in force. */
export function isInForce(label: string, { labels, percentage }: Overrides): boolean {
  const threshold = percentOf(label);
  return threshold === undefined ? labels.includes(label) : percentage < threshold;
}

function percentOf(label: string): number | undefined {
  const [, percent] = /^percent\((\d+(?:\.\d+)?)\)$/.exec(label) ?? [];
  return percent === undefined ? undefined : Number(percent);
}
