import { costReportData } from '../../contract/cost-analysis/cost-report-data.ts';
import { type AnalysisQuery, analyzeRecords, renamed, type TimeSeries } from '../analysis/analysis.ts';
import { isObject, type JsonObject } from '../answer.ts';
import type { Context } from '../context.ts';
import { costReportDataRows } from './resources.ts';

/** Sums that the service computes where the query has no fields: `cost_USD`, and `_total_cost_USD` where it folds. */
const SUM = /^(_total_)?cost_([A-Z]+)$/;

/**
 * Analyses reported cost. Without `fields`, rows have the sum of each currency: `costUSD`.
 *
 * @throws {OperationError} as `analyzeRecords`
 */
export const analyzeCostReports = async (context: Context, query: AnalysisQuery & TimeSeries): Promise<JsonObject> => {
  const analysed = { resource: costReportDataRows, analyze: costReportData.analyze };
  const { results, ...answer } = await analyzeRecords(context, analysed, query);
  if (query.fields?.length || !Array.isArray(results)) return { results, ...answer };
  return { results: results.map((row) => (isObject(row) ? renamed(row, sumNames(row)) : row)), ...answer };
};

const sumNames = (row: JsonObject) =>
  new Map(
    Object.keys(row).map((name) => [
      name,
      name.replace(SUM, (_, total, currency: string) => (total ? `totalCost${currency}` : `cost${currency}`)),
    ]),
  );
