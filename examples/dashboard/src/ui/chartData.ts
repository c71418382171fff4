/** The values of a chart, also shown as a table. */
export interface ChartData {
  readonly categories: readonly string[];
  /** Each has one value per category. */
  readonly series: readonly Series[];
  /** A line over the bars; null where it has no value. */
  readonly line?: { readonly name: string; readonly values: readonly (number | null)[] };
  /** Whether the bars of a category are stacked in the order of the series, or side by side. */
  readonly stacked: boolean;
  readonly format: (value: number) => string;
  readonly formatAxis: (value: number) => string;
}

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}
