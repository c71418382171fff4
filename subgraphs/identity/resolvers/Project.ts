import { listUnder, listUnderOrNull } from '../../read/list.ts';
import { loadReferencedRecord, loadReferencedRecords } from '../../read/records.ts';
import { resolveActor } from '../actor.ts';
import type { ProjectResolvers } from '../generated.ts';
import { agents, apps, projectGroups, projects, serviceAccounts, usersFor } from '../resources.ts';
import { loadReferencedWorkspace } from '../viewerWorkspaces.ts';

export const Project: ProjectResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, projects, id, info),
  createdBy: (project, _args, context, info) => resolveActor(project.created_by, context, info),
  workspace: (project, _args, context, info) => loadReferencedWorkspace(context, project.workspace_id, info),
  projectGroup: (project, _args, context, info) =>
    loadReferencedRecord(context, projectGroups, project.project_group_id, info),
  users: (project, _args, context, info) => loadReferencedRecords(context, usersFor(context), project.users, info),
  apps: (project, args, context, info) => listUnder(context, apps, 'project_id', project.project_id, args, info),
  agents: (project, args, context, info) => listUnder(context, agents, 'project_id', project.project_id, args, info),
  serviceAccounts: (project, args, context, info) =>
    listUnderOrNull(context, serviceAccounts, 'project_id', project.project_id, args, info),
};
