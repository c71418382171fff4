import { listUnder, listUnderIf } from '../../read/list.ts';
import { referencedRecord } from '../../read/records.ts';
import type { ProjectGroupResolvers } from '../generated.ts';
import { apps, projectGroups, projects } from '../resources.ts';
import { referencedWorkspace } from '../viewerWorkspaces.ts';

export const ProjectGroup: ProjectGroupResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, projectGroups, id, info),
  workspace: (group, _args, context, info) => referencedWorkspace(context, group.workspace_id, info),
  parentGroup: (group, _args, context, info) => referencedRecord(context, projectGroups, group.parent_group_id, info),
  childGroups: (group, args, context, info) =>
    listUnderIf(context, projectGroups, 'parent_group_id', group.project_group_id, args, info),
  projects: (group, args, context, info) =>
    listUnderIf(context, projects, 'project_group_id', group.project_group_id, args, info),
  apps: (group, args, context, info) =>
    listUnder(context, apps, 'project_group_id', group.project_group_id, args, info),
};
