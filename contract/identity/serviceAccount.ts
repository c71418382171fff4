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
import { enumeration, listOf, message, nested, optional, struct, text, time } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const ServiceAccountState = enumeration(
  'identity.ServiceAccountState',
  ['PENDING', 'ACTIVE', 'INACTIVE', 'DELETED'],
  'State of the account.',
);

export const ServiceAccountInfo = message('identity.ServiceAccountInfo', 'One account at a cloud provider.', {
  service_account_id: text('Identifier, e.g. `sa-5c7fe0129ab3`.'),
  name: text('Display name.'),
  state: nested(ServiceAccountState, 'Whether it is in use.'),
  data: struct('Identifiers at the provider, e.g. `account_id`.'),
  provider: text('Cloud provider, e.g. `aws`.'),
  tags,
  reference_id: text('Identifier in the source system; empty when there is none.'),
  is_managed: isManaged,
  domain_id: domainId,
  workspace_id: text('Workspace of the record.'),
  project_id: projectId,
  trusted_account_id: text('Trusted account that it uses; empty when there is none.'),
  secret_schema_id: text('Schema of its secret; empty when there is none.'),
  secret_id: text('Its secret; empty when there is none.'),
  created_at: createdAt,
  last_synced_at: time('Time of the last synchronization; empty when never.'),
});

/** A record in wire form. */
export type ServiceAccountRecord = Static<typeof ServiceAccountInfo>;

export const ServiceAccountRequest = message('identity.ServiceAccountRequest', 'Identifies one service account.', {
  service_account_id: text("Service account in the caller's scope."),
});

export const ServiceAccountQuery = message('identity.ServiceAccountQuery', LISTED, {
  query: listQuery,
  service_account_id: optional(text('One service account.')),
  name: optional(text('Exact name; case-sensitive.')),
  state: optional(nested(ServiceAccountState, 'Whether they are in use.')),
  provider: optional(text('Cloud provider.')),
  workspace_id: workspaceFilter,
  project_id: projectFilter,
  trusted_account_id: optional(text('Trusted account that they use.')),
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
      summary: 'Returns one service account.',
      request: ServiceAccountRequest,
      response: ServiceAccountInfo,
      roles: MEMBERS,
    },
    list: {
      summary: 'Lists service accounts, by name unless the query sorts otherwise.',
      request: ServiceAccountQuery,
      response: listOf('identity.ServiceAccountsInfo', ServiceAccountInfo),
      roles: MEMBERS,
    },
  },
);
