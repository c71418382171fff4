/** Messages of Slack's incoming webhooks, made of blocks. */
import {
  listFacts,
  listLinks,
  type NotificationBody,
  type NotificationFormatOptions,
  truncateText,
} from './chatContent.ts';

/** Slack's limits, in characters. */
const MAX_HEADER = 150;
const MAX_FIELD = 2_000;
const MAX_SECTION = 3_000;

/** Text in Slack's markup, in which three characters stand as entities. A cut leaves no part of one. */
const escapeText = (length: number, text: string) => {
  const whole = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return whole.length <= length
    ? whole
    : `${truncateText(length, whole)
        .slice(0, -1)
        .replace(/&[a-z]*$/, '')}…`;
};

const toMarkup = (text: string) => ({ type: 'mrkdwn', text });

const toSection = (text: string) => ({ type: 'section', text: toMarkup(text) });

const toField = ({ key, value }: { key: string; value: string }) =>
  toMarkup(`*${escapeText(MAX_FIELD / 4, key)}*\n${escapeText(MAX_FIELD / 2, value)}`);

/** Readers see it in their time zones. */
const formatTime = (occurredAt: string) => {
  const seconds = Math.floor(Date.parse(occurredAt) / 1000);
  return `<!date^${seconds}^{date_short_pretty} {time}|${occurredAt}>`;
};

const formatLink = ({ label, url }: { label: string; url: string }) =>
  `<${url.replaceAll('|', '%7C').replaceAll('&', '&amp;')}|${escapeText(MAX_HEADER, label)}>`;

/** Shows a notification in Slack: title, description, labelled values, time and links. */
export const toSlackMessage = (body: NotificationBody, options: NotificationFormatOptions): object => {
  const { title, description = '', occurred_at } = body.message;
  const [facts, links] = [listFacts(body), listLinks(body, options)];
  return {
    // What is read out, and shown in a list of messages.
    text: escapeText(MAX_SECTION, title),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: truncateText(MAX_HEADER, title), emoji: false } },
      ...(description === '' ? [] : [toSection(escapeText(MAX_SECTION, description))]),
      ...(facts.length === 0 ? [] : [{ type: 'section', fields: facts.map(toField) }]),
      ...(links.length === 0 ? [] : [toSection(links.map(formatLink).join('   '))]),
      { type: 'context', elements: [toMarkup(formatTime(occurred_at))] },
    ],
  };
};
