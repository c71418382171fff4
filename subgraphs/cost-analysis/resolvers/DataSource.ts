import { listUnder } from '../../list.ts';
import type { DataSourceResolvers } from '../generated.ts';
import { budgets, costReportDataRows, costSchedules } from '../resources.ts';

export const DataSource: DataSourceResolvers = {
  budgets: (source, args, context, info) => listUnder(context, budgets, 'data_source_id', source.id, args, info),
  costReportData: (source, args, context, info) =>
    listUnder(context, costReportDataRows, 'data_source_id', source.id, args, info),
  schedules: (source, args, context, info) =>
    listUnder(context, costSchedules, 'data_source_id', source.id, args, info),
};
