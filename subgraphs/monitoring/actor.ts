import type { Context } from '../context.ts';
import { referencedRecord } from '../read/records.ts';
import { type Reference, referenceTo } from '../read/reference.ts';
import type { Info } from '../read/selection.ts';
import { actorTypeOf } from '../wire/actorType.ts';
import { type WebhookRow, webhooks } from './resources.ts';

/**
 * The actor of an event, by its identifier: a record for a webhook, a reference for a user or app of another area.
 *
 * @returns null if there is no identifier, or if the webhook is deleted or not visible to the caller
 */
export const actor = (
  id: string | undefined,
  context: Context,
  info: Info,
): Reference | WebhookRow | Promise<WebhookRow | null> | null =>
  id && actorTypeOf(id) === 'Webhook' ? referencedRecord(context, webhooks, id, info) : referenceTo(id);
