import { listUnder, listUnderOrNull } from '../../read/list.ts';
import { valueOrDefault } from '../../read/unknownRecords.ts';
import type { WorkspaceResolvers } from '../generated.ts';
import {
  agents,
  apps,
  identityJobs,
  projectGroups,
  projects,
  serviceAccounts,
  trustedAccounts,
  workspaceUsers,
} from '../resources.ts';
import { loadReferencedWorkspace } from '../viewerWorkspaces.ts';

export const Workspace: WorkspaceResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedWorkspace(context, id, info),
  cost: (workspace) => valueOrDefault(workspace, workspace.cost_info, {}),
  projects: (workspace, args, context, info) =>
    listUnderOrNull(context, projects, 'workspace_id', workspace.workspace_id, args, info),
  projectGroups: (workspace, args, context, info) =>
    listUnderOrNull(context, projectGroups, 'workspace_id', workspace.workspace_id, args, info),
  serviceAccounts: (workspace, args, context, info) =>
    listUnderOrNull(context, serviceAccounts, 'workspace_id', workspace.workspace_id, args, info),
  trustedAccounts: (workspace, args, context, info) =>
    listUnderOrNull(context, trustedAccounts, 'workspace_id', workspace.workspace_id, args, info),
  users: (workspace, args, context, info) =>
    listUnderOrNull(context, workspaceUsers, 'role_binding_info.workspace_id', workspace.workspace_id, args, info),
  apps: (workspace, args, context, info) =>
    listUnder(context, apps, 'workspace_id', workspace.workspace_id, args, info),
  agents: (workspace, args, context, info) =>
    listUnder(context, agents, 'workspace_id', workspace.workspace_id, args, info),
  identityJobs: (workspace, args, context, info) =>
    listUnder(context, identityJobs, 'workspace_id', workspace.workspace_id, args, info),
};
