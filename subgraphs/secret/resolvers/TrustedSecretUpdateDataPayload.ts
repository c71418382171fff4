import { loadReferencedRecord } from '../../read/records.ts';
import type { TrustedSecretUpdateDataPayloadResolvers } from '../generated.ts';
import { trustedSecrets } from '../resources.ts';

export const TrustedSecretUpdateDataPayload: TrustedSecretUpdateDataPayloadResolvers = {
  trustedSecret: (payload, _args, context, info) =>
    loadReferencedRecord(context, trustedSecrets, payload.trustedSecret?.trusted_secret_id, info),
};
