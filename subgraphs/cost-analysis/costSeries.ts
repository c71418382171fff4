import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { DEFAULT_CURRENCY, readCurrency } from '../wire/currency.ts';
import { checkTop } from '../wire/top.ts';
import { difference, sum } from './amounts.ts';
import type { CostRow, ParentCost } from './costAnalysis.ts';
import type { CostDimension, CostGranularity, CostSeries } from './generated.ts';
import { countPeriods, periodOf, periodsBetween } from './periods.ts';
import { type CostRequest, loadCostBy, loadCostOfGroup } from './projectGroupCost.ts';

/** Arguments of the field `costSeries`. */
export interface CostSeriesArguments {
  readonly from: string;
  readonly to: string;
  readonly granularity: CostGranularity;
  readonly groupBy?: readonly CostDimension[] | null;
  readonly currency?: string | null;
  readonly top?: number | null;
  readonly isConfirmed?: boolean | null;
}

/** Maximum number of months or years in one series. */
const MAX_PERIODS = 60;

/**
 * Cost of a parent per month or year, optionally by group. All parents of one field are loaded together.
 *
 * @param member the member of cost rows that references the parent, e.g. `project_id`; null for all rows
 * @param parent the identifier of the parent
 * @throws {OperationError} BAD_USER_INPUT whose path names the invalid argument; otherwise as `loadCost`
 */
export const costSeriesUnder = async (
  context: Context,
  member: string | null,
  parent: string,
  args: CostSeriesArguments,
): Promise<CostSeries> => {
  const request = requestOf(member, args);
  return seriesOf(request, await loadCostBy(context, parent, request), args.groupBy ?? []);
};

/**
 * Cost of a group of projects, with all groups below it; otherwise as `costSeriesUnder`.
 *
 * @returns null where the deployment cannot list groups or projects
 */
export const costSeriesOfGroup = async (
  context: Context,
  group: string,
  args: CostSeriesArguments,
): Promise<CostSeries | null> => {
  const request = requestOf(null, args);
  const cost = await loadCostOfGroup(context, group, request);
  return cost && seriesOf(request, cost, args.groupBy ?? []);
};

/** Cost of all rows that the caller may see; otherwise as `costSeriesUnder`. */
export const costSeries = (context: Context, args: CostSeriesArguments): Promise<CostSeries> =>
  costSeriesUnder(context, null, '', args);

const requestOf = (member: string | null, args: CostSeriesArguments): CostRequest => {
  const { from, to, granularity, groupBy, currency, top, isConfirmed } = args;
  const periods = countPeriods(from, to, granularity);
  if (from > to) throw invalidArgument('from', '`from` must not be after `to`.');
  if (periods > MAX_PERIODS) throw invalidArgument('to', `There are ${periods} periods, more than ${MAX_PERIODS}.`);
  return {
    ...{ member, from, to, granularity },
    groupBy: [...new Set(groupBy ?? [])],
    currency: readCurrency(currency ?? DEFAULT_CURRENCY, costReportData.analyze.id, ['currency']),
    top: checkTop(top, groupBy, costReportData.analyze.id),
    isConfirmed: isConfirmed ?? null,
  };
};

const invalidArgument = (argument: string, message: string) => badInput(costReportData.analyze.id, message, [argument]);

/** @param asked the dimensions as the query names them: one that is named twice has two equal values */
const seriesOf = (analysis: CostRequest, { rows, totals }: ParentCost, asked: readonly CostDimension[]): CostSeries => {
  const places = asked.map((dimension) => ({ dimension, at: analysis.groupBy.indexOf(dimension) }));
  const periods = periodsBetween(analysis.from, analysis.to, analysis.granularity);
  const groups = rows.map(({ values, amounts }) => groupOf(values, amountsByPeriod(amounts, periods, analysis)));
  const all = totals ? amountsByPeriod(totals, periods, analysis) : sumByPeriod(groups, periods);
  const ordered = groups.toSorted(byTotalDescending);
  const listed = analysis.groupBy.length === 0 ? [] : ordered.slice(0, analysis.top ?? ordered.length);
  const rest = ordered.slice(listed.length);
  const others = totals ? subtractByPeriod(all, sumByPeriod(listed, periods)) : sumByPeriod(rest, periods);
  return {
    currency: analysis.currency,
    ...totalAndPoints(periods, all),
    groups: listed.map(({ values, amounts }) => ({
      values: places.map(({ dimension, at }) => ({ dimension, id: null, name: null, ...values[at] })),
      ...totalAndPoints(periods, amounts),
    })),
    others: listed.length > 0 && (totals || rest.length > 0) ? totalAndPoints(periods, others) : null,
  };
};

/** A group, its amount in each period, and the sum of these amounts. */
interface Group extends Pick<CostRow, 'values'> {
  readonly amounts: readonly number[];
  readonly total: number;
}

const groupOf = (values: Group['values'], amounts: Group['amounts']): Group => ({
  values,
  amounts,
  total: sum(amounts),
});

/** Adds up amounts that lie in the same period: upstream may return months for a yearly query (semantics 2.8.3). */
const amountsByPeriod = (
  amounts: ReadonlyMap<string, number>,
  periods: readonly string[],
  { granularity }: CostRequest,
): number[] => {
  const byPeriod = Map.groupBy(amounts, ([date]) => periodOf(date, granularity));
  return periods.map((period) => sum((byPeriod.get(period) ?? []).map(([, amount]) => amount)));
};

const sumByPeriod = (groups: readonly Group[], periods: readonly string[]): number[] =>
  periods.map((_, at) => sum(groups.map(({ amounts }) => amounts[at] ?? 0)));

const subtractByPeriod = (all: readonly number[], part: readonly number[]): number[] =>
  all.map((amount, at) => difference(amount, part[at] ?? 0));

/** Largest total first. Equal totals have the order of upstream: by the identifiers of the group, unset ones first. */
const byTotalDescending = (one: Group, other: Group): number => {
  if (one.total !== other.total) return other.total - one.total;
  const [left, right] = [one, other].map(({ values }) => values.map(({ id }) => id ?? ''));
  const at = (left ?? []).findIndex((id, place) => id !== right?.[place]);
  return at < 0 ? 0 : compareCodePoints(left?.[at] ?? '', right?.[at] ?? '');
};

const compareCodePoints = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

const totalAndPoints = (periods: readonly string[], amounts: readonly number[]) => ({
  total: sum(amounts),
  points: periods.map((period, at) => ({ period, amount: amounts[at] ?? 0 })),
});
