import { computeRecordStatistics } from '../../analysis/statistics.ts';
import { listRecords } from '../../read/list.ts';
import { lookUpRecord } from '../../read/records.ts';
import type { QueryResolvers } from '../generated.ts';
import { alertServices, escalationPolicies, legacyAlertServices } from '../resources.ts';

export const Query: QueryResolvers = {
  alertServices: (_query, args, context, info) => listRecords(context, alertServices, args, info),
  alertService: (_query, { id }, context, info) => lookUpRecord(context, alertServices, id, info),
  alertServiceStats: (_query, args, context) => computeRecordStatistics(context, alertServices, args),
  escalationPolicies: (_query, args, context, info) => listRecords(context, escalationPolicies, args, info),
  escalationPolicy: (_query, { id }, context, info) => lookUpRecord(context, escalationPolicies, id, info),
  escalationPolicyStats: (_query, args, context) => computeRecordStatistics(context, escalationPolicies, args),
  legacyAlertServices: (_query, args, context, info) => listRecords(context, legacyAlertServices, args, info),
  legacyAlertService: (_query, { id }, context, info) => lookUpRecord(context, legacyAlertServices, id, info),
  legacyAlertServiceStats: (_query, args, context) => computeRecordStatistics(context, legacyAlertServices, args),
};
