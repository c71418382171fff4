import { listUnderOrNull } from '../../read/list.ts';
import type { PluginResolvers } from '../generated.ts';
import { dataSources } from '../resources.ts';

export const Plugin: PluginResolvers = {
  dataSources: (plugin, args, context, info) =>
    listUnderOrNull(context, dataSources, 'plugin_info.plugin_id', plugin.id, args, info),
};
