import { loadWorkspaceLink } from '../../projectLinks.ts';
import { listByLinkOrNull } from '../../read/list.ts';
import type { WorkspaceResolvers } from '../generated.ts';
import { projectDashboards } from '../resources.ts';

/** Identifies the lists of this link. Dashboards have no such member. */
const LINK_NAME = 'workspace_id';

export const Workspace: WorkspaceResolvers = {
  dashboards: async ({ id }, args, context, info) =>
    listByLinkOrNull(
      context,
      projectDashboards,
      { name: LINK_NAME, link: await loadWorkspaceLink(context, id) },
      id,
      args,
      info,
    ),
};
