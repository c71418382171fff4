import { comment } from '../../../contract/alert-manager/comment.ts';
import { escalationPolicy } from '../../../contract/alert-manager/escalation-policy.ts';
import { service } from '../../../contract/alert-manager/service.ts';
import { list } from '../../list.ts';
import { read } from '../../read.ts';
import { record } from '../../records.ts';
import type { QueryResolvers } from '../generated.ts';
import { alertServices, escalationPolicies, legacyAlertServices } from '../resources.ts';

export const Query: QueryResolvers = {
  alertServices: (_query, args, context, info) => list(context, alertServices, args, info),
  alertService: (_query, { id }, context, info) => record(context, alertServices, id, info),
  alertServiceStats: (_query, args, context) => read(context, service.stat, args),
  escalationPolicies: (_query, args, context, info) => list(context, escalationPolicies, args, info),
  escalationPolicy: (_query, { id }, context, info) => record(context, escalationPolicies, id, info),
  escalationPolicyStats: (_query, args, context) => read(context, escalationPolicy.stat, args),
  legacyAlertServices: (_query, args, context, info) => list(context, legacyAlertServices, args, info),
  legacyAlertService: (_query, { id }, context, info) => record(context, legacyAlertServices, id, info),
  legacyAlertServiceStats: (_query, args, context) => read(context, comment.stat, args),
};
