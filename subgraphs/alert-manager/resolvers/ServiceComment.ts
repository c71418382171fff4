import { referred } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import { detailed } from '../detailed.ts';
import { channelsIn, webhooksIn } from '../forms.ts';
import type { ServiceCommentResolvers } from '../generated.ts';
import { escalationPolicies, serviceComments } from '../kinds.ts';

export const ServiceComment: ServiceCommentResolvers = {
  __resolveReference: ({ id }, context, info) => referred(context, serviceComments, id, info),
  id: (comment) => comment.service_id,
  name: (comment) => comment.name || null,
  serviceKey: (comment) => comment.service_key || null,
  description: (comment) => comment.description || null,
  members: (comment) => comment.members ?? {},
  options: (comment) => comment.options ?? {},
  escalationPolicy: (comment, _args, context, info) =>
    referred(context, escalationPolicies, comment.escalation_policy_id, info),
  channels: async (comment, _args, context) => channelsIn(await detailed(context, comment, 'channels')),
  webhooks: async (comment, _args, context) => webhooksIn(await detailed(context, comment, 'webhooks')),
  alerts: (comment, _args, context) => detailed(context, comment, 'alerts'),
  workspace: (comment) => referenceTo(comment.workspace_id),
  createdAt: (comment) => comment.created_at || null,
  updatedAt: (comment) => comment.updated_at || null,
};
