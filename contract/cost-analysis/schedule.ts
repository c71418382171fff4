/** Schedules: when the cost of a data source is refreshed and its budgets are evaluated (semantics 3.11). */
import type { Static } from 'typebox';
import {
  changedTags,
  createdAt,
  domainId,
  domainStatRequest,
  getRequest,
  LISTED,
  listQuery,
  newTags,
  requestDomainId,
  tags,
} from '../common.ts';
import {
  Empty,
  inRequest,
  int32,
  list,
  listOf,
  message,
  nested,
  optional,
  Struct,
  struct,
  text,
  time,
} from '../members.ts';
import { MEMBERS, OWNERS, resource } from '../resource.ts';
import { State } from './enums.ts';

export const Scheduled = message(
  'cost_analysis.Scheduled',
  'When to fire; at least one member is required. cron takes precedence over interval, and interval over hours and minutes.',
  {
    cron: text('Five fields: minute, hour, day, month, weekday, in UTC; at most 1024 characters. Empty: not set.'),
    interval: int32('Minutes between firings, 1 to 60, from creation, enabling or the last firing; 0: not set.'),
    minutes: list(int32('0 to 59.'), 'Minutes of each hour; `[]`: not set, which means minute 0 if hours are set.'),
    hours: list(int32('0 to 23, UTC.'), 'Hours of the day; `[]`: not set, which means every hour if minutes are set.'),
  },
);

/** In a request every member may be left out, as long as one is set. */
const requestedSchedule = inRequest(Scheduled, ['cron', 'interval', 'minutes', 'hours']);

export const ScheduleInfo = message('cost_analysis.ScheduleInfo', 'One schedule.', {
  schedule_id: text('Generated: `sch-` and 12 hexadecimal digits.'),
  name: text('Display name, at most 40 characters; may be empty.'),
  state: nested(State, 'Initially ENABLED. A DISABLED schedule does not fire, and missed times are not made up for.'),
  schedule: nested(Scheduled, 'When it fires, as sent; omitted members are empty.'),
  options: struct('Settings, stored as the caller sent them; `{}` by default.'),
  tags,
  data_source_id: text('Data source it refreshes; never changes.'),
  domain_id: domainId,
  created_at: createdAt,
  last_scheduled_at: time('Time of the last firing; empty before the first.'),
});

/** A schedule in wire form. */
export type ScheduleRecord = Static<typeof ScheduleInfo>;

export const CreateScheduleRequest = message('cost_analysis.CreateScheduleRequest', 'A new schedule.', {
  schedule: nested(requestedSchedule, 'When to fire.'),
  data_source_id: text('Data source to refresh.'),
  domain_id: requestDomainId,
  name: optional(text('Display name, at most 40 characters; empty by default.')),
  options: optional(struct('Settings; `{}` by default.')),
  tags: newTags,
});

export const UpdateScheduleRequest = message(
  'cost_analysis.UpdateScheduleRequest',
  'The changes; omitted members keep their values.',
  {
    schedule_id: text('Schedule to change.'),
    domain_id: requestDomainId,
    name: optional(text('New name, not empty; at most 40 characters.')),
    schedule: optional(nested(requestedSchedule, 'New times; they replace the existing ones entirely.')),
    options: optional(struct('Settings that replace all existing ones.')),
    tags: changedTags,
  },
);

export const ScheduleRequest = message('cost_analysis.ScheduleRequest', 'Identifies one schedule.', {
  schedule_id: text('Schedule of the domain.'),
  domain_id: requestDomainId,
});

export const ScheduleQuery = message('cost_analysis.ScheduleQuery', LISTED, {
  domain_id: requestDomainId,
  query: listQuery,
  schedule_id: optional(text('One schedule.')),
  name: optional(text('Exact name; case-sensitive.')),
  state: optional(text('ENABLED or DISABLED; any other value finds nothing.')),
  data_source_id: optional(text('Data source they refresh.')),
});

export const schedule = resource(
  {
    area: 'cost_analysis',
    version: 'v1',
    name: 'schedule',
    record: ScheduleInfo,
    idField: 'schedule_id',
    idPrefix: 'sch-',
    permission: 'cost-analysis:Schedule',
    scope: 'domain',
    minimalFields: ['schedule_id', 'name', 'state'],
    keywordFields: ['schedule_id', 'name'],
    defaultSort: ['name'],
    maxLength: { name: 40, 'schedule.cron': 1024 },
  },
  {
    create: {
      summary: 'Creates an ENABLED schedule for a data source.',
      request: CreateScheduleRequest,
      response: ScheduleInfo,
      roles: OWNERS,
      errors: ['ERROR_INVALID_PARAMETER', 'ERROR_NOT_FOUND'],
    },
    update: {
      summary: 'Changes a schedule: its times, name, options or tags.',
      request: UpdateScheduleRequest,
      response: ScheduleInfo,
      roles: OWNERS,
      errors: ['ERROR_INVALID_PARAMETER', 'ERROR_NOT_FOUND'],
    },
    enable: {
      summary: 'Enables a schedule; its interval starts now. No effect on an ENABLED schedule.',
      request: ScheduleRequest,
      response: ScheduleInfo,
      roles: OWNERS,
    },
    disable: {
      summary: 'Disables a schedule. No effect on a DISABLED schedule.',
      request: ScheduleRequest,
      response: ScheduleInfo,
      roles: OWNERS,
    },
    delete: {
      summary: 'Deletes a schedule; its data source is kept.',
      request: ScheduleRequest,
      response: Empty,
      roles: OWNERS,
    },
    get: {
      summary: 'Returns one schedule.',
      request: getRequest('cost_analysis.GetScheduleRequest', 'Identifies the schedule to read.', ScheduleRequest),
      response: ScheduleInfo,
      roles: MEMBERS,
    },
    list: {
      summary: 'Lists schedules, by name unless the query sorts otherwise.',
      request: ScheduleQuery,
      response: listOf('cost_analysis.SchedulesInfo', ScheduleInfo),
      roles: MEMBERS,
    },
    stat: {
      summary: 'Computes statistics of schedules; returns `core.StatisticsResult`.',
      request: domainStatRequest('cost_analysis.ScheduleStatQuery'),
      response: Struct,
      roles: MEMBERS,
    },
  },
);
