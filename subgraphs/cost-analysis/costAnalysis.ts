import type DataLoader from 'dataloader';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import type { Context } from '../context.ts';
import { badInput, OperationError } from '../errors.ts';
import { compileFilter } from '../read/condition.ts';
import { readReferenceId } from '../read/reference.ts';
import { createBatchLoader } from '../read/tracedLoader.ts';
import { RequestCache } from '../requestCache.ts';
import { readResults } from '../upstream/answer.ts';
import { isObject, type JsonObject } from '../wire/jsonObject.ts';
import { MAX_FILTER_VALUES, MAX_ROWS, ROWS_PER_CALL } from '../wire/limits.ts';
import { readAmountsByDate, readLatestText } from './foldedField.ts';
import type { CostDimension, CostGranularity } from './generated.ts';
import { costReportDataRows } from './resources.ts';

/** A dimension that a member of cost rows is. */
export type MemberDimension = Exclude<CostDimension, 'PROJECT_GROUP'>;

/** The cost that is summed for each parent. */
export interface CostAnalysis {
  /** The member of cost rows that references the parent; null for all rows. */
  readonly member: string | null;
  /** Conditions on the rows in the graph's form. */
  readonly filter: object | null;
  /** First and last month, `YYYY-MM`. */
  readonly from: string;
  readonly to: string;
  readonly granularity: CostGranularity;
  readonly groupBy: readonly MemberDimension[];
  readonly currency: string;
  /** The number of largest groups to return; null for all. */
  readonly top: number | null;
  /** True for rows of confirmed reports, false for rows of other reports, null for both. */
  readonly isConfirmed: boolean | null;
  /** The first month that `from` is compared with, `YYYY-MM`: the months from there on are summed as well. Null for none. */
  readonly comparedFrom: string | null;
}

/** Cost of one group: of the rows with the same value in each dimension. */
export interface CostRow {
  /** One value per dimension, in the order of `groupBy`. */
  readonly values: readonly { readonly id: string | null; readonly name: string | null }[];
  /** By month, `YYYY-MM`, or by year, `YYYY`, which is not where months are compared. */
  readonly amounts: ReadonlyMap<string, number>;
}

/** Cost of a parent. */
export interface ParentCost {
  /** All groups, or at least the `top` largest; largest amount first. */
  readonly rows: readonly CostRow[];
  /** Cost of all groups together where `rows` does not contain all of them; otherwise null. */
  readonly totals: ReadonlyMap<string, number> | null;
}

/** The member that each dimension groups by, and the member with its display name. */
const dimensions: Readonly<Record<MemberDimension, { readonly key: string; readonly name: string | null }>> = {
  WORKSPACE: { key: 'workspace_id', name: 'workspace_name' },
  PROJECT: { key: 'project_id', name: 'project_name' },
  PROVIDER: { key: 'provider', name: null },
  PRODUCT: { key: 'product', name: null },
  SERVICE_ACCOUNT: { key: 'service_account_id', name: 'service_account_name' },
  DATA_SOURCE: { key: 'data_source_id', name: 'data_source_name' },
};

/** Maximum number of answers that are read for one analysis. */
const MAX_PAGES = 20;
/** Name of the group key that holds the parent. */
const PARENT = 'parent';
/** Name of the field that holds the sum. */
const COST = 'cost';

const operation = costReportData.analyze;
const loaders = new RequestCache<string, DataLoader<string, ParentCost>>();

/**
 * Loads the cost of a parent. All parents of one field share one `cost_analysis.cost_report_data.analyze`, or several
 * where their groups exceed one answer.
 *
 * @throws {OperationError} of the operation; BAD_USER_INPUT where the groups exceed 20 answers
 */
export const loadCost = (context: Context, parent: string, analysis: CostAnalysis): Promise<ParentCost> =>
  loaders.getOrCreate(context, JSON.stringify(analysis), () => createCostLoader(context, analysis)).load(parent);

const createCostLoader = (context: Context, analysis: CostAnalysis) =>
  createBatchLoader<string, ParentCost>(context, (parents) => fetchCosts(context, analysis, parents), {
    maxBatchSize: MAX_FILTER_VALUES,
  });

const fetchCosts = async (
  context: Context,
  analysis: CostAnalysis,
  parents: readonly string[],
): Promise<ParentCost[]> => {
  const { top, groupBy, comparedFrom } = analysis;
  // `analyze` returns the largest groups of all parents and of all months together.
  if (top !== null && groupBy.length > 0 && parents.length === 1 && comparedFrom === null)
    return [await fetchLargest(context, analysis, parents)];
  const rows = Map.groupBy(await fetchAllGroups(context, analysis, parents), (row) => readParent(row, analysis));
  return parents.map((parent) => ({
    rows: readCostRows(rows.get(analysis.member ? parent : '') ?? [], analysis),
    totals: null,
  }));
};

/**
 * Fetches the largest groups, and the sum of all groups where there are more. Up to `ROWS_PER_CALL` further groups are
 * fetched, because they cost less than the second call.
 */
const fetchLargest = async (
  context: Context,
  analysis: CostAnalysis,
  parents: readonly string[],
): Promise<ParentCost> => {
  const limit = Math.min((analysis.top ?? 0) + ROWS_PER_CALL, MAX_ROWS);
  const { results, more } = await postAnalyze(context, analysis, parents, { start: 1, limit });
  const rows = readCostRows(results, analysis);
  if (!more) return { rows, totals: null };
  const sums = await fetchAllGroups(context, { ...analysis, groupBy: [] }, parents);
  return { rows, totals: readAmountsByDate(sums[0]?.[COST], operation.id) };
};

const fetchAllGroups = async (
  context: Context,
  analysis: CostAnalysis,
  parents: readonly string[],
): Promise<JsonObject[]> => {
  const rows: JsonObject[] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    const { results, more } = await postAnalyze(context, analysis, parents, {
      start: page * MAX_ROWS + 1,
      limit: MAX_ROWS,
    });
    rows.push(...results);
    if (!more) return rows;
  }
  throw badInput(
    operation.id,
    `There are more than ${MAX_PAGES * MAX_ROWS} groups. Use fewer dimensions, or select fewer parents.`,
    ['groupBy'],
  );
};

interface GroupPage {
  readonly start: number;
  readonly limit: number;
}

const postAnalyze = async (context: Context, analysis: CostAnalysis, parents: readonly string[], page: GroupPage) => {
  const { from, to: end, isConfirmed, comparedFrom } = analysis;
  const answer: unknown = await context.post(operation, {
    ...(isConfirmed === null ? {} : { is_confirmed: isConfirmed }),
    query: {
      // The months of one year may be on both sides of `from`.
      granularity: comparedFrom === null ? analysis.granularity : 'MONTHLY',
      start: comparedFrom ?? from,
      end,
      ...compileConditions(analysis, parents),
      ...compileGroups(analysis),
      field_group: ['date'],
      page,
    },
  });
  return { results: readResults(answer, operation.id), more: isObject(answer) && answer.more === true };
};

/** Selects only rows with cost in the currency, so that groups without it do not appear. */
const compileConditions = ({ member, currency, filter: given }: CostAnalysis, parents: readonly string[]) => {
  const { filter, filter_or } = compileFilter(costReportDataRows, given);
  return {
    filter: [
      ...(member === null ? [] : [{ k: member, v: parents, o: 'in' }]),
      { k: `${COST}.${currency}`, v: true, o: 'exists' },
      ...filter,
    ],
    ...(filter_or.length > 0 && { filter_or }),
  };
};

/** Sorts by amount, then by the group keys, so that all pages have the same order. */
const compileGroups = ({ member, groupBy, currency }: CostAnalysis) => {
  const groups = [
    ...(member === null ? [] : [{ key: member, name: PARENT }]),
    ...groupBy.map((dimension, at) => ({ key: dimensions[dimension].key, name: `id${at}` })),
  ];
  const names = groupBy.flatMap((dimension, at) => {
    const { name: key } = dimensions[dimension];
    return key === null ? [] : [[`name${at}`, { key, operator: 'max' }] as const];
  });
  return {
    group_by: groups,
    fields: { [COST]: { key: `cost.${currency}`, operator: 'sum' }, ...Object.fromEntries(names) },
    sort: [{ key: COST, desc: true }, ...groups.map(({ name }) => ({ key: name, desc: false }))],
  };
};

const readParent = (row: JsonObject, { member }: CostAnalysis): string => {
  if (member === null) return '';
  const parent = row[PARENT];
  if (typeof parent === 'string') return parent;
  throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation: operation.id });
};

const readCostRows = (rows: readonly JsonObject[], { groupBy }: CostAnalysis): CostRow[] =>
  rows.map((row) => ({
    values: groupBy.map((dimension, at) => readDimensionValue(row, dimension, at)),
    amounts: readAmountsByDate(row[COST], operation.id),
  }));

/** A value that is its own name, such as a provider, is both identifier and name. */
const readDimensionValue = (row: JsonObject, dimension: MemberDimension, at: number): CostRow['values'][number] => {
  const id = readReferenceId(row[`id${at}`]);
  return { id, name: dimensions[dimension].name === null ? id : readLatestText(row[`name${at}`]) };
};
