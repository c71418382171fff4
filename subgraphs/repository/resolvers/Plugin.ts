import { loadReferencedRecord } from '../../read/records.ts';
import type { PluginResolvers } from '../generated.ts';
import { plugins } from '../resources.ts';

export const Plugin: PluginResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, plugins, id, info),
};
