import { loadProjectGroupMembership } from '../../projectGroups.ts';
import { listByLinkOrNull } from '../../read/list.ts';
import { loadAlertCountsUnder } from '../alertCounts.ts';
import { createAlertHistogramUnder } from '../alertHistogram.ts';
import type { ProjectGroupResolvers } from '../generated.ts';
import { alerts } from '../resources.ts';

/** Identifies the lists of this link. Alerts have no such member. */
const LINK_NAME = 'project_group_id';

export const ProjectGroup: ProjectGroupResolvers = {
  alerts: async ({ id }, args, context, info) =>
    listByLinkOrNull(
      context,
      alerts,
      { name: LINK_NAME, link: await loadProjectGroupMembership(context, id) },
      id,
      args,
      info,
    ),
  alertCounts: async ({ id }, args, context, info) => {
    const link = await loadProjectGroupMembership(context, id);
    return link && loadAlertCountsUnder(context, { member: LINK_NAME, link }, id, args, info);
  },
  alertHistogram: async ({ id }, args, context) => {
    const link = await loadProjectGroupMembership(context, id);
    return link && createAlertHistogramUnder(context, { member: LINK_NAME, link }, id, args);
  },
};
