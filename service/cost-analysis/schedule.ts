/** Operations of schedules: semantics 3.11. */
import { isDeepStrictEqual } from 'node:util';
import { type ScheduleRecord, schedule } from '../../contract/cost-analysis/schedule.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { findVisible } from '../auth/visibility.ts';
import { type Call, implement } from '../call.ts';
import { checkReference } from '../directory/directory.ts';
import { answerDelete } from '../handlers/delete.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { wireRecord } from '../query/index.ts';
import { changeRow, insertRow } from '../store/records.ts';
import { type ScheduleRow, schedules } from './scheduleTable.ts';
import { countsMinutes, dueAfter, timesOf } from './scheduleTimes.ts';

type UpdateRequest = RequestOf<typeof schedule.update>;
type ScheduleRequest = RequestOf<typeof schedule.delete>;

const answer = (row: ScheduleRow) => wireRecord(schedules, row) as ScheduleRecord;

const create = async (request: RequestOf<typeof schedule.create>, call: Call) => {
  const { data_source_id, name = '', options = {}, tags = {} } = request;
  await checkReference(call.db, 'data_sources', call.domainId, 'data_source_id', data_source_id);
  const times = timesOf(request.schedule);
  const stored = await insertRow(call.db, schedules, {
    schedule_id: newRecordId(schedule),
    ...{ name, options, tags, data_source_id },
    state: 'ENABLED',
    schedule: times,
    domain_id: call.domainId,
    created_at: call.now,
    counted_from: call.now,
    next_at: dueAfter(times, call.now),
  });
  return answer(stored);
};

/** New times apply from now on. An interval still counts from its old start, unless times of the clock come between. */
const changedTimes = (found: ScheduleRow, { schedule: given }: UpdateRequest, now: string): Partial<ScheduleRow> => {
  if (given === undefined) return {};
  const times = timesOf(given);
  if (isDeepStrictEqual(times, found.schedule)) return {};
  const counted_from = countsMinutes(times) ? found.counted_from : now;
  return { schedule: times, counted_from, next_at: dueAfter(times, now, counted_from) };
};

const update = async (request: UpdateRequest, call: Call) => {
  const found = await findVisible(call, schedules, request.schedule_id, 'write');
  const { name = found.name, options = found.options, tags = found.tags } = request;
  const changes = { name, options, tags, ...changedTimes(found, request, call.now) };
  return answer(await changeRow(call.db, schedules, found, changes));
};

/** A schedule that was DISABLED does not catch up (semantics 3.11.4). Its next time is after this moment. */
const enable = async ({ schedule_id }: ScheduleRequest, call: Call) => {
  const found = await findVisible(call, schedules, schedule_id, 'write');
  if (found.state === 'ENABLED') return answer(found);
  const { now } = call;
  const changes = { state: 'ENABLED', counted_from: now, next_at: dueAfter(found.schedule, now) } as const;
  return answer(await changeRow(call.db, schedules, found, changes));
};

const disable = async ({ schedule_id }: ScheduleRequest, call: Call) => {
  const found = await findVisible(call, schedules, schedule_id, 'write');
  return answer(await changeRow(call.db, schedules, found, { state: 'DISABLED' }));
};

export const scheduleHandlers = implement(schedule, {
  create,
  update,
  enable,
  disable,
  delete: answerDelete(schedules),
  get: answerGet(schedules),
  list: answerList(schedules, schedule.list),
  stat: answerStat(schedules),
});
