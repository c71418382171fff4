/** The table of trusted secrets. */
import { type TrustedSecretRecord, trustedSecret } from '../../contract/secret/trustedSecret.ts';
import { createTable } from '../store/table.ts';
import type { EncryptedData } from './secretCipher.ts';

/** A trusted secret with its encrypted data. */
export type StoredTrustedSecret = TrustedSecretRecord & EncryptedData;

export const secrets = createTable<StoredTrustedSecret>(trustedSecret, {
  hidden: { encrypted_data: 'text', encrypt_options: 'json' },
});
