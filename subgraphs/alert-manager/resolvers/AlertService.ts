import { listUnder } from '../../read/list.ts';
import { loadReferencedRecord } from '../../read/records.ts';
import { toReference, toReferences } from '../../read/reference.ts';
import type { AlertServiceResolvers } from '../generated.ts';
import { alertServices, escalationPolicies } from '../resources.ts';

export const AlertService: AlertServiceResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, alertServices, id, info),
  channels: ({ service_id, channels = [] }) => channels.map((id) => ({ id, service_id })),
  webhooks: (service) => toReferences(service.webhooks),
  escalationPolicy: (service, _args, context, info) =>
    loadReferencedRecord(context, escalationPolicies, service.escalation_policy_id, info),
  escalationPolicies: (service, args, context, info) =>
    listUnder(context, escalationPolicies, 'service_id', service.service_id, args, info),
  workspace: (service) => toReference(service.workspace_id),
};
