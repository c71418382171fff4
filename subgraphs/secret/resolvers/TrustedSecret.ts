import { referencedRecord } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import type { TrustedSecretResolvers } from '../generated.ts';
import { trustedSecrets } from '../resources.ts';

export const TrustedSecret: TrustedSecretResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, trustedSecrets, id, info),
  id: (secret) => secret.trusted_secret_id,
  name: (secret) => secret.name || null,
  schemaId: (secret) => secret.schema_id || null,
  tags: (secret) => secret.tags ?? {},
  provider: (secret) => secret.provider || null,
  resourceGroup: (secret) => secret.resource_group ?? 'UNKNOWN',
  trustedAccount: (secret) => referenceTo(secret.trusted_account_id),
  workspace: (secret) => referenceTo(secret.workspace_id),
  createdAt: (secret) => secret.created_at || null,
};
