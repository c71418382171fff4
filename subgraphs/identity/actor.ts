import type { Context } from '../context.ts';
import { referencedRecord } from '../read/records.ts';
import { type Reference, referenceTo } from '../read/reference.ts';
import type { Info } from '../read/selection.ts';
import { actorTypeOf } from '../wire/actorType.ts';
import { type AppRow, apps, type UserRow, usersFor } from './resources.ts';

/** A record of this area, or a reference to one of another area. */
type ActorValue = AppRow | UserRow | Reference;

/**
 * The actor of an event, by its identifier: a record for a user or app, a reference for a webhook of another area.
 *
 * @returns null where there is no identifier, or where the app is deleted or not visible to the caller
 */
export const actor = (
  id: string | undefined,
  context: Context,
  info: Info,
): ActorValue | Promise<ActorValue | null> | null => {
  if (!id) return null;
  const type = actorTypeOf(id);
  if (type === 'Webhook') return referenceTo(id);
  return type === 'App'
    ? referencedRecord(context, apps, id, info)
    : referencedRecord(context, usersFor(context), id, info);
};
