/**
 * Messages that the service sends: notifications, POSTed as JSON to the configured sink and to channels with a URL
 * (semantics 3.19). Delivery is at least once; receivers discard repeats by notification_id.
 */
import { list, message, nested, optional, struct, text, texts, time } from './members.ts';

export const NotificationTag = message('outbound.NotificationTag', 'A labelled value to show with the message.', {
  key: text('Label, e.g. `State`.'),
  value: text('Value, as text.'),
  options: optional(struct('`{short: true}` when it may share a line with the next one.')),
});

export const NotificationCallback = message(
  'outbound.NotificationCallback',
  'An action that the receiver can take with one click, without a token.',
  {
    label: text('Label of the button: `Acknowledge`.'),
    url: text('URL of the request: `monitoring.alert.update_state`.'),
    http_method: text('Method of the request: `POST`.'),
    body: struct(
      'Body of the request: `{alert_id, access_key}`; `responder` may be added. The key is valid for 3600 seconds.',
    ),
  },
);

export const NotificationMessage = message('outbound.NotificationMessage', 'Content for display.', {
  title: text('One line, e.g. `[ALERT] …`, `[RESOLVED] …`, `[ASSIGNED] …`.'),
  description: optional(text('Details in plain text.')),
  tags: list(
    NotificationTag,
    'Labelled values, the most important first: for an alert its number, state, urgency, project and so on.',
  ),
  callbacks: list(NotificationCallback, 'Actions: one entry for alert.escalated, otherwise `[]`.'),
  link: optional(text('URL of a page with details.')),
  image_url: optional(text('URL of an image, such as a graph of the incident.')),
  occurred_at: time('Time of the event: for an alert, the time of its creation.'),
});

export const Notification = message('outbound.Notification', 'One notification, the body of the POST.', {
  notification_id: text('Generated: `notification-` and 12 hexadecimal digits; the same in every repeat.'),
  event: text('alert.escalated, alert.resolved, alert.assigned, budget.exceeded, or mfa.code, which is never stored.'),
  topic: text('Type of the record: `monitoring.Alert` or `cost_analysis.Budget`.'),
  notification_type: text('Severity: INFO, SUCCESS, WARNING or ERROR.'),
  resource_type: text(
    'Type of the addressee: `identity.Project`, `identity.ProjectGroup`, `identity.Workspace` or `identity.User`.',
  ),
  resource_id: text('Id of the addressee.'),
  channels: texts('Channels of the escalation step; `[]` means every channel of the addressee.'),
  domain_id: text('Domain of the notification.'),
  workspace_id: text('Workspace of the notification; `*` for the whole domain.'),
  message: nested(NotificationMessage, 'Content for display.'),
  created_at: time('Time of creation; the same in every repeat.'),
});
