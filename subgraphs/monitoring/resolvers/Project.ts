import { listUnder } from '../../read/list.ts';
import { loadAlertCountsUnder } from '../alertCounts.ts';
import { loadAlertDurationsUnder } from '../alertDurations.ts';
import { createAlertHistogramUnder } from '../alertHistogram.ts';
import type { ProjectResolvers } from '../generated.ts';
import { alertNotes, alerts, maintenanceWindows, webhooks } from '../resources.ts';

export const Project: ProjectResolvers = {
  alerts: (project, args, context, info) => listUnder(context, alerts, 'project_id', project.id, args, info),
  webhooks: (project, args, context, info) => listUnder(context, webhooks, 'project_id', project.id, args, info),
  maintenanceWindows: (project, args, context, info) =>
    listUnder(context, maintenanceWindows, 'projects', project.id, args, info),
  alertNotes: (project, args, context, info) => listUnder(context, alertNotes, 'project_id', project.id, args, info),
  alertCounts: (project, args, context, info) =>
    loadAlertCountsUnder(context, { member: 'project_id' }, project.id, args, info),
  alertHistogram: (project, args, context) =>
    createAlertHistogramUnder(context, { member: 'project_id' }, project.id, args),
  alertDurations: (project, args, context) =>
    loadAlertDurationsUnder(context, { member: 'project_id' }, project.id, args),
};
