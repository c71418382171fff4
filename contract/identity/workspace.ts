/** Workspaces: parts of a domain for teams, read only, from the directory (reads around the API). */
import type { Static } from 'typebox';
import { createdAt, createdBy, domainId, isManaged, LISTED, listQuery, tags } from '../common.ts';
import { enumeration, flag, float, int32, listOf, message, nested, optional, text, texts, time } from '../members.ts';
import { DOMAIN_ADMINS, resource } from '../resource.ts';

export const WorkspaceState = enumeration(
  'identity.WorkspaceState',
  ['ENABLED', 'DISABLED'],
  'DISABLED: tokens for it are invalid.',
);

export const WorkspaceCost = message('identity.WorkspaceCost', 'Cost of a workspace, in US dollars.', {
  day: float('Cost of the last day, if the directory has it; 0 otherwise.'),
  month: float('Cost of the current month so far.'),
});

export const WorkspaceInfo = message('identity.WorkspaceInfo', 'One workspace.', {
  workspace_id: text('Identifier, e.g. `workspace-5c7fe0129ab3`.'),
  name: text('Display name.'),
  state: nested(WorkspaceState, 'Whether it is in use.'),
  tags,
  created_by: createdBy,
  references: texts('Identifiers in the source systems.'),
  is_managed: isManaged,
  packages: texts('Ids of its packages.'),
  is_dormant: flag('True for a dormant workspace: unused for a long time.'),
  dormant_ttl: int32('Days until a dormant workspace is removed; 0 when not set.'),
  service_account_count: int32('Number of service accounts in it.'),
  user_count: int32('Number of users with a role in it.'),
  cost_info: nested(WorkspaceCost, 'Cost of the workspace.'),
  workspace_group_id: text('Group of the workspace; empty when there is none.'),
  domain_id: domainId,
  trusted_account_id: text('Trusted account of its synchronization; empty when there is none.'),
  created_at: createdAt,
  last_synced_at: time('Time of the last synchronization; empty when never.'),
  dormant_updated_at: time('Time of the last check for dormancy; empty when never.'),
  changed_at: time('Time at which it joined or left a group; empty when never.'),
});

/** A record in wire form. */
export type WorkspaceRecord = Static<typeof WorkspaceInfo>;

export const WorkspaceRequest = message('identity.WorkspaceRequest', 'Identifies one workspace.', {
  workspace_id: text('Workspace of the domain.'),
});

export const WorkspaceQuery = message('identity.WorkspaceQuery', LISTED, {
  query: listQuery,
  workspace_id: optional(text('One workspace.')),
  name: optional(text('Exact name; case-sensitive.')),
  state: optional(nested(WorkspaceState, 'Whether they are in use.')),
  created_by: optional(text('User or app that created them.')),
  is_managed: optional(flag('Whether they are managed.')),
  is_dormant: optional(flag('Whether they are dormant.')),
  workspace_group_id: optional(text('Group of the workspaces.')),
});

export const workspace = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'workspace',
    record: WorkspaceInfo,
    idField: 'workspace_id',
    idPrefix: null,
    permission: 'identity:Workspace',
    scope: 'domain',
    minimalFields: ['workspace_id', 'name', 'state'],
    keywordFields: ['workspace_id', 'name'],
    defaultSort: ['name'],
  },
  {
    get: {
      summary: 'Returns one workspace.',
      request: WorkspaceRequest,
      response: WorkspaceInfo,
      roles: DOMAIN_ADMINS,
    },
    list: {
      summary: 'Lists workspaces, by name unless the query sorts otherwise.',
      request: WorkspaceQuery,
      response: listOf('identity.WorkspacesInfo', WorkspaceInfo),
      roles: DOMAIN_ADMINS,
    },
  },
);
