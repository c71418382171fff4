import { listUnder } from '../../read/list.ts';
import { alertCountsUnder } from '../alertCounts.ts';
import { alertHistogramUnder } from '../alertHistogram.ts';
import type { WorkspaceResolvers } from '../generated.ts';
import { alerts } from '../resources.ts';

export const Workspace: WorkspaceResolvers = {
  alerts: (workspace, args, context, info) => listUnder(context, alerts, 'workspace_id', workspace.id, args, info),
  alertCounts: (workspace, args, context, info) =>
    alertCountsUnder(context, { member: 'workspace_id' }, workspace.id, args, info),
  alertHistogram: (workspace, args, context) =>
    alertHistogramUnder(context, { member: 'workspace_id' }, workspace.id, args),
};
