/** Messages of Slack's incoming webhooks, made of blocks. */
import { cutTo, type FormatOptions, factsOf, linksOf, type NotificationBody } from './shownNotification.ts';

/** Slack's limits, in characters. */
const MAX_HEADER = 150;
const MAX_FIELD = 2_000;
const MAX_SECTION = 3_000;

/** Text in Slack's markup, in which three characters stand as entities. A cut leaves no part of one. */
const escaped = (length: number, text: string) => {
  const whole = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return whole.length <= length
    ? whole
    : `${cutTo(length, whole)
        .slice(0, -1)
        .replace(/&[a-z]*$/, '')}…`;
};

const markup = (text: string) => ({ type: 'mrkdwn', text });

const section = (text: string) => ({ type: 'section', text: markup(text) });

const fieldOf = ({ key, value }: { key: string; value: string }) =>
  markup(`*${escaped(MAX_FIELD / 4, key)}*\n${escaped(MAX_FIELD / 2, value)}`);

/** Readers see it in their time zones. */
const timeText = (occurredAt: string) => {
  const seconds = Math.floor(Date.parse(occurredAt) / 1000);
  return `<!date^${seconds}^{date_short_pretty} {time}|${occurredAt}>`;
};

const linkText = ({ label, url }: { label: string; url: string }) =>
  `<${url.replaceAll('|', '%7C').replaceAll('&', '&amp;')}|${escaped(MAX_HEADER, label)}>`;

/** Shows a notification in Slack: title, description, labelled values, time and links. */
export const slackMessage = (body: NotificationBody, options: FormatOptions): object => {
  const { title, description = '', occurred_at } = body.message;
  const [facts, links] = [factsOf(body), linksOf(body, options)];
  return {
    // What is read out, and shown in a list of messages.
    text: escaped(MAX_SECTION, title),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: cutTo(MAX_HEADER, title), emoji: false } },
      ...(description === '' ? [] : [section(escaped(MAX_SECTION, description))]),
      ...(facts.length === 0 ? [] : [{ type: 'section', fields: facts.map(fieldOf) }]),
      ...(links.length === 0 ? [] : [section(links.map(linkText).join('   '))]),
      { type: 'context', elements: [markup(timeText(occurred_at))] },
    ],
  };
};
