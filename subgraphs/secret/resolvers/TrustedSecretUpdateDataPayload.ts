import { referred } from '../../records.ts';
import type { TrustedSecretUpdateDataPayloadResolvers } from '../generated.ts';
import { trustedSecrets } from '../kinds.ts';

export const TrustedSecretUpdateDataPayload: TrustedSecretUpdateDataPayloadResolvers = {
  trustedSecret: (payload, _args, context, info) =>
    referred(context, trustedSecrets, payload.trustedSecret?.trusted_secret_id, info),
};
