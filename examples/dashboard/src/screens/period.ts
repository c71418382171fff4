const MONTHS = 12;
const DAY_MS = 86_400_000;

const monthOf = (time: Date): string => time.toISOString().slice(0, 'YYYY-MM'.length);

/** Months of UTC that end with the current one. */
export const lastMonths = (months = MONTHS, today = new Date()) => {
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months + 1, 1));
  return { firstMonth: monthOf(first), lastMonth: monthOf(today) };
};

/** Days of UTC that end with today. `nextDay` is exclusive. */
export const lastDays = (days: number, today = new Date()) => {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const at = (offset: number) => new Date(midnight + offset * DAY_MS).toISOString();
  return { firstDay: at(1 - days), nextDay: at(1) };
};

/** The part of a month, `YYYY-MM` of UTC, that has passed: above 0, and 1 when it is over. */
export const elapsedShare = (month: string, now: Date): number => {
  const start = new Date(`${month}-01`);
  const end = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1);
  const passed = (now.getTime() - start.getTime()) / (end - start.getTime());
  return Math.min(Math.max(passed, 1 / 31), 1);
};
