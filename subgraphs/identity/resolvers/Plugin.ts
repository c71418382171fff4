import { listUnder } from '../../read/list.ts';
import type { PluginResolvers } from '../generated.ts';
import { identityJobs } from '../resources.ts';

export const Plugin: PluginResolvers = {
  identityJobs: (plugin, args, context, info) => listUnder(context, identityJobs, 'plugin_id', plugin.id, args, info),
};
