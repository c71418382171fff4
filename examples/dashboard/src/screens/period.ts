const MONTHS = 12;
const DAYS = 14;
const DAY_MS = 86_400_000;

const monthOf = (time: Date): string => time.toISOString().slice(0, 'YYYY-MM'.length);

/** Twelve months of UTC that end with the current one. */
export const lastMonths = (today = new Date()) => {
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS + 1, 1));
  return { firstMonth: monthOf(first), lastMonth: monthOf(today) };
};

/** Fourteen days of UTC that end with today. `nextDay` is exclusive. */
export const lastDays = (today = new Date()) => {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const at = (days: number) => new Date(midnight + days * DAY_MS).toISOString();
  return { firstDay: at(1 - DAYS), nextDay: at(1) };
};
