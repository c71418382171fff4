/** Operations of cost report data: semantics 3.12. Read-only; rows are put through the directory. */
import { type CostReportDataRecord, costReportData } from '../../contract/cost-analysis/costReportData.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { visibilityConditions } from '../auth/visibility.ts';
import { type Call, implement } from '../call.ts';
import { answerList } from '../handlers/read.ts';
import { analyzeSeries, namesInSeries, stat } from '../query/index.ts';
import { type Table, tableOf } from '../store/table.ts';

type AnalyzeRequest = RequestOf<typeof costReportData.analyze>;
type StatRequest = RequestOf<typeof costReportData.stat>;

const rows = tableOf<CostReportDataRecord>(costReportData, { place: 'place' });
const costs = { table: rows as Table, member: 'cost' };

/** Default fields of an analysis: the sum of every currency that the rows have (semantics 3.12.4). */
const sumsOf = (currencies: readonly string[]) =>
  Object.fromEntries(currencies.map((code) => [`cost_${code}`, { key: `cost.${code}`, operator: 'sum' }]));

const analyze = async ({ query = {}, ...filters }: AnalyzeRequest, { db, ...call }: Call) => {
  const where = await visibilityConditions({ db, ...call }, rows, 'read');
  const fields = query.fields ?? sumsOf(await namesInSeries(db, costs, query, { where, filters }));
  return { ...(await analyzeSeries(db, rows as Table, { ...query, fields }, where, { filters })) };
};

const answerStat = async ({ query, ...filters }: StatRequest, call: Call) => ({
  ...(await stat(call.db, rows, query, await visibilityConditions(call, rows, 'read'), { filters })),
});

export const costReportDataHandlers = implement(costReportData, {
  list: answerList(rows, costReportData.list),
  analyze,
  stat: answerStat,
});
