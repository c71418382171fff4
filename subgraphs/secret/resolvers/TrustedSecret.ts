import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { TrustedSecretResolvers } from '../generated.ts';
import { trustedSecrets } from '../resources.ts';

export const TrustedSecret: TrustedSecretResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, trustedSecrets, id, info),
  trustedAccount: (secret) => toReference(secret.trusted_account_id),
  workspace: (secret) => toReference(secret.workspace_id),
};
