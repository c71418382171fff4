import { listLinked } from '../../read/list.ts';
import { alertCountsUnder } from '../alertCounts.ts';
import { alertDurationsUnder } from '../alertDurations.ts';
import { alertHistogramUnder } from '../alertHistogram.ts';
import type { AlertServiceResolvers } from '../generated.ts';
import { alerts } from '../resources.ts';
import { serviceLinks } from '../serviceLinks.ts';

/** Identifies the lists of this link. Alerts have no such member. */
const name = 'service_id';

export const AlertService: AlertServiceResolvers = {
  alerts: async ({ id }, args, context, info) =>
    listLinked(context, alerts, { name, link: await serviceLinks(context) }, id, args, info),
  alertCounts: async ({ id }, args, context, info) =>
    alertCountsUnder(context, { member: name, link: await serviceLinks(context) }, id, args, info),
  alertHistogram: async ({ id }, args, context) =>
    alertHistogramUnder(context, { member: name, link: await serviceLinks(context) }, id, args),
  alertDurations: async ({ id }, args, context) =>
    alertDurationsUnder(context, { member: name, link: await serviceLinks(context) }, id, args),
};
