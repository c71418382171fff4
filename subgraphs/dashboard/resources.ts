import {
  type ProjectDashboardRecord,
  ProjectDashboardVersionInfo,
  type ProjectDashboardVersionRecord,
  projectDashboard,
} from '../../contract/dashboard/projectDashboard.ts';
import { projectLookup } from '../hubs.ts';
import type { Page } from '../read/page.ts';
import { resourceType, type Selected } from '../resourceType.ts';

/** A dashboard, with the selected members. */
export type ProjectDashboardRow = Selected<ProjectDashboardRecord, 'project_dashboard_id'>;
/** A version of a dashboard, with the selected members. */
export type ProjectDashboardVersionRow = Partial<ProjectDashboardVersionRecord>;

/** A page of dashboards. */
export type ProjectDashboardPage = Page<ProjectDashboardRow>;
/** A page of versions. */
export type ProjectDashboardVersionPage = Page<ProjectDashboardVersionRow>;

/** Dashboards, and how they are fetched. */
export const projectDashboards = resourceType<ProjectDashboardRow>(
  'ProjectDashboard',
  { ...projectDashboard, lookups: { project: projectLookup() } },
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
