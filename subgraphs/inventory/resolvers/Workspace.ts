import { listUnder } from '../../read/list.ts';
import type { WorkspaceResolvers } from '../generated.ts';
import { inventoryJobs, metrics, recordNotes } from '../resources.ts';

export const Workspace: WorkspaceResolvers = {
  recordNotes: (workspace, args, context, info) =>
    listUnder(context, recordNotes, 'workspace_id', workspace.id, args, info),
  metrics: (workspace, args, context, info) => listUnder(context, metrics, 'workspace_id', workspace.id, args, info),
  inventoryJobs: (workspace, args, context, info) =>
    listUnder(context, inventoryJobs, 'workspace_id', workspace.id, args, info),
};
