import { listUnder } from '../../read/list.ts';
import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { ProjectDashboardResolvers } from '../generated.ts';
import { projectDashboards, projectDashboardVersions } from '../resources.ts';

export const ProjectDashboard: ProjectDashboardResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, projectDashboards, id, info),
  project: (dashboard) => toReference(dashboard.project_id),
  user: (dashboard) => toReference(dashboard.user_id),
  versions: (dashboard, args, context, info) =>
    listUnder(context, projectDashboardVersions, 'project_dashboard_id', dashboard.project_dashboard_id, args, info),
};
