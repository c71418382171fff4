/** Reads of plugins (reads around the API), from the directory. */
import { type PluginRecord, plugin } from '../../contract/repository/plugin.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { memberEquals } from '../store/records.ts';
import { createTable } from '../store/table.ts';

const plugins = createTable<PluginRecord>(plugin, { isView: true, hidden: { repository_id: 'text' } });

const isFromRepository = (_call: ServiceCall, { repository_id }: RequestOf<typeof plugin.list>) =>
  repository_id ? [memberEquals(plugins, 'repository_id', repository_id)] : [];

export const pluginHandlers = implementResource(plugin, {
  get: answerGet(plugins),
  list: answerList(plugins, plugin.list, isFromRepository),
});
