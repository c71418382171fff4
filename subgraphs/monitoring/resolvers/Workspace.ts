import { workspaceLink } from '../../projectLinks.ts';
import { listLinkedIf, listUnder } from '../../read/list.ts';
import { alertCountsUnder } from '../alertCounts.ts';
import { alertDurationsUnder } from '../alertDurations.ts';
import { alertHistogramUnder } from '../alertHistogram.ts';
import type { WorkspaceResolvers } from '../generated.ts';
import { alerts, maintenanceWindows, webhooks } from '../resources.ts';

/** Identifies the lists of this link. Neither webhooks nor maintenance windows have such a member. */
const name = 'workspace_id';

export const Workspace: WorkspaceResolvers = {
  alerts: (workspace, args, context, info) => listUnder(context, alerts, 'workspace_id', workspace.id, args, info),
  alertCounts: (workspace, args, context, info) =>
    alertCountsUnder(context, { member: 'workspace_id' }, workspace.id, args, info),
  alertHistogram: (workspace, args, context) =>
    alertHistogramUnder(context, { member: 'workspace_id' }, workspace.id, args),
  webhooks: async ({ id }, args, context, info) =>
    listLinkedIf(context, webhooks, { name, link: await workspaceLink(context, id) }, id, args, info),
  maintenanceWindows: async ({ id }, args, context, info) =>
    listLinkedIf(
      context,
      maintenanceWindows,
      { name, link: await workspaceLink(context, id, 'projects') },
      id,
      args,
      info,
    ),
  alertDurations: (workspace, args, context) =>
    alertDurationsUnder(context, { member: 'workspace_id' }, workspace.id, args),
};
