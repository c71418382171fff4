/** Where schedules lie, and what is kept beside them. */
import { type ScheduleRecord, schedule } from '../../contract/cost-analysis/schedule.ts';
import { tableOf } from '../store/table.ts';

/** A schedule with its clock, in wire form. */
export type ScheduleRow = ScheduleRecord & {
  /** Creation, enabling or the last firing: what an interval counts from. */
  counted_from: string;
  /** When it is due; empty for never. Means nothing while the schedule is DISABLED. */
  next_at: string;
};

export const schedules = tableOf<ScheduleRow>(schedule, {
  hidden: { counted_from: 'timestamp', next_at: 'timestamp' },
});
