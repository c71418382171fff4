import { listUnder } from '../../read/list.ts';
import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import type { EscalationPolicyResolvers } from '../generated.ts';
import { alertServices, escalationPolicies } from '../resources.ts';

export const EscalationPolicy: EscalationPolicyResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, escalationPolicies, id, info),
  rules: ({ service_id, rules = [] }) => rules.map((rule) => ({ ...rule, service_id })),
  service: (policy, _args, context, info) => referencedRecord(context, alertServices, policy.service_id, info),
  workspace: (policy) => referenceTo(policy.workspace_id),
  usingServices: (policy, args, context, info) =>
    listUnder(context, alertServices, 'escalation_policy_id', policy.escalation_policy_id, args, info),
  services: (policy, args, context, info) =>
    listUnder(context, alertServices, 'escalation_policy_id', policy.escalation_policy_id, args, info),
};
