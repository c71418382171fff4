import { listUnder, listUnderIf } from '../../read/list.ts';
import { orDefault } from '../../read/unknownRecords.ts';
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
import { referencedWorkspace } from '../viewerWorkspaces.ts';

export const Workspace: WorkspaceResolvers = {
  __resolveReference: ({ id }, context, info) => referencedWorkspace(context, id, info),
  cost: (workspace) => orDefault(workspace, workspace.cost_info, {}),
  projects: (workspace, args, context, info) =>
    listUnderIf(context, projects, 'workspace_id', workspace.workspace_id, args, info),
  projectGroups: (workspace, args, context, info) =>
    listUnderIf(context, projectGroups, 'workspace_id', workspace.workspace_id, args, info),
  serviceAccounts: (workspace, args, context, info) =>
    listUnderIf(context, serviceAccounts, 'workspace_id', workspace.workspace_id, args, info),
  trustedAccounts: (workspace, args, context, info) =>
    listUnderIf(context, trustedAccounts, 'workspace_id', workspace.workspace_id, args, info),
  users: (workspace, args, context, info) =>
    listUnderIf(context, workspaceUsers, 'role_binding_info.workspace_id', workspace.workspace_id, args, info),
  apps: (workspace, args, context, info) =>
    listUnder(context, apps, 'workspace_id', workspace.workspace_id, args, info),
  agents: (workspace, args, context, info) =>
    listUnder(context, agents, 'workspace_id', workspace.workspace_id, args, info),
  identityJobs: (workspace, args, context, info) =>
    listUnder(context, identityJobs, 'workspace_id', workspace.workspace_id, args, info),
};
