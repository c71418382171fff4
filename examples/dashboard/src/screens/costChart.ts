import type { ChartData } from '../ui/chartData.ts';
import { formatMoney, formatMonth, formatShortMoney } from '../ui/format.ts';

/** What is beyond the largest groups. */
const OTHERS = 'Others';

interface CostPoints {
  readonly points: readonly { readonly period: string; readonly amount: number }[];
}

/** What a chart needs of a cost series. */
export interface SelectedCostSeries extends CostPoints {
  readonly currency: string;
  readonly groups: readonly (CostPoints & {
    readonly values: readonly { readonly id: string | null; readonly name: string | null }[];
  })[];
  readonly others?: CostPoints | null;
}

/** Cost by month, stacked by group. `limits` are the budgeted amounts by month, `yearBefore` the same months then. */
export const createCostChart = (
  { currency, points, groups, others }: SelectedCostSeries,
  nameOf: (id: string) => string,
  limits?: { readonly name: string; readonly byMonth: ReadonlyMap<string, number> },
  yearBefore?: CostPoints | null,
): ChartData => {
  const months = points.map(({ period }) => period);
  const amounts = (series: CostPoints) => {
    const byMonth = new Map(series.points.map(({ period, amount }) => [period, amount]));
    return months.map((month) => byMonth.get(month) ?? 0);
  };
  const named = groups.map((group) => {
    const [value] = group.values;
    return { name: printGroupName(value, nameOf), values: amounts(group) };
  });
  return {
    categories: months.map(formatMonth),
    series: others ? [...named, { name: OTHERS, values: amounts(others) }] : named,
    ...(limits
      ? { line: { name: limits.name, values: months.map((month) => limits.byMonth.get(month) ?? null) } }
      : {}),
    ...(yearBefore?.points.some(({ amount }) => amount > 0)
      ? { before: { name: 'A year before', values: yearBefore.points.map(({ amount }) => amount || null) } }
      : {}),
    stacked: true,
    format: (value) => formatMoney(value, currency),
    formatAxis: (value) => formatShortMoney(value, currency),
  };
};

/** The name of a record; of a value without a record, such as a provider, what people call it. */
const printGroupName = (
  value: SelectedCostSeries['groups'][number]['values'][number] | undefined,
  nameOf: (id: string) => string,
): string => {
  const { id = null, name = null } = value ?? {};
  return name !== null && name !== id ? name : nameOf(id ?? 'Other');
};

/** The address of the page with what the cost of a month consists of. `filters` are shown names. */
export const createCostRows = (
  series: CostPoints | null | undefined,
  month: number,
  filters: Readonly<Record<string, string | undefined>>,
): string => {
  const known = Object.entries(filters).filter(
    (each): each is [string, string] => each[1] !== undefined && each[1] !== OTHERS,
  );
  return `/costs?${new URLSearchParams([['month', series?.points[month]?.period ?? ''], ...known])}`;
};
