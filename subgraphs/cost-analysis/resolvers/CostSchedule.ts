import { referencedRecord } from '../../read/records.ts';
import type { CostScheduleResolvers } from '../generated.ts';
import { costSchedules, dataSources } from '../resources.ts';

export const CostSchedule: CostScheduleResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, costSchedules, id, info),
  dataSource: (schedule, _args, context, info) => referencedRecord(context, dataSources, schedule.data_source_id, info),
};
