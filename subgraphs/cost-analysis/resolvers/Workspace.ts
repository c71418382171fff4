import { listUnder } from '../../read/list.ts';
import { loadCostSeriesUnder } from '../costSeries.ts';
import type { WorkspaceResolvers } from '../generated.ts';
import { budgets, costReportDataRows } from '../resources.ts';

export const Workspace: WorkspaceResolvers = {
  budgets: (workspace, args, context, info) => listUnder(context, budgets, 'workspace_id', workspace.id, args, info),
  costReportData: (workspace, args, context, info) =>
    listUnder(context, costReportDataRows, 'workspace_id', workspace.id, args, info),
  costSeries: (workspace, args, context, info) =>
    loadCostSeriesUnder(context, 'workspace_id', workspace.id, args, info),
};
