import type { CostScheduleTimesResolvers } from '../generated.ts';

export const CostScheduleTimes: CostScheduleTimesResolvers = {
  cron: (times) => times.cron || null,
  // 0 stands for a minute count that is not set (semantics 3.11.3).
  interval: (times) => times.interval || null,
  minutes: (times) => times.minutes ?? [],
  hours: (times) => times.hours ?? [],
};
