/** Services: who is responsible for a group of alerts, over which channels, and under which escalation policy. */
import type { Static } from 'typebox';
import { changedTags, createdAt, domainId, LISTED, listQuery, statRequest, updatedAt, workspaceId } from '../common.ts';
import {
  Empty,
  flag,
  inRequest,
  int32,
  listOf,
  mergeMember,
  message,
  nested,
  optional,
  Struct,
  struct,
  text,
  texts,
} from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';
import { NotificationUrgency, RecoveryMode } from './enums.ts';

export const ServiceMembers = message('alert_manager.ServiceMembers', 'The people responsible for a service.', {
  USER: texts('Ids of users of the domain; duplicates are removed.'),
  USER_GROUP: texts('Ids of user groups; duplicates are removed.'),
});

export const ServiceOptions = message(
  'alert_manager.ServiceOptions',
  'Settings for the handling of the alerts of a service.',
  {
    notification_urgency: nested(NotificationUrgency, 'ALL by default.'),
    recovery_mode: nested(RecoveryMode, 'MANUAL by default.'),
  },
);

export const AlertStats = message('alert_manager.AlertStats', 'Numbers of alerts by urgency.', {
  HIGH: int32('Alerts of urgency HIGH.'),
  LOW: int32('Alerts of urgency LOW.'),
});

export const Alerts = message(
  'alert_manager.Alerts',
  'Numbers of linked alerts by state; without alerts in state ERROR.',
  {
    TOTAL: nested(AlertStats, 'Number of alerts in the three states.'),
    TRIGGERED: nested(AlertStats, 'Alerts that nobody has acknowledged.'),
    ACKNOWLEDGED: nested(AlertStats, 'Acknowledged alerts.'),
    RESOLVED: nested(AlertStats, 'Resolved alerts.'),
  },
);

export const ServiceInfo = message('alert_manager.ServiceInfo', 'A service and its linked records.', {
  service_id: text('Identifier, e.g. `service-5c7fe0129ab3`.'),
  name: text('Unique in the workspace; at most 255 characters.'),
  service_key: text(
    'Key by which webhooks and channels reference the service; unique in the workspace, never changes.',
  ),
  description: text('Description for users; empty by default.'),
  members: nested(ServiceMembers, 'Both lists are empty by default.'),
  options: nested(ServiceOptions, 'Always present.'),
  channels: texts('Ids, sorted: channels with its service_key, and those in the rules of its policies.'),
  webhooks: texts('Ids, sorted, of the webhooks of the workspace whose `tags.service_key` is its service_key.'),
  alerts: nested(Alerts, 'Alerts of its webhooks and of the projects in `tags.projects`, the same for every caller.'),
  open_alerts: optional(int32('Number of those in state TRIGGERED or ACKNOWLEDGED; other deployments may lack it.')),
  tags: struct('Labels of the caller; `projects` is a list of project ids whose alerts belong to the service.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  escalation_policy_id: text('Policy of its alerts; empty: the oldest policy of the service.'),
  created_at: createdAt,
  updated_at: updatedAt,
});

/** A record in wire form. */
export type ServiceRecord = Static<typeof ServiceInfo>;

const members = inRequest(ServiceMembers, ['USER', 'USER_GROUP']);
const options = inRequest(ServiceOptions, ['notification_urgency', 'recovery_mode']);

export const ServiceCreateRequest = message('alert_manager.ServiceCreateRequest', 'A new service.', {
  name: text('Unique in the workspace; at most 255 characters.'),
  service_key: text('Unique in the workspace; never changes; any characters, at most 255.'),
  description: optional(text('Description for users; empty by default.')),
  members: optional(nested(members, 'An omitted list is empty.')),
  options: optional(nested(options, 'Defaults: ALL and MANUAL.')),
  tags: optional(struct('Labels; `projects`, a list of project ids, links their alerts. `{}` by default.')),
});

export const ServiceUpdateRequest = message('alert_manager.ServiceUpdateRequest', 'A service and the changes.', {
  service_id: text('Service to change.'),
  name: optional(text('Replaces the name; not empty, unique in the workspace.')),
  description: optional(text('Replaces the description; an empty string clears it.')),
  options: optional(mergeMember(nested(options, 'An omitted option keeps its value.'))),
  tags: changedTags,
  escalation_policy_id: optional(text('A policy of the service; an empty string clears it.')),
});

export const ServiceChangeMembersRequest = message(
  'alert_manager.ServiceChangeMembersRequest',
  'A service and its new members.',
  {
    service_id: text('Service to change.'),
    members: nested(members, 'Replaces both lists; an omitted list becomes empty.'),
  },
);

export const ServiceDeleteRequest = message('alert_manager.ServiceDeleteRequest', 'A service to remove.', {
  service_id: text('Service to remove.'),
  force: optional(
    flag('True also unlinks webhooks and alerts; otherwise linked ones prevent the deletion. False by default.'),
  ),
});

/** For callers that still send it. */
const details = optional(flag('Accepted without effect: channels, webhooks and alerts are always returned.'));

export const ServiceGetRequest = message('alert_manager.ServiceGetRequest', 'One service.', {
  service_id: text('Service to show.'),
  details,
});

export const ServiceSearchQuery = message('alert_manager.ServiceSearchQuery', LISTED, {
  query: listQuery,
  service_id: optional(text('Id of the service.')),
  name: optional(text('Exact name of the service.')),
  details,
  escalation_policy_id: optional(text('Policy that the services reference.')),
});

export const service = resource(
  {
    area: 'alert_manager',
    version: 'v1',
    name: 'service',
    record: ServiceInfo,
    idField: 'service_id',
    idPrefix: 'service-',
    permission: 'alert-manager:Service',
    scope: 'workspace',
    minimalFields: ['service_id', 'name', 'service_key'],
    keywordFields: ['service_id', 'name', 'service_key'],
    defaultSort: ['name'],
    unique: [
      ['domain_id', 'workspace_id', 'name'],
      ['domain_id', 'workspace_id', 'service_key'],
    ],
    maxLength: { name: 255, service_key: 255 },
  },
  {
    create: {
      summary: 'Makes a service.',
      request: ServiceCreateRequest,
      response: ServiceInfo,
      roles: MEMBERS,
      errors: ['ERROR_SAVE_UNIQUE_VALUES', 'ERROR_NOT_FOUND'],
    },
    update: {
      summary: 'Changes a service.',
      request: ServiceUpdateRequest,
      response: ServiceInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_SAVE_UNIQUE_VALUES', 'ERROR_INVALID_ESCALATION_POLICY'],
    },
    change_members: {
      summary: 'Replaces the members of a service.',
      request: ServiceChangeMembersRequest,
      response: ServiceInfo,
      roles: MEMBERS,
    },
    delete: {
      summary:
        'Deletes a service with its escalation policies; refused while webhooks or alerts are linked, unless `force` is set.',
      request: ServiceDeleteRequest,
      response: Empty,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_EXIST_RESOURCE'],
    },
    get: {
      summary: 'Returns one service.',
      request: ServiceGetRequest,
      response: ServiceInfo,
      roles: MEMBERS,
    },
    list: {
      summary: "Lists services of the caller's workspace and of the whole domain.",
      request: ServiceSearchQuery,
      response: listOf('alert_manager.ServicesInfo', ServiceInfo),
      roles: MEMBERS,
      filters: ['service_id', 'name', 'escalation_policy_id'],
    },
    stat: {
      summary: 'Computes statistics over services.',
      request: statRequest('alert_manager.ServiceStatQuery'),
      response: Struct,
      roles: MEMBERS,
    },
  },
);
