import type { ProjectDashboardVersionResolvers } from '../generated.ts';

export const ProjectDashboardVersion: ProjectDashboardVersionResolvers = {
  version: (version) => version.version ?? 0,
  latest: (version) => version.latest ?? false,
  layouts: (version) => version.layouts ?? [],
  variables: (version) => version.variables ?? {},
  settings: (version) => version.settings ?? {},
  variablesSchema: (version) => version.variables_schema ?? {},
  createdAt: (version) => version.created_at || null,
};
