import { costReportData } from '../../../contract/cost-analysis/costReportData.ts';
import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import { DEFAULT_CURRENCY, readCurrency } from '../../wire/currency.ts';
import type { JsonObject } from '../../wire/jsonObject.ts';
import type { CostReportDataResolvers } from '../generated.ts';
import { costReportDataRows, dataSources } from '../resources.ts';

/** The amounts of an object by currency; other values are left out. */
const moneyIn = (cost: JsonObject) =>
  Object.entries(cost).flatMap(([currency, amount]) => (typeof amount === 'number' ? [{ amount, currency }] : []));

const amountIn = (cost: JsonObject, currency: string) => {
  const amount = cost[readCurrency(currency, costReportData.list.id, ['currency'])];
  return typeof amount === 'number' ? amount : null;
};

export const CostReportData: CostReportDataResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, costReportDataRows, id, info),
  amounts: (row) => moneyIn(row.cost ?? {}),
  amount: (row, { currency }) => amountIn(row.cost ?? {}, currency ?? DEFAULT_CURRENCY),
  workspace: (row) => referenceTo(row.workspace_id),
  project: (row) => referenceTo(row.project_id),
  serviceAccount: (row) => referenceTo(row.service_account_id),
  dataSource: (row, _args, context, info) => referencedRecord(context, dataSources, row.data_source_id, info),
  costReport: (row) => referenceTo(row.cost_report_id),
  costReportConfig: (row) => referenceTo(row.cost_report_config_id),
};
