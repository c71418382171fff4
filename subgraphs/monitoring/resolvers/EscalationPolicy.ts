import { listUnder } from '../../read/list.ts';
import { loadAlertCountsUnder } from '../alertCounts.ts';
import { loadAlertDurationsUnder } from '../alertDurations.ts';
import type { EscalationPolicyResolvers } from '../generated.ts';
import { alerts } from '../resources.ts';

export const EscalationPolicy: EscalationPolicyResolvers = {
  alerts: (policy, args, context, info) => listUnder(context, alerts, 'escalation_policy_id', policy.id, args, info),
  alertCounts: (policy, args, context, info) =>
    loadAlertCountsUnder(context, { member: 'escalation_policy_id' }, policy.id, args, info),
  alertDurations: (policy, args, context) =>
    loadAlertDurationsUnder(context, { member: 'escalation_policy_id' }, policy.id, args),
};
