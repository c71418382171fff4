/** Messages of Microsoft Teams' webhooks ("When a Teams webhook request is received"): an adaptive card. */
import { cutTo, type FormatOptions, factsOf, linksOf, type NotificationBody } from './shownNotification.ts';

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
const plain = (text: string, style: object = {}) => ({
  type: 'RichTextBlock',
  inlines: [{ type: 'TextRun', text, ...style }],
});

/** Readers see it in their time zones. Cards take no fractions of seconds. */
const timeBlock = (occurredAt: string) => {
  const time = occurredAt.replace(/\.\d+Z$/, 'Z');
  return { type: 'TextBlock', isSubtle: true, wrap: true, text: `{{DATE(${time}, SHORT)}} {{TIME(${time})}}` };
};

const cardOf = (body: NotificationBody, options: FormatOptions) => {
  const { notification_type, message } = body;
  const { title, description = '', occurred_at } = message;
  const style = { size: 'large', weight: 'bolder', color: colors.get(notification_type) ?? 'default' };
  const facts = factsOf(body).map(({ key, value }) => ({
    title: cutTo(MAX_VALUE, key),
    value: cutTo(MAX_VALUE, value),
  }));
  return {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    msteams: { width: 'Full' },
    body: [
      plain(cutTo(MAX_TITLE, title), style),
      ...(description === '' ? [] : [plain(cutTo(MAX_DESCRIPTION, description))]),
      ...(facts.length === 0 ? [] : [{ type: 'FactSet', facts }]),
      timeBlock(occurred_at),
    ],
    actions: linksOf(body, options).map(({ label, url }) => ({ type: 'Action.OpenUrl', title: label, url })),
  };
};

/** Shows a notification in Teams: title, description, labelled values, time and links. */
export const teamsMessage = (body: NotificationBody, options: FormatOptions): object => ({
  type: 'message',
  attachments: [
    { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content: cardOf(body, options) },
  ],
});
