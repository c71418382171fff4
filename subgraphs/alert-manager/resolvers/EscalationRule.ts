import type { EscalationRuleResolvers } from '../generated.ts';

export const EscalationRule: EscalationRuleResolvers = {
  channels: ({ service_id, channels = [] }) => channels.map((id) => ({ id, service_id })),
};
