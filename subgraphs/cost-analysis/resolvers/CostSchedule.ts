import { loadReferencedRecord } from '../../read/records.ts';
import type { CostScheduleResolvers } from '../generated.ts';
import { costSchedules, dataSources } from '../resources.ts';

export const CostSchedule: CostScheduleResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, costSchedules, id, info),
  dataSource: (schedule, _args, context, info) =>
    loadReferencedRecord(context, dataSources, schedule.data_source_id, info),
};
