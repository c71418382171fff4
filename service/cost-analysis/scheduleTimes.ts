/** Computes when a schedule is due: semantics 3.11.3. */
import { Cron } from 'croner';
import type { ScheduleRecord, schedule } from '../../contract/cost-analysis/schedule.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { invalid } from '../errors.ts';
import { isoTime } from '../store/times.ts';

/** The times of a schedule. The first that is set applies: cron, interval, hours and minutes together. */
export type Times = ScheduleRecord['schedule'];

const MINUTE_MS = 60_000;

const cronOf = (text: string): Cron => new Cron(text, { mode: '5-part', timezone: 'UTC', paused: true });

/** Croner also accepts nicknames and dates, which do not have five fields. */
const isReadable = (text: string): boolean => {
  if (text.split(/\s+/).length !== 5) return false;
  try {
    cronOf(text);
    return true;
  } catch {
    return false;
  }
};

const checkEach = (key: string, numbers: readonly number[], last: number) => {
  const wrong = numbers.findIndex((number) => number < 0 || number > last);
  if (wrong >= 0) throw invalid(`${key}.${wrong}`, `expected a number from 0 to ${last}`);
};

/**
 * The times of a request. Members left out are empty.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER naming the member, when no time is set or a value is out of range
 */
export const timesOf = (request: RequestOf<typeof schedule.create>['schedule']): Times => {
  const { cron = '', interval = 0, minutes = [], hours = [] } = request;
  if (interval < 0 || interval > 60) throw invalid('schedule.interval', 'expected 1 to 60 minutes, or 0 for none');
  if (cron !== '' && !isReadable(cron))
    throw invalid('schedule.cron', 'expected five fields: minute hour day month weekday');
  checkEach('schedule.minutes', minutes, 59);
  checkEach('schedule.hours', hours, 23);
  if (cron === '' && interval === 0 && minutes.length + hours.length === 0) {
    throw invalid('schedule', 'expected at least one of cron, interval, minutes, hours');
  }
  return { cron, interval, minutes, hours };
};

const cronText = ({ cron, minutes, hours }: Times) =>
  cron || `${minutes.length > 0 ? minutes.join(',') : '0'} ${hours.length > 0 ? hours.join(',') : '*'} * * *`;

/** Whether a schedule runs at intervals, not at times of the clock. */
export const countsMinutes = ({ cron, interval }: Times) => cron === '' && interval > 0;

const afterInterval = ({ interval }: Times, from: string) => isoTime(new Date(Date.parse(from) + interval * MINUTE_MS));

/**
 * The next moment at which a schedule is due.
 *
 * @param now only later moments are returned, in wire form
 * @param countedFrom start of the interval, in wire form
 * @returns in wire form; empty where there is none, as on 30 February
 */
export const dueAfter = (times: Times, now: string, countedFrom: string = now): string => {
  if (countsMinutes(times)) return afterInterval(times, countedFrom);
  const next = cronOf(cronText(times)).nextRun(new Date(now));
  return next ? isoTime(next) : '';
};

/**
 * The start of the next interval after a schedule fired: the moment it was due, so that a late tick does not shift
 * later ones. After a delay of more than an interval, the moment of firing.
 */
export const nextIntervalStart = (times: Times, dueAt: string, now: string): string =>
  countsMinutes(times) && afterInterval(times, dueAt) > now ? dueAt : now;
