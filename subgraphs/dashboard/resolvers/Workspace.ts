import { workspaceLink } from '../../projectLinks.ts';
import { listLinkedIf } from '../../read/list.ts';
import type { WorkspaceResolvers } from '../generated.ts';
import { projectDashboards } from '../resources.ts';

/** Identifies the lists of this link. Dashboards have no such member. */
const name = 'workspace_id';

export const Workspace: WorkspaceResolvers = {
  dashboards: async ({ id }, args, context, info) =>
    listLinkedIf(context, projectDashboards, { name, link: await workspaceLink(context, id) }, id, args, info),
};
