/** The plugin of a webhook, which parses its events: semantics 3.17.1, 3.17.3, 3.17.4. */
import { entry } from '../directory/directory.ts';
import type { DirectoryRecords } from '../directory/directoryRecords.ts';
import { notFound } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { changeRow } from '../store/records.ts';
import { type WebhookRow, webhooks } from './tables.ts';

type PluginInfo = WebhookRow['plugin_info'];
type RequestedPlugin = Partial<PluginInfo> & Pick<PluginInfo, 'plugin_id'>;

/** A plugin in the directory; undefined where it has no entry. */
export type Plugin = DirectoryRecords['plugins'] | undefined;

const DEFAULT_VERSION = '1.0';

/** Compares numerically: `1.10` sorts after `1.9`. */
const compareVersions = new Intl.Collator('en', { numeric: true }).compare;

const latestVersion = (plugin: Plugin): string | undefined => plugin?.versions?.toSorted(compareVersions).at(-1);

/** The directory entry of a webhook's plugin. */
export const pluginOf = (db: Database, { domain_id, plugin_info }: WebhookRow): Promise<Plugin> =>
  entry(db, 'plugins', domain_id, plugin_info.plugin_id);

/** The plugin settings to store for a request, with defaults and metadata from the directory. */
export const pluginInfo = (given: RequestedPlugin, plugin: Plugin): PluginInfo => {
  const { plugin_id, version = '', options = {}, upgrade_mode = 'AUTO' } = given;
  const latest = latestVersion(plugin);
  const chosen = upgrade_mode === 'AUTO' && latest ? latest : version || latest || DEFAULT_VERSION;
  return { plugin_id, version: chosen, options, metadata: plugin?.metadata ?? {}, upgrade_mode };
};

/**
 * Checks that the directory lists a version of a plugin.
 *
 * @param key member of the request that contains the version, for the error
 * @throws {ServiceError} ERROR_NOT_FOUND for a version the directory does not list
 */
export const checkVersion = (plugin: Plugin, version: string, key = 'version'): void => {
  if (plugin?.versions?.length && !plugin.versions.includes(version)) throw notFound(key, version);
};

/** Stores the newest version when the plugin is used and the upgrade mode is AUTO (semantics 3.17.3). */
export const followPlugin = async (db: Database, webhook: WebhookRow, plugin: Plugin): Promise<WebhookRow> => {
  const { plugin_info: info } = webhook;
  const latest = latestVersion(plugin);
  if (info.upgrade_mode !== 'AUTO' || !latest || latest === info.version) return webhook;
  return changeRow(db, webhooks, webhook, { plugin_info: { ...info, version: latest } });
};
