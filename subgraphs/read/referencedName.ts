import type { Context } from '../context.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { getRecordLoader } from './records.ts';

/**
 * The name of a referenced record. The names of one type in a level are fetched together.
 *
 * @returns null where it has none, is deleted or not visible to the caller, or where the deployment lacks the read
 */
export const loadReferencedName = async (
  context: Context,
  resource: ResourceType<AnyRow>,
  id: string,
): Promise<string | null> => {
  const members = new Set([resource.key, 'name']);
  const row = await getRecordLoader(context, resource, null).loadReferenced(id, members, members);
  return typeof row?.name === 'string' && row.name !== '' ? row.name : null;
};
