import type { Context } from '../context.ts';
import { loadReferencedRecord } from '../read/records.ts';
import { type Reference, toReference } from '../read/reference.ts';
import type { SelectionInfo } from '../read/selection.ts';
import { toActorType } from '../wire/actorType.ts';
import { type WebhookRow, webhooks } from './resources.ts';

/**
 * The actor of an event, by its identifier: a record for a webhook, a reference for a user or app of another area.
 *
 * @returns null if there is no identifier, or if the webhook is deleted or not visible to the caller
 */
export const resolveActor = (
  id: string | undefined,
  context: Context,
  info: SelectionInfo,
): Reference | WebhookRow | Promise<WebhookRow | null> | null =>
  id && toActorType(id) === 'Webhook' ? loadReferencedRecord(context, webhooks, id, info) : toReference(id);
