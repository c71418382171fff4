import { referenceTo } from '../../read/reference.ts';
import type { WebhookPluginInfoResolvers } from '../generated.ts';

export const WebhookPluginInfo: WebhookPluginInfoResolvers = {
  plugin: (info) => referenceTo(info.plugin_id),
};
