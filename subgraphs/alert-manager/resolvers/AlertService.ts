import { listUnder } from '../../list.ts';
import { referencedRecord } from '../../records.ts';
import { referencesTo, referenceTo } from '../../reference.ts';
import type { AlertServiceResolvers } from '../generated.ts';
import { alertServices, escalationPolicies } from '../resources.ts';

/** The texts of a list; none of anything else, which callers may have put into their tags. */
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

export const AlertService: AlertServiceResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, alertServices, id, info),
  channels: ({ service_id, channels = [] }) => channels.map((id) => ({ id, service_id })),
  webhooks: (service) => referencesTo(service.webhooks),
  projects: ({ tags }) => referencesTo(textsIn(tags?.projects)),
  escalationPolicy: (service, _args, context, info) =>
    referencedRecord(context, escalationPolicies, service.escalation_policy_id, info),
  escalationPolicies: (service, args, context, info) =>
    listUnder(context, escalationPolicies, 'service_id', service.service_id, args, info),
  workspace: (service) => referenceTo(service.workspace_id),
};
