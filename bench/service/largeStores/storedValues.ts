/** Values that occur in the rows that `rows.ts` creates. */

import type { StoredValues } from '../../../test/service/largeStores/frequentCalls.ts';
import type { TestDomain } from '../../../test/service/testDomain.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const monthsAgo = (back: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
};

const RARE_ALERTS = {
  ...{ title: 'Quota of the account reached', responder: 'rare@example.com', severity: 'INFO', resource: 'rare' },
  ...{ provider: 'rare', account: 'rare', triggered_by: 'rare@example.com', escalation_policy_id: 'rare' },
};
const RARE_COSTS = {
  ...{ product: 'rare', provider: 'rare', workspace_id: 'rare', cost_report_id: 'rare' },
  ...{ cost_report_config_id: 'rare', data_source_id: 'rare-0' },
};

/** The values for the calls, in a store with `alerts` alerts. */
export const makeStoredValues = ({ projects }: TestDomain, alerts: number): StoredValues => ({
  ...{ projects, webhookId: 'webhook-0-0', assignee: 'user-7@example.com', keyword: 'web-123' },
  ...{
    period: [daysAgo(40), daysAgo(33)],
    product: 'Product 7',
    year: [monthsAgo(12), monthsAgo(1)],
    lateStart: alerts / 20 + 1,
  },
  ...{ rareAlerts: RARE_ALERTS, rareCosts: RARE_COSTS },
});
