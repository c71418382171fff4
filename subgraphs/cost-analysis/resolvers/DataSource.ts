import { listUnder } from '../../list.ts';
import { referencedRecord } from '../../records.ts';
import { orDefault } from '../../unknown.ts';
import { costSeriesUnder } from '../costSeries.ts';
import type { DataSourceResolvers } from '../generated.ts';
import { budgets, costReportDataRows, costSchedules, dataSources } from '../resources.ts';

export const DataSource: DataSourceResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, dataSources, id, info),
  id: (source) => source.data_source_id,
  name: (source) => source.name || null,
  state: (source) => orDefault(source, source.state, 'UNKNOWN'),
  type: (source) => orDefault(source, source.data_source_type, 'UNKNOWN'),
  provider: (source) => source.provider || null,
  tags: (source) => orDefault(source, source.tags, {}),
  lastSynchronizedAt: (source) => source.last_synchronized_at || null,
  budgets: (source, args, context, info) =>
    listUnder(context, budgets, 'data_source_id', source.data_source_id, args, info),
  costReportData: (source, args, context, info) =>
    listUnder(context, costReportDataRows, 'data_source_id', source.data_source_id, args, info),
  schedules: (source, args, context, info) =>
    listUnder(context, costSchedules, 'data_source_id', source.data_source_id, args, info),
  costSeries: (source, args, context) => costSeriesUnder(context, 'data_source_id', source.data_source_id, args),
};
