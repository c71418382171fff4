/** Who there is, and where they work: domains, users, workspaces, projects, and the groups of them. */
import { domainId } from '../common.ts';
import { AuthType, RoleType } from '../enums.ts';
import { int32, message, of, optional, struct, text, texts } from '../members.ts';

const name = optional(text('For people; empty when left out.'));
const workspaceId = text('Workspace it lies in.');
const users = optional(texts('Ids of the users in it.'));

export const Domain = message('directory.Domain', 'A tenant: nothing is ever seen across its border.', {
  domain_id: text('Identifier, e.g. `domain-demo`.'),
  name,
  state: optional(text('ENABLED (default) or DISABLED, which makes all its tokens worthless.')),
  external_auth: optional(
    struct(
      '`{state, verifier_url, auto_user_sync}`: EXTERNAL sign-in, where state is ENABLED, POSTs credentials to the URL; the flag makes unknown users.',
    ),
  ),
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
});

export const Workspace = message('directory.Workspace', 'A part of a domain in which a team works.', {
  workspace_id: text('Identifier, e.g. `workspace-5c7fe0129ab3`.'),
  domain_id: domainId,
  name,
  state: optional(text('ENABLED (default) or DISABLED, which makes all tokens for it worthless.')),
});

export const RoleBinding = message('directory.RoleBinding', 'The role of a user in a workspace.', {
  role_binding_id: optional(text('Identifier; `rb-<user_id>-<workspace_id>` when left out.')),
  user_id: text('User who has the role.'),
  domain_id: domainId,
  workspace_id: text('Workspace in which it holds.'),
  role_type: of(RoleType, 'WORKSPACE_OWNER or WORKSPACE_MEMBER.'),
  role_id: optional(text('Role of that type; the managed one by default.')),
});

export const ProjectGroup = message('directory.ProjectGroup', 'A folder of projects.', {
  project_group_id: text('Identifier, e.g. `pg-5c7fe0129ab3`.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  name,
  parent_group_id: optional(text('Group above it; empty at the top.')),
  users: optional(texts('Ids of the users to whom all projects in it and below it are open.')),
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
