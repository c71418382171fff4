import { projectDashboard } from '../../../contract/dashboard/projectDashboard.ts';
import { computeRecordStatistics } from '../../analysis/statistics.ts';
import { nullWhereNotFound } from '../../errors.ts';
import { listRecords, listUnder } from '../../read/list.ts';
import { lookUpRecord } from '../../read/records.ts';
import { findSelectedMembers } from '../../read/selection.ts';
import { sendRead } from '../../read/sendRead.ts';
import type { QueryResolvers } from '../generated.ts';
import { projectDashboards, projectDashboardVersions } from '../resources.ts';

export const Query: QueryResolvers = {
  projectDashboards: (_query, args, context, info) => listRecords(context, projectDashboards, args, info),
  projectDashboard: (_query, { id, domainId }, context, info) =>
    lookUpRecord(context, projectDashboards, id, info, domainId),
  projectDashboardStats: (_query, args, context) => computeRecordStatistics(context, projectDashboards, args),
  projectDashboardVersion: (_query, args, context, info) =>
    sendRead(context, projectDashboard.get_version, {
      ...args,
      only: [...findSelectedMembers(projectDashboardVersions, info)],
    }).catch(nullWhereNotFound),
  projectDashboardVersions: (_query, { id, ...args }, context, info) =>
    listUnder(context, projectDashboardVersions, 'project_dashboard_id', id, args, info),
};
