import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { lookUpFilter } from '../read/filterLookups.ts';
import { type SelectionInfo, selectsBelow } from '../read/selection.ts';
import { RequestCache } from '../requestCache.ts';
import { checkTop } from '../wire/checkTop.ts';
import { DEFAULT_CURRENCY, readCurrency } from '../wire/currency.ts';
import { subtractAmount, sumAmounts } from './amounts.ts';
import type { CostRow, ParentCost } from './costAnalysis.ts';
import type { CostChange, CostDimension, CostGranularity, CostReportDataFilter, CostSeries } from './generated.ts';
import { countPeriods, findComparedMonth, listPeriods, toPeriod } from './periods.ts';
import { type CostRequest, loadCostBy, loadCostOfGroup } from './projectGroupCost.ts';
import { costReportDataRows } from './resources.ts';

/** Arguments of the field `loadCostSeries`. */
export interface CostSeriesArguments {
  readonly from: string;
  readonly to: string;
  readonly granularity: CostGranularity;
  readonly groupBy?: readonly CostDimension[] | null;
  readonly currency?: string | null;
  readonly top?: number | null;
  readonly isConfirmed?: boolean | null;
  readonly filter?: CostReportDataFilter | null;
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
export const loadCostSeriesUnder = async (
  context: Context,
  member: string | null,
  parent: string,
  args: CostSeriesArguments,
  info: SelectionInfo,
): Promise<CostSeries> => {
  const request = await toCostRequest(context, member, args, info);
  return toCostSeries(request, await loadCostBy(context, parent, request), args.groupBy ?? []);
};

/**
 * Cost of a group of projects, with all groups below it; otherwise as `loadCostSeriesUnder`.
 *
 * @returns null where the deployment cannot list groups or projects
 */
export const loadCostSeriesOfGroup = async (
  context: Context,
  group: string,
  args: CostSeriesArguments,
  info: SelectionInfo,
): Promise<CostSeries | null> => {
  const request = await toCostRequest(context, null, args, info);
  const cost = await loadCostOfGroup(context, group, request);
  return cost && toCostSeries(request, cost, args.groupBy ?? []);
};

/** Cost of all rows that the caller may see; otherwise as `loadCostSeriesUnder`. */
export const loadCostSeries = (context: Context, args: CostSeriesArguments, info: SelectionInfo): Promise<CostSeries> =>
  loadCostSeriesUnder(context, null, '', args, info);

/** Types that have a change. */
const CHANGING = ['CostSeries', 'CostGroup', 'CostOthers'];

/** Whether a field selects changes, by its nodes, which all parents share. */
const changes = new RequestCache<object, boolean>();

const hasChange = (context: Context, info: SelectionInfo): boolean =>
  changes.getOrCreate(context, info.fieldNodes, () =>
    CHANGING.some((type) => selectsBelow(info, 'CostSeries', type, 'change')),
  );

const toCostRequest = async (
  context: Context,
  member: string | null,
  args: CostSeriesArguments,
  info: SelectionInfo,
): Promise<CostRequest> => {
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
    filter: await lookUpFilter(context, costReportDataRows, args.filter),
    comparedFrom: hasChange(context, info) ? findComparedMonth(from, to) : null,
  };
};

const invalidArgument = (argument: string, message: string) => badInput(costReportData.analyze.id, message, [argument]);

/** @param asked the dimensions as the query names them: one that is named twice has two equal values */
const toCostSeries = (
  analysis: CostRequest,
  { rows, totals }: ParentCost,
  asked: readonly CostDimension[],
): CostSeries => {
  const places = asked.map((dimension) => ({ dimension, at: analysis.groupBy.indexOf(dimension) }));
  const periods = listPeriods(analysis.from, analysis.to, analysis.granularity);
  const groups = rows.map(({ values, amounts }) => ({ values, ...toRangeCost(amounts, periods, analysis) }));
  const all = totals ? toRangeCost(totals, periods, analysis) : sumRangeCosts(groups, periods);
  const ordered = groups.filter(({ isNow }) => isNow).toSorted(byTotalDescending);
  const listed = analysis.groupBy.length === 0 ? [] : ordered.slice(0, analysis.top ?? ordered.length);
  const hasRest = totals !== null || ordered.length > listed.length;
  return {
    currency: analysis.currency,
    ...toCostNumbers(all, periods),
    groups: listed.map(({ values, ...cost }) => ({
      values: places.map(({ dimension, at }) => ({ dimension, id: null, name: null, ...values[at] })),
      ...toCostNumbers(cost, periods),
    })),
    others:
      listed.length > 0 && hasRest
        ? toCostNumbers(subtractRangeCost(all, sumRangeCosts(listed, periods)), periods)
        : null,
  };
};

/** Amounts of a range, and what they are compared with. */
interface RangeCost {
  /** In each period. */
  readonly amounts: readonly number[];
  /** Their sum. */
  readonly total: number;
  /** The sum of the months before the range; 0 where none are compared. */
  readonly previous: number;
}

/** The cost of one group, which may be only before the range. */
interface GroupCost extends RangeCost, Pick<CostRow, 'values'> {}

/** Adds up amounts that lie in the same period: upstream may return months for a yearly query (semantics 2.8.3). */
const toRangeCost = (
  amounts: ReadonlyMap<string, number>,
  periods: readonly string[],
  { from, granularity, comparedFrom }: CostRequest,
): RangeCost & { readonly isNow: boolean } => {
  const { before = [], within = [] } = Object.groupBy(amounts, ([date]) =>
    comparedFrom !== null && date < from ? 'before' : 'within',
  );
  const byPeriod = Map.groupBy(within, ([date]) => toPeriod(date, granularity));
  const inPeriods = periods.map((period) => sumAmounts((byPeriod.get(period) ?? []).map(([, amount]) => amount)));
  const previous = sumAmounts(before.map(([, amount]) => amount));
  return {
    amounts: inPeriods,
    total: sumAmounts(inPeriods),
    previous,
    isNow: within.length > 0 || before.length === 0,
  };
};

const sumRangeCosts = (groups: readonly RangeCost[], periods: readonly string[]): RangeCost => {
  const amounts = periods.map((_, at) => sumAmounts(groups.map((group) => group.amounts[at] ?? 0)));
  return { amounts, total: sumAmounts(amounts), previous: sumAmounts(groups.map(({ previous }) => previous)) };
};

const subtractRangeCost = (all: RangeCost, part: RangeCost): RangeCost => {
  const amounts = all.amounts.map((amount, at) => subtractAmount(amount, part.amounts[at] ?? 0));
  return { amounts, total: sumAmounts(amounts), previous: subtractAmount(all.previous, part.previous) };
};

/** Largest total first. Equal totals have the order of upstream: by the identifiers of the group, unset ones first. */
const byTotalDescending = (one: GroupCost, other: GroupCost): number => {
  if (one.total !== other.total) return other.total - one.total;
  const [left, right] = [one, other].map(({ values }) => values.map(({ id }) => id ?? ''));
  const at = (left ?? []).findIndex((id, place) => id !== right?.[place]);
  return at < 0 ? 0 : compareCodePoints(left?.[at] ?? '', right?.[at] ?? '');
};

const compareCodePoints = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

const toCostNumbers = ({ amounts, total, previous }: RangeCost, periods: readonly string[]) => ({
  total,
  points: periods.map((period, at) => ({ period, amount: amounts[at] ?? 0 })),
  change: toCostChange(total, previous),
});

/** Read only where months are compared. */
const toCostChange = (total: number, previous: number): CostChange => ({
  previous,
  difference: subtractAmount(total, previous),
  percent: previous === 0 ? null : (subtractAmount(total, previous) / Math.abs(previous)) * 100,
});
