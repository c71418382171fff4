import type { ViewerWorkspaceResolvers } from '../generated.ts';
import { roleIn, workspaceOf } from '../viewerWorkspaces.ts';

export const ViewerWorkspace: ViewerWorkspaceResolvers = {
  workspace: (row, _args, context, info) => workspaceOf(row, context, info),
  role: (row, _args, context, info) => roleIn(row, context, info),
};
