/**
 * Maintenance windows: while a window is open and within its time range, alerts of its projects are recorded without
 * notifications (semantics 3.18). Closing keeps the record, so that the history of maintenance remains.
 */
import type { Static } from 'typebox';
import {
  changedTags,
  createdAt,
  createdBy,
  domainId,
  domainStatOf,
  LISTED,
  listQuery,
  newTags,
  onlyMembers,
  requestDomainId,
  tags,
  updatedAt,
} from '../common.ts';
import { enumeration, listOf, message, of, optional, Struct, text, texts, time } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const MaintenanceWindowState = enumeration(
  'MaintenanceWindowState',
  ['OPEN', 'CLOSED'],
  'OPEN from creation until close is called or end_time has passed; CLOSED for good.',
);

export const MaintenanceWindowInfo = message('monitoring.MaintenanceWindowInfo', 'One maintenance window.', {
  maintenance_window_id: text('Generated: `mw-` and 12 hexadecimal digits.'),
  title: text('What is being maintained, in one line.'),
  state: of(MaintenanceWindowState, 'OPEN is not yet silence: that begins with start_time.'),
  start_time: time('When the silence begins; may lie in the past.'),
  end_time: time('When the silence ends, after start_time; past it the window closes by itself.'),
  tags,
  projects: texts('Projects whose alerts it silences, at least one.'),
  domain_id: domainId,
  created_by: createdBy,
  created_at: createdAt,
  updated_at: updatedAt,
  closed_at: time('When it closed, by hand or by the clock; empty while OPEN.'),
});

/** A maintenance window in wire form. */
export type MaintenanceWindowRecord = Static<typeof MaintenanceWindowInfo>;

export const MaintenanceWindowsInfo = listOf('monitoring.MaintenanceWindowsInfo', MaintenanceWindowInfo);

export const CreateMaintenanceWindowRequest = message(
  'monitoring.CreateMaintenanceWindowRequest',
  'A window to open.',
  {
    title: text('What is being maintained, in one line.'),
    projects: texts('Projects to silence: at least one, each in reach of the caller.'),
    start_time: time('When to begin; a time in the past means at once.'),
    end_time: time('When to end, after start_time.'),
    domain_id: requestDomainId,
    tags: newTags,
  },
);

export const UpdateMaintenanceWindowRequest = message(
  'monitoring.UpdateMaintenanceWindowRequest',
  'Members to change; the others stay.',
  {
    maintenance_window_id: text('Window to change: OPEN, and with all its projects in reach of the caller.'),
    domain_id: requestDomainId,
    title: optional(text('New title, not empty.')),
    projects: optional(texts('Projects that replace all earlier ones: at least one, each in reach of the caller.')),
    start_time: optional(time('New beginning, before the end.')),
    end_time: optional(time('New end, after the beginning; a time in the past closes the window within a minute.')),
    tags: changedTags,
  },
);

export const MaintenanceWindowRequest = message('monitoring.MaintenanceWindowRequest', 'Names the window to close.', {
  maintenance_window_id: text('Window with all its projects in reach of the caller.'),
  domain_id: requestDomainId,
});

export const GetMaintenanceWindowRequest = message(
  'monitoring.GetMaintenanceWindowRequest',
  'Names the window to read.',
  {
    maintenance_window_id: text('Window with at least one project in reach of the caller.'),
    domain_id: requestDomainId,
    only: onlyMembers,
  },
);

export const MaintenanceWindowQuery = message('monitoring.MaintenanceWindowQuery', LISTED, {
  domain_id: requestDomainId,
  query: listQuery,
  maintenance_window_id: optional(text('One window.')),
  title: optional(text('The whole title; case counts.')),
  state: optional(of(MaintenanceWindowState, 'State they are in.')),
  project_id: optional(text('A project they silence: compared with each entry of `projects`.')),
  created_by: optional(text('User or app that opened them.')),
});

export const MaintenanceWindowStatQuery = domainStatOf('monitoring.MaintenanceWindowStatQuery');

export const maintenanceWindow = resource(
  {
    area: 'monitoring',
    version: 'v1',
    name: 'maintenance_window',
    record: MaintenanceWindowInfo,
    idField: 'maintenance_window_id',
    idPrefix: 'mw-',
    permission: 'monitoring:MaintenanceWindow',
    scope: 'project',
    minimalFields: ['maintenance_window_id', 'title', 'state', 'projects', 'start_time', 'end_time'],
    keywordFields: ['maintenance_window_id', 'title'],
    defaultSort: ['-start_time'],
    queryAliases: { project_id: 'projects' },
  },
  {
    create: {
      summary: 'Opens a window in which the alerts of its projects raise no notifications and do not escalate.',
      request: CreateMaintenanceWindowRequest,
      response: MaintenanceWindowInfo,
      roles: MEMBERS,
      errors: ['ERROR_INVALID_PARAMETER', 'ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    update: {
      summary: 'Changes an OPEN window: its title, projects, times or tags.',
      request: UpdateMaintenanceWindowRequest,
      response: MaintenanceWindowInfo,
      roles: MEMBERS,
      errors: [
        'ERROR_CLOSED_MAINTENANCE_WINDOW',
        'ERROR_INVALID_PARAMETER',
        'ERROR_NOT_FOUND',
        'ERROR_PERMISSION_DENIED',
      ],
    },
    close: {
      summary: 'Closes a window before its time and ends its silence; one that is CLOSED stays as it is.',
      request: MaintenanceWindowRequest,
      response: MaintenanceWindowInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    get: {
      summary: 'Reads one window.',
      request: GetMaintenanceWindowRequest,
      response: MaintenanceWindowInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    list: {
      summary: 'Lists windows, latest start_time first unless the query sorts otherwise.',
      request: MaintenanceWindowQuery,
      response: MaintenanceWindowsInfo,
      roles: MEMBERS,
      filters: ['maintenance_window_id', 'title', 'state', 'project_id', 'created_by'],
    },
    stat: {
      summary: 'Computes statistics of windows, answered as `core.StatisticsResult`.',
      request: MaintenanceWindowStatQuery,
      response: Struct,
      roles: MEMBERS,
    },
  },
);
