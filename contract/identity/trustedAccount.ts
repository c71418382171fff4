/**
 * Trusted accounts: accounts whose credentials service accounts build on, read only, from the directory (reads around
 * the API).
 */
import type { Static } from 'typebox';
import { createdAt, domainId, LISTED, listQuery, tags, workspaceFilter, workspaceId } from '../common.ts';
import { ResourceGroup } from '../enums.ts';
import { listOf, message, nested, optional, struct, text } from '../members.ts';
import { OWNERS, resource } from '../resource.ts';

export const TrustedAccountInfo = message(
  'identity.TrustedAccountInfo',
  'One account whose credentials service accounts use.',
  {
    trusted_account_id: text('Identifier, e.g. `ta-5c7fe0129ab3`.'),
    name: text('Display name.'),
    data: struct('Identifiers at the provider, e.g. `account_id`.'),
    provider: text('Cloud provider, e.g. `aws`.'),
    tags,
    resource_group: nested(ResourceGroup, 'DOMAIN or WORKSPACE.'),
    domain_id: domainId,
    workspace_id: workspaceId,
    secret_schema_id: text('Schema of its secret; empty when there is none.'),
    trusted_secret_id: text('Its trusted secret; empty when there is none.'),
    created_at: createdAt,
  },
);

/** A record in wire form. */
export type TrustedAccountRecord = Static<typeof TrustedAccountInfo>;

export const TrustedAccountRequest = message('identity.TrustedAccountRequest', 'Identifies one trusted account.', {
  trusted_account_id: text("Trusted account in the caller's scope."),
});

export const TrustedAccountQuery = message('identity.TrustedAccountQuery', LISTED, {
  query: listQuery,
  trusted_account_id: optional(text('One trusted account.')),
  name: optional(text('Exact name; case-sensitive.')),
  provider: optional(text('Cloud provider.')),
  workspace_id: workspaceFilter,
});

export const trustedAccount = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'trusted_account',
    record: TrustedAccountInfo,
    idField: 'trusted_account_id',
    idPrefix: null,
    permission: 'identity:TrustedAccount',
    scope: 'workspace',
    minimalFields: ['trusted_account_id', 'name', 'provider', 'resource_group', 'workspace_id'],
    keywordFields: ['trusted_account_id', 'name', 'provider'],
    defaultSort: ['name'],
  },
  {
    get: {
      summary: 'Returns one trusted account.',
      request: TrustedAccountRequest,
      response: TrustedAccountInfo,
      roles: OWNERS,
    },
    list: {
      summary: 'Lists trusted accounts, by name unless the query sorts otherwise.',
      request: TrustedAccountQuery,
      response: listOf('identity.TrustedAccountsInfo', TrustedAccountInfo),
      roles: OWNERS,
    },
  },
);
