/**
 * Projects: read only, from the directory (reads around the API). Cloud resources, alerts and budgets belong to them.
 */
import type { Static } from 'typebox';
import { createdAt, createdBy, domainId, isManaged, LISTED, listQuery, tags, workspaceFilter } from '../common.ts';
import { enumeration, flag, listOf, message, nested, optional, text, texts, time } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const ProjectType = enumeration(
  'identity.ProjectType',
  ['PRIVATE', 'PUBLIC'],
  'PUBLIC: open to all members of the workspace. PRIVATE: open only to its users.',
);

export const ProjectInfo = message('identity.ProjectInfo', 'One project.', {
  project_id: text('Identifier, e.g. `project-5c7fe0129ab3`.'),
  name: text('Display name.'),
  project_type: nested(ProjectType, 'Who may see it.'),
  tags,
  users: texts('Ids of its users.'),
  created_by: createdBy,
  reference_id: text('Identifier in the source system; empty when there is none.'),
  is_managed: isManaged,
  domain_id: domainId,
  workspace_id: text('Workspace of the record.'),
  project_group_id: text('Group of the project; empty at the top level.'),
  trusted_account_id: text('Trusted account of its synchronization; empty when there is none.'),
  created_at: createdAt,
  last_synced_at: time('Time of the last synchronization; empty when never.'),
});

/** A record in wire form. */
export type ProjectRecord = Static<typeof ProjectInfo>;

export const ProjectRequest = message('identity.ProjectRequest', 'Identifies one project.', {
  project_id: text("Project in the caller's scope."),
});

export const ProjectQuery = message('identity.ProjectQuery', LISTED, {
  query: listQuery,
  project_id: optional(text('One project.')),
  name: optional(text('Exact name; case-sensitive.')),
  project_type: optional(nested(ProjectType, 'Who may see them.')),
  created_by: optional(text('User or app that created them.')),
  workspace_id: workspaceFilter,
  project_group_id: optional(text('Group of the projects.')),
  user_id: optional(text('A user of the projects.')),
  include_children: optional(flag('True includes projects in groups below `project_group_id`.')),
});

export const project = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'project',
    record: ProjectInfo,
    idField: 'project_id',
    idPrefix: null,
    permission: 'identity:Project',
    scope: 'project',
    minimalFields: ['project_id', 'name', 'project_group_id', 'workspace_id'],
    keywordFields: ['project_id', 'name'],
    defaultSort: ['name'],
  },
  {
    get: {
      summary: 'Returns one project.',
      request: ProjectRequest,
      response: ProjectInfo,
      roles: MEMBERS,
    },
    list: {
      summary: 'Lists projects, by name unless the query sorts otherwise.',
      request: ProjectQuery,
      response: listOf('identity.ProjectsInfo', ProjectInfo),
      roles: MEMBERS,
      filters: ['project_id', 'name', 'project_type', 'created_by', 'workspace_id'],
    },
  },
);
