/** Reads values from free-form members of the wire. Values of an unexpected form are left out. */

import { type Reference, toReferences } from '../read/reference.ts';
import { isObject, isText, type JsonObject } from '../wire/jsonObject.ts';
import type { AlertCountRow, LegacyAlertServiceChannelRow } from './resources.ts';

/** Numbers of alerts by urgency; empty where they are missing. */
export const readAlertCount = (counts: unknown): AlertCountRow => (isObject(counts) ? counts : {});

const isChannel = (value: unknown): value is LegacyAlertServiceChannelRow =>
  isObject(value) && isText(value.channel_id);

/** The channels in `{service_channel_info: […]}`. */
export const readChannels = (form: JsonObject | null): LegacyAlertServiceChannelRow[] | null =>
  form && [form.service_channel_info].flat().filter(isChannel);

/** The webhooks in `{webhook_info: [{webhook_id}]}`. */
export const readWebhooks = (form: JsonObject | null): Reference[] | null =>
  form &&
  toReferences(
    [form.webhook_info]
      .flat()
      .map((info) => (isObject(info) ? info.webhook_id : null))
      .filter(isText),
  );
