/** Tenancy: domains, users, workspaces, projects, and their groups. */
import { domainId } from '../common.ts';
import { AuthType, RoleType } from '../enums.ts';
import { flag, float, int32, message, of, optional, struct, text, texts, time } from '../members.ts';

const name = optional(text('For people; empty when left out.'));
const workspaceId = text('Workspace it lies in.');
const users = optional(texts('Ids of the users in it.'));

/** Labels for people; no rule reads them. */
const tags = optional(struct('Labels; `{}` when left out.'));
const createdAt = optional(time('When it was made; when it was first put, when left out.'));
const createdBy = optional(text('Who made it.'));
const referenceId = optional(text('Identifier in the system it was taken from.'));
const isManaged = optional(flag('Whether it is kept by a synchronisation.'));
const trustedAccountId = optional(text('Trusted account it was synchronised with.'));
const lastSyncedAt = optional(time('When it was last synchronised.'));
const synchronised = {
  reference_id: referenceId,
  is_managed: isManaged,
  trusted_account_id: trustedAccountId,
  last_synced_at: lastSyncedAt,
};

export const Domain = message('directory.Domain', 'A tenant: nothing is ever seen across its border.', {
  domain_id: text('Identifier, e.g. `domain-demo`.'),
  name,
  state: optional(text('ENABLED (default) or DISABLED, which makes all its tokens worthless.')),
  external_auth: optional(
    struct(
      '`{state, verifier_url, auto_user_sync, user_member, metadata}`: EXTERNAL sign-in, where state is ENABLED, POSTs credentials to the URL; the flag makes unknown users; user_member is the member of the credentials that names the user, `user_id` by default, by whom failed attempts are counted; metadata is for sign-in pages.',
    ),
  ),
  config: optional(struct('What sign-in pages show, e.g. a logo.')),
});

export const User = message('directory.User', 'A person who signs in.', {
  user_id: text('What the user signs in with, e.g. a mail address; unique in the domain.'),
  domain_id: domainId,
  password: optional(text('Plain text, for LOCAL; hashed when it is put and never kept.')),
  password_hash: optional(text('Hash in place of a password, as the service made it.')),
  name,
  email: optional(text('Mail address, for people.')),
  auth_type: optional(of(AuthType, 'LOCAL (default) or EXTERNAL.')),
  state: optional(text('ENABLED (default), DISABLED, or PENDING until the first sign-in.')),
  role_type: optional(of(RoleType, 'DOMAIN_ADMIN, or USER (default) for those whose roles come from bindings.')),
  role_id: optional(text('Role of a DOMAIN_ADMIN; `managed-domain-admin` by default.')),
  mfa: optional(
    struct('`{state, mfa_type, options}`: ENABLED or DISABLED; EMAIL with `{email}`, or OTP with `{otp_secret}`.'),
  ),
  refresh_timeout: optional(
    int32('Seconds the refresh tokens of a DOMAIN_ADMIN live, where more than 10800; at most 2592000.'),
  ),
  email_verified: optional(flag('Whether the mail address is known to be theirs.')),
  language: optional(text('Language of user interfaces, e.g. `en`.')),
  timezone: optional(text('Time zone of user interfaces, e.g. `UTC`.')),
  required_actions: optional(texts('What the user has to do: UPDATE_PASSWORD, ENFORCE_MFA.')),
  tags,
  created_at: createdAt,
  last_accessed_at: optional(time('When the user last signed in.')),
});

export const Workspace = message('directory.Workspace', 'A part of a domain in which a team works.', {
  workspace_id: text('Identifier, e.g. `workspace-5c7fe0129ab3`.'),
  domain_id: domainId,
  name,
  state: optional(text('ENABLED (default) or DISABLED, which makes all tokens for it worthless.')),
  tags,
  created_by: createdBy,
  references: optional(texts('Identifiers in the systems it was taken from.')),
  is_managed: isManaged,
  packages: optional(texts('Ids of the packages it has.')),
  is_dormant: optional(flag('Whether nobody has used it for long.')),
  dormant_ttl: optional(int32('Days until a dormant workspace is removed.')),
  cost_day: optional(float('What it cost on the last day, in US dollars.')),
  workspace_group_id: optional(text('Group of workspaces it is in.')),
  trusted_account_id: trustedAccountId,
  created_at: createdAt,
  last_synced_at: lastSyncedAt,
  dormant_updated_at: optional(time('When it was last found dormant or not.')),
  changed_at: optional(time('When it joined or left a group.')),
});

export const RoleBinding = message('directory.RoleBinding', 'The role of a user in a workspace.', {
  role_binding_id: optional(text('Identifier; `rb-<user_id>-<workspace_id>` when left out.')),
  user_id: text('User who has the role.'),
  domain_id: domainId,
  workspace_id: text('Workspace in which it holds.'),
  role_type: of(RoleType, 'WORKSPACE_OWNER or WORKSPACE_MEMBER.'),
  role_id: optional(text('Role of that type; the managed one by default.')),
  workspace_group_id: optional(text('Group of workspaces in which it holds.')),
  created_at: createdAt,
});

export const ProjectGroup = message('directory.ProjectGroup', 'A folder of projects.', {
  project_group_id: text('Identifier, e.g. `pg-5c7fe0129ab3`.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  name,
  parent_group_id: optional(text('Group above it; empty at the top.')),
  users: optional(texts('Ids of the users to whom all projects in it and below it are open.')),
  tags,
  created_at: createdAt,
  ...synchronised,
});

export const Project = message('directory.Project', 'What cloud resources, alerts, budgets and dashboards hang on.', {
  project_id: text('Identifier, e.g. `project-5c7fe0129ab3`.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  name,
  project_type: optional(
    text('PUBLIC, open to all members of the workspace, as when left out; PRIVATE, to its users only.'),
  ),
  users,
  project_group_id: optional(text('Group it lies in; empty at the top.')),
  alert_state: optional(text('ENABLED (default), or DISABLED to refuse alerts made by hand.')),
  tags,
  created_by: createdBy,
  created_at: createdAt,
  ...synchronised,
});

export const UserGroup = message(
  'directory.UserGroup',
  'Users who look after services of the alert manager together.',
  {
    user_group_id: text('Identifier, e.g. `ug-5c7fe0129ab3`.'),
    domain_id: domainId,
    workspace_id: workspaceId,
    name,
    users,
  },
);
