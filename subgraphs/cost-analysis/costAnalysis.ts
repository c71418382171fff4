import DataLoader from 'dataloader';
import { costReportData } from '../../contract/cost-analysis/cost-report-data.ts';
import { isObject, type JsonObject, resultsOf } from '../answer.ts';
import type { Context } from '../context.ts';
import { badInput, OperationError } from '../errors.ts';
import { RequestCache } from '../requestCache.ts';
import { amountsIn, latestText } from './foldedField.ts';
import type { CostDimension, CostGranularity } from './generated.ts';

/** What is summed up under each parent. */
export interface CostAnalysis {
  /** Member of the rows that names the parent; null for all rows. */
  readonly member: string | null;
  /** First and last month, `YYYY-MM`. */
  readonly from: string;
  readonly to: string;
  readonly granularity: CostGranularity;
  readonly groupBy: readonly CostDimension[];
  readonly currency: string;
  /** How many of the largest groups are needed; null for all. */
  readonly top: number | null;
  /** Rows of final reports, of the others, or null for both. */
  readonly isConfirmed: boolean | null;
}

/** Cost of the rows that have the same value in each dimension. */
export interface CostRow {
  /** By dimension, in the order of `groupBy`. */
  readonly values: readonly { readonly id: string | null; readonly name: string | null }[];
  /** By `YYYY-MM`, or by year. */
  readonly amounts: ReadonlyMap<string, number>;
}

/** Cost of a parent. */
export interface ParentCost {
  /** All groups, or the largest of them where only these were asked for; by amount, largest first. */
  readonly rows: readonly CostRow[];
  /** Cost of all groups, where `rows` has only the largest. */
  readonly whole: ReadonlyMap<string, number> | null;
}

/** Members of a row that a dimension groups by, and in which people find it named. */
const dimensions: Readonly<Record<CostDimension, { readonly key: string; readonly name: string | null }>> = {
  WORKSPACE: { key: 'workspace_id', name: 'workspace_name' },
  PROJECT: { key: 'project_id', name: 'project_name' },
  PROVIDER: { key: 'provider', name: null },
  PRODUCT: { key: 'product', name: null },
  SERVICE_ACCOUNT: { key: 'service_account_id', name: 'service_account_name' },
  DATA_SOURCE: { key: 'data_source_id', name: 'data_source_name' },
};

/** Most rows of one answer (semantics 2.7.7). */
const MAX_ROWS = 1000;
/** A call is taken to cost as much as this many rows (ADR 0022). */
const ROWS_PER_CALL = 20;
/** Most parents of one `in` filter. */
const MAX_PARENTS = 500;
/** Most pages of groups that one analysis is read by. */
const MAX_PAGES = 20;
const PARENT = 'parent';
const COST = 'cost';

const operation = costReportData.analyze;
const loaders = new RequestCache<string, DataLoader<string, ParentCost>>();

/**
 * What a parent cost. The parents of a level are asked for by one `cost_analysis.cost_report_data.analyze`, while their
 * groups fit into one answer.
 *
 * @throws {OperationError} of the operation; BAD_USER_INPUT where there are more groups than 20 answers hold
 */
export const costOf = (context: Context, parent: string, analysis: CostAnalysis): Promise<ParentCost> =>
  loaders.getOrCreate(context, JSON.stringify(analysis), () => loaderOf(context, analysis)).load(parent);

const loaderOf = (context: Context, analysis: CostAnalysis) =>
  new DataLoader<string, ParentCost>((parents) => costsOf(context, analysis, parents), { maxBatchSize: MAX_PARENTS });

const costsOf = async (context: Context, analysis: CostAnalysis, parents: readonly string[]): Promise<ParentCost[]> => {
  const { top, groupBy } = analysis;
  // For several parents upstream cannot tell the largest groups of each.
  if (top !== null && groupBy.length > 0 && parents.length === 1) return [await largestOf(context, analysis, parents)];
  const rows = Map.groupBy(await allGroups(context, analysis, parents), (row) => parentIn(row, analysis));
  return parents.map((parent) => ({
    rows: costRowsOf(rows.get(analysis.member ? parent : '') ?? [], analysis),
    whole: null,
  }));
};

/** So few more groups than are needed cost less than the second call, which adds up all of them. */
const largestOf = async (context: Context, analysis: CostAnalysis, parents: readonly string[]): Promise<ParentCost> => {
  const limit = Math.min((analysis.top ?? 0) + ROWS_PER_CALL, MAX_ROWS);
  const { results, more } = await post(context, analysis, parents, { start: 1, limit });
  const rows = costRowsOf(results, analysis);
  if (!more) return { rows, whole: null };
  const sums = await allGroups(context, { ...analysis, groupBy: [] }, parents);
  return { rows, whole: amountsIn(sums[0]?.[COST], operation.id) };
};

const allGroups = async (
  context: Context,
  analysis: CostAnalysis,
  parents: readonly string[],
): Promise<JsonObject[]> => {
  const rows: JsonObject[] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    const { results, more } = await post(context, analysis, parents, { start: page * MAX_ROWS + 1, limit: MAX_ROWS });
    rows.push(...results);
    if (!more) return rows;
  }
  throw badInput(
    operation.id,
    `There are more than ${MAX_PAGES * MAX_ROWS} groups: group by less, or under fewer parents.`,
    ['groupBy'],
  );
};

interface Page {
  readonly start: number;
  readonly limit: number;
}

const post = async (context: Context, analysis: CostAnalysis, parents: readonly string[], page: Page) => {
  const { from: start, to: end, granularity, isConfirmed } = analysis;
  const answer: unknown = await context.post(operation, {
    ...(isConfirmed === null ? {} : { is_confirmed: isConfirmed }),
    query: {
      granularity,
      start,
      end,
      ...conditionsOf(analysis, parents),
      ...groupsOf(analysis),
      field_group: ['date'],
      page,
    },
  });
  return { results: resultsOf(answer, operation.id), more: isObject(answer) && answer.more === true };
};

/** Only rows with cost in the currency: what has none is no group. */
const conditionsOf = ({ member, currency }: CostAnalysis, parents: readonly string[]) => ({
  filter: [
    ...(member === null ? [] : [{ k: member, v: parents, o: 'in' }]),
    { k: `${COST}.${currency}`, v: true, o: 'exists' },
  ],
});

/** In one order whatever the page: by amount, then by what they are grouped by. */
const groupsOf = ({ member, groupBy, currency }: CostAnalysis) => {
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

const parentIn = (row: JsonObject, { member }: CostAnalysis): string => {
  if (member === null) return '';
  const parent = row[PARENT];
  if (typeof parent === 'string') return parent;
  throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation: operation.id });
};

const costRowsOf = (rows: readonly JsonObject[], { groupBy }: CostAnalysis): CostRow[] =>
  rows.map((row) => ({
    values: groupBy.map((_, at) => ({ id: textIn(row[`id${at}`]), name: latestText(row[`name${at}`]) })),
    amounts: amountsIn(row[COST], operation.id),
  }));

/** What is not set is null, or an empty text. */
const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
