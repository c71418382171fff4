/** Operations of schedules: semantics 3.11. */
import { isDeepStrictEqual } from 'node:util';
import { type ScheduleRecord, schedule } from '../../contract/cost-analysis/schedule.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { findVisible } from '../auth/visibility.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { checkReference } from '../directory/findEntries.ts';
import { answerDelete } from '../handlers/delete.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { toWireRecord } from '../query/index.ts';
import { changeRow, insertRow } from '../store/records.ts';
import { type StoredSchedule, schedules } from './scheduleTable.ts';
import { findNextDue, hasInterval, readTimes } from './scheduleTimes.ts';

type ScheduleUpdateRequest = RequestOf<typeof schedule.update>;
type ScheduleRequest = RequestOf<typeof schedule.delete>;

const toWireSchedule = (row: StoredSchedule) => toWireRecord(schedules, row) as ScheduleRecord;

const create = async (request: RequestOf<typeof schedule.create>, call: ServiceCall) => {
  const { data_source_id, name = '', options = {}, tags = {} } = request;
  await checkReference(call.db, 'data_sources', call.domainId, 'data_source_id', data_source_id);
  const times = readTimes(request.schedule);
  const stored = await insertRow(call.db, schedules, {
    schedule_id: newRecordId(schedule),
    ...{ name, options, tags, data_source_id },
    state: 'ENABLED',
    schedule: times,
    domain_id: call.domainId,
    created_at: call.now,
    counted_from: call.now,
    next_at: findNextDue(times, call.now),
  });
  return toWireSchedule(stored);
};

/** New times apply from now on. An interval still counts from its old start, unless times of the clock come between. */
const changeTimes = (
  found: StoredSchedule,
  { schedule: given }: ScheduleUpdateRequest,
  now: string,
): Partial<StoredSchedule> => {
  if (given === undefined) return {};
  const times = readTimes(given);
  if (isDeepStrictEqual(times, found.schedule)) return {};
  const counted_from = hasInterval(times) ? found.counted_from : now;
  return { schedule: times, counted_from, next_at: findNextDue(times, now, counted_from) };
};

const update = async (request: ScheduleUpdateRequest, call: ServiceCall) => {
  const found = await findVisible(call, schedules, request.schedule_id, 'write');
  const { name = found.name, options = found.options, tags = found.tags } = request;
  const changes = { name, options, tags, ...changeTimes(found, request, call.now) };
  return toWireSchedule(await changeRow(call.db, schedules, found, changes));
};

/** A schedule that was DISABLED does not catch up (semantics 3.11.4). Its next time is after this moment. */
const enable = async ({ schedule_id }: ScheduleRequest, call: ServiceCall) => {
  const found = await findVisible(call, schedules, schedule_id, 'write');
  if (found.state === 'ENABLED') return toWireSchedule(found);
  const { now } = call;
  const changes = { state: 'ENABLED', counted_from: now, next_at: findNextDue(found.schedule, now) } as const;
  return toWireSchedule(await changeRow(call.db, schedules, found, changes));
};

const disable = async ({ schedule_id }: ScheduleRequest, call: ServiceCall) => {
  const found = await findVisible(call, schedules, schedule_id, 'write');
  return toWireSchedule(await changeRow(call.db, schedules, found, { state: 'DISABLED' }));
};

export const scheduleHandlers = implementResource(schedule, {
  create,
  update,
  enable,
  disable,
  delete: answerDelete(schedules),
  get: answerGet(schedules),
  list: answerList(schedules, schedule.list),
  stat: answerStat(schedules),
});
