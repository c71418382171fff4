import { listUnder } from '../../read/list.ts';
import { loadReferencedRecord } from '../../read/records.ts';
import { loadCostSeriesUnder } from '../costSeries.ts';
import type { DataSourceResolvers } from '../generated.ts';
import { budgets, costReportDataRows, costSchedules, dataSources } from '../resources.ts';

export const DataSource: DataSourceResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, dataSources, id, info),
  budgets: (source, args, context, info) =>
    listUnder(context, budgets, 'data_source_id', source.data_source_id, args, info),
  costReportData: (source, args, context, info) =>
    listUnder(context, costReportDataRows, 'data_source_id', source.data_source_id, args, info),
  schedules: (source, args, context, info) =>
    listUnder(context, costSchedules, 'data_source_id', source.data_source_id, args, info),
  costSeries: (source, args, context, info) =>
    loadCostSeriesUnder(context, 'data_source_id', source.data_source_id, args, info),
};
