import { referenceTo } from '../../reference.ts';
import type { WebhookPluginInfoResolvers } from '../generated.ts';

export const WebhookPluginInfo: WebhookPluginInfoResolvers = {
  plugin: (info) => referenceTo(info.plugin_id),
  version: (info) => info.version || null,
  options: (info) => info.options ?? {},
  metadata: (info) => info.metadata ?? {},
  upgradeMode: (info) => info.upgrade_mode ?? 'UNKNOWN',
};
