import { referencedRecord } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import type { CostScheduleResolvers } from '../generated.ts';
import { costSchedules } from '../resources.ts';

export const CostSchedule: CostScheduleResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, costSchedules, id, info),
  id: (schedule) => schedule.schedule_id,
  name: (schedule) => schedule.name || null,
  state: (schedule) => schedule.state ?? 'UNKNOWN',
  schedule: (schedule) => schedule.schedule ?? null,
  options: (schedule) => schedule.options ?? {},
  tags: (schedule) => schedule.tags ?? {},
  dataSource: (schedule) => referenceTo(schedule.data_source_id),
  createdAt: (schedule) => schedule.created_at || null,
  lastScheduledAt: (schedule) => schedule.last_scheduled_at || null,
};
