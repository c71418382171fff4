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
  domainStatRequest,
  LISTED,
  listQuery,
  newTags,
  onlyMembers,
  requestDomainId,
  tags,
  updatedAt,
} from '../common.ts';
import { enumeration, listOf, message, nested, optional, Struct, text, texts, time } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const MaintenanceWindowState = enumeration(
  'MaintenanceWindowState',
  ['OPEN', 'CLOSED'],
  'OPEN from creation until close is called or end_time has passed; then CLOSED, which is final.',
);

export const MaintenanceWindowInfo = message('monitoring.MaintenanceWindowInfo', 'One maintenance window.', {
  maintenance_window_id: text('Generated: `mw-` and 12 hexadecimal digits.'),
  title: text('Summary in one line.'),
  state: nested(MaintenanceWindowState, 'Alerts are silenced while the window is OPEN and start_time has passed.'),
  start_time: time('Start of the silence; may be in the past.'),
  end_time: time('End of the silence, after start_time; the window then closes automatically.'),
  tags,
  projects: texts('Projects whose alerts are silenced, at least one.'),
  domain_id: domainId,
  created_by: createdBy,
  created_at: createdAt,
  updated_at: updatedAt,
  closed_at: time('Time at which it was closed; empty while OPEN.'),
});

/** A maintenance window in wire form. */
export type MaintenanceWindowRecord = Static<typeof MaintenanceWindowInfo>;

export const CreateMaintenanceWindowRequest = message('monitoring.CreateMaintenanceWindowRequest', 'A new window.', {
  title: text('Summary in one line.'),
  projects: texts("Projects to silence: at least one, each in the caller's scope."),
  start_time: time('Start of the silence; a time in the past means immediately.'),
  end_time: time('End of the silence, after start_time.'),
  domain_id: requestDomainId,
  tags: newTags,
});

export const UpdateMaintenanceWindowRequest = message(
  'monitoring.UpdateMaintenanceWindowRequest',
  'The changes; omitted members keep their values.',
  {
    maintenance_window_id: text("Window to change: OPEN, with all its projects in the caller's scope."),
    domain_id: requestDomainId,
    title: optional(text('New title, not empty.')),
    projects: optional(texts("Projects that replace all existing ones: at least one, each in the caller's scope.")),
    start_time: optional(time('New start, before the end.')),
    end_time: optional(time('New end, after the start; a time in the past closes the window within a minute.')),
    tags: changedTags,
  },
);

export const MaintenanceWindowRequest = message(
  'monitoring.MaintenanceWindowRequest',
  'Identifies the window to close.',
  {
    maintenance_window_id: text("Window with all its projects in the caller's scope."),
    domain_id: requestDomainId,
  },
);

export const GetMaintenanceWindowRequest = message(
  'monitoring.GetMaintenanceWindowRequest',
  'Identifies the window to read.',
  {
    maintenance_window_id: text("Window with at least one project in the caller's scope."),
    domain_id: requestDomainId,
    only: onlyMembers,
  },
);

export const MaintenanceWindowQuery = message('monitoring.MaintenanceWindowQuery', LISTED, {
  domain_id: requestDomainId,
  query: listQuery,
  maintenance_window_id: optional(text('One window.')),
  title: optional(text('Exact title; case-sensitive.')),
  state: optional(nested(MaintenanceWindowState, 'Their state.')),
  project_id: optional(text('A silenced project: compared with each entry of `projects`.')),
  created_by: optional(text('User or app that created them.')),
});

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
      summary: 'Creates a window in which alerts of its projects cause no notifications and do not escalate.',
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
      summary: 'Closes a window before its end. No effect on a CLOSED window.',
      request: MaintenanceWindowRequest,
      response: MaintenanceWindowInfo,
      roles: MEMBERS,
    },
    get: {
      summary: 'Returns one window.',
      request: GetMaintenanceWindowRequest,
      response: MaintenanceWindowInfo,
      roles: MEMBERS,
    },
    list: {
      summary: 'Lists windows, by start_time descending unless the query sorts otherwise.',
      request: MaintenanceWindowQuery,
      response: listOf('monitoring.MaintenanceWindowsInfo', MaintenanceWindowInfo),
      roles: MEMBERS,
    },
    stat: {
      summary: 'Computes statistics of windows; returns `core.StatisticsResult`.',
      request: domainStatRequest('monitoring.MaintenanceWindowStatQuery'),
      response: Struct,
      roles: MEMBERS,
    },
  },
);
