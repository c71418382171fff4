import { listUnder } from '../../read/list.ts';
import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { EscalationPolicyResolvers } from '../generated.ts';
import { alertServices, escalationPolicies } from '../resources.ts';

export const EscalationPolicy: EscalationPolicyResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, escalationPolicies, id, info),
  rules: ({ service_id, rules = [] }) => rules.map((rule) => ({ ...rule, service_id })),
  service: (policy, _args, context, info) => loadReferencedRecord(context, alertServices, policy.service_id, info),
  workspace: (policy) => toReference(policy.workspace_id),
  usingServices: (policy, args, context, info) =>
    listUnder(context, alertServices, 'escalation_policy_id', policy.escalation_policy_id, args, info),
  services: (policy, args, context, info) =>
    listUnder(context, alertServices, 'escalation_policy_id', policy.escalation_policy_id, args, info),
};
