/**
 * Projects: read only, from the directory (reads around the API). Cloud resources, alerts and budgets belong to them.
 */
import type { Static } from 'typebox';
import { createdAt, createdBy, domainId, isManaged, LISTED, listQuery, tags, workspaceFilter } from '../common.ts';
import { enumeration, flag, listOf, message, of, optional, text, texts, time } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const ProjectType = enumeration(
  'identity.ProjectType',
  ['PRIVATE', 'PUBLIC'],
  'PUBLIC: open to all members of the workspace. PRIVATE: to the users it names only.',
);

export const ProjectInfo = message('identity.ProjectInfo', 'One project.', {
  project_id: text('Identifier, e.g. `project-5c7fe0129ab3`.'),
  name: text('Name for people.'),
  project_type: of(ProjectType, 'Who may see it.'),
  tags,
  users: texts('Ids of the users it names.'),
  created_by: createdBy,
  reference_id: text('Identifier in the system it was taken from; empty when there is none.'),
  is_managed: isManaged,
  domain_id: domainId,
  workspace_id: text('Workspace it lies in.'),
  project_group_id: text('Group it lies in; empty at the top.'),
  trusted_account_id: text('Trusted account it was synchronised with; empty when there is none.'),
  created_at: createdAt,
  last_synced_at: time('When it was last synchronised; empty when never.'),
});

/** A record in wire form. */
export type ProjectRecord = Static<typeof ProjectInfo>;

export const ProjectsInfo = listOf('identity.ProjectsInfo', ProjectInfo);

export const ProjectRequest = message('identity.ProjectRequest', 'Names one project.', {
  project_id: text('Project in reach of the caller.'),
});

export const ProjectQuery = message('identity.ProjectQuery', LISTED, {
  query: listQuery,
  project_id: optional(text('One project.')),
  name: optional(text('The whole name; case counts.')),
  project_type: optional(of(ProjectType, 'Who may see them.')),
  created_by: optional(text('Who made them.')),
  workspace_id: workspaceFilter,
  project_group_id: optional(text('Group they lie in.')),
  user_id: optional(text('A user they name.')),
  include_children: optional(flag('True: projects in groups below `project_group_id` as well.')),
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
      summary: 'Reads one project.',
      request: ProjectRequest,
      response: ProjectInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    list: {
      summary: 'Lists projects, by name unless the query sorts otherwise.',
      request: ProjectQuery,
      response: ProjectsInfo,
      roles: MEMBERS,
      filters: ['project_id', 'name', 'project_type', 'created_by', 'workspace_id'],
    },
  },
);
