import { listUnder } from '../../list.ts';
import type { WorkspaceResolvers } from '../generated.ts';
import { agents, apps, identityJobs } from '../resources.ts';

export const Workspace: WorkspaceResolvers = {
  apps: (workspace, args, context, info) => listUnder(context, apps, 'workspace_id', workspace.id, args, info),
  agents: (workspace, args, context, info) => listUnder(context, agents, 'workspace_id', workspace.id, args, info),
  identityJobs: (workspace, args, context, info) =>
    listUnder(context, identityJobs, 'workspace_id', workspace.id, args, info),
};
