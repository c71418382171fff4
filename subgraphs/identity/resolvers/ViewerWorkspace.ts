import type { ViewerWorkspaceResolvers } from '../generated.ts';
import { loadRole, loadWorkspace } from '../viewerWorkspaces.ts';

export const ViewerWorkspace: ViewerWorkspaceResolvers = {
  workspace: (row, _args, context, info) => loadWorkspace(row, context, info),
  role: (row, _args, context, info) => loadRole(row, context, info),
};
