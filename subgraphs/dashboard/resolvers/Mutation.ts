import { projectDashboard } from '../../../contract/dashboard/projectDashboard.ts';
import { mutate } from '../../write/mutate.ts';
import type { MutationResolvers } from '../generated.ts';

export const Mutation: MutationResolvers = {
  projectDashboardCreate: (_mutation, { input }, context) =>
    mutate(context, projectDashboard.create, input, (projectDashboard) => ({ projectDashboard })),
  projectDashboardUpdate: (_mutation, { input }, context) =>
    mutate(context, projectDashboard.update, input, (projectDashboard) => ({ projectDashboard })),
  projectDashboardDelete: (_mutation, { input }, context) =>
    mutate(context, projectDashboard.delete, input, (done) => ({ deletedId: done && input.id })),
  projectDashboardRevertVersion: (_mutation, { input }, context) =>
    mutate(context, projectDashboard.revert_version, input, (projectDashboard) => ({ projectDashboard })),
  projectDashboardDeleteVersion: (_mutation, { input }, context) =>
    mutate(context, projectDashboard.delete_version, input, (done) => ({
      projectDashboardId: done && input.id,
      deletedVersion: done && input.version,
    })),
};
