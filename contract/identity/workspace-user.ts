/** Users of a workspace, and the role each is bound with; read only (reads around the API). */
import type { Static } from 'typebox';
import { createdAt, domainId, LISTED, listQuery, tags, workspaceFilter } from '../common.ts';
import { RoleType } from '../enums.ts';
import { int32, listOf, message, of, optional, text, time } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';
import { RoleBindingInfo } from './role-binding.ts';
import { userFilters, userMembers } from './user.ts';

export const WorkspaceUserInfo = message('identity.WorkspaceUserInfo', 'One user of a workspace.', {
  ...userMembers,
  role_type: of(RoleType, 'How far the role in the workspace reaches.'),
  language: text('Language of user interfaces, e.g. `en`; empty when not set.'),
  timezone: text('Time zone of user interfaces, e.g. `UTC`; empty when not set.'),
  api_key_count: int32('API keys of the user.'),
  tags,
  role_binding_info: of(RoleBindingInfo, 'The role in the workspace.'),
  domain_id: domainId,
  created_at: createdAt,
  last_accessed_at: time('When the user last signed in; empty when that is not known.'),
});

/** A record in wire form. */
export type WorkspaceUserRecord = Static<typeof WorkspaceUserInfo>;

export const WorkspaceUsersInfo = listOf('identity.WorkspaceUsersInfo', WorkspaceUserInfo);

export const WorkspaceUserRequest = message('identity.WorkspaceUserRequest', 'Names one user of a workspace.', {
  user_id: text('User who is bound to the workspace.'),
  workspace_id: optional(text("Workspace, for a domain admin; everybody else's comes from the token.")),
});

export const WorkspaceUserQuery = message('identity.WorkspaceUserQuery', LISTED, {
  query: listQuery,
  ...userFilters,
  role_type: optional(of(RoleType, 'How far their roles reach.')),
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
      summary: 'Reads one user of a workspace.',
      request: WorkspaceUserRequest,
      response: WorkspaceUserInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    list: {
      summary: 'Lists users of the workspace, one row for each binding, by id unless the query sorts otherwise.',
      request: WorkspaceUserQuery,
      response: WorkspaceUsersInfo,
      roles: MEMBERS,
      filters: ['user_id', 'name', 'state', 'email', 'auth_type', 'role_type'],
    },
  },
);
