import { referenceTo } from '../../reference.ts';
import type { LegacyAlertServiceChannelResolvers } from '../generated.ts';

export const LegacyAlertServiceChannel: LegacyAlertServiceChannelResolvers = {
  id: (channel) => channel.channel_id,
  name: (channel) => channel.name || null,
  state: (channel) => channel.state || null,
  channelType: (channel) => channel.channel_type || null,
  data: (channel) => channel.data ?? {},
  schedule: (channel) => channel.schedule ?? {},
  tags: (channel) => channel.tags ?? {},
  secretId: (channel) => channel.secret_id || null,
  protocolId: (channel) => channel.protocol_id || null,
  workspace: (channel) => referenceTo(channel.workspace_id),
  createdAt: (channel) => channel.created_at || null,
};
