import { listUnder } from '../../read/list.ts';
import type { ProjectResolvers } from '../generated.ts';
import { projectDashboards } from '../resources.ts';

export const Project: ProjectResolvers = {
  dashboards: (project, args, context, info) =>
    listUnder(context, projectDashboards, 'project_id', project.id, args, info),
};
