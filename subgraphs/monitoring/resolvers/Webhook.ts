import { listUnder } from '../../read/list.ts';
import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import { alertCountsUnder } from '../alertCounts.ts';
import { alertDurationsUnder } from '../alertDurations.ts';
import type { WebhookResolvers } from '../generated.ts';
import { alerts, webhooks } from '../resources.ts';

export const Webhook: WebhookResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, webhooks, id, info),
  project: (webhook) => referenceTo(webhook.project_id),
  alerts: (webhook, args, context, info) => listUnder(context, alerts, 'webhook_id', webhook.webhook_id, args, info),
  alertCounts: (webhook, args, context, info) =>
    alertCountsUnder(context, { member: 'webhook_id' }, webhook.webhook_id, args, info),
  alertDurations: (webhook, args, context) =>
    alertDurationsUnder(context, { member: 'webhook_id' }, webhook.webhook_id, args),
};
