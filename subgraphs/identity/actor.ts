import type { Context } from '../context.ts';
import { loadReferencedRecord } from '../read/records.ts';
import { type Reference, toReference } from '../read/reference.ts';
import type { SelectionInfo } from '../read/selection.ts';
import { toActorType } from '../wire/actorType.ts';
import { type AppRow, apps, type UserRow, usersFor } from './resources.ts';

/** A record of this area, or a reference to one of another area. */
type ActorValue = AppRow | UserRow | Reference;

/**
 * The actor of an event, by its identifier: a record for a user or app, a reference for a webhook of another area.
 *
 * @returns null where there is no identifier, or where the app is deleted or not visible to the caller
 */
export const resolveActor = (
  id: string | undefined,
  context: Context,
  info: SelectionInfo,
): ActorValue | Promise<ActorValue | null> | null => {
  if (!id) return null;
  const type = toActorType(id);
  if (type === 'Webhook') return toReference(id);
  return type === 'App'
    ? loadReferencedRecord(context, apps, id, info)
    : loadReferencedRecord(context, usersFor(context), id, info);
};
