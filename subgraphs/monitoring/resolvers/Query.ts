import { recordStatistics } from '../../analysis/statistics.ts';
import { list } from '../../read/list.ts';
import { record } from '../../read/records.ts';
import { alertCounts } from '../alertCounts.ts';
import { alertDurations } from '../alertDurations.ts';
import { alertHistogram } from '../alertHistogram.ts';
import type { QueryResolvers } from '../generated.ts';
import { alertNotes, alerts, maintenanceWindows, webhooks } from '../resources.ts';

export const Query: QueryResolvers = {
  alerts: (_query, args, context, info) => list(context, alerts, args, info),
  alert: (_query, { id }, context, info) => record(context, alerts, id, info),
  alertCounts: (_query, args, context, info) => alertCounts(context, args, info),
  alertDurations: (_query, args, context) => alertDurations(context, args),
  alertHistogram: (_query, args, context) => alertHistogram(context, args),
  alertStats: (_query, args, context) => recordStatistics(context, alerts, args),
  webhooks: (_query, args, context, info) => list(context, webhooks, args, info),
  webhook: (_query, { id, domainId }, context, info) => record(context, webhooks, id, info, domainId),
  webhookStats: (_query, args, context) => recordStatistics(context, webhooks, args),
  alertNotes: (_query, args, context, info) => list(context, alertNotes, args, info),
  alertNote: (_query, { id }, context, info) => record(context, alertNotes, id, info),
  alertNoteStats: (_query, args, context) => recordStatistics(context, alertNotes, args),
  maintenanceWindows: (_query, args, context, info) => list(context, maintenanceWindows, args, info),
  maintenanceWindow: (_query, { id, domainId }, context, info) =>
    record(context, maintenanceWindows, id, info, domainId),
  maintenanceWindowStats: (_query, args, context) => recordStatistics(context, maintenanceWindows, args),
};
