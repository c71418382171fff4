import type { TrustedSecretDataResolvers } from '../generated.ts';

export const TrustedSecretData: TrustedSecretDataResolvers = {
  encrypted: (secret) => secret.encrypted ?? false,
  encryptOptions: (secret) => secret.encrypt_options ?? {},
  data: (secret) => secret.data ?? {},
};
