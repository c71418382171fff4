import { costReportData } from '../../../contract/cost-analysis/costReportData.ts';
import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import { DEFAULT_CURRENCY, readCurrency } from '../../wire/currency.ts';
import type { JsonObject } from '../../wire/jsonObject.ts';
import type { CostReportDataResolvers } from '../generated.ts';
import { costReportDataRows, dataSources } from '../resources.ts';

/** The amounts of an object by currency; other values are left out. */
const readAmounts = (cost: JsonObject) =>
  Object.entries(cost).flatMap(([currency, amount]) => (typeof amount === 'number' ? [{ amount, currency }] : []));

const readAmount = (cost: JsonObject, currency: string) => {
  const amount = cost[readCurrency(currency, costReportData.list.id, ['currency'])];
  return typeof amount === 'number' ? amount : null;
};

export const CostReportData: CostReportDataResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, costReportDataRows, id, info),
  amounts: (row) => readAmounts(row.cost ?? {}),
  amount: (row, { currency }) => readAmount(row.cost ?? {}, currency ?? DEFAULT_CURRENCY),
  workspace: (row) => toReference(row.workspace_id),
  project: (row) => toReference(row.project_id),
  serviceAccount: (row) => toReference(row.service_account_id),
  dataSource: (row, _args, context, info) => loadReferencedRecord(context, dataSources, row.data_source_id, info),
  costReport: (row) => toReference(row.cost_report_id),
  costReportConfig: (row) => toReference(row.cost_report_config_id),
};
