import { listUnder } from '../../read/list.ts';
import { referencedRecord } from '../../read/records.ts';
import { referencesTo, referenceTo } from '../../read/reference.ts';
import type { AlertServiceResolvers } from '../generated.ts';
import { alertServices, escalationPolicies } from '../resources.ts';

export const AlertService: AlertServiceResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, alertServices, id, info),
  channels: ({ service_id, channels = [] }) => channels.map((id) => ({ id, service_id })),
  webhooks: (service) => referencesTo(service.webhooks),
  escalationPolicy: (service, _args, context, info) =>
    referencedRecord(context, escalationPolicies, service.escalation_policy_id, info),
  escalationPolicies: (service, args, context, info) =>
    listUnder(context, escalationPolicies, 'service_id', service.service_id, args, info),
  workspace: (service) => referenceTo(service.workspace_id),
};
