import type { Context } from '../context.ts';
import { nullWhereNotVisible } from '../errors.ts';
import { type ChannelRow, type LegacyAlertServiceRow, legacyAlertServices } from './resources.ts';
import { loadServiceDetail } from './serviceDetail.ts';
import { readChannels } from './structMembers.ts';

/**
 * The name of a channel. Only the older form of its service has it: the services of a level are fetched together, by
 * one `alert_manager.comment.list`.
 *
 * @returns null where only a policy names the channel, and where the service is not visible to the caller
 */
export const loadChannelName = async (context: Context, { id, service_id }: ChannelRow): Promise<string | null> => {
  if (!service_id) return null;
  const service: LegacyAlertServiceRow = legacyAlertServices.stub(service_id);
  const channels = readChannels(await loadServiceDetail(context, service, 'channels').catch(nullWhereNotVisible));
  return channels?.find(({ channel_id }) => channel_id === id)?.name || null;
};
