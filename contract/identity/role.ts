/**
 * Roles: named sets of permissions and page access, with a role type. The directory holds which user has which role.
 */
import type { Static } from 'typebox';
import {
  changedTags,
  createdAt,
  domainId,
  isManaged,
  LISTED,
  listQuery,
  newTags,
  statRequest,
  tags,
  updatedAt,
} from '../common.ts';
import { RoleType } from '../enums.ts';
import { Empty, listOf, message, nested, optional, Struct, text, texts, values } from '../members.ts';
import { DOMAIN_ADMINS, MEMBERS, resource, USERS } from '../resource.ts';
import { State } from './enums.ts';

export const RoleInfo = message('identity.RoleInfo', 'A role that users and apps of the domain may have.', {
  role_id: text('Identifier, e.g. `role-5c7fe0129ab3`; `managed-domain-admin` and the like for managed roles.'),
  name: text('Unique in the domain; at most 255 characters.'),
  role_type: nested(RoleType, 'Type of the role; never USER, never changes.'),
  permissions: texts(
    'Patterns such as `monitoring:Alert.read` or `monitoring:*`; empty: all that the role type permits.',
  ),
  page_access: texts(
    'For user interfaces: `<page>:<level>.*`, with level restricted, readonly or writable. The service does not enforce it.',
  ),
  tags,
  is_managed: isManaged,
  state: nested(State, 'ENABLED or DISABLED; a disabled role cannot be given to apps.'),
  domain_id: domainId,
  created_at: createdAt,
  updated_at: updatedAt,
});

/** A record in wire form. */
export type RoleRecord = Static<typeof RoleInfo>;

export const CreateRoleRequest = message('identity.CreateRoleRequest', 'A new role; initially enabled.', {
  name: text('Unique in the domain; at most 255 characters.'),
  role_type: nested(RoleType, 'Any except USER; never changes.'),
  permissions: optional(texts('At most 255 characters each; empty by default: all that the role type permits.')),
  page_access: optional(texts('`<page>:<level>.*`; other levels are refused. Empty by default.')),
  tags: newTags,
});

export const UpdateRoleRequest = message('identity.UpdateRoleRequest', 'A role and the changes; not a managed role.', {
  role_id: text('Role to change.'),
  name: optional(text('Replaces the name; not empty, unique in the domain.')),
  permissions: optional(values('Patterns that replace all existing ones; empty: all that the role type permits.')),
  page_access: optional(values('Entries that replace all existing ones; an empty list removes all.')),
  tags: changedTags,
});

export const RoleRequest = message('identity.RoleRequest', 'One role.', {
  role_id: text('Role to act on.'),
});

export const RoleSearchQuery = message('identity.RoleSearchQuery', LISTED, {
  query: listQuery,
  role_id: optional(text('Id of the role.')),
  name: optional(text('Exact name of the role.')),
  role_type: optional(nested(RoleType, 'Type of the roles.')),
  state: optional(nested(State, 'ENABLED or DISABLED.')),
});

export const RolesInfo = listOf('identity.RolesInfo', RoleInfo);

export const role = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'role',
    record: RoleInfo,
    idField: 'role_id',
    idPrefix: 'role-',
    managedIds: ['managed-domain-admin', 'managed-workspace-owner', 'managed-workspace-member'],
    permission: 'identity:Role',
    scope: 'domain',
    minimalFields: ['role_id', 'name', 'role_type', 'is_managed', 'state'],
    keywordFields: ['role_id', 'name'],
    defaultSort: ['name'],
    unique: [['domain_id', 'name']],
    maxLength: { name: 255, 'permissions[]': 255, 'page_access[]': 255 },
  },
  {
    create: {
      summary: 'Creates a role.',
      request: CreateRoleRequest,
      response: RoleInfo,
      roles: DOMAIN_ADMINS,
      errors: ['ERROR_SAVE_UNIQUE_VALUES'],
    },
    update: {
      summary: 'Changes a role. New permissions apply to apps immediately, and to users from their next token on.',
      request: UpdateRoleRequest,
      response: RoleInfo,
      roles: DOMAIN_ADMINS,
      errors: ['ERROR_PERMISSION_DENIED', 'ERROR_SAVE_UNIQUE_VALUES', 'ERROR_NOT_FOUND'],
    },
    enable: {
      summary: 'Enables a role.',
      request: RoleRequest,
      response: RoleInfo,
      roles: DOMAIN_ADMINS,
    },
    disable: {
      summary: 'Disables a role; refused while a user is bound to it.',
      request: RoleRequest,
      response: RoleInfo,
      roles: DOMAIN_ADMINS,
      errors: ['ERROR_ROLE_IN_USED_AT_ROLE_BINDING', 'ERROR_NOT_FOUND'],
    },
    get: {
      summary: 'Returns one role.',
      request: RoleRequest,
      response: RoleInfo,
      roles: MEMBERS,
    },
    delete: {
      summary: 'Deletes a role; refused while a user is bound to it or an app has it.',
      request: RoleRequest,
      response: Empty,
      roles: DOMAIN_ADMINS,
      errors: [
        'ERROR_PERMISSION_DENIED',
        'ERROR_ROLE_IN_USED_AT_ROLE_BINDING',
        'ERROR_EXIST_RESOURCE',
        'ERROR_NOT_FOUND',
      ],
    },
    list: {
      summary: 'Lists the roles of the domain.',
      request: RoleSearchQuery,
      response: RolesInfo,
      roles: MEMBERS,
    },
    list_basic_role: {
      summary:
        'Lists the roles of the domain with permissions, page_access and tags left empty, for any signed-in user.',
      request: RoleSearchQuery,
      response: RolesInfo,
      roles: USERS,
    },
    stat: {
      summary: 'Computes statistics over the roles of the domain.',
      request: statRequest('identity.RoleStatQuery'),
      response: Struct,
      roles: MEMBERS,
    },
  },
);
