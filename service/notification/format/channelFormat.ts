/** The formats in which channels receive notifications: semantics 3.19.11a. */
import { CHANNEL_FORMATS, type ChannelFormat } from '../../../contract/directory/assets.ts';
import type { FormatOptions, NotificationBody } from './shownNotification.ts';
import { slackMessage } from './slack.ts';
import { teamsMessage } from './teams.ts';

type Format = (body: NotificationBody, options: FormatOptions) => object;

const formats: Readonly<Record<ChannelFormat, Format>> = {
  json: (body) => body,
  slack: slackMessage,
  teams: teamsMessage,
};

const isFormat = (format: unknown): format is ChannelFormat => (CHANNEL_FORMATS as readonly unknown[]).includes(format);

/**
 * What a receiver is sent.
 *
 * @param format `data.format` of its channel; any other value than those of `CHANNEL_FORMATS` is `json`
 */
export const messageIn = (format: unknown, body: NotificationBody, options: FormatOptions): object =>
  formats[isFormat(format) ? format : 'json'](body, options);
