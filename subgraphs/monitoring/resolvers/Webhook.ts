import { listUnder } from '../../read/list.ts';
import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import { loadAlertCountsUnder } from '../alertCounts.ts';
import { loadAlertDurationsUnder } from '../alertDurations.ts';
import type { WebhookResolvers } from '../generated.ts';
import { alerts, webhooks } from '../resources.ts';

export const Webhook: WebhookResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, webhooks, id, info),
  project: (webhook) => toReference(webhook.project_id),
  alerts: (webhook, args, context, info) => listUnder(context, alerts, 'webhook_id', webhook.webhook_id, args, info),
  alertCounts: (webhook, args, context, info) =>
    loadAlertCountsUnder(context, { member: 'webhook_id' }, webhook.webhook_id, args, info),
  alertDurations: (webhook, args, context) =>
    loadAlertDurationsUnder(context, { member: 'webhook_id' }, webhook.webhook_id, args),
};
