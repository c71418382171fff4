/** Operations of cost report data: semantics 3.12. Rows come in through the directory; nothing here writes. */
import { type CostReportDataRecord, costReportData } from '../../contract/cost-analysis/cost-report-data.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { inSight } from '../auth/sight.ts';
import { type Call, implement } from '../call.ts';
import { analyzeSeries, stat, type TimeSeriesAnalyzeQuery } from '../query/index.ts';
import { answerList } from '../reads.ts';
import { tableOf } from '../store/table.ts';

type AnalyzeRequest = RequestOf<typeof costReportData.analyze>;
type StatRequest = RequestOf<typeof costReportData.stat>;
type Analyze = (query: TimeSeriesAnalyzeQuery) => ReturnType<typeof analyzeSeries>;

const rows = tableOf<CostReportDataRecord>(costReportData);

/** What is summed up where nothing is asked for: every currency that the rows have (semantics 3.12.4). */
const sumsOfCurrencies = async (query: TimeSeriesAnalyzeQuery, analyze: Analyze) => {
  const { filter, filter_or, keyword, start, end } = query;
  const choice = Object.entries({ filter, filter_or, keyword, start, end }).filter(([, value]) => value !== undefined);
  const merged = { cost: { key: 'cost', operator: 'merge_objects' } };
  const { results } = await analyze({ ...Object.fromEntries(choice), fields: merged });
  return Object.fromEntries(
    Object.keys(results[0]?.cost ?? {}).map((code) => [`cost_${code}`, { key: `cost.${code}`, operator: 'sum' }]),
  );
};

const analyze = async ({ query = {}, ...filters }: AnalyzeRequest, call: Call) => {
  const where = await inSight(call, rows, 'read');
  const within: Analyze = (asked) => analyzeSeries(call.db, rows, asked, where, { filters });
  return { ...(await within({ ...query, fields: query.fields ?? (await sumsOfCurrencies(query, within)) })) };
};

const answerStat = async ({ query, ...filters }: StatRequest, call: Call) => ({
  ...(await stat(call.db, rows, query, await inSight(call, rows, 'read'), { filters })),
});

export const costReportDataHandlers = implement(costReportData, {
  list: answerList(rows, costReportData.list),
  analyze,
  stat: answerStat,
});
