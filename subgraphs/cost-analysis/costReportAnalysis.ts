import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { type AnalysisArguments, analyzeRecords, renameMembers } from '../analysis/analysis.ts';
import type { Context } from '../context.ts';
import { OperationError } from '../errors.ts';
import { parseUpstreamMessage } from '../upstream/upstreamMessage.ts';
import { isObject, type JsonObject } from '../wire/jsonObject.ts';
import { costReportDataRows } from './resources.ts';

/** Sums that the service computes where the query has no fields: `cost_USD`, and `_total_cost_USD` where it folds. */
const SUM = /^(_total_)?cost_(.+)$/;

const costReportSource = { resource: costReportDataRows, analyze: costReportData.analyze };

/**
 * Analyses reported cost. Without `fields`, rows have the sum of each currency: `costUSD`. Where the deployment needs
 * fields, the currencies are looked up first.
 *
 * @throws {OperationError} as `analyzeRecords`
 */
export const analyzeCostReports = async (context: Context, args: AnalysisArguments): Promise<JsonObject> => {
  if (args.query?.fields?.length) return analyzeRecords(context, costReportSource, args);
  try {
    const { results, ...answer } = await analyzeRecords(context, costReportSource, args);
    if (!Array.isArray(results)) return { results, ...answer };
    const keys = new Set(args.query?.groupBy?.map(({ name }) => name));
    return {
      results: results.map((row) => (isObject(row) ? renameMembers(row, toSumNames(row, keys)) : row)),
      ...answer,
    };
  } catch (error) {
    if (!needsFields(error)) throw error;
    const fields = (await findCurrencies(context, args)).map(toSumField);
    return fields.length === 0
      ? { results: [], more: false }
      : analyzeRecords(context, costReportSource, { ...args, query: { ...args.query, fields } });
  }
};

const needsFields = (error: unknown): boolean =>
  error instanceof OperationError &&
  error.extensions.upstreamCode === 'ERROR_REQUIRED_PARAMETER' &&
  parseUpstreamMessage(error.message).members.some((member) => member === 'fields' || member === 'query.fields');

const toSumField = (currency: string) => ({ name: `cost${currency}`, operator: 'SUM', field: `cost.${currency}` });

/** Members of a query that reduce its analysis to one row. */
const ONE_ROW = { groupBy: null, select: null, fieldGroup: null, orderBy: null, offset: null };

/** The currencies of the records that a query selects: the keys of all their costs. */
const findCurrencies = async (context: Context, args: AnalysisArguments): Promise<string[]> => {
  const fields = [{ name: 'cost', operator: 'MERGE_OBJECTS', field: 'cost' }];
  const { results } = await analyzeRecords(context, costReportSource, {
    ...args,
    granularity: null,
    query: { ...args.query, ...ONE_ROW, fields },
  });
  const [row] = Array.isArray(results) ? results : [];
  return isObject(row) && isObject(row.cost) ? Object.keys(row.cost) : [];
};

/** @param keys names that the query gives to keys of groups */
const toSumNames = (row: JsonObject, keys: ReadonlySet<unknown>) =>
  new Map(
    Object.keys(row).map((name) => [
      name,
      keys.has(name)
        ? name
        : name.replace(SUM, (_, total, currency: string) => (total ? `totalCost${currency}` : `cost${currency}`)),
    ]),
  );
