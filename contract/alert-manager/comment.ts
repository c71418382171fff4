/**
 * Comments: the older interface to services. The records and rules are those of `service.ts`; only names and shapes
 * differ.
 */
import type { Static } from 'typebox';
import { createdAt, domainId, LISTED, listQuery, statRequest, updatedAt, workspaceId } from '../common.ts';
import {
  Empty,
  flag,
  inRequest,
  int32,
  list,
  listOf,
  mergeMember,
  message,
  nested,
  optional,
  Struct,
  struct,
  structOf,
  text,
  texts,
} from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';
import { NotificationUrgency, RecoveryMode } from './enums.ts';

export const CommentMembers = message('alert_manager.CommentMembers', 'The people responsible for a service.', {
  USER: texts('Ids of users of the domain; duplicates are removed.'),
  USER_GROUP: texts('Ids of user groups; duplicates are removed.'),
});

export const CommentOptions = message(
  'alert_manager.CommentOptions',
  'Settings for the handling of the alerts of a service.',
  {
    notification_urgency: optional(nested(NotificationUrgency, 'ALL by default.')),
    recovery_mode: optional(nested(RecoveryMode, 'MANUAL by default.')),
  },
);

export const CommentAlertInfo = message('alert_manager.CommentAlertInfo', 'Numbers of alerts by urgency.', {
  high: int32('Alerts of urgency HIGH.'),
  low: int32('Alerts of urgency LOW.'),
});

export const CommentAlerts = message('alert_manager.CommentAlerts', 'Numbers of linked alerts by state.', {
  TOTAL: nested(CommentAlertInfo, 'Number of triggered, acknowledged and resolved alerts.'),
  TRIGGERRED: nested(CommentAlertInfo, 'Alerts that nobody has acknowledged. The wire spells the name with two R.'),
  ACKNOWLEDGED: nested(CommentAlertInfo, 'Acknowledged alerts.'),
});

export const ServiceChannelsInfo = message(
  'alert_manager.ServiceChannelsInfo',
  'A channel of a service, from the directory. If only a rule names the channel, all members except the id are empty.',
  {
    channel_id: text('Channel that receives notifications.'),
    name: text('Display name.'),
    state: text('ENABLED or DISABLED; only enabled channels receive notifications.'),
    channel_type: text('Kind of channel, from the directory.'),
    data: struct('Notifications are POSTed to `url`.'),
    schedule: struct('Times at which the channel is staffed, from the directory.'),
    tags: struct('Labels, from the directory.'),
    secret_id: text('Secret the channel uses; empty when it has none.'),
    protocol_id: text('Protocol of the channel; empty when it has none.'),
    service_id: text('Service that the channel is listed for.'),
    workspace_id: workspaceId,
    domain_id: domainId,
    created_at: createdAt,
  },
);

export const CommentChannels = message('alert_manager.CommentChannels', 'The channels of a service.', {
  service_channel_info: list(ServiceChannelsInfo, 'Sorted by id.'),
});

export const CommentWebhookInfo = message('alert_manager.CommentWebhookInfo', 'A webhook of a service.', {
  webhook_id: text('Webhook of the monitoring area.'),
});

export const CommentWebhooks = message('alert_manager.CommentWebhooks', 'The webhooks of a service.', {
  webhook_info: list(CommentWebhookInfo, 'Sorted by id.'),
});

export const CommentServiceInfo = message(
  'alert_manager.CommentServiceInfo',
  'A service in its older form. Only get returns channels, webhooks and alerts, and list on request.',
  {
    service_id: text('Identifier, e.g. `service-5c7fe0129ab3`.'),
    name: text('Unique in the workspace; at most 255 characters.'),
    service_key: text(
      'Key by which webhooks and channels reference the service; unique in the workspace, never changes.',
    ),
    description: text('Description for users; empty by default.'),
    members: struct('Form of CommentMembers.'),
    options: nested(CommentOptions, 'Settings for the handling of its alerts.'),
    escalation_policy_id: text('Policy of its alerts; empty: the oldest policy of the service.'),
    workspace_id: workspaceId,
    domain_id: domainId,
    created_at: createdAt,
    updated_at: updatedAt,
    channels: optional(struct('Form of CommentChannels.')),
    webhooks: optional(struct('Form of CommentWebhooks.')),
    alerts: optional(struct('Form of CommentAlerts.')),
  },
);

/** A record in wire form. */
export type CommentServiceRecord = Static<typeof CommentServiceInfo>;

export const CommentCreateRequest = message('alert_manager.CommentCreateRequest', 'A new service.', {
  name: text('Unique in the workspace; at most 255 characters.'),
  service_key: text('Unique in the workspace; never changes; any characters, at most 255.'),
  description: optional(text('Description for users; empty by default.')),
  members: optional(structOf(CommentMembers, 'Form of CommentMembers; an omitted list is empty.')),
  options: optional(nested(CommentOptions, 'Defaults: ALL and MANUAL.')),
});

export const CommentUpdateRequest = message(
  'alert_manager.CommentUpdateRequest',
  'A service and the changes; its tags are not changed.',
  {
    service_id: text('Service to change.'),
    escalation_policy_id: text('A policy of the service. Required; an empty string clears it.'),
    name: optional(text('Replaces the name; not empty, unique in the workspace.')),
    description: optional(text('Replaces the description; an empty string clears it.')),
    options: optional(mergeMember(nested(CommentOptions, 'An omitted option keeps its value.'))),
  },
);

export const CommentChangeMemberRequest = message(
  'alert_manager.CommentChangeMemberRequest',
  'A service and its new members.',
  {
    service_id: text('Service to change.'),
    members: nested(
      inRequest(CommentMembers, ['USER', 'USER_GROUP']),
      'Replaces both lists; an omitted list becomes empty.',
    ),
  },
);

export const CommentRequest = message('alert_manager.CommentRequest', 'One service.', {
  service_id: text('Service to act on.'),
});

export const CommentSearchQuery = message('alert_manager.CommentSearchQuery', LISTED, {
  query: listQuery,
  service_id: optional(text('Id of the service.')),
  escalation_policy_id: optional(text('Policy that the services reference.')),
  include_details: optional(flag('True includes channels, webhooks and alerts; false by default.')),
});

export const comment = resource(
  {
    area: 'alert_manager',
    version: 'v1',
    name: 'comment',
    record: CommentServiceInfo,
    idField: 'service_id',
    idPrefix: 'service-',
    sameRecordsAs: 'alert_manager.service',
    permission: 'alert-manager:Service',
    scope: 'workspace',
    minimalFields: ['service_id', 'name', 'service_key'],
    keywordFields: ['service_id', 'name', 'service_key'],
    defaultSort: ['name'],
  },
  {
    create: {
      summary: 'Makes a service.',
      request: CommentCreateRequest,
      response: CommentServiceInfo,
      roles: MEMBERS,
      errors: ['ERROR_SAVE_UNIQUE_VALUES', 'ERROR_NOT_FOUND'],
    },
    update: {
      summary: 'Changes a service.',
      request: CommentUpdateRequest,
      response: CommentServiceInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_SAVE_UNIQUE_VALUES', 'ERROR_INVALID_ESCALATION_POLICY'],
    },
    change_member: {
      summary: 'Replaces the members of a service.',
      request: CommentChangeMemberRequest,
      response: CommentServiceInfo,
      roles: MEMBERS,
    },
    delete: {
      summary: 'Deletes a service with its escalation policies; refused while webhooks or alerts are linked.',
      request: CommentRequest,
      response: Empty,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_EXIST_RESOURCE'],
    },
    get: {
      summary: 'Returns one service, with its channels, webhooks and alerts.',
      request: CommentRequest,
      response: CommentServiceInfo,
      roles: MEMBERS,
    },
    list: {
      summary: "Lists services of the caller's workspace and of the whole domain.",
      request: CommentSearchQuery,
      response: listOf('alert_manager.CommentServicesInfo', CommentServiceInfo),
      roles: MEMBERS,
      filters: ['service_id', 'escalation_policy_id'],
    },
    stat: {
      summary: 'Computes statistics over services, by members that every service has.',
      request: statRequest('alert_manager.CommentStatQuery'),
      response: Struct,
      roles: MEMBERS,
      // The only path whose area keeps its underscore. The service also answers the regular path.
      path: '/alert_manager/v1/comment/stat',
      pathAliases: ['/alert-manager/v1/comment/stat'],
    },
  },
);
