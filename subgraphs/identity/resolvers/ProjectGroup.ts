import { listUnder } from '../../list.ts';
import type { ProjectGroupResolvers } from '../generated.ts';
import { apps } from '../resources.ts';

export const ProjectGroup: ProjectGroupResolvers = {
  apps: (group, args, context, info) => listUnder(context, apps, 'project_group_id', group.id, args, info),
};
