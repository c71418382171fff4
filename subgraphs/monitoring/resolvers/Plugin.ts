import { listUnder } from '../../read/list.ts';
import type { PluginResolvers } from '../generated.ts';
import { webhooks } from '../resources.ts';

export const Plugin: PluginResolvers = {
  webhooks: (plugin, args, context, info) =>
    listUnder(context, webhooks, 'plugin_info.plugin_id', plugin.id, args, info),
};
