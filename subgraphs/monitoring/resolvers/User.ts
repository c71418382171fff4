import { listUnder } from '../../read/list.ts';
import { loadAlertCountsUnder } from '../alertCounts.ts';
import { loadAlertDurationsUnder } from '../alertDurations.ts';
import type { UserResolvers } from '../generated.ts';
import { alertNotes, alerts, maintenanceWindows } from '../resources.ts';

export const User: UserResolvers = {
  alerts: (user, args, context, info) => listUnder(context, alerts, 'assignee', user.id, args, info),
  assignedAlerts: (user, args, context, info) => listUnder(context, alerts, 'assignee', user.id, args, info),
  alertNotes: (user, args, context, info) => listUnder(context, alertNotes, 'created_by', user.id, args, info),
  maintenanceWindows: (user, args, context, info) =>
    listUnder(context, maintenanceWindows, 'created_by', user.id, args, info),
  alertCounts: (user, args, context, info) =>
    loadAlertCountsUnder(context, { member: 'assignee' }, user.id, args, info),
  alertDurations: (user, args, context) => loadAlertDurationsUnder(context, { member: 'assignee' }, user.id, args),
};
