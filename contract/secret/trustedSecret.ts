/**
 * Trusted secrets: credentials that the secrets of the directory build on, stored encrypted (semantics 3.23). create
 * and update_data write their data; only internal components can read it.
 */
import type { Static } from 'typebox';
import {
  changedTags,
  createdAt,
  domainId,
  domainStatRequest,
  LISTED,
  listQuery,
  newTags,
  newWorkspaceId,
  tags,
  workspaceFilter,
  workspaceId,
} from '../common.ts';
import { ResourceGroup } from '../enums.ts';
import { Empty, flag, listOf, message, nested, optional, Struct, struct, text } from '../members.ts';
import { MEMBERS, OWNERS, resource } from '../resource.ts';

export const TrustedSecretInfo = message('secret.TrustedSecretInfo', 'One trusted secret, without its data.', {
  trusted_secret_id: text('Generated: `trusted-secret-` and 12 hexadecimal digits.'),
  name: text('Display name, at most 255 characters.'),
  schema_id: text('Free text that names the form of the data; at most 40 characters, empty when not set.'),
  tags,
  provider: text('Cloud provider of the trusted account; empty without a trusted account.'),
  resource_group: nested(ResourceGroup, 'WORKSPACE, or DOMAIN for the whole domain; never PROJECT.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  trusted_account_id: text('Trusted account of the credentials; empty when there is none.'),
  created_at: createdAt,
});

/** A trusted secret in wire form. */
export type TrustedSecretRecord = Static<typeof TrustedSecretInfo>;

export const CreateTrustedSecretRequest = message('secret.CreateTrustedSecretRequest', 'Credentials to store.', {
  name: text('Display name, at most 255 characters.'),
  data: struct('The credentials. They are encrypted before they are stored; only get_data returns them.'),
  resource_group: nested(
    ResourceGroup,
    'WORKSPACE requires a workspace; DOMAIN is for domain admins; PROJECT is refused.',
  ),
  schema_id: optional(text('Free text that names the form of the data; at most 40 characters.')),
  tags: newTags,
  workspace_id: newWorkspaceId,
  trusted_account_id: optional(text('Trusted account of the credentials; its provider becomes that of the secret.')),
});

export const UpdateTrustedSecretRequest = message(
  'secret.UpdateTrustedSecretRequest',
  'The changes; omitted members keep their values. Only update_data changes the data.',
  {
    trusted_secret_id: text('Trusted secret to change.'),
    name: optional(text('New name, not empty; at most 255 characters.')),
    tags: changedTags,
  },
);

export const UpdateTrustedSecretDataRequest = message(
  'secret.UpdateTrustedSecretDataRequest',
  'Credentials that replace the current ones.',
  {
    trusted_secret_id: text('Trusted secret to change.'),
    schema_id: text('Free text that names the form of the new data; at most 40 characters.'),
    data: struct('The new credentials, which replace the old ones entirely; stored encrypted.'),
  },
);

export const GetTrustedSecretDataRequest = message(
  'secret.GetTrustedSecretDataRequest',
  'Identifies the trusted secret whose data to read.',
  {
    trusted_secret_id: text('Trusted secret of that domain.'),
    domain_id: text('Domain of the trusted secret.'),
  },
);

export const TrustedSecretDataInfo = message('secret.TrustedSecretDataInfo', 'The data of a trusted secret.', {
  encrypted: flag('Whether the data is encrypted: always false.'),
  encrypt_options: struct('Encryption options: always `{}`.'),
  data: struct('The credentials in plain text.'),
});

export const TrustedSecretRequest = message('secret.TrustedSecretRequest', 'Identifies one trusted secret.', {
  trusted_secret_id: text("Trusted secret in the caller's scope."),
});

export const TrustedSecretQuery = message('secret.TrustedSecretQuery', LISTED, {
  query: listQuery,
  trusted_secret_id: optional(text('One trusted secret.')),
  name: optional(text('Exact name; case-sensitive.')),
  schema_id: optional(text('Exact text that names the form of the data; case-sensitive.')),
  provider: optional(text('Cloud provider, e.g. `aws`.')),
  workspace_id: workspaceFilter,
  trusted_account_id: optional(text('Trusted account of the credentials.')),
});

export const trustedSecret = resource(
  {
    area: 'secret',
    version: 'v1',
    name: 'trusted_secret',
    record: TrustedSecretInfo,
    idField: 'trusted_secret_id',
    idPrefix: 'trusted-secret-',
    permission: 'secret:TrustedSecret',
    scope: 'workspace',
    minimalFields: ['trusted_secret_id', 'name', 'schema_id', 'provider'],
    keywordFields: ['trusted_secret_id', 'name', 'schema_id', 'provider'],
    defaultSort: ['name'],
    maxLength: { name: 255, schema_id: 40 },
  },
  {
    create: {
      summary: 'Encrypts and stores credentials.',
      request: CreateTrustedSecretRequest,
      response: TrustedSecretInfo,
      roles: OWNERS,
      errors: ['ERROR_REQUIRED_PARAMETER', 'ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    update: {
      summary: 'Renames a trusted secret or replaces its tags.',
      request: UpdateTrustedSecretRequest,
      response: TrustedSecretInfo,
      roles: OWNERS,
    },
    delete: {
      summary: 'Deletes a trusted secret that no secret of the directory references.',
      request: TrustedSecretRequest,
      response: Empty,
      roles: OWNERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_EXIST_RELATED_SECRET'],
    },
    update_data: {
      summary: 'Encrypts and stores new credentials in place of the old ones; the answer is empty.',
      request: UpdateTrustedSecretDataRequest,
      response: Empty,
      roles: OWNERS,
    },
    get_data: {
      summary: 'Decrypts the credentials for internal components; requires the internal token.',
      request: GetTrustedSecretDataRequest,
      response: TrustedSecretDataInfo,
      auth: 'internal',
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    get: {
      summary: 'Returns one trusted secret, without its data.',
      request: TrustedSecretRequest,
      response: TrustedSecretInfo,
      roles: MEMBERS,
    },
    list: {
      summary: 'Lists trusted secrets, including those of the whole domain, by name unless the query sorts otherwise.',
      request: TrustedSecretQuery,
      response: listOf('secret.TrustedSecretsInfo', TrustedSecretInfo),
      roles: MEMBERS,
    },
    stat: {
      summary: 'Computes statistics of trusted secrets; returns `core.StatisticsResult`.',
      request: domainStatRequest('secret.TrustedSecretStatQuery'),
      response: Struct,
      roles: MEMBERS,
    },
  },
);
