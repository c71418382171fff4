import { referred } from '../../records.ts';
import type { WebhookVerifyPluginPayloadResolvers } from '../generated.ts';
import { webhooks } from '../kinds.ts';

export const WebhookVerifyPluginPayload: WebhookVerifyPluginPayloadResolvers = {
  webhook: (payload, _args, context, info) => referred(context, webhooks, payload.webhook?.webhook_id, info),
};
