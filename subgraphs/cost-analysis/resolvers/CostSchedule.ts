import { referencedRecord } from '../../records.ts';
import type { CostScheduleResolvers } from '../generated.ts';
import { costSchedules, dataSources } from '../resources.ts';

export const CostSchedule: CostScheduleResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, costSchedules, id, info),
  id: (schedule) => schedule.schedule_id,
  name: (schedule) => schedule.name || null,
  state: (schedule) => schedule.state ?? 'UNKNOWN',
  schedule: (schedule) => schedule.schedule ?? null,
  options: (schedule) => schedule.options ?? {},
  tags: (schedule) => schedule.tags ?? {},
  dataSource: (schedule, _args, context, info) => referencedRecord(context, dataSources, schedule.data_source_id, info),
  createdAt: (schedule) => schedule.created_at || null,
  lastScheduledAt: (schedule) => schedule.last_scheduled_at || null,
};
