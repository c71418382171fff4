import { listUnder } from '../../list.ts';
import { referencedRecord } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import { alertCountsUnder } from '../alertCounts.ts';
import type { WebhookResolvers } from '../generated.ts';
import { alerts, webhooks } from '../resources.ts';

export const Webhook: WebhookResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, webhooks, id, info),
  id: (webhook) => webhook.webhook_id,
  name: (webhook) => webhook.name || null,
  state: (webhook) => webhook.state ?? 'UNKNOWN',
  accessKey: (webhook) => webhook.access_key || null,
  webhookUrl: (webhook) => webhook.webhook_url || null,
  capability: (webhook) => webhook.capability ?? {},
  pluginInfo: (webhook) => webhook.plugin_info ?? null,
  tags: (webhook) => webhook.tags ?? {},
  project: (webhook) => referenceTo(webhook.project_id),
  createdAt: (webhook) => webhook.created_at || null,
  alerts: (webhook, args, context, info) => listUnder(context, alerts, 'webhook_id', webhook.webhook_id, args, info),
  alertCounts: (webhook, args, context) => alertCountsUnder(context, 'webhook_id', webhook.webhook_id, args),
};
