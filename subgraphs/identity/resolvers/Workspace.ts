import { listUnder } from '../../read/list.ts';
import { orDefault } from '../../read/unknownRecords.ts';
import type { WorkspaceResolvers } from '../generated.ts';
import { agents, apps, identityJobs, projects, workspaceUsers } from '../resources.ts';
import { referencedWorkspace } from '../viewerWorkspaces.ts';

export const Workspace: WorkspaceResolvers = {
  __resolveReference: ({ id }, context, info) => referencedWorkspace(context, id, info),
  cost: (workspace) => orDefault(workspace, workspace.cost_info, {}),
  projects: (workspace, args, context, info) =>
    listUnder(context, projects, 'workspace_id', workspace.workspace_id, args, info),
  users: (workspace, args, context, info) =>
    listUnder(context, workspaceUsers, 'role_binding_info.workspace_id', workspace.workspace_id, args, info),
  apps: (workspace, args, context, info) =>
    listUnder(context, apps, 'workspace_id', workspace.workspace_id, args, info),
  agents: (workspace, args, context, info) =>
    listUnder(context, agents, 'workspace_id', workspace.workspace_id, args, info),
  identityJobs: (workspace, args, context, info) =>
    listUnder(context, identityJobs, 'workspace_id', workspace.workspace_id, args, info),
};
