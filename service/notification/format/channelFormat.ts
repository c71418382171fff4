/** The formats in which channels receive notifications: semantics 3.19.11a. */
import { CHANNEL_FORMATS, type ChannelFormat } from '../../../contract/directory/assets.ts';
import type { NotificationBody, NotificationFormatOptions } from './chatContent.ts';
import { toSlackMessage } from './slack.ts';
import { toTeamsMessage } from './teams.ts';

type FormatNotification = (body: NotificationBody, options: NotificationFormatOptions) => object;

const formatters: Readonly<Record<ChannelFormat, FormatNotification>> = {
  json: (body) => body,
  slack: toSlackMessage,
  teams: toTeamsMessage,
};

const isFormat = (format: unknown): format is ChannelFormat => (CHANNEL_FORMATS as readonly unknown[]).includes(format);

/**
 * What is sent to a receiver.
 *
 * @param format `data.format` of its channel; any other value than those of `CHANNEL_FORMATS` is `json`
 */
export const formatNotification = (
  format: unknown,
  body: NotificationBody,
  options: NotificationFormatOptions,
): object => formatters[isFormat(format) ? format : 'json'](body, options);
