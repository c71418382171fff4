import { toReference } from '../../read/reference.ts';
import type { WebhookPluginInfoResolvers } from '../generated.ts';

export const WebhookPluginInfo: WebhookPluginInfoResolvers = {
  plugin: (info) => toReference(info.plugin_id),
};
