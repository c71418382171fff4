/** What the wire keeps in free-form members, read by the form it has there. */
import { isObject, type JsonObject } from '../answer.ts';
import { type Reference, referencesTo } from '../reference.ts';
import type { AlertCountRow, ServiceCommentChannelRow } from './resources.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The texts of a list; none where it is no list. */
export const textsIn = (list: unknown): string[] => (Array.isArray(list) ? list.filter(isText) : []);

/** Numbers of alerts by urgency; none where they are missing. */
export const countIn = (counts: unknown): AlertCountRow => (isObject(counts) ? counts : {});

const isChannel = (value: unknown): value is ServiceCommentChannelRow => isObject(value) && isText(value.channel_id);

/** The channels in `{service_channel_info: […]}`. */
export const channelsIn = (form: JsonObject | null): ServiceCommentChannelRow[] | null =>
  form && [form.service_channel_info].flat().filter(isChannel);

/** The webhooks in `{webhook_info: [{webhook_id}]}`. */
export const webhooksIn = (form: JsonObject | null): Reference[] | null =>
  form &&
  referencesTo(
    [form.webhook_info]
      .flat()
      .map((info) => (isObject(info) ? info.webhook_id : null))
      .filter(isText),
  );
