import { listUnder } from '../../read/list.ts';
import { loadCostSeriesUnder } from '../costSeries.ts';
import type { ServiceAccountResolvers } from '../generated.ts';
import { costReportDataRows } from '../resources.ts';

export const ServiceAccount: ServiceAccountResolvers = {
  costReportData: (account, args, context, info) =>
    listUnder(context, costReportDataRows, 'service_account_id', account.id, args, info),
  costSeries: (account, args, context, info) =>
    loadCostSeriesUnder(context, 'service_account_id', account.id, args, info),
};
