import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import type { LegacyAlertServiceResolvers } from '../generated.ts';
import { escalationPolicies, legacyAlertServices } from '../resources.ts';
import { serviceDetail } from '../serviceDetail.ts';
import { channelsIn, webhooksIn } from '../structMembers.ts';

export const LegacyAlertService: LegacyAlertServiceResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, legacyAlertServices, id, info),
  escalationPolicy: (comment, _args, context, info) =>
    referencedRecord(context, escalationPolicies, comment.escalation_policy_id, info),
  channels: async (comment, _args, context) => channelsIn(await serviceDetail(context, comment, 'channels')),
  webhooks: async (comment, _args, context) => webhooksIn(await serviceDetail(context, comment, 'webhooks')),
  alertTotals: (comment, _args, context) => serviceDetail(context, comment, 'alerts'),
  workspace: (comment) => referenceTo(comment.workspace_id),
};
