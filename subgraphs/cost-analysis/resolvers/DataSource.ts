import { listUnder } from '../../read/list.ts';
import { referencedRecord } from '../../read/records.ts';
import { costSeriesUnder } from '../costSeries.ts';
import type { DataSourceResolvers } from '../generated.ts';
import { budgets, costReportDataRows, costSchedules, dataSources } from '../resources.ts';

export const DataSource: DataSourceResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, dataSources, id, info),
  budgets: (source, args, context, info) =>
    listUnder(context, budgets, 'data_source_id', source.data_source_id, args, info),
  costReportData: (source, args, context, info) =>
    listUnder(context, costReportDataRows, 'data_source_id', source.data_source_id, args, info),
  schedules: (source, args, context, info) =>
    listUnder(context, costSchedules, 'data_source_id', source.data_source_id, args, info),
  costSeries: (source, args, context, info) =>
    costSeriesUnder(context, 'data_source_id', source.data_source_id, args, info),
};
