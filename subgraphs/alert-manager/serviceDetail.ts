import type { Context } from '../context.ts';
import { getRecordLoader } from '../read/records.ts';
import type { JsonObject } from '../wire/jsonObject.ts';
import { type LegacyAlertServiceRow, legacyAlertServices } from './resources.ts';

/**
 * A detail of a service in its older form. It is read from the record where the record contains it; otherwise, as after a
 * mutation, one `get` fetches all selected details.
 *
 * @returns null if the service is deleted or not visible to the caller
 * @throws {OperationError} of that `get`
 */
export const loadServiceDetail = async (
  context: Context,
  comment: LegacyAlertServiceRow,
  detail: 'channels' | 'webhooks' | 'alerts',
): Promise<JsonObject | null> => {
  if (comment[detail]) return comment[detail];
  const loader = getRecordLoader(context, legacyAlertServices, null);
  const whole = await loader.load(comment.service_id, new Set([legacyAlertServices.key, detail]));
  return whole?.[detail] ?? null;
};
