/** User groups: users who share the responsibility for alert-manager services; read only, from the directory (reads around the API). */
import type { Static } from 'typebox';
import { createdAt, domainId, LISTED, listQuery, workspaceFilter } from '../common.ts';
import { listOf, message, optional, text, texts } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const UserGroupInfo = message('identity.UserGroupInfo', 'One group of users.', {
  user_group_id: text('Identifier, e.g. `ug-5c7fe0129ab3`.'),
  name: text('Display name; empty when there is none.'),
  users: texts('Ids of its users.'),
  domain_id: domainId,
  workspace_id: text('Workspace of the record.'),
  created_at: createdAt,
});

/** A record in wire form. */
export type UserGroupRecord = Static<typeof UserGroupInfo>;

export const UserGroupQuery = message('identity.UserGroupQuery', LISTED, {
  query: listQuery,
  user_group_id: optional(text('One user group.')),
  name: optional(text('Exact name; case-sensitive.')),
  workspace_id: workspaceFilter,
});

export const userGroup = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'user_group',
    record: UserGroupInfo,
    idField: 'user_group_id',
    idPrefix: null,
    permission: 'identity:UserGroup',
    scope: 'workspace',
    minimalFields: ['user_group_id', 'name', 'workspace_id'],
    keywordFields: ['user_group_id', 'name'],
    defaultSort: ['name'],
  },
  {
    list: {
      summary: 'Lists user groups, by name unless the query sorts otherwise.',
      request: UserGroupQuery,
      response: listOf('identity.UserGroupsInfo', UserGroupInfo),
      roles: MEMBERS,
    },
  },
);
