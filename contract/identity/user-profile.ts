/** The profile of the signed-in user: the user's workspaces, read only (reads around the API). */
import type { Static } from 'typebox';
import { createdAt, createdBy, domainId, isManaged, tags } from '../common.ts';
import { RoleType } from '../enums.ts';
import { flag, listOf, message, of, text, time } from '../members.ts';
import { resource, USERS } from '../resource.ts';
import { WorkspaceState } from './workspace.ts';

export const MyWorkspaceInfo = message('identity.MyWorkspaceInfo', 'A workspace of the caller, and their role in it.', {
  workspace_id: text('Identifier of the workspace.'),
  name: text('Name for people.'),
  state: of(WorkspaceState, 'Whether it is in use.'),
  role_id: text('Role of the caller.'),
  role_name: text('Name of the role.'),
  role_type: of(RoleType, 'How far the role reaches.'),
  tags,
  created_by: createdBy,
  reference_id: text('Identifier in the system it was taken from; empty when there is none.'),
  is_managed: isManaged,
  is_dormant: flag('True when nobody has used it for long.'),
  domain_id: domainId,
  created_at: createdAt,
  last_synced_at: time('When it was last synchronised; empty when never.'),
  dormant_updated_at: time('When it was last found dormant or not; empty when never.'),
});

/** A record in wire form. */
export type MyWorkspaceRecord = Static<typeof MyWorkspaceInfo>;

export const MyWorkspacesInfo = listOf('identity.MyWorkspacesInfo', MyWorkspaceInfo);

export const MyWorkspacesRequest = message('identity.MyWorkspacesRequest', 'Asks for nothing in particular.', {});

export const userProfile = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'user_profile',
    record: MyWorkspaceInfo,
    idField: 'workspace_id',
    idPrefix: null,
    permission: 'identity:UserProfile',
    scope: 'user',
    defaultSort: ['name'],
  },
  {
    get_workspaces: {
      summary: 'Lists the workspaces the caller may be granted a token for, by name; all of them for a domain admin.',
      request: MyWorkspacesRequest,
      response: MyWorkspacesInfo,
      roles: USERS,
    },
  },
);
