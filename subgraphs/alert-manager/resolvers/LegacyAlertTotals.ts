import type { LegacyAlertTotalsResolvers } from '../generated.ts';
import { readAlertCount } from '../structMembers.ts';

export const LegacyAlertTotals: LegacyAlertTotalsResolvers = {
  total: (alerts) => readAlertCount(alerts.TOTAL),
  // Spelt so on the wire (semantics 3.22.4).
  triggered: (alerts) => readAlertCount(alerts.TRIGGERRED),
  acknowledged: (alerts) => readAlertCount(alerts.ACKNOWLEDGED),
};
