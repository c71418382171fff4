const MONTHS = 12;
const DAY_MS = 86_400_000;

const toMonth = (time: Date): string => time.toISOString().slice(0, 'YYYY-MM'.length);

/** The month `count` months after another one; before it, if `count` is below 0. */
const addMonths = (month: string, count: number): string => {
  const start = new Date(`${month}-01`);
  return toMonth(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count, 1)));
};

/** Months of UTC that end with the current one. */
export const lastMonths = (months = MONTHS, today = new Date()) => {
  const lastMonth = toMonth(today);
  return { firstMonth: addMonths(lastMonth, 1 - months), lastMonth };
};

/** Most months of a range: the API answers with no more. */
const MAX_MONTHS = 60;

const A_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Months from one to another, such as `2026-01`, both included. Null if that is no range. */
export const monthsBetween = (from: string, to: string) => {
  const isRange = A_MONTH.test(from) && A_MONTH.test(to) && from <= to && to < addMonths(from, MAX_MONTHS);
  return isRange ? { firstMonth: from, lastMonth: to } : null;
};

/** The same months of the years before, so that months are compared with their like. */
export const monthsBefore = ({ firstMonth, lastMonth }: ReturnType<typeof lastMonths>) => ({
  firstMonthBefore: addMonths(firstMonth, -MONTHS),
  lastMonthBefore: addMonths(lastMonth, -MONTHS),
});

/** Days of UTC that end with today. `nextDay` is exclusive. */
export const lastDays = (days: number, today = new Date()) => {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const at = (offset: number) => new Date(midnight + offset * DAY_MS).toISOString();
  return { firstDay: at(1 - days), nextDay: at(1) };
};

/** Most days of a range: a chart has no room for more. */
const MAX_DAYS = 366;

/** Days of UTC from one to another, such as `2026-11-22`, both included. Null if that is no range. */
export const daysBetween = (from: string, to: string) => {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  if (!(first <= last) || last - first > MAX_DAYS * DAY_MS) return null;
  return { firstDay: new Date(first).toISOString(), nextDay: new Date(last + DAY_MS).toISOString() };
};

/** The start of as many days before a range as it has. */
export const daysBefore = ({ firstDay, nextDay }: ReturnType<typeof lastDays>) => ({
  firstDayBefore: new Date(2 * Date.parse(firstDay) - Date.parse(nextDay)).toISOString(),
});

/** The part of a month, `YYYY-MM` of UTC, that has passed: above 0, and 1 when it is over. */
export const computeElapsedShare = (month: string, now: Date): number => {
  const start = new Date(`${month}-01`);
  const end = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1);
  const passed = (now.getTime() - start.getTime()) / (end - start.getTime());
  return Math.min(Math.max(passed, 1 / 31), 1);
};
