import { listUnder } from '../../list.ts';
import type { ProjectResolvers } from '../generated.ts';
import { agents, apps } from '../resources.ts';

export const Project: ProjectResolvers = {
  apps: (project, args, context, info) => listUnder(context, apps, 'project_id', project.id, args, info),
  agents: (project, args, context, info) => listUnder(context, agents, 'project_id', project.id, args, info),
};
