import { listUnder } from '../../read/list.ts';
import { alertCountsUnder } from '../alertCounts.ts';
import { alertDurationsUnder } from '../alertDurations.ts';
import { alertHistogramUnder } from '../alertHistogram.ts';
import type { ProjectResolvers } from '../generated.ts';
import { alertNotes, alerts, maintenanceWindows, webhooks } from '../resources.ts';

export const Project: ProjectResolvers = {
  alerts: (project, args, context, info) => listUnder(context, alerts, 'project_id', project.id, args, info),
  webhooks: (project, args, context, info) => listUnder(context, webhooks, 'project_id', project.id, args, info),
  maintenanceWindows: (project, args, context, info) =>
    listUnder(context, maintenanceWindows, 'projects', project.id, args, info),
  alertNotes: (project, args, context, info) => listUnder(context, alertNotes, 'project_id', project.id, args, info),
  alertCounts: (project, args, context, info) =>
    alertCountsUnder(context, { member: 'project_id' }, project.id, args, info),
  alertHistogram: (project, args, context) => alertHistogramUnder(context, { member: 'project_id' }, project.id, args),
  alertDurations: (project, args, context) => alertDurationsUnder(context, { member: 'project_id' }, project.id, args),
};
