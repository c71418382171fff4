import {
  type ProjectDashboardRecord,
  ProjectDashboardVersionInfo,
  type ProjectDashboardVersionRecord,
  projectDashboard,
} from '../../contract/dashboard/projectDashboard.ts';
import type { ConnectionPage } from '../read/page.ts';
import { resourceType, type SelectedRow } from '../resourceType.ts';
import { createProjectLookup } from '../sharedTypes.ts';

/** A dashboard, with the selected members. */
export type ProjectDashboardRow = SelectedRow<ProjectDashboardRecord, 'project_dashboard_id'>;
/** A version of a dashboard, with the selected members. */
export type ProjectDashboardVersionRow = Partial<ProjectDashboardVersionRecord>;

/** A page of dashboards. */
export type ProjectDashboardPage = ConnectionPage<ProjectDashboardRow>;
/** A page of versions. */
export type ProjectDashboardVersionPage = ConnectionPage<ProjectDashboardVersionRow>;

/** Dashboards, and how they are fetched. */
export const projectDashboards = resourceType<ProjectDashboardRow>(
  'ProjectDashboard',
  { ...projectDashboard, lookups: { project: createProjectLookup() } },
  (project_dashboard_id) => ({ project_dashboard_id }),
);

/** Versions, and how they are fetched: those of one dashboard per call. */
export const projectDashboardVersions = resourceType<ProjectDashboardVersionRow>(
  'ProjectDashboardVersion',
  {
    record: ProjectDashboardVersionInfo,
    idField: 'version',
    list: projectDashboard.list_versions,
    under: 'project_dashboard_id',
  },
  () => ({}),
);
