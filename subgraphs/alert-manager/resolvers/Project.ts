import { listUnder } from '../../read/list.ts';
import type { ProjectResolvers } from '../generated.ts';
import { alertServices } from '../resources.ts';

export const Project: ProjectResolvers = {
  alertServices: (project, args, context, info) =>
    listUnder(context, alertServices, 'tags.projects', project.id, args, info),
};
