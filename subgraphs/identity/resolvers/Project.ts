import { listUnder, listUnderIf } from '../../read/list.ts';
import { referencedRecord, referencedRecords } from '../../read/records.ts';
import { actor } from '../actor.ts';
import type { ProjectResolvers } from '../generated.ts';
import { agents, apps, projectGroups, projects, serviceAccounts, usersFor } from '../resources.ts';
import { referencedWorkspace } from '../viewerWorkspaces.ts';

export const Project: ProjectResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, projects, id, info),
  createdBy: (project, _args, context, info) => actor(project.created_by, context, info),
  workspace: (project, _args, context, info) => referencedWorkspace(context, project.workspace_id, info),
  projectGroup: (project, _args, context, info) =>
    referencedRecord(context, projectGroups, project.project_group_id, info),
  users: (project, _args, context, info) => referencedRecords(context, usersFor(context), project.users, info),
  apps: (project, args, context, info) => listUnder(context, apps, 'project_id', project.project_id, args, info),
  agents: (project, args, context, info) => listUnder(context, agents, 'project_id', project.project_id, args, info),
  serviceAccounts: (project, args, context, info) =>
    listUnderIf(context, serviceAccounts, 'project_id', project.project_id, args, info),
};
