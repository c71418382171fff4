import { listUnder } from '../../read/list.ts';
import type { PluginResolvers } from '../generated.ts';
import { inventoryJobs } from '../resources.ts';

export const Plugin: PluginResolvers = {
  inventoryJobs: (plugin, args, context, info) => listUnder(context, inventoryJobs, 'plugin_id', plugin.id, args, info),
};
