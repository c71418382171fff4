import { alert } from '../../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../../contract/monitoring/maintenance-window.ts';
import { note } from '../../../contract/monitoring/note.ts';
import { webhook } from '../../../contract/monitoring/webhook.ts';
import { list } from '../../list.ts';
import { read } from '../../read.ts';
import { record } from '../../records.ts';
import { alertCounts } from '../alertCounts.ts';
import { alertHistogram } from '../alertHistogram.ts';
import type { QueryResolvers } from '../generated.ts';
import { alertNotes, alerts, maintenanceWindows, webhooks } from '../resources.ts';

export const Query: QueryResolvers = {
  alerts: (_query, args, context, info) => list(context, alerts, args, info),
  alert: (_query, { id }, context, info) => record(context, alerts, id, info),
  alertCounts: (_query, args, context) => alertCounts(context, args),
  alertHistogram: (_query, args, context) => alertHistogram(context, args),
  alertStats: (_query, args, context) => read(context, alert.stat, args),
  webhooks: (_query, args, context, info) => list(context, webhooks, args, info),
  webhook: (_query, { id, domainId }, context, info) => record(context, webhooks, id, info, domainId),
  webhookStats: (_query, args, context) => read(context, webhook.stat, args),
  alertNotes: (_query, args, context, info) => list(context, alertNotes, args, info),
  alertNote: (_query, { id }, context, info) => record(context, alertNotes, id, info),
  alertNoteStats: (_query, args, context) => read(context, note.stat, args),
  maintenanceWindows: (_query, args, context, info) => list(context, maintenanceWindows, args, info),
  maintenanceWindow: (_query, { id, domainId }, context, info) =>
    record(context, maintenanceWindows, id, info, domainId),
  maintenanceWindowStats: (_query, args, context) => read(context, maintenanceWindow.stat, args),
};
