/** The table of schedules, with its hidden columns. */
import { type ScheduleRecord, schedule } from '../../contract/cost-analysis/schedule.ts';
import { createTable } from '../store/table.ts';

/** A schedule with its timing columns, in wire form. */
export type StoredSchedule = ScheduleRecord & {
  /** Start of the current interval: creation, enabling or the last firing. */
  counted_from: string;
  /** When it is due; empty for never. Ignored while the schedule is DISABLED. */
  next_at: string;
};

export const schedules = createTable<StoredSchedule>(schedule, {
  hidden: { counted_from: 'timestamp', next_at: 'timestamp' },
});
