import type { AlertTotalsResolvers } from '../generated.ts';
import { readAlertCount } from '../structMembers.ts';

export const AlertTotals: AlertTotalsResolvers = {
  total: (alerts) => readAlertCount(alerts.TOTAL),
  triggered: (alerts) => readAlertCount(alerts.TRIGGERED),
  acknowledged: (alerts) => readAlertCount(alerts.ACKNOWLEDGED),
  resolved: (alerts) => readAlertCount(alerts.RESOLVED),
};
