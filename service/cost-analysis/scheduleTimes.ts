/** Computes when a schedule is due: semantics 3.11.3. */
import { Cron } from 'croner';
import type { ScheduleRecord, schedule } from '../../contract/cost-analysis/schedule.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { invalidParameterError } from '../errors.ts';
import { formatInstant } from '../store/times.ts';

/** The times of a schedule. The first that is set applies: cron, interval, hours and minutes together. */
export type ScheduleTimes = ScheduleRecord['schedule'];

const MINUTE_MS = 60_000;

const parseCron = (text: string): Cron => new Cron(text, { mode: '5-part', timezone: 'UTC', paused: true });

/** Croner also accepts nicknames and dates, which do not have five fields. */
const isCron = (text: string): boolean => {
  if (text.split(/\s+/).length !== 5) return false;
  try {
    parseCron(text);
    return true;
  } catch {
    return false;
  }
};

const checkNumbers = (key: string, numbers: readonly number[], last: number) => {
  const wrong = numbers.findIndex((number) => number < 0 || number > last);
  if (wrong >= 0) throw invalidParameterError(`${key}.${wrong}`, `expected a number from 0 to ${last}`);
};

/**
 * The times of a request. Members left out are empty.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER naming the member, when no time is set or a value is out of range
 */
export const readTimes = (request: RequestOf<typeof schedule.create>['schedule']): ScheduleTimes => {
  const { cron = '', interval = 0, minutes = [], hours = [] } = request;
  if (interval < 0 || interval > 60)
    throw invalidParameterError('schedule.interval', 'expected 1 to 60 minutes, or 0 for none');
  if (cron !== '' && !isCron(cron))
    throw invalidParameterError('schedule.cron', 'expected five fields: minute hour day month weekday');
  checkNumbers('schedule.minutes', minutes, 59);
  checkNumbers('schedule.hours', hours, 23);
  if (cron === '' && interval === 0 && minutes.length + hours.length === 0) {
    throw invalidParameterError('schedule', 'expected at least one of cron, interval, minutes, hours');
  }
  return { cron, interval, minutes, hours };
};

const formatCron = ({ cron, minutes, hours }: ScheduleTimes) =>
  cron || `${minutes.length > 0 ? minutes.join(',') : '0'} ${hours.length > 0 ? hours.join(',') : '*'} * * *`;

/** Whether a schedule runs at intervals, not at times of the clock. */
export const hasInterval = ({ cron, interval }: ScheduleTimes) => cron === '' && interval > 0;

const addInterval = ({ interval }: ScheduleTimes, from: string) =>
  formatInstant(new Date(Date.parse(from) + interval * MINUTE_MS));

/**
 * The next moment at which a schedule is due.
 *
 * @param now only later moments are returned, in wire form
 * @param countedFrom start of the interval, in wire form
 * @returns in wire form; empty where there is none, as on 30 February
 */
export const findNextDue = (times: ScheduleTimes, now: string, countedFrom: string = now): string => {
  if (hasInterval(times)) return addInterval(times, countedFrom);
  const next = parseCron(formatCron(times)).nextRun(new Date(now));
  return next ? formatInstant(next) : '';
};

/**
 * The start of the next interval after a schedule fired: the moment it was due, so that a late tick does not shift
 * later ones. After a delay of more than an interval, the moment of firing.
 */
export const findIntervalStart = (times: ScheduleTimes, dueAt: string, now: string): string =>
  hasInterval(times) && addInterval(times, dueAt) > now ? dueAt : now;
