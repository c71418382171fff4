/** Operations of cost report data: semantics 3.12. Read-only; rows are put through the directory. */
import { type CostReportDataRecord, costReportData } from '../../contract/cost-analysis/costReportData.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { visibilityConditions } from '../auth/visibility.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { answerList } from '../handlers/read.ts';
import { analyzeSeries, findMemberNamesInPeriod, runStat } from '../query/index.ts';
import { createTable, type ResourceTable } from '../store/table.ts';

type CostAnalyzeRequest = RequestOf<typeof costReportData.analyze>;
type CostStatRequest = RequestOf<typeof costReportData.stat>;

const costRows = createTable<CostReportDataRecord>(costReportData, { place: 'place' });
const costStruct = { table: costRows as ResourceTable, member: 'cost' };

/** Default fields of an analysis: the sum of every currency that the rows have (semantics 3.12.4). */
const sumCurrencies = (currencies: readonly string[]) =>
  Object.fromEntries(currencies.map((code) => [`cost_${code}`, { key: `cost.${code}`, operator: 'sum' }]));

const analyzeCosts = async ({ query = {}, ...filters }: CostAnalyzeRequest, { db, ...call }: ServiceCall) => {
  const where = await visibilityConditions({ db, ...call }, costRows, 'read');
  const fields =
    query.fields ?? sumCurrencies(await findMemberNamesInPeriod(db, costStruct, query, { where, filters }));
  return { ...(await analyzeSeries(db, costRows as ResourceTable, { ...query, fields }, where, { filters })) };
};

const answerStat = async ({ query, ...filters }: CostStatRequest, call: ServiceCall) => ({
  ...(await runStat(call.db, costRows, query, await visibilityConditions(call, costRows, 'read'), { filters })),
});

export const costReportDataHandlers = implementResource(costReportData, {
  list: answerList(costRows, costReportData.list),
  analyze: analyzeCosts,
  stat: answerStat,
});
