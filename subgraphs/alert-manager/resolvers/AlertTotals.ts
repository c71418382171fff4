import type { AlertTotalsResolvers } from '../generated.ts';
import { countIn } from '../structMembers.ts';

export const AlertTotals: AlertTotalsResolvers = {
  total: (alerts) => countIn(alerts.TOTAL),
  triggered: (alerts) => countIn(alerts.TRIGGERED),
  acknowledged: (alerts) => countIn(alerts.ACKNOWLEDGED),
  resolved: (alerts) => countIn(alerts.RESOLVED),
};
