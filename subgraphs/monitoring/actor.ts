import { actorTypeOf } from '../actorType.ts';
import type { Context } from '../context.ts';
import { referencedRecord } from '../records.ts';
import { type Reference, referenceTo } from '../reference.ts';
import type { Info } from '../selection.ts';
import { type WebhookRow, webhooks } from './resources.ts';

/**
 * Who or what did something: a webhook is a record of this area, users and apps live elsewhere.
 *
 * @returns null if nobody is named, or if the webhook is deleted or not visible to the caller
 */
export const actor = (
  id: string | undefined,
  context: Context,
  info: Info,
): Reference | WebhookRow | Promise<WebhookRow | null> | null =>
  id && actorTypeOf(id) === 'Webhook' ? referencedRecord(context, webhooks, id, info) : referenceTo(id);
