/** Durations of alerts, computed one by one. */
import { expect } from 'vitest';
import type { AlertRecord } from '../../../contract/monitoring/alert.ts';

type AlertTimes = Pick<AlertRecord, 'created_at' | 'acknowledged_at' | 'resolved_at'>;

/** A number that floating-point sums may miss by their rounding. */
const closeTo = (value: number): number => expect.closeTo(value, 6);

/** The percentile of ascending numbers, interpolated between the two around it. */
const percentile = (ascending: readonly number[], share: number): number => {
  const place = share * (ascending.length - 1);
  const [below = 0, above = below] = [ascending[Math.floor(place)], ascending[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
};

const computeStatistics = (seconds: readonly number[]) => {
  const ascending = seconds.toSorted((one, other) => one - other);
  const mean = seconds.length === 0 ? 0 : seconds.reduce((sum, one) => sum + one, 0) / seconds.length;
  const [p50, p95] = [percentile(ascending, 0.5), percentile(ascending, 0.95)];
  return { count: seconds.length, mean: closeTo(mean), p50: closeTo(p50), p95: closeTo(p95) };
};

/** The number of alerts, and how long they took until each of two times. */
export const computeDurations = (alerts: readonly AlertTimes[]) => {
  const secondsUntil = (member: 'acknowledged_at' | 'resolved_at') =>
    alerts.flatMap((one) =>
      one[member] === '' ? [] : [(Date.parse(one[member]) - Date.parse(one.created_at)) / 1000],
    );
  return {
    count: alerts.length,
    time_to_acknowledge: computeStatistics(secondsUntil('acknowledged_at')),
    time_to_resolve: computeStatistics(secondsUntil('resolved_at')),
  };
};
