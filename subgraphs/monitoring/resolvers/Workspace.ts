import { loadWorkspaceLink } from '../../projectLinks.ts';
import { listByLinkOrNull, listUnder } from '../../read/list.ts';
import { loadAlertCountsUnder } from '../alertCounts.ts';
import { loadAlertDurationsUnder } from '../alertDurations.ts';
import { createAlertHistogramUnder } from '../alertHistogram.ts';
import type { WorkspaceResolvers } from '../generated.ts';
import { alerts, maintenanceWindows, webhooks } from '../resources.ts';

/** Identifies the lists of this link. Neither webhooks nor maintenance windows have such a member. */
const LINK_NAME = 'workspace_id';

export const Workspace: WorkspaceResolvers = {
  alerts: (workspace, args, context, info) => listUnder(context, alerts, 'workspace_id', workspace.id, args, info),
  alertCounts: (workspace, args, context, info) =>
    loadAlertCountsUnder(context, { member: 'workspace_id' }, workspace.id, args, info),
  alertHistogram: (workspace, args, context) =>
    createAlertHistogramUnder(context, { member: 'workspace_id' }, workspace.id, args),
  webhooks: async ({ id }, args, context, info) =>
    listByLinkOrNull(
      context,
      webhooks,
      { name: LINK_NAME, link: await loadWorkspaceLink(context, id) },
      id,
      args,
      info,
    ),
  maintenanceWindows: async ({ id }, args, context, info) =>
    listByLinkOrNull(
      context,
      maintenanceWindows,
      { name: LINK_NAME, link: await loadWorkspaceLink(context, id, 'projects') },
      id,
      args,
      info,
    ),
  alertDurations: (workspace, args, context) =>
    loadAlertDurationsUnder(context, { member: 'workspace_id' }, workspace.id, args),
};
