import { listLinkedIf } from '../../read/list.ts';
import type { AlertServiceResolvers } from '../generated.ts';
import { projects } from '../resources.ts';
import { serviceProjects } from '../serviceProjects.ts';

export const AlertService: AlertServiceResolvers = {
  projects: async ({ id }, args, context, info) =>
    listLinkedIf(context, projects, { name: 'service_id', link: await serviceProjects(context, id) }, id, args, info),
};
