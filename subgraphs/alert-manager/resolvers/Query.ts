import { recordStatistics } from '../../analysis/statistics.ts';
import { list } from '../../read/list.ts';
import { record } from '../../read/records.ts';
import type { QueryResolvers } from '../generated.ts';
import { alertServices, escalationPolicies, legacyAlertServices } from '../resources.ts';

export const Query: QueryResolvers = {
  alertServices: (_query, args, context, info) => list(context, alertServices, args, info),
  alertService: (_query, { id }, context, info) => record(context, alertServices, id, info),
  alertServiceStats: (_query, args, context) => recordStatistics(context, alertServices, args),
  escalationPolicies: (_query, args, context, info) => list(context, escalationPolicies, args, info),
  escalationPolicy: (_query, { id }, context, info) => record(context, escalationPolicies, id, info),
  escalationPolicyStats: (_query, args, context) => recordStatistics(context, escalationPolicies, args),
  legacyAlertServices: (_query, args, context, info) => list(context, legacyAlertServices, args, info),
  legacyAlertService: (_query, { id }, context, info) => record(context, legacyAlertServices, id, info),
  legacyAlertServiceStats: (_query, args, context) => recordStatistics(context, legacyAlertServices, args),
};
