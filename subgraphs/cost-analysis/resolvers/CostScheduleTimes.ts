import type { CostScheduleTimesResolvers } from '../generated.ts';

export const CostScheduleTimes: CostScheduleTimesResolvers = {
  // 0 stands for a minute count that is not set (semantics 3.11.3).
  interval: (times) => times.interval || null,
};
