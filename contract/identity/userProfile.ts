/** The profile of the signed-in user: the user's workspaces, read only (reads around the API). */
import type { Static } from 'typebox';
import { createdAt, createdBy, domainId, isManaged, tags } from '../common.ts';
import { RoleType } from '../enums.ts';
import { flag, listOf, message, nested, text, time } from '../members.ts';
import { resource, USERS } from '../resource.ts';
import { WorkspaceState } from './workspace.ts';

export const MyWorkspaceInfo = message(
  'identity.MyWorkspaceInfo',
  "A workspace of the caller, and the caller's role in it.",
  {
    workspace_id: text('Identifier of the workspace.'),
    name: text('Display name.'),
    state: nested(WorkspaceState, 'Whether it is in use.'),
    role_id: text('Role of the caller.'),
    role_name: text('Name of the role.'),
    role_type: nested(RoleType, 'Type of the role.'),
    tags,
    created_by: createdBy,
    reference_id: text('Identifier in the source system; empty when there is none.'),
    is_managed: isManaged,
    is_dormant: flag('True for a dormant workspace: unused for a long time.'),
    domain_id: domainId,
    created_at: createdAt,
    last_synced_at: time('Time of the last synchronization; empty when never.'),
    dormant_updated_at: time('Time of the last check for dormancy; empty when never.'),
  },
);

/** A record in wire form. */
export type MyWorkspaceRecord = Static<typeof MyWorkspaceInfo>;

export const MyWorkspacesRequest = message('identity.MyWorkspacesRequest', 'No parameters.', {});

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
      summary:
        'Lists the workspaces for which the caller may be granted a token, by name; all workspaces for a domain admin.',
      request: MyWorkspacesRequest,
      response: listOf('identity.MyWorkspacesInfo', MyWorkspaceInfo),
      roles: USERS,
    },
  },
);
