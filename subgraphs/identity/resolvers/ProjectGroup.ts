import { listUnder, listUnderOrNull } from '../../read/list.ts';
import { loadReferencedRecord } from '../../read/records.ts';
import type { ProjectGroupResolvers } from '../generated.ts';
import { apps, projectGroups, projects } from '../resources.ts';
import { loadReferencedWorkspace } from '../viewerWorkspaces.ts';

export const ProjectGroup: ProjectGroupResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, projectGroups, id, info),
  workspace: (group, _args, context, info) => loadReferencedWorkspace(context, group.workspace_id, info),
  parentGroup: (group, _args, context, info) =>
    loadReferencedRecord(context, projectGroups, group.parent_group_id, info),
  childGroups: (group, args, context, info) =>
    listUnderOrNull(context, projectGroups, 'parent_group_id', group.project_group_id, args, info),
  projects: (group, args, context, info) =>
    listUnderOrNull(context, projects, 'project_group_id', group.project_group_id, args, info),
  apps: (group, args, context, info) =>
    listUnder(context, apps, 'project_group_id', group.project_group_id, args, info),
};
