import { listByLink } from '../../read/list.ts';
import { loadAlertCountsUnder } from '../alertCounts.ts';
import { loadAlertDurationsUnder } from '../alertDurations.ts';
import { createAlertHistogramUnder } from '../alertHistogram.ts';
import type { AlertServiceResolvers } from '../generated.ts';
import { alerts } from '../resources.ts';
import { loadServiceLinks } from '../serviceLinks.ts';

/** Identifies the lists of this link. Alerts have no such member. */
const LINK_NAME = 'service_id';

export const AlertService: AlertServiceResolvers = {
  alerts: async ({ id }, args, context, info) =>
    listByLink(context, alerts, { name: LINK_NAME, link: await loadServiceLinks(context) }, id, args, info),
  alertCounts: async ({ id }, args, context, info) =>
    loadAlertCountsUnder(context, { member: LINK_NAME, link: await loadServiceLinks(context) }, id, args, info),
  alertHistogram: async ({ id }, args, context) =>
    createAlertHistogramUnder(context, { member: LINK_NAME, link: await loadServiceLinks(context) }, id, args),
  alertDurations: async ({ id }, args, context) =>
    loadAlertDurationsUnder(context, { member: LINK_NAME, link: await loadServiceLinks(context) }, id, args),
};
