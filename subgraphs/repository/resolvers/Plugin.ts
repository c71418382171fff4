import { referencedRecord } from '../../records.ts';
import { orDefault } from '../../unknown.ts';
import type { PluginResolvers } from '../generated.ts';
import { plugins } from '../resources.ts';

export const Plugin: PluginResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, plugins, id, info),
  id: (plugin) => plugin.plugin_id,
  name: (plugin) => plugin.name || null,
  state: (plugin) => orDefault(plugin, plugin.state, 'UNKNOWN'),
  resourceType: (plugin) => plugin.resource_type || null,
  provider: (plugin) => plugin.provider || null,
  labels: (plugin) => plugin.labels ?? [],
};
