/** Tenancy: domains, users, workspaces, projects, and their groups. */
import { domainId } from '../common.ts';
import { AuthType, RoleType } from '../enums.ts';
import { flag, float, int32, message, nested, optional, struct, text, texts, time } from '../members.ts';

const name = optional(text('Display name; empty by default.'));
const workspaceId = text('Workspace of the record.');
const users = optional(texts('Ids of its users.'));

/** Labels for people; no rule reads them. */
const tags = optional(struct('Labels; `{}` by default.'));
const createdAt = optional(time('Time of creation; the time of the first put if omitted.'));
const createdBy = optional(text('User or app that created it.'));
const referenceId = optional(text('Identifier in the source system.'));
const isManaged = optional(flag('Whether a synchronization manages it.'));
const trustedAccountId = optional(text('Trusted account of its synchronization.'));
const lastSyncedAt = optional(time('Time of the last synchronization.'));
const synchronised = {
  reference_id: referenceId,
  is_managed: isManaged,
  trusted_account_id: trustedAccountId,
  last_synced_at: lastSyncedAt,
};

export const Domain = message('directory.Domain', 'A tenant. No record of a domain is visible in another domain.', {
  domain_id: text('Identifier, e.g. `domain-demo`.'),
  name,
  state: optional(text('ENABLED (default), or DISABLED, which invalidates all its tokens.')),
  external_auth: optional(
    struct(
      '`{state, verifier_url, auto_user_sync, user_member, metadata}`. If state is ENABLED, EXTERNAL sign-in POSTs the credentials to verifier_url; auto_user_sync creates unknown users; user_member is the member of the credentials that identifies the user, for counting failed attempts, `user_id` by default; metadata is for sign-in pages.',
    ),
  ),
  config: optional(struct('Settings of sign-in pages, e.g. a logo.')),
});

export const User = message('directory.User', 'A person who signs in.', {
  user_id: text('Identifier for sign-in, e.g. a mail address; unique in the domain.'),
  domain_id: domainId,
  password: optional(text('Plain text, for LOCAL. It is hashed when it is put, and never stored.')),
  password_hash: optional(text('Hash of the password in the format of the service, in place of the password.')),
  name,
  email: optional(text('Mail address, for display.')),
  auth_type: optional(nested(AuthType, 'LOCAL (default) or EXTERNAL.')),
  state: optional(text('ENABLED (default), DISABLED, or PENDING until the first sign-in.')),
  role_type: optional(nested(RoleType, 'DOMAIN_ADMIN, or USER (default) for those whose roles come from bindings.')),
  role_id: optional(text('Role of a DOMAIN_ADMIN; `managed-domain-admin` by default.')),
  mfa: optional(
    struct('`{state, mfa_type, options}`: ENABLED or DISABLED; EMAIL with `{email}`, or OTP with `{otp_secret}`.'),
  ),
  refresh_timeout: optional(
    int32('Lifetime of refresh tokens of a DOMAIN_ADMIN, in seconds, if more than 10800; at most 2592000.'),
  ),
  email_verified: optional(flag('Whether the mail address is verified.')),
  language: optional(text('Language of user interfaces, e.g. `en`.')),
  timezone: optional(text('Time zone of user interfaces, e.g. `UTC`.')),
  required_actions: optional(texts('Actions required of the user: UPDATE_PASSWORD, ENFORCE_MFA.')),
  tags,
  created_at: createdAt,
  last_accessed_at: optional(time('Time of the last sign-in.')),
});

export const Workspace = message('directory.Workspace', 'A part of a domain, for a team.', {
  workspace_id: text('Identifier, e.g. `workspace-5c7fe0129ab3`.'),
  domain_id: domainId,
  name,
  state: optional(text('ENABLED (default), or DISABLED, which invalidates all tokens for it.')),
  tags,
  created_by: createdBy,
  references: optional(texts('Identifiers in the source systems.')),
  is_managed: isManaged,
  packages: optional(texts('Ids of its packages.')),
  is_dormant: optional(flag('Whether it is dormant: unused for a long time.')),
  dormant_ttl: optional(int32('Days until a dormant workspace is removed.')),
  cost_day: optional(float('Cost of the last day, in US dollars.')),
  workspace_group_id: optional(text('Group of the workspace.')),
  trusted_account_id: trustedAccountId,
  created_at: createdAt,
  last_synced_at: lastSyncedAt,
  dormant_updated_at: optional(time('Time of the last check for dormancy.')),
  changed_at: optional(time('Time at which it joined or left a group.')),
});

export const RoleBinding = message('directory.RoleBinding', 'The role of a user in a workspace.', {
  role_binding_id: optional(text('Identifier; `rb-<user_id>-<workspace_id>` by default.')),
  user_id: text('User with the role.'),
  domain_id: domainId,
  workspace_id: text('Workspace of the role.'),
  role_type: nested(RoleType, 'WORKSPACE_OWNER or WORKSPACE_MEMBER.'),
  role_id: optional(text('Role of that type; the managed one by default.')),
  workspace_group_id: optional(text('Group of workspaces of the role.')),
  created_at: createdAt,
});

export const ProjectGroup = message('directory.ProjectGroup', 'A folder of projects.', {
  project_group_id: text('Identifier, e.g. `pg-5c7fe0129ab3`.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  name,
  parent_group_id: optional(text('Parent group; empty at the top level.')),
  users: optional(texts('Ids of users who may access all projects in it and in groups below.')),
  tags,
  created_at: createdAt,
  ...synchronised,
});

export const Project = message(
  'directory.Project',
  'A project, which has cloud resources, alerts, budgets and dashboards.',
  {
    project_id: text('Identifier, e.g. `project-5c7fe0129ab3`.'),
    domain_id: domainId,
    workspace_id: workspaceId,
    name,
    project_type: optional(
      text('PUBLIC (default): open to all members of the workspace. PRIVATE: open to its users only.'),
    ),
    users,
    project_group_id: optional(text('Group of the project; empty at the top level.')),
    alert_state: optional(text('ENABLED (default), or DISABLED to refuse manually created alerts.')),
    tags,
    created_by: createdBy,
    created_at: createdAt,
    ...synchronised,
  },
);

export const UserGroup = message(
  'directory.UserGroup',
  'Users who share the responsibility for alert-manager services.',
  {
    user_group_id: text('Identifier, e.g. `ug-5c7fe0129ab3`.'),
    domain_id: domainId,
    workspace_id: workspaceId,
    name,
    users,
  },
);
