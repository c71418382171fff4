import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import type { TrustedSecretResolvers } from '../generated.ts';
import { trustedSecrets } from '../resources.ts';

export const TrustedSecret: TrustedSecretResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, trustedSecrets, id, info),
  trustedAccount: (secret) => referenceTo(secret.trusted_account_id),
  workspace: (secret) => referenceTo(secret.workspace_id),
};
