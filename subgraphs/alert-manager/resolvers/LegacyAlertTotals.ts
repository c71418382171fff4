import type { LegacyAlertTotalsResolvers } from '../generated.ts';
import { countIn } from '../structMembers.ts';

export const LegacyAlertTotals: LegacyAlertTotalsResolvers = {
  total: (alerts) => countIn(alerts.TOTAL),
  // Spelt so on the wire (semantics 3.22.4).
  triggered: (alerts) => countIn(alerts.TRIGGERRED),
  acknowledged: (alerts) => countIn(alerts.ACKNOWLEDGED),
};
