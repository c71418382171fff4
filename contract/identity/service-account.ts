/** Service accounts: accounts with cloud providers, read only, from the directory (reads around the API). */
import type { Static } from 'typebox';
import {
  createdAt,
  domainId,
  isManaged,
  LISTED,
  listQuery,
  projectFilter,
  projectId,
  tags,
  workspaceFilter,
} from '../common.ts';
import { enumeration, listOf, message, of, optional, struct, text, time } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const ServiceAccountState = enumeration(
  'identity.ServiceAccountState',
  ['PENDING', 'ACTIVE', 'INACTIVE', 'DELETED'],
  'Whether the account is in use.',
);

export const ServiceAccountInfo = message('identity.ServiceAccountInfo', 'One account with a cloud provider.', {
  service_account_id: text('Identifier, e.g. `sa-5c7fe0129ab3`.'),
  name: text('Name for people.'),
  state: of(ServiceAccountState, 'Whether it is in use.'),
  data: struct('What the provider knows it by, e.g. `account_id`.'),
  provider: text('Cloud provider, e.g. `aws`.'),
  tags,
  reference_id: text('Identifier in the system it was taken from; empty when there is none.'),
  is_managed: isManaged,
  domain_id: domainId,
  workspace_id: text('Workspace it lies in.'),
  project_id: projectId,
  trusted_account_id: text('Trusted account that vouches for it; empty when there is none.'),
  secret_schema_id: text('Schema of its secret; empty when there is none.'),
  secret_id: text('Its secret; empty when there is none.'),
  created_at: createdAt,
  last_synced_at: time('When it was last synchronised; empty when never.'),
});

/** A record in wire form. */
export type ServiceAccountRecord = Static<typeof ServiceAccountInfo>;

export const ServiceAccountsInfo = listOf('identity.ServiceAccountsInfo', ServiceAccountInfo);

export const ServiceAccountRequest = message('identity.ServiceAccountRequest', 'Names one service account.', {
  service_account_id: text('Service account in reach of the caller.'),
});

export const ServiceAccountQuery = message('identity.ServiceAccountQuery', LISTED, {
  query: listQuery,
  service_account_id: optional(text('One service account.')),
  name: optional(text('The whole name; case counts.')),
  state: optional(of(ServiceAccountState, 'Whether they are in use.')),
  provider: optional(text('Cloud provider.')),
  workspace_id: workspaceFilter,
  project_id: projectFilter,
  trusted_account_id: optional(text('Trusted account that vouches for them.')),
});

export const serviceAccount = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'service_account',
    record: ServiceAccountInfo,
    idField: 'service_account_id',
    idPrefix: null,
    permission: 'identity:ServiceAccount',
    scope: 'project',
    minimalFields: ['service_account_id', 'name', 'provider', 'project_id', 'workspace_id'],
    keywordFields: ['service_account_id', 'name', 'provider'],
    defaultSort: ['name'],
  },
  {
    get: {
      summary: 'Reads one service account.',
      request: ServiceAccountRequest,
      response: ServiceAccountInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    list: {
      summary: 'Lists service accounts, by name unless the query sorts otherwise.',
      request: ServiceAccountQuery,
      response: ServiceAccountsInfo,
      roles: MEMBERS,
      filters: ['service_account_id', 'name', 'state', 'provider', 'workspace_id', 'project_id', 'trusted_account_id'],
    },
  },
);
