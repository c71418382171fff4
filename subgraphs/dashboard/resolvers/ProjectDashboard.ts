import { listUnder } from '../../list.ts';
import { referencedRecord } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import type { ProjectDashboardResolvers } from '../generated.ts';
import { projectDashboards, projectDashboardVersions } from '../resources.ts';

export const ProjectDashboard: ProjectDashboardResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, projectDashboards, id, info),
  id: (dashboard) => dashboard.project_dashboard_id,
  name: (dashboard) => dashboard.name || null,
  viewers: (dashboard) => dashboard.viewers ?? 'UNKNOWN',
  version: (dashboard) => dashboard.version ?? 0,
  layouts: (dashboard) => dashboard.layouts ?? [],
  variables: (dashboard) => dashboard.variables ?? {},
  settings: (dashboard) => dashboard.settings ?? {},
  variablesSchema: (dashboard) => dashboard.variables_schema ?? {},
  labels: (dashboard) => dashboard.labels ?? [],
  tags: (dashboard) => dashboard.tags ?? {},
  project: (dashboard) => referenceTo(dashboard.project_id),
  user: (dashboard) => referenceTo(dashboard.user_id),
  createdAt: (dashboard) => dashboard.created_at || null,
  updatedAt: (dashboard) => dashboard.updated_at || null,
  versions: (dashboard, args, context, info) =>
    listUnder(context, projectDashboardVersions, 'project_dashboard_id', dashboard.project_dashboard_id, args, info),
};
