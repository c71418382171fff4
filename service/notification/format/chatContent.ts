/** What people see of a notification in a chat. */
import type { Static } from 'typebox';
import type { Notification } from '../../../contract/outbound.ts';

/** A notification as it is delivered. */
export type NotificationBody = Static<typeof Notification>;

/** A link with its label. */
export interface NotificationLink {
  readonly label: string;
  readonly url: string;
}

/** Pages to which a message links, in addition to the notification itself. */
export interface NotificationFormatOptions {
  /** Id of the record that the notification is about. */
  readonly subjectId: string;
  /** Address of a page about it, with `{id}` in place of the id: `data.page_url` of a channel. */
  readonly pageUrl: string;
  /** Address of the service, which has a page that carries out callbacks. */
  readonly baseUrl: string;
}

/** Cuts a text to a length in UTF-16 units, with an ellipsis. */
export const truncateText = (length: number, text: string): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;

/** The address if it is one of the web; undefined for any other text, which chats would refuse. */
const parseWebAddress = (text = ''): string | undefined => {
  const address = URL.parse(text);
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined;
};

/** A callback of a notification, such as the acknowledgement of its alert. */
export type MessageCallback = NotificationBody['message']['callbacks'][number];

/** The page that carries out a callback after a click. Its key is in the fragment, which no server logs and no preview opens. */
const makeActionUrl = (baseUrl: string, { body }: MessageCallback) =>
  `${baseUrl}/acknowledge#${new URLSearchParams(Object.entries(body).map(([name, value]): [string, string] => [name, String(value)]))}`;

/** The links of a notification: its page, where it comes from, its graph, and its actions. */
export const listLinks = (
  { message }: NotificationBody,
  { subjectId, pageUrl, baseUrl }: NotificationFormatOptions,
): readonly NotificationLink[] => {
  const page = pageUrl.replaceAll('{id}', encodeURIComponent(subjectId));
  const links = [
    ...[...message.callbacks].map((callback) => ({ label: callback.label, url: makeActionUrl(baseUrl, callback) })),
    { label: 'Open', url: page },
    { label: 'Source', url: message.link },
    { label: 'Graph', url: message.image_url },
  ];
  return links.flatMap(({ label, url }) => {
    const address = parseWebAddress(url);
    return address ? [{ label, url: address }] : [];
  });
};

/** The labelled values, of which chats show at most ten. */
export const listFacts = ({ message }: NotificationBody): readonly { readonly key: string; readonly value: string }[] =>
  message.tags.filter(({ key, value }) => key !== '' && value !== '').slice(0, 10);
