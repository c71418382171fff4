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
  neverCleared,
  of,
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
  'How far the work on an alert is. ERROR: made from an event of type ERROR, or from one that could not be read; it never changes.',
);

export const AlertUrgency = enumeration(
  'AlertUrgency',
  ['HIGH', 'LOW'],
  'How soon a person is needed. Under notification_urgency HIGH_ONLY of a service, LOW ones do not escalate.',
);

export const AlertSeverity = enumeration(
  'AlertSeverity',
  ['CRITICAL', 'ERROR', 'WARNING', 'INFO', 'NOT_AVAILABLE', 'NONE'],
  'How bad the monitoring system says it is; NONE when it says nothing, and for alerts made by hand.',
);

export const AlertResource = message('monitoring.AlertResource', 'A thing the alert is about, as the event names it.', {
  resource_id: optional(text('Its id in the monitoring system.')),
  resource_type: optional(text('Its kind in the words of the monitoring system.')),
  name: text('Its name for people; the only member that is always there.'),
});

export const AlertInfo = message('monitoring.AlertInfo', 'One alert.', {
  alert_number: int32('Counts 1, 2, 3 … per domain and workspace in order of creation; never used a second time.'),
  alert_id: text('Generated: `alert-` and 12 hexadecimal digits.'),
  title: text('What is wrong, in one line, as the caller or the event says it.'),
  state: of(AlertState, 'TRIGGERED at first, or ERROR for an event of type ERROR.'),
  description: text(
    'Details in plain text; every event that joins the alert puts its own in. Empty when there are none.',
  ),
  assignee: text('User who is to work on it; empty when nobody is.'),
  responder: text('Who acknowledged it: a user or app id, or the text sent with update_state. Empty when nobody has.'),
  urgency: of(
    AlertUrgency,
    'Chosen by hand, or from the severity: HIGH for CRITICAL, ERROR and NOT_AVAILABLE, else LOW.',
  ),
  severity: text('A value of AlertSeverity, as the event says; NONE by hand.'),
  rule: text('Rule of the monitoring system that fired; empty when the event names none.'),
  image_url: text('Address of a picture, such as a graph of the incident; empty when the event gives none.'),
  resources: list(AlertResource, 'What the alert is about, as the event says; `[]` by hand.'),
  provider: text('Cloud provider, e.g. `aws`; empty when the event names none.'),
  account: text('Account at the provider; empty when the event names none.'),
  additional_info: struct('Further details of the event, free in form; `{}` by hand.'),
  escalation_step: int32('Rule of the policy it stands at, from 1; 1 again each time the list of rules starts over.'),
  escalation_ttl: int32(
    'Passes through the list of rules left, the present one included; at first the repeats plus 1. 0: escalation has ended.',
  ),
  triggered_by: text('What raised it: the id of a user or app, or of the webhook.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  project_id: text('Project it concerns, by which it is seen; update moves it to another.'),
  webhook_id: text('Webhook its event came in by, even when deleted since; empty by hand.'),
  escalation_policy_id: text(
    'Policy it escalates by, chosen when escalation starts; empty for the built-in one (every channel at once, no repeat).',
  ),
  created_at: createdAt,
  updated_at: updatedAt,
  acknowledged_at: time('When it last became ACKNOWLEDGED; empty before, and after a return to TRIGGERED.'),
  resolved_at: time('When it became RESOLVED; empty in every other state.'),
  escalated_at: time('When escalation last moved on; empty until its first notification.'),
});

/** An alert in wire form. */
export type AlertRecord = Static<typeof AlertInfo>;

export const AlertsInfo = listOf('monitoring.AlertsInfo', AlertInfo);

export const CreateAlertRequest = message('monitoring.CreateAlertRequest', 'An alert made by hand.', {
  title: text('What is wrong, in one line.'),
  project_id: text('Project in reach, for which alerting is not switched off.'),
  description: optional(text('Details in plain text; empty by default.')),
  assignee: optional(text('User of the domain who is to work on it; nobody by default.')),
  urgency: optional(of(AlertUrgency, 'HIGH by default.')),
  domain_id: optional(requestDomainId),
});

export const UpdateAlertRequest = message('monitoring.UpdateAlertRequest', 'Members to change; the others stay.', {
  alert_id: text('Alert to change; none in state ERROR.'),
  title: optional(text('New title, not empty.')),
  state: optional(text('TRIGGERED, ACKNOWLEDGED or RESOLVED; the state it has already changes nothing.')),
  description: optional(text('New description.')),
  reset_description: optional(flag('True empties the description, whatever `description` says; false by default.')),
  urgency: optional(of(AlertUrgency, 'New urgency.')),
  project_id: optional(
    neverCleared(
      text('Project in reach to move to: escalation starts over under its policy, and the notes move along.'),
    ),
  ),
  domain_id: optional(requestDomainId),
});

export const AssignUserRequest = message('monitoring.AssignUserRequest', 'Who is to work on an alert.', {
  alert_id: text('Alert to hand over.'),
  assignee: text('User of the domain, not empty.'),
  domain_id: optional(requestDomainId),
});

export const UpdateAlertStateRequest = message(
  'monitoring.UpdateAlertStateRequest',
  'What the callback of a notification sends.',
  {
    alert_id: text('Alert the notification was about.'),
    access_key: text('Key of the notification: 32 hexadecimal digits, valid for 3600 seconds and for this alert only.'),
    responder: optional(text('Who acknowledges, in any words; left out: the present one stays.')),
    domain_id: optional(text('Not looked at: the key says which domain is meant.')),
  },
);

export const AlertRequest = message('monitoring.AlertRequest', 'Names one alert.', {
  alert_id: text('Alert in reach of the caller.'),
  domain_id: optional(requestDomainId),
});

export const AlertQuery = message('monitoring.AlertQuery', LISTED, {
  query: listQuery,
  alert_number: optional(int32('Number within a workspace.')),
  alert_id: optional(text('One alert.')),
  title: optional(text('The whole title; case counts.')),
  state: optional(of(AlertState, 'State they are in.')),
  assignee: optional(text('User they are assigned to.')),
  responder: optional(text('User, app or text that acknowledged them.')),
  urgency: optional(of(AlertUrgency, 'Urgency they have.')),
  severity: optional(text('A value of AlertSeverity.')),
  resource: optional(text('Name of one of their resources: compared with `resources.name`.')),
  provider: optional(text('Cloud provider, as the event wrote it.')),
  account: optional(text('Account at the provider.')),
  triggered_by: optional(text('User, app or webhook that raised them.')),
  workspace_id: workspaceFilter,
  project_id: projectFilter,
  webhook_id: optional(text('Webhook their event came in by.')),
  escalation_policy_id: optional(text('Policy they escalate by.')),
  domain_id: optional(requestDomainId),
});

export const AlertStatQuery = message('monitoring.AlertStatQuery', 'Statistics of the alerts in reach.', {
  query: optional(
    of(
      StatisticsQuery,
      'Which alerts to take, and what to compute; without it the call is refused, as nothing is asked.',
    ),
  ),
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
      summary: 'Makes an alert by hand, in state TRIGGERED, and starts its escalation.',
      request: CreateAlertRequest,
      response: AlertInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_ALERT_FEATURE_IS_NOT_ACTIVATED', 'ERROR_PERMISSION_DENIED'],
    },
    update: {
      summary: 'Changes an alert: its texts, its urgency, its state, or the project it concerns.',
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
      summary: 'Hands an alert to a user, who is told while it is TRIGGERED or ACKNOWLEDGED; changes nothing else.',
      request: AssignUserRequest,
      response: AlertInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_REQUIRED_PARAMETER'],
    },
    update_state: {
      summary:
        'Acknowledges a TRIGGERED alert by the key of its notification instead of a token; in any other state nothing changes.',
      request: UpdateAlertStateRequest,
      response: AlertInfo,
      auth: 'none',
      errors: ['ERROR_PERMISSION_DENIED', 'ERROR_INVALID_PARAMETER'],
    },
    delete: {
      summary: 'Removes an alert with its notes and events; its number stays used.',
      request: AlertRequest,
      response: Empty,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    get: {
      summary: 'Reads one alert.',
      request: AlertRequest,
      response: AlertInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    list: {
      summary: 'Lists alerts, newest first unless the query sorts otherwise.',
      request: AlertQuery,
      response: AlertsInfo,
      roles: MEMBERS,
      filters: [
        'alert_number',
        'alert_id',
        'title',
        'state',
        'assignee',
        'responder',
        'urgency',
        'severity',
        'resource',
        'provider',
        'account',
        'triggered_by',
        'workspace_id',
        'project_id',
        'webhook_id',
        'escalation_policy_id',
      ],
    },
    stat: {
      summary: 'Computes statistics of alerts, answered as `core.StatisticsResult`.',
      request: AlertStatQuery,
      response: Struct,
      roles: MEMBERS,
      errors: ['ERROR_REQUIRED_PARAMETER'],
    },
  },
);
