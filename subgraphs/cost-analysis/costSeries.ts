import { costReportData } from '../../contract/cost-analysis/cost-report-data.ts';
import type { Context } from '../context.ts';
import { checkedCurrency, DEFAULT_CURRENCY } from '../currency.ts';
import { badInput } from '../errors.ts';
import { differenceOf, sumOf } from './amounts.ts';
import { type CostAnalysis, type CostRow, costOf, type ParentCost } from './costAnalysis.ts';
import type { CostDimension, CostGranularity, CostSeries } from './generated.ts';
import { countPeriods, periodOf, periodsBetween } from './periods.ts';

/** Arguments of `costSeries`. */
export interface CostSeriesArguments {
  readonly from: string;
  readonly to: string;
  readonly granularity: CostGranularity;
  readonly groupBy?: readonly CostDimension[] | null;
  readonly currency?: string | null;
  readonly top?: number | null;
  readonly isConfirmed?: boolean | null;
}

const MAX_PERIODS = 60;
const MAX_TOP = 1000;

/**
 * What a parent cost over time, in groups. The parents of a level are asked for together.
 *
 * @param member by which rows of cost name the parent, e.g. `project_id`
 * @throws {OperationError} BAD_USER_INPUT with the argument to blame; else as `costOf`
 */
export const costSeriesUnder = async (
  context: Context,
  member: string | null,
  parent: string,
  args: CostSeriesArguments,
): Promise<CostSeries> => {
  const analysis = analysisOf(member, args);
  return seriesOf(analysis, await costOf(context, parent, analysis));
};

/** What all that the caller may see cost; as `costSeriesUnder`. */
export const costSeries = (context: Context, args: CostSeriesArguments): Promise<CostSeries> =>
  costSeriesUnder(context, null, '', args);

const analysisOf = (member: string | null, args: CostSeriesArguments): CostAnalysis => {
  const { from, to, granularity, groupBy, currency, top, isConfirmed } = args;
  const periods = countPeriods(from, to, granularity);
  if (from > to) throw refused('from', '`from` must not be after `to`.');
  if (periods > MAX_PERIODS) throw refused('to', `There are ${periods} periods, more than ${MAX_PERIODS}.`);
  if (top != null && (top < 1 || top > MAX_TOP)) throw refused('top', `\`top\` must be between 1 and ${MAX_TOP}.`);
  return {
    ...{ member, from, to, granularity },
    groupBy: [...new Set(groupBy ?? [])],
    currency: checkedCurrency(currency ?? DEFAULT_CURRENCY, costReportData.analyze.id, ['currency']),
    top: top ?? null,
    isConfirmed: isConfirmed ?? null,
  };
};

const refused = (argument: string, message: string) => badInput(costReportData.analyze.id, message, [argument]);

const seriesOf = (analysis: CostAnalysis, { rows, whole }: ParentCost): CostSeries => {
  const periods = periodsBetween(analysis.from, analysis.to, analysis.granularity);
  const groups = rows.map(({ values, amounts }) => groupOf(values, amountsByPeriod(amounts, periods, analysis)));
  const all = whole ? amountsByPeriod(whole, periods, analysis) : sumOfEach(groups, periods);
  const ordered = groups.toSorted(byAmount);
  const shown = analysis.groupBy.length === 0 ? [] : ordered.slice(0, analysis.top ?? ordered.length);
  const hidden = ordered.slice(shown.length);
  const others = whole ? differenceOfEach(all, sumOfEach(shown, periods)) : sumOfEach(hidden, periods);
  return {
    currency: analysis.currency,
    ...seriesFrom(periods, all),
    groups: shown.map(({ values, amounts }) => ({
      values: analysis.groupBy.map((dimension, at) => ({ dimension, id: null, name: null, ...values[at] })),
      ...seriesFrom(periods, amounts),
    })),
    others: shown.length > 0 && (whole || hidden.length > 0) ? seriesFrom(periods, others) : null,
  };
};

/** A group with its amount in each period. */
interface Group extends Pick<CostRow, 'values'> {
  readonly amounts: readonly number[];
  readonly total: number;
}

const groupOf = (values: Group['values'], amounts: Group['amounts']): Group => ({
  values,
  amounts,
  total: sumOf(amounts),
});

/** Upstream may tell months where years were asked for (semantics 2.8.3). */
const amountsByPeriod = (
  amounts: ReadonlyMap<string, number>,
  periods: readonly string[],
  { granularity }: CostAnalysis,
): number[] => {
  const byPeriod = Map.groupBy(amounts, ([date]) => periodOf(date, granularity));
  return periods.map((period) => sumOf((byPeriod.get(period) ?? []).map(([, amount]) => amount)));
};

const sumOfEach = (groups: readonly Group[], periods: readonly string[]): number[] =>
  periods.map((_, at) => sumOf(groups.map(({ amounts }) => amounts[at] ?? 0)));

const differenceOfEach = (all: readonly number[], part: readonly number[]): number[] =>
  all.map((amount, at) => differenceOf(amount, part[at] ?? 0));

/** Largest first; equal ones as upstream orders them: by what they are grouped by, what is not set first. */
const byAmount = (one: Group, other: Group): number => {
  if (one.total !== other.total) return other.total - one.total;
  const [left, right] = [one, other].map(({ values }) => values.map(({ id }) => id ?? ''));
  const at = (left ?? []).findIndex((id, place) => id !== right?.[place]);
  return at < 0 ? 0 : compareCodePoints(left?.[at] ?? '', right?.[at] ?? '');
};

const compareCodePoints = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

const seriesFrom = (periods: readonly string[], amounts: readonly number[]) => ({
  total: sumOf(amounts),
  points: periods.map((period, at) => ({ period, amount: amounts[at] ?? 0 })),
});
