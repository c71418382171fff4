import { projectGroupLink } from '../../projectGroups.ts';
import { listLinkedIf } from '../../read/list.ts';
import { alertCountsUnder } from '../alertCounts.ts';
import { alertHistogramUnder } from '../alertHistogram.ts';
import type { ProjectGroupResolvers } from '../generated.ts';
import { alerts } from '../resources.ts';

/** Identifies the lists of this link. Alerts have no such member. */
const name = 'project_group_id';

export const ProjectGroup: ProjectGroupResolvers = {
  alerts: async ({ id }, args, context, info) =>
    listLinkedIf(context, alerts, { name, link: await projectGroupLink(context, id) }, id, args, info),
  alertCounts: async ({ id }, args, context, info) => {
    const link = await projectGroupLink(context, id);
    return link && alertCountsUnder(context, { member: name, link }, id, args, info);
  },
  alertHistogram: async ({ id }, args, context) => {
    const link = await projectGroupLink(context, id);
    return link && alertHistogramUnder(context, { member: name, link }, id, args);
  },
};
