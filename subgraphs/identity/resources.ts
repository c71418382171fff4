import type { Static } from 'typebox';
import { type AgentRecord, agent } from '../../contract/identity/agent.ts';
import { type APIKeyRecord, apiKey } from '../../contract/identity/api-key.ts';
import { type AppRecord, app, type CheckAppInfo } from '../../contract/identity/app.ts';
import { type EndpointRecord, endpoint } from '../../contract/identity/endpoint.ts';
import { type EndpointRecord as LegacyEndpointRecord, legacyEndpoint } from '../../contract/identity/endpoint-v1.ts';
import { type JobRecord, job } from '../../contract/identity/job.ts';
import { type RoleRecord, role } from '../../contract/identity/role.ts';
import type { GrantTokenInfo, TokenInfo } from '../../contract/identity/token.ts';
import type { Claims } from '../claims.ts';
import type { Context } from '../context.ts';
import type { Page } from '../page.ts';
import { resourceType, type Selected } from '../resourceType.ts';
import type { WithNewSecret } from './newSecret.ts';

/** Tokens as they were issued. */
export type TokenRow = Static<typeof TokenInfo>;
/** A token as it was granted. */
export type GrantedTokenRow = Static<typeof GrantTokenInfo>;
/** Whom a token is of. */
export type ViewerRow = Claims;
/** An API key, as far as it was asked for. */
export type ApiKeyRow = Selected<APIKeyRecord, 'api_key_id'> & WithNewSecret;
/** An agent, as far as it was asked for. */
export type AgentRow = Selected<AgentRecord, 'agent_id'> & WithNewSecret;
/** An app, as far as it was asked for. */
export type AppRow = Selected<AppRecord, 'app_id'> & WithNewSecret;
/** What an app may do. */
export type AppAccessRow = Partial<Static<typeof CheckAppInfo>>;
/** A role, as far as it was asked for. */
export type RoleRow = Selected<RoleRecord, 'role_id'> & {
  /** Whoever reads what hangs on it, where that is not the caller. */
  readonly reader?: Context;
};
/** A run that synchronised accounts, as far as it was asked for. */
export type IdentityJobRow = Selected<JobRecord, 'job_id'>;
/** Where a component answers, as far as it was asked for. */
export type EndpointRow = Partial<EndpointRecord>;
/** The same in its older form. */
export type LegacyEndpointRow = Partial<LegacyEndpointRecord>;

/** A page of API keys. */
export type ApiKeyPage = Page<ApiKeyRow>;
/** A page of agents. */
export type AgentPage = Page<AgentRow>;
/** A page of apps. */
export type AppPage = Page<AppRow>;
/** A page of roles. */
export type RolePage = Page<RoleRow>;
/** A page of runs. */
export type IdentityJobPage = Page<IdentityJobRow>;
/** A page of components. */
export type EndpointPage = Page<EndpointRow>;
/** A page of components in the older form. */
export type LegacyEndpointPage = Page<LegacyEndpointRow>;

/** API keys, and how they are fetched. */
export const apiKeys = resourceType<ApiKeyRow>('ApiKey', apiKey, (api_key_id) => ({ api_key_id }));
/** Agents, and how they are fetched: one alone by its service account. */
export const agents = resourceType<AgentRow>('Agent', agent, (agent_id) => ({ agent_id }));
/** Apps, and how they are fetched. */
export const apps = resourceType<AppRow>('App', app, (app_id) => ({ app_id }));
/** Roles, and how they are fetched. */
export const roles = resourceType<RoleRow>('Role', role, (role_id) => ({ role_id }));
/** Roles as anybody signed in may list them, without what they allow: never taken for whole ones. */
export const basicRoles = resourceType<RoleRow>(
  'Role',
  { record: role.record, idField: role.idField, list: role.list_basic_role },
  (role_id) => ({ role_id }),
);
/** Runs that synchronised accounts, and how they are fetched. */
export const identityJobs = resourceType<IdentityJobRow>('IdentityJob', job, (job_id) => ({ job_id }));
/** Components, and how they are listed: they have no identifier. */
export const endpoints = resourceType<EndpointRow>('Endpoint', endpoint, () => ({}));
/** Components in the older form, and how they are listed: they have no identifier. */
export const legacyEndpoints = resourceType<LegacyEndpointRow>('LegacyEndpoint', legacyEndpoint, () => ({}));
