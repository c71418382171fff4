/** Users of a workspace, and the role each is bound with; read only (reads around the API). */
import type { Static } from 'typebox';
import { createdAt, domainId, LISTED, listQuery, tags, workspaceFilter } from '../common.ts';
import { RoleType } from '../enums.ts';
import { int32, listOf, message, nested, optional, text, time } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';
import { RoleBindingInfo } from './roleBinding.ts';
import { userFilters, userMembers } from './user.ts';

export const WorkspaceUserInfo = message('identity.WorkspaceUserInfo', 'One user of a workspace.', {
  ...userMembers,
  role_type: nested(RoleType, 'Type of the role in the workspace.'),
  language: text('Language of user interfaces, e.g. `en`; empty when not set.'),
  timezone: text('Time zone of user interfaces, e.g. `UTC`; empty when not set.'),
  api_key_count: int32('API keys of the user.'),
  tags,
  role_binding_info: nested(RoleBindingInfo, 'The role in the workspace.'),
  domain_id: domainId,
  created_at: createdAt,
  last_accessed_at: time('Time of the last sign-in; empty when unknown.'),
});

/** A record in wire form. */
export type WorkspaceUserRecord = Static<typeof WorkspaceUserInfo>;

export const WorkspaceUserRequest = message('identity.WorkspaceUserRequest', 'Identifies one user of a workspace.', {
  user_id: text('User with a role in the workspace.'),
  workspace_id: optional(text('Workspace, for domain admins; for other callers it comes from the token.')),
});

export const WorkspaceUserQuery = message('identity.WorkspaceUserQuery', LISTED, {
  query: listQuery,
  ...userFilters,
  role_type: optional(nested(RoleType, 'Type of their roles.')),
  workspace_id: workspaceFilter,
});

export const workspaceUser = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'workspace_user',
    record: WorkspaceUserInfo,
    idField: 'user_id',
    idPrefix: null,
    permission: 'identity:WorkspaceUser',
    scope: 'workspace',
    minimalFields: ['user_id', 'name', 'state', 'auth_type', 'role_type'],
    keywordFields: ['user_id', 'name', 'email'],
    defaultSort: ['user_id'],
  },
  {
    get: {
      summary: 'Returns one user of a workspace.',
      request: WorkspaceUserRequest,
      response: WorkspaceUserInfo,
      roles: MEMBERS,
    },
    list: {
      summary: 'Lists users of the workspace, one row per role binding, by id unless the query sorts otherwise.',
      request: WorkspaceUserQuery,
      response: listOf('identity.WorkspaceUsersInfo', WorkspaceUserInfo),
      roles: MEMBERS,
      filters: ['user_id', 'name', 'state', 'email', 'auth_type', 'role_type'],
    },
  },
);
