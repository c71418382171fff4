import { loadReferencedRecord } from '../../read/records.ts';
import type { WebhookVerifyPluginPayloadResolvers } from '../generated.ts';
import { webhooks } from '../resources.ts';

export const WebhookVerifyPluginPayload: WebhookVerifyPluginPayloadResolvers = {
  webhook: (payload, _args, context, info) =>
    loadReferencedRecord(context, webhooks, payload.webhook?.webhook_id, info),
};
