/** What a webhook knows of the plugin that reads its events: semantics 3.17.1, 3.17.3, 3.17.4. */
import { type DirectoryRecords, entry } from '../directory/directory.ts';
import { notFound } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { changeRow } from '../store/records.ts';
import { type WebhookRow, webhooks } from './tables.ts';

type PluginInfo = WebhookRow['plugin_info'];
type Given = Partial<PluginInfo> & Pick<PluginInfo, 'plugin_id'>;

/** A plugin as the directory knows it; undefined where it does not. */
export type Plugin = DirectoryRecords['plugins'] | undefined;

const DEFAULT_VERSION = '1.0';

/** `1.10` comes after `1.9`. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare;

const newest = (plugin: Plugin): string | undefined => plugin?.versions?.toSorted(inOrder).at(-1);

/** The plugin of a webhook in the directory. */
export const pluginOf = (db: Database, { domain_id, plugin_info }: WebhookRow): Promise<Plugin> =>
  entry(db, 'plugins', domain_id, plugin_info.plugin_id);

/** What is kept of the plugin a request names, with defaults and what the directory says of it. */
export const pluginInfo = (given: Given, plugin: Plugin): PluginInfo => {
  const { plugin_id, version = '', options = {}, upgrade_mode = 'AUTO' } = given;
  const latest = newest(plugin);
  const chosen = upgrade_mode === 'AUTO' && latest ? latest : version || latest || DEFAULT_VERSION;
  return { plugin_id, version: chosen, options, metadata: plugin?.metadata ?? {}, upgrade_mode };
};

/**
 * @param key member of the request that brings the version, for the error
 * @throws {ServiceError} ERROR_NOT_FOUND for a version the directory does not list
 */
export const checkVersion = (plugin: Plugin, version: string, key = 'version'): void => {
  if (plugin?.versions?.length && !plugin.versions.includes(version)) throw notFound(key, version);
};

/** Under AUTO the newest version is written down whenever the plugin is used (semantics 3.17.3). */
export const followPlugin = async (db: Database, webhook: WebhookRow, plugin: Plugin): Promise<WebhookRow> => {
  const { plugin_info: info } = webhook;
  const latest = newest(plugin);
  if (info.upgrade_mode !== 'AUTO' || !latest || latest === info.version) return webhook;
  return changeRow(db, webhooks, webhook, { plugin_info: { ...info, version: latest } });
};
