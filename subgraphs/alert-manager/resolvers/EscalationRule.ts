import type { EscalationRuleResolvers } from '../generated.ts';

export const EscalationRule: EscalationRuleResolvers = {
  channels: (rule) => rule.channels ?? [],
  escalateMinutes: (rule) => rule.escalate_minutes ?? 0,
};
