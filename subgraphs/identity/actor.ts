import { actorTypeOf } from '../actorType.ts';
import type { Context } from '../context.ts';
import { referencedRecord } from '../records.ts';
import { type Reference, referenceTo } from '../reference.ts';
import type { Info } from '../selection.ts';
import { type AppRow, apps, type UserRow, usersFor } from './resources.ts';

/** Records that an author may be. */
type Author = AppRow | UserRow | Reference;

/**
 * Who did something: users and apps are records of this area, webhooks live elsewhere.
 *
 * @returns null where nobody is named, or where the app is gone or not visible to the caller
 */
export const actor = (id: string | undefined, context: Context, info: Info): Author | Promise<Author | null> | null => {
  if (!id) return null;
  const type = actorTypeOf(id);
  if (type === 'Webhook') return referenceTo(id);
  return type === 'App'
    ? referencedRecord(context, apps, id, info)
    : referencedRecord(context, usersFor(context), id, info);
};
