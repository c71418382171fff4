import { findFirstUnder } from '../../read/list.ts';
import type { WebhookResolvers } from '../generated.ts';
import { alertServices } from '../resources.ts';

export const Webhook: WebhookResolvers = {
  service: (webhook, _args, context, info) => findFirstUnder(context, alertServices, 'webhooks', webhook.id, info),
};
