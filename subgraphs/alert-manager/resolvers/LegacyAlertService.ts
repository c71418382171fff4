import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { LegacyAlertServiceResolvers } from '../generated.ts';
import { escalationPolicies, legacyAlertServices } from '../resources.ts';
import { loadServiceDetail } from '../serviceDetail.ts';
import { readChannels, readWebhooks } from '../structMembers.ts';

export const LegacyAlertService: LegacyAlertServiceResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, legacyAlertServices, id, info),
  escalationPolicy: (comment, _args, context, info) =>
    loadReferencedRecord(context, escalationPolicies, comment.escalation_policy_id, info),
  channels: async (comment, _args, context) => readChannels(await loadServiceDetail(context, comment, 'channels')),
  webhooks: async (comment, _args, context) => readWebhooks(await loadServiceDetail(context, comment, 'webhooks')),
  alertTotals: (comment, _args, context) => loadServiceDetail(context, comment, 'alerts'),
  workspace: (comment) => toReference(comment.workspace_id),
};
