/**
 * Messages that the service sends: notifications, POSTed as JSON to the configured sink and to channels with a URL
 * (semantics 3.19). Delivery is at least once; receivers discard repeats by notification_id.
 */
import { list, message, of, optional, struct, text, texts, time } from './members.ts';

export const NotificationTag = message('outbound.NotificationTag', 'A fact to show beside the message.', {
  key: text('What it says something of, e.g. `State`.'),
  value: text('What it says, as text.'),
  options: optional(struct('`{short: true}` when it may share a line with its neighbour.')),
});

export const NotificationCallback = message(
  'outbound.NotificationCallback',
  'Something the receiver may do with one click, without a token.',
  {
    label: text('What to write on the button: `Acknowledge`.'),
    url: text('Where to send it: the address of `monitoring.alert.update_state`.'),
    http_method: text('How to send it: `POST`.'),
    body: struct(
      'What to send, as it is: `{alert_id, access_key}`; `responder` may be added. The key holds 3600 seconds.',
    ),
  },
);

export const NotificationMessage = message('outbound.NotificationMessage', 'What to show to people.', {
  title: text('One line, e.g. `[ALERT] …`, `[RESOLVED] …`, `[ASSIGNED] …`.'),
  description: optional(text('Details in plain text.')),
  tags: list(
    NotificationTag,
    'Facts, the most telling first: of an alert its number, state, urgency, project and so on.',
  ),
  callbacks: list(NotificationCallback, 'What may be done about it: one entry for alert.escalated, else `[]`.'),
  link: optional(text('Address of a page that tells more.')),
  image_url: optional(text('Address of a picture, such as a graph of the incident.')),
  occurred_at: time('When it came about: for an alert, when the alert was made.'),
});

export const Notification = message('outbound.Notification', 'The body that is POSTed: one notification.', {
  notification_id: text('Generated: `notification-` and 12 hexadecimal digits; the same in every repeat.'),
  event: text('alert.escalated, alert.resolved, alert.assigned, budget.exceeded, or mfa.code, which is never stored.'),
  topic: text('What kind of record it is about: `monitoring.Alert` or `cost_analysis.Budget`.'),
  notification_type: text('How grave it is: INFO, SUCCESS, WARNING or ERROR.'),
  resource_type: text(
    'What kind of thing it is addressed to: `identity.Project`, `identity.ProjectGroup`, `identity.Workspace` or `identity.User`.',
  ),
  resource_id: text('Id of that thing.'),
  channels: texts('Channels of the escalation step; `[]` means every channel of the thing addressed.'),
  domain_id: text('Domain it comes from.'),
  workspace_id: text('Workspace it comes from; `*` for the whole domain.'),
  message: of(NotificationMessage, 'What to show to people.'),
  created_at: time('When it was raised; a repeat keeps it.'),
});
