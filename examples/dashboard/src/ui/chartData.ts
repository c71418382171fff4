/** The values of a chart, also shown as a table. */
export interface ChartData {
  readonly categories: readonly string[];
  /** Each has one value per category. */
  readonly series: readonly ChartSeries[];
  /** A line over the bars, such as a limit. */
  readonly line?: ChartLine;
  /** The sum of the series in the period before, category by category. */
  readonly before?: ChartLine;
  /** What went on in each category, such as maintenance; null where nothing did. */
  readonly marks?: readonly (string | null)[];
  /** How the series are drawn. Default: as bars. */
  readonly shape?: 'line';
  /** Whether the bars of a category are stacked in the order of the series, or side by side. */
  readonly stacked: boolean;
  readonly format: (value: number) => string;
  readonly formatAxis: (value: number) => string;
}

/** Null where it has no value. */
export interface ChartLine {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

export interface ChartSeries {
  readonly name: string;
  readonly values: readonly number[];
}

/** The sums of all series by category. */
export const sumSeries = (series: readonly ChartSeries[]): ChartSeries => ({
  name: 'Total',
  values: (series[0]?.values ?? []).map((_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  ),
});
