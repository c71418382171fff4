import { loadChannelName } from '../channelName.ts';
import type { ChannelResolvers } from '../generated.ts';

export const Channel: ChannelResolvers = {
  id: (channel) => channel.id,
  name: (channel, _args, context) => loadChannelName(context, channel),
};
