import { projectDashboard } from '../../../contract/dashboard/projectDashboard.ts';
import { recordStatistics } from '../../analysis/statistics.ts';
import { nullWhereNotFound } from '../../errors.ts';
import { callRead } from '../../read/callRead.ts';
import { list, listUnder } from '../../read/list.ts';
import { record } from '../../read/records.ts';
import { selectedMembers } from '../../read/selection.ts';
import type { QueryResolvers } from '../generated.ts';
import { projectDashboards, projectDashboardVersions } from '../resources.ts';

export const Query: QueryResolvers = {
  projectDashboards: (_query, args, context, info) => list(context, projectDashboards, args, info),
  projectDashboard: (_query, { id, domainId }, context, info) => record(context, projectDashboards, id, info, domainId),
  projectDashboardStats: (_query, args, context) => recordStatistics(context, projectDashboards, args),
  projectDashboardVersion: (_query, args, context, info) =>
    callRead(context, projectDashboard.get_version, {
      ...args,
      only: [...selectedMembers(projectDashboardVersions, info)],
    }).catch(nullWhereNotFound),
  projectDashboardVersions: (_query, { id, ...args }, context, info) =>
    listUnder(context, projectDashboardVersions, 'project_dashboard_id', id, args, info),
};
