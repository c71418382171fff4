/** Durations of alerts as resolvers return them. */
import type { AlertGroupValueRow } from './alertCountsRow.ts';

/** Durations of some alerts, in seconds; the numbers are null where no alert has one. */
export interface DurationNumbers {
  readonly count: number;
  readonly mean: number | null;
  readonly p50: number | null;
  readonly p95: number | null;
}

/** How long some alerts took. */
export interface Durations {
  /** Number of alerts, whether acknowledged, resolved or neither. */
  readonly total: number;
  readonly timeToAcknowledge: DurationNumbers;
  readonly timeToResolve: DurationNumbers;
}

/** How long alerts took, of all and of each interval. */
export interface DurationSeries extends Durations {
  readonly points: readonly (Durations & { readonly start: string })[];
}

/** `AlertDurations` of the graph, with the values of groups as rows. */
export interface AlertDurationsRow extends DurationSeries {
  /** Most alerts first, at most `top`. */
  readonly groups: readonly (DurationSeries & { readonly values: readonly AlertGroupValueRow[] })[];
}
