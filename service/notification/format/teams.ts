/** Messages of Microsoft Teams' webhooks ("When a Teams webhook request is received"): an adaptive card. */
import {
  listFacts,
  listLinks,
  type NotificationBody,
  type NotificationFormatOptions,
  truncateText,
} from './chatContent.ts';

/** Teams refuses cards of more than 28 KB. */
const MAX_TITLE = 300;
const MAX_DESCRIPTION = 3_000;
const MAX_VALUE = 300;

const colors: ReadonlyMap<string, string> = new Map([
  ['ERROR', 'attention'],
  ['WARNING', 'warning'],
  ['SUCCESS', 'good'],
]);

/** Plain text: unlike that of a TextBlock it is not read as Markdown. */
const toTextBlock = (text: string, style: object = {}) => ({
  type: 'RichTextBlock',
  inlines: [{ type: 'TextRun', text, ...style }],
});

/** Readers see it in their time zones. Cards take no fractions of seconds. */
const toTimeBlock = (occurredAt: string) => {
  const time = occurredAt.replace(/\.\d+Z$/, 'Z');
  return { type: 'TextBlock', isSubtle: true, wrap: true, text: `{{DATE(${time}, SHORT)}} {{TIME(${time})}}` };
};

const toCard = (body: NotificationBody, options: NotificationFormatOptions) => {
  const { notification_type, message } = body;
  const { title, description = '', occurred_at } = message;
  const style = { size: 'large', weight: 'bolder', color: colors.get(notification_type) ?? 'default' };
  const facts = listFacts(body).map(({ key, value }) => ({
    title: truncateText(MAX_VALUE, key),
    value: truncateText(MAX_VALUE, value),
  }));
  return {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    msteams: { width: 'Full' },
    body: [
      toTextBlock(truncateText(MAX_TITLE, title), style),
      ...(description === '' ? [] : [toTextBlock(truncateText(MAX_DESCRIPTION, description))]),
      ...(facts.length === 0 ? [] : [{ type: 'FactSet', facts }]),
      toTimeBlock(occurred_at),
    ],
    actions: listLinks(body, options).map(({ label, url }) => ({ type: 'Action.OpenUrl', title: label, url })),
  };
};

/** Shows a notification in Teams: title, description, labelled values, time and links. */
export const toTeamsMessage = (body: NotificationBody, options: NotificationFormatOptions): object => ({
  type: 'message',
  attachments: [
    { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content: toCard(body, options) },
  ],
});
