/** Role bindings: which user has which role where, read only, from the directory (reads around the API). */
import type { Static } from 'typebox';
import { createdAt, domainId, LISTED, listQuery, workspaceFilter } from '../common.ts';
import { ResourceGroup, RoleType } from '../enums.ts';
import { listOf, message, nested, optional, text } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const RoleBindingInfo = message('identity.RoleBindingInfo', 'The role of a user, and its scope.', {
  role_binding_id: text('Identifier, e.g. `rb-<user_id>-<workspace_id>`.'),
  role_type: nested(RoleType, 'Type of the role.'),
  resource_group: nested(ResourceGroup, 'WORKSPACE; DOMAIN for domain admins.'),
  domain_id: domainId,
  workspace_group_id: text('Group of workspaces of the role; empty when there is none.'),
  workspace_id: text('Workspace of the role; `*` for the whole domain.'),
  role_id: text('The role.'),
  user_id: text('User with the role.'),
  created_at: createdAt,
});

/** A record in wire form. */
export type RoleBindingRecord = Static<typeof RoleBindingInfo>;

export const RoleBindingQuery = message('identity.RoleBindingQuery', LISTED, {
  query: listQuery,
  role_binding_id: optional(text('One binding.')),
  role_type: optional(nested(RoleType, 'Type of the roles.')),
  workspace_id: workspaceFilter,
  role_id: optional(text('The role.')),
  user_id: optional(text('User with the role.')),
});

export const roleBinding = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'role_binding',
    record: RoleBindingInfo,
    idField: 'role_binding_id',
    idPrefix: null,
    permission: 'identity:RoleBinding',
    scope: 'workspace',
    minimalFields: ['role_binding_id', 'role_type', 'user_id', 'role_id', 'workspace_id'],
    keywordFields: ['role_binding_id', 'user_id', 'role_id'],
    defaultSort: ['user_id'],
  },
  {
    list: {
      summary: 'Lists role bindings, by user unless the query sorts otherwise.',
      request: RoleBindingQuery,
      response: listOf('identity.RoleBindingsInfo', RoleBindingInfo),
      roles: MEMBERS,
    },
  },
);
