import { listByLinkOrNull } from '../../read/list.ts';
import type { AlertServiceResolvers } from '../generated.ts';
import { projects } from '../resources.ts';
import { loadServiceProjects } from '../serviceProjects.ts';

export const AlertService: AlertServiceResolvers = {
  projects: async ({ id }, args, context, info) =>
    listByLinkOrNull(
      context,
      projects,
      { name: 'service_id', link: await loadServiceProjects(context, id) },
      id,
      args,
      info,
    ),
};
