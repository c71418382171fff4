/** The plugin of a webhook, which parses its events: semantics 3.17.1, 3.17.3, 3.17.4. */

import type { DirectoryRecords } from '../directory/directoryRecords.ts';
import { findEntry } from '../directory/findEntries.ts';
import { notFoundError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { changeRow } from '../store/records.ts';
import { type StoredWebhook, webhooks } from './tables.ts';

type PluginInfo = StoredWebhook['plugin_info'];
type RequestedPlugin = Partial<PluginInfo> & Pick<PluginInfo, 'plugin_id'>;

/** A plugin in the directory; undefined where it has no entry. */
export type WebhookPlugin = DirectoryRecords['plugins'] | undefined;

const DEFAULT_VERSION = '1.0';

/** Compares numerically: `1.10` sorts after `1.9`. */
const compareVersions = new Intl.Collator('en', { numeric: true }).compare;

const findLatestVersion = (plugin: WebhookPlugin): string | undefined =>
  plugin?.versions?.toSorted(compareVersions).at(-1);

/** The directory entry of a webhook's plugin. */
export const findPlugin = (db: Database, { domain_id, plugin_info }: StoredWebhook): Promise<WebhookPlugin> =>
  findEntry(db, 'plugins', domain_id, plugin_info.plugin_id);

/** The plugin settings to store for a request, with defaults and metadata from the directory. */
export const createPluginInfo = (given: RequestedPlugin, plugin: WebhookPlugin): PluginInfo => {
  const { plugin_id, version = '', options = {}, upgrade_mode = 'AUTO' } = given;
  const latest = findLatestVersion(plugin);
  const chosen = upgrade_mode === 'AUTO' && latest ? latest : version || latest || DEFAULT_VERSION;
  return { plugin_id, version: chosen, options, metadata: plugin?.metadata ?? {}, upgrade_mode };
};

/**
 * Checks that the directory lists a version of a plugin.
 *
 * @param key member of the request that contains the version, for the error
 * @throws {ServiceError} ERROR_NOT_FOUND for a version the directory does not list
 */
export const checkVersion = (plugin: WebhookPlugin, version: string, key = 'version'): void => {
  if (plugin?.versions?.length && !plugin.versions.includes(version)) throw notFoundError(key, version);
};

/** Stores the newest version when the plugin is used and the upgrade mode is AUTO (semantics 3.17.3). */
export const upgradePlugin = async (
  db: Database,
  webhook: StoredWebhook,
  plugin: WebhookPlugin,
): Promise<StoredWebhook> => {
  const { plugin_info: info } = webhook;
  const latest = findLatestVersion(plugin);
  if (info.upgrade_mode !== 'AUTO' || !latest || latest === info.version) return webhook;
  return changeRow(db, webhooks, webhook, { plugin_info: { ...info, version: latest } });
};
