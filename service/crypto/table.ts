/** The table of trusted secrets. */
import { type TrustedSecretRecord, trustedSecret } from '../../contract/secret/trustedSecret.ts';
import { tableOf } from '../store/table.ts';
import type { SealedData } from './vault.ts';

/** A trusted secret with its encrypted data. */
export type TrustedSecretRow = TrustedSecretRecord & SealedData;

export const secrets = tableOf<TrustedSecretRow>(trustedSecret, {
  hidden: { encrypted_data: 'text', encrypt_options: 'json' },
});
