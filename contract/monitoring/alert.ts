/**
 * Alerts: the records that people work on during incidents. They are created by hand, or from the events of a webhook,
 * and escalate until somebody acknowledges or resolves them (semantics 3.16, 3.19).
 */
import type { Static } from 'typebox';
import {
  createdAt,
  domainId,
  LISTED,
  listQuery,
  projectFilter,
  requestDomainId,
  updatedAt,
  workspaceFilter,
  workspaceId,
} from '../common.ts';
import { StatisticsQuery } from '../core/query.ts';
import {
  Empty,
  enumeration,
  flag,
  int32,
  list,
  listOf,
  message,
  nested,
  neverCleared,
  optional,
  Struct,
  struct,
  text,
  time,
} from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const AlertState = enumeration(
  'AlertState',
  ['TRIGGERED', 'ACKNOWLEDGED', 'RESOLVED', 'ERROR'],
  'State of an alert. ERROR: created from an event of type ERROR, or from one that could not be read; it can only be resolved.',
);

export const AlertUrgency = enumeration(
  'AlertUrgency',
  ['HIGH', 'LOW'],
  'Urgency of an alert. With notification_urgency HIGH_ONLY of a service, LOW alerts do not escalate.',
);

export const AlertSeverity = enumeration(
  'AlertSeverity',
  ['CRITICAL', 'ERROR', 'WARNING', 'INFO', 'NOT_AVAILABLE', 'NONE'],
  'Severity from the monitoring system; NONE if it sends none, and for manually created alerts.',
);

export const AlertResource = message(
  'monitoring.AlertResource',
  'A resource that the alert concerns, as in the event.',
  {
    resource_id: optional(text('Its id in the monitoring system.')),
    resource_type: optional(text('Its type in the monitoring system.')),
    name: text('Its display name; the only member that is always present.'),
  },
);

export const AlertInfo = message('monitoring.AlertInfo', 'One alert.', {
  alert_number: int32('Number per domain and workspace, from 1 in order of creation; never reused.'),
  alert_id: text('Generated: `alert-` and 12 hexadecimal digits.'),
  title: text('Summary in one line, from the caller or the event.'),
  state: nested(AlertState, 'Initially TRIGGERED, or ERROR for an event of type ERROR.'),
  description: text('Details in plain text, from the latest event of the alert. Empty when there are none.'),
  assignee: text('Assigned user; empty when there is none.'),
  responder: text('Who acknowledged it: a user or app id, or the text sent with update_state. Empty when nobody did.'),
  urgency: nested(
    AlertUrgency,
    'Set by the caller, or from the severity: HIGH for CRITICAL, ERROR and NOT_AVAILABLE, otherwise LOW.',
  ),
  severity: text('A value of AlertSeverity, from the event; NONE for manually created alerts.'),
  rule: text('Rule of the monitoring system that fired; empty when the event has none.'),
  image_url: text('URL of an image, such as a graph of the incident; empty when the event has none.'),
  resources: list(
    AlertResource,
    'Resources that the alert concerns, from the event; `[]` for manually created alerts.',
  ),
  provider: text('Cloud provider, e.g. `aws`; empty when the event has none.'),
  account: text('Account at the provider; empty when the event has none.'),
  additional_info: struct('Further details of the event, free-form; `{}` for manually created alerts.'),
  escalation_step: int32('Current rule of the policy, from 1; 1 again at each repetition.'),
  escalation_ttl: int32(
    'Remaining repetitions of the rules, including the current one; initially the number of repeats plus 1. 0: escalation has ended.',
  ),
  triggered_by: text('Id of the user, app or webhook that created it.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  project_id: text('Project, which determines who may see it; update can change it.'),
  webhook_id: text('Webhook of its event, even if deleted since; empty for manually created alerts.'),
  escalation_policy_id: text(
    'Escalation policy, chosen when escalation starts; empty for the built-in policy (all channels immediately, no repetition).',
  ),
  created_at: createdAt,
  updated_at: updatedAt,
  acknowledged_at: time('Time at which it last became ACKNOWLEDGED; empty before, and after a return to TRIGGERED.'),
  resolved_at: time('Time at which it became RESOLVED; empty in every other state.'),
  escalated_at: time('Time of the last escalation step; empty until the first notification.'),
});

/** An alert in wire form. */
export type AlertRecord = Static<typeof AlertInfo>;

export const CreateAlertRequest = message('monitoring.CreateAlertRequest', 'A manually created alert.', {
  title: text('Summary in one line.'),
  project_id: text("A project in the caller's scope with alerting enabled."),
  description: optional(text('Details in plain text; empty by default.')),
  assignee: optional(text('User of the domain to assign; none by default.')),
  urgency: optional(nested(AlertUrgency, 'HIGH by default.')),
  domain_id: optional(requestDomainId),
});

export const UpdateAlertRequest = message(
  'monitoring.UpdateAlertRequest',
  'The changes; omitted members keep their values.',
  {
    alert_id: text('Alert to change; one in state ERROR can only be resolved.'),
    title: optional(text('New title, not empty.')),
    state: optional(text('TRIGGERED, ACKNOWLEDGED or RESOLVED; no effect if it is the current state.')),
    description: optional(text('New description.')),
    reset_description: optional(flag('True clears the description and overrides `description`; false by default.')),
    urgency: optional(nested(AlertUrgency, 'New urgency.')),
    project_id: optional(
      neverCleared(
        text(
          "New project, in the caller's scope: escalation starts again under its policy, and the notes move with the alert.",
        ),
      ),
    ),
    domain_id: optional(requestDomainId),
  },
);

export const AssignUserRequest = message('monitoring.AssignUserRequest', 'An alert and the user to assign.', {
  alert_id: text('Alert to assign.'),
  assignee: text('User of the domain, not empty.'),
  domain_id: optional(requestDomainId),
});

export const UpdateAlertStateRequest = message(
  'monitoring.UpdateAlertStateRequest',
  'The request of the callback in a notification.',
  {
    alert_id: text('Alert of the notification.'),
    access_key: text('Key of the notification: 32 hexadecimal digits, valid for 3600 seconds and for this alert only.'),
    responder: optional(text('Free text that says who acknowledges; unchanged if omitted.')),
    domain_id: optional(text('Ignored: the key determines the domain.')),
  },
);

export const AlertRequest = message('monitoring.AlertRequest', 'Identifies one alert.', {
  alert_id: text("Alert in the caller's scope."),
  domain_id: optional(requestDomainId),
});

export const AlertQuery = message('monitoring.AlertQuery', LISTED, {
  query: listQuery,
  alert_number: optional(int32('Number within a workspace.')),
  alert_id: optional(text('One alert.')),
  title: optional(text('Exact title; case-sensitive.')),
  state: optional(nested(AlertState, 'Their state.')),
  assignee: optional(text('Assigned user.')),
  responder: optional(text('User, app or text that acknowledged them.')),
  urgency: optional(nested(AlertUrgency, 'Their urgency.')),
  severity: optional(text('A value of AlertSeverity.')),
  resource: optional(text('Name of one of their resources: compared with `resources.name`.')),
  provider: optional(text('Cloud provider, as in the event.')),
  account: optional(text('Account at the provider.')),
  triggered_by: optional(text('User, app or webhook that created them.')),
  workspace_id: workspaceFilter,
  project_id: projectFilter,
  webhook_id: optional(text('Webhook of their event.')),
  escalation_policy_id: optional(text('Their escalation policy.')),
  domain_id: optional(requestDomainId),
});

export const AlertStatQuery = message('monitoring.AlertStatQuery', "Statistics of the alerts in the caller's scope.", {
  query: optional(nested(StatisticsQuery, 'The alerts to read, and what to compute. Required.')),
  domain_id: optional(requestDomainId),
});

export const alert = resource(
  {
    area: 'monitoring',
    version: 'v1',
    name: 'alert',
    record: AlertInfo,
    idField: 'alert_id',
    idPrefix: 'alert-',
    permission: 'monitoring:Alert',
    scope: 'project',
    minimalFields: [
      'alert_number',
      'alert_id',
      'title',
      'state',
      'assignee',
      'responder',
      'urgency',
      'escalation_step',
      'escalation_ttl',
      'project_id',
    ],
    keywordFields: ['alert_id', 'alert_number', 'title'],
    defaultSort: ['-created_at'],
    queryAliases: { resource: 'resources.name' },
  },
  {
    create: {
      summary: 'Creates an alert in state TRIGGERED, and starts its escalation.',
      request: CreateAlertRequest,
      response: AlertInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_ALERT_FEATURE_IS_NOT_ACTIVATED', 'ERROR_PERMISSION_DENIED'],
    },
    update: {
      summary: 'Changes the texts, urgency, state or project of an alert.',
      request: UpdateAlertRequest,
      response: AlertInfo,
      roles: MEMBERS,
      errors: [
        'ERROR_NOT_FOUND',
        'ERROR_INVALID_PARAMETER',
        'ERROR_ALERT_FEATURE_IS_NOT_ACTIVATED',
        'ERROR_PERMISSION_DENIED',
      ],
    },
    assign_user: {
      summary: 'Assigns an alert to a user, who is notified if it is TRIGGERED or ACKNOWLEDGED; changes nothing else.',
      request: AssignUserRequest,
      response: AlertInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_REQUIRED_PARAMETER'],
    },
    update_state: {
      summary:
        'Acknowledges a TRIGGERED alert, with the key of its notification instead of a token; no effect in other states.',
      request: UpdateAlertStateRequest,
      response: AlertInfo,
      auth: 'none',
      errors: ['ERROR_PERMISSION_DENIED', 'ERROR_INVALID_PARAMETER'],
    },
    delete: {
      summary: 'Deletes an alert with its notes and events; its number is not reused.',
      request: AlertRequest,
      response: Empty,
      roles: MEMBERS,
    },
    get: {
      summary: 'Returns one alert.',
      request: AlertRequest,
      response: AlertInfo,
      roles: MEMBERS,
    },
    list: {
      summary: 'Lists alerts, newest first unless the query sorts otherwise.',
      request: AlertQuery,
      response: listOf('monitoring.AlertsInfo', AlertInfo),
      roles: MEMBERS,
    },
    stat: {
      summary: 'Computes statistics of alerts; returns `core.StatisticsResult`.',
      request: AlertStatQuery,
      response: Struct,
      roles: MEMBERS,
      errors: ['ERROR_REQUIRED_PARAMETER'],
    },
  },
);
