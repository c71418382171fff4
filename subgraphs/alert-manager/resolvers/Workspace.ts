import { listUnder } from '../../read/list.ts';
import type { WorkspaceResolvers } from '../generated.ts';
import { alertServices, escalationPolicies } from '../resources.ts';

export const Workspace: WorkspaceResolvers = {
  alertServices: (workspace, args, context, info) =>
    listUnder(context, alertServices, 'workspace_id', workspace.id, args, info),
  escalationPolicies: (workspace, args, context, info) =>
    listUnder(context, escalationPolicies, 'workspace_id', workspace.id, args, info),
};
