import { listUnder } from '../../read/list.ts';
import { alertCountsUnder } from '../alertCounts.ts';
import { alertDurationsUnder } from '../alertDurations.ts';
import type { UserResolvers } from '../generated.ts';
import { alertNotes, alerts, maintenanceWindows } from '../resources.ts';

export const User: UserResolvers = {
  alerts: (user, args, context, info) => listUnder(context, alerts, 'assignee', user.id, args, info),
  assignedAlerts: (user, args, context, info) => listUnder(context, alerts, 'assignee', user.id, args, info),
  alertNotes: (user, args, context, info) => listUnder(context, alertNotes, 'created_by', user.id, args, info),
  maintenanceWindows: (user, args, context, info) =>
    listUnder(context, maintenanceWindows, 'created_by', user.id, args, info),
  alertCounts: (user, args, context, info) => alertCountsUnder(context, { member: 'assignee' }, user.id, args, info),
  alertDurations: (user, args, context) => alertDurationsUnder(context, { member: 'assignee' }, user.id, args),
};
