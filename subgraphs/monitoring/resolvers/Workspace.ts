import { listUnder } from '../../list.ts';
import type { WorkspaceResolvers } from '../generated.ts';
import { alerts } from '../resources.ts';

export const Workspace: WorkspaceResolvers = {
  alerts: (workspace, args, context, info) => listUnder(context, alerts, 'workspace_id', workspace.id, args, info),
};
