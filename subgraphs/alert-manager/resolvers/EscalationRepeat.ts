import type { EscalationRepeatResolvers } from '../generated.ts';

export const EscalationRepeat: EscalationRepeatResolvers = {
  state: (repeat) => repeat.state ?? 'UNKNOWN',
  count: (repeat) => repeat.count ?? 0,
};
