/** Project groups: folders of projects, read only, from the directory (reads around the API). */
import type { Static } from 'typebox';
import { createdAt, domainId, isManaged, LISTED, listQuery, tags, workspaceFilter } from '../common.ts';
import { listOf, message, optional, text, texts, time } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const ProjectGroupInfo = message('identity.ProjectGroupInfo', 'One folder of projects.', {
  project_group_id: text('Identifier, e.g. `pg-5c7fe0129ab3`.'),
  name: text('Display name.'),
  tags,
  users: texts('Ids of users who may access all projects in it and in groups below.'),
  reference_id: text('Identifier in the source system; empty when there is none.'),
  is_managed: isManaged,
  domain_id: domainId,
  workspace_id: text('Workspace of the record.'),
  parent_group_id: text('Parent group; empty at the top level.'),
  trusted_account_id: text('Trusted account of its synchronization; empty when there is none.'),
  created_at: createdAt,
  last_synced_at: time('Time of the last synchronization; empty when never.'),
});

/** A record in wire form. */
export type ProjectGroupRecord = Static<typeof ProjectGroupInfo>;

export const ProjectGroupRequest = message('identity.ProjectGroupRequest', 'Identifies one project group.', {
  project_group_id: text("Project group in the caller's scope."),
});

export const ProjectGroupQuery = message('identity.ProjectGroupQuery', LISTED, {
  query: listQuery,
  project_group_id: optional(text('One project group.')),
  name: optional(text('Exact name; case-sensitive.')),
  workspace_id: workspaceFilter,
  parent_group_id: optional(text('Parent group.')),
});

export const projectGroup = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'project_group',
    record: ProjectGroupInfo,
    idField: 'project_group_id',
    idPrefix: null,
    permission: 'identity:ProjectGroup',
    scope: 'workspace',
    minimalFields: ['project_group_id', 'name', 'parent_group_id', 'workspace_id'],
    keywordFields: ['project_group_id', 'name'],
    defaultSort: ['name'],
  },
  {
    get: {
      summary: 'Returns one project group.',
      request: ProjectGroupRequest,
      response: ProjectGroupInfo,
      roles: MEMBERS,
    },
    list: {
      summary: 'Lists project groups, by name unless the query sorts otherwise.',
      request: ProjectGroupQuery,
      response: listOf('identity.ProjectGroupsInfo', ProjectGroupInfo),
      roles: MEMBERS,
    },
  },
);
