import type { Static } from 'typebox';
import { type AgentRecord, agent } from '../../contract/identity/agent.ts';
import { type APIKeyRecord, apiKey } from '../../contract/identity/apiKey.ts';
import { type AppRecord, app, type CheckAppInfo } from '../../contract/identity/app.ts';
import type { DomainAuthRecord } from '../../contract/identity/domain.ts';
import { type EndpointRecord, endpoint } from '../../contract/identity/endpoint.ts';
import { type LegacyEndpointRecord, legacyEndpoint } from '../../contract/identity/endpointV1.ts';
import { type IdentityJobRecord, job } from '../../contract/identity/job.ts';
import { type RoleRecord, role } from '../../contract/identity/role.ts';
import { type ServiceAccountRecord, serviceAccount } from '../../contract/identity/serviceAccount.ts';
import type { GrantTokenInfo, TokenInfo } from '../../contract/identity/token.ts';
import { type TrustedAccountRecord, trustedAccount } from '../../contract/identity/trustedAccount.ts';
import type { MyWorkspaceRecord } from '../../contract/identity/userProfile.ts';
import { type WorkspaceCost, workspace } from '../../contract/identity/workspace.ts';
import type { Context } from '../context.ts';
import type { ConnectionPage } from '../read/page.ts';
import { resourceType, type SelectedRow } from '../resourceType.ts';
import {
  createProjectLookup,
  type ProjectGroupRow,
  type ProjectRow,
  type UserRow,
  type WorkspaceRow,
} from '../sharedTypes.ts';
import type { UnverifiedClaims } from '../wire/claims.ts';
import type { WithNewSecret } from './newSecret.ts';

/** An issued token pair. */
export type TokenRow = Static<typeof TokenInfo>;
/** A granted token. */
export type GrantedTokenRow = Static<typeof GrantTokenInfo>;
/** The caller, as the claims of the token describe it. */
export type ViewerRow = UnverifiedClaims;
/** An API key, with the selected members. */
export type ApiKeyRow = SelectedRow<APIKeyRecord, 'api_key_id'> & WithNewSecret;
/** An agent, with the selected members. */
export type AgentRow = SelectedRow<AgentRecord, 'agent_id'> & WithNewSecret;
/** An app, with the selected members. */
export type AppRow = SelectedRow<AppRecord, 'app_id'> & WithNewSecret;
/** The permissions of an app. */
export type AppAccessRow = Partial<Static<typeof CheckAppInfo>>;
/** A role, with the selected members. */
export type RoleRow = SelectedRow<RoleRecord, 'role_id'> & {
  /** The context for reading records linked to the role, where it is not the request's own. */
  readonly reader?: Context;
};
/** A job that synchronizes accounts, with the selected members. */
export type IdentityJobRow = SelectedRow<IdentityJobRecord, 'job_id'>;
/** The address of a component, with the selected members. */
export type EndpointRow = Partial<EndpointRecord>;
/** The same in its older form. */
export type LegacyEndpointRow = Partial<LegacyEndpointRecord>;

/** What a workspace costs. */
export type WorkspaceCostRow = Partial<Static<typeof WorkspaceCost>>;
/** A service account, with the selected members. */
export type ServiceAccountRow = SelectedRow<ServiceAccountRecord, 'service_account_id'>;
/** A trusted account, with the selected members. */
export type TrustedAccountRow = SelectedRow<TrustedAccountRecord, 'trusted_account_id'>;
/** The ways to sign in to a domain. */
export type DomainAuthInfoRow = Partial<DomainAuthRecord>;
/** A workspace of the caller, with the caller's role in it. */
export type ViewerWorkspaceRow = SelectedRow<MyWorkspaceRecord, 'workspace_id'>;

/** A page of projects. */
export type ProjectPage = ConnectionPage<ProjectRow>;
/** A page of groups of projects. */
export type ProjectGroupPage = ConnectionPage<ProjectGroupRow>;
/** A page of workspaces. */
export type WorkspacePage = ConnectionPage<WorkspaceRow>;
/** A page of users. */
export type UserPage = ConnectionPage<UserRow>;
/** A page of service accounts. */
export type ServiceAccountPage = ConnectionPage<ServiceAccountRow>;
/** A page of trusted accounts. */
export type TrustedAccountPage = ConnectionPage<TrustedAccountRow>;
/** A page of API keys. */
export type ApiKeyPage = ConnectionPage<ApiKeyRow>;
/** A page of agents. */
export type AgentPage = ConnectionPage<AgentRow>;
/** A page of apps. */
export type AppPage = ConnectionPage<AppRow>;
/** A page of roles. */
export type RolePage = ConnectionPage<RoleRow>;
/** A page of jobs. */
export type IdentityJobPage = ConnectionPage<IdentityJobRow>;
/** A page of components. */
export type EndpointPage = ConnectionPage<EndpointRow>;
/** A page of components in the older form. */
export type LegacyEndpointPage = ConnectionPage<LegacyEndpointRow>;

/** API keys, and how they are fetched. */
export const apiKeys = resourceType<ApiKeyRow>('ApiKey', apiKey, (api_key_id) => ({ api_key_id }));
/** Agents, and how they are fetched: a single one by its service account. */
export const agents = resourceType<AgentRow>(
  'Agent',
  { ...agent, lookups: { project: createProjectLookup() } },
  (agent_id) => ({ agent_id }),
);
/** Apps, and how they are fetched. */
export const apps = resourceType<AppRow>('App', { ...app, lookups: { project: createProjectLookup() } }, (app_id) => ({
  app_id,
}));
/** Roles, and how they are fetched. */
export const roles = resourceType<RoleRow>('Role', role, (role_id) => ({ role_id }));
/** Roles without permissions, as every signed-in caller may list them. They are not cached as complete roles. */
export const basicRoles = resourceType<RoleRow>(
  'Role',
  { record: role.record, idField: role.idField, list: role.list_basic_role, defaultSort: role.defaultSort },
  (role_id) => ({ role_id }),
);
/** Jobs that synchronize accounts, and how they are fetched. */
export const identityJobs = resourceType<IdentityJobRow>('IdentityJob', job, (job_id) => ({ job_id }));
/** Components, and how they are listed: they have no identifier. */
export const endpoints = resourceType<EndpointRow>('Endpoint', endpoint, () => ({}));
/** Components in the older form, and how they are listed: they have no identifier. */
export const legacyEndpoints = resourceType<LegacyEndpointRow>('LegacyEndpoint', legacyEndpoint, () => ({}));

/** The caller's own workspaces as such, with loaders of their own: they lack members. */
export const ownWorkspaces = resourceType<WorkspaceRow>('Workspace', workspace, (workspace_id) => ({ workspace_id }));

/** Service accounts, and how they are fetched. */
export const serviceAccounts = resourceType<ServiceAccountRow>(
  'ServiceAccount',
  { ...serviceAccount, lookups: { project: createProjectLookup() } },
  (service_account_id) => ({ service_account_id }),
);
/** Trusted accounts, and how they are fetched. */
export const trustedAccounts = resourceType<TrustedAccountRow>(
  'TrustedAccount',
  trustedAccount,
  (trusted_account_id) => ({ trusted_account_id }),
);

export { type AlertServiceRow, alertServices } from '../alertServices.ts';
export {
  type ProjectGroupRow,
  type ProjectRow,
  projectGroups,
  projects,
  type RoleBindingRow,
  roleBindings,
  type UserRow,
  users,
  usersVisibleTo as usersFor,
  type WorkspaceRow,
  workspaces,
  workspaceUsers,
} from '../sharedTypes.ts';
