import { computeRecordStatistics } from '../../analysis/statistics.ts';
import { listRecords } from '../../read/list.ts';
import { lookUpRecord } from '../../read/records.ts';
import { loadAlertCounts } from '../alertCounts.ts';
import { loadAlertDurations } from '../alertDurations.ts';
import { createAlertHistogram } from '../alertHistogram.ts';
import type { QueryResolvers } from '../generated.ts';
import { alertNotes, alerts, maintenanceWindows, webhooks } from '../resources.ts';

export const Query: QueryResolvers = {
  alerts: (_query, args, context, info) => listRecords(context, alerts, args, info),
  alert: (_query, { id }, context, info) => lookUpRecord(context, alerts, id, info),
  alertCounts: (_query, args, context, info) => loadAlertCounts(context, args, info),
  alertDurations: (_query, args, context) => loadAlertDurations(context, args),
  alertHistogram: (_query, args, context) => createAlertHistogram(context, args),
  alertStats: (_query, args, context) => computeRecordStatistics(context, alerts, args),
  webhooks: (_query, args, context, info) => listRecords(context, webhooks, args, info),
  webhook: (_query, { id, domainId }, context, info) => lookUpRecord(context, webhooks, id, info, domainId),
  webhookStats: (_query, args, context) => computeRecordStatistics(context, webhooks, args),
  alertNotes: (_query, args, context, info) => listRecords(context, alertNotes, args, info),
  alertNote: (_query, { id }, context, info) => lookUpRecord(context, alertNotes, id, info),
  alertNoteStats: (_query, args, context) => computeRecordStatistics(context, alertNotes, args),
  maintenanceWindows: (_query, args, context, info) => listRecords(context, maintenanceWindows, args, info),
  maintenanceWindow: (_query, { id, domainId }, context, info) =>
    lookUpRecord(context, maintenanceWindows, id, info, domainId),
  maintenanceWindowStats: (_query, args, context) => computeRecordStatistics(context, maintenanceWindows, args),
};
