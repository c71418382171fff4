import { toReference } from '../../read/reference.ts';
import type { LegacyAlertServiceChannelResolvers } from '../generated.ts';

export const LegacyAlertServiceChannel: LegacyAlertServiceChannelResolvers = {
  id: (channel) => channel.channel_id,
  workspace: (channel) => toReference(channel.workspace_id),
};
