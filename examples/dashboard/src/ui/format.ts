/** Numbers and dates in the language of the browser. */

/** Virtual currencies of bills have names of any length, which `Intl` refuses: `41.5 Credits`. */
const format = (amount: number, currency: string, options: Intl.NumberFormatOptions): string =>
  /^[A-Z]{3}$/.test(currency)
    ? new Intl.NumberFormat(undefined, { ...options, style: 'currency', currency }).format(amount)
    : `${new Intl.NumberFormat(undefined, options).format(amount)} ${currency}`;

export const formatMoney = (amount: number, currency: string): string =>
  format(amount, currency, { maximumFractionDigits: 0 });

/** `$98K`, for axes. */
export const formatShortMoney = (amount: number, currency: string): string =>
  format(amount, currency, { notation: 'compact' });

export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 }).format(share);

export const formatCount = (count: number): string => new Intl.NumberFormat().format(count);

/** `2026-11` as `Nov 2026`. */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

/** `2026-01` to `2026-12` as `Jan 2026 – Dec 2026`; years as they are. */
export const formatPeriod = (start: string, end: string): string =>
  [start, end].map((each) => (each.includes('-') ? formatMonth(each) : each)).join(' – ');

/** A day of UTC as `Nov 22`. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** `Nov 22, 2026, 6:39 PM`, in the time zone of the browser. */
export const formatTime = (time: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));

/** The time of day, `6:39 PM`, in the time zone of the browser. */
export const formatClock = (ms: number): string =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(ms));

const DAY_MS = 86_400_000;

/** When something ends: the time of day, with the date if that is more than a day away. */
export const formatUntil = (time: string, now: number): string =>
  Date.parse(time) - now < DAY_MS ? formatClock(Date.parse(time)) : formatTime(time);

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `5 min. ago`, `in 6 hr.`. */
export const formatRelative = (time: string, now: number): string => {
  const seconds = Math.round((Date.parse(time) - now) / 1000);
  const [unit, size] = units.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'short' }).format(
    Math.trunc(seconds / size),
    unit,
  );
};

/** `WORKSPACE_OWNER` as `Workspace owner`. */
export const formatEnum = (value: string): string => {
  const text = value.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
