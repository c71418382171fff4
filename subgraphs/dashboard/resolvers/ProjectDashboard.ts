import { listUnder } from '../../read/list.ts';
import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import type { ProjectDashboardResolvers } from '../generated.ts';
import { projectDashboards, projectDashboardVersions } from '../resources.ts';

export const ProjectDashboard: ProjectDashboardResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, projectDashboards, id, info),
  project: (dashboard) => referenceTo(dashboard.project_id),
  user: (dashboard) => referenceTo(dashboard.user_id),
  versions: (dashboard, args, context, info) =>
    listUnder(context, projectDashboardVersions, 'project_dashboard_id', dashboard.project_dashboard_id, args, info),
};
