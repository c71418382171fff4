/** Encrypts and decrypts the data of trusted secrets: AES-256-GCM over its JSON (semantics 3.23.2). */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

type SecretData = Record<string, unknown>;

/** Encrypted data as it is stored. */
export interface SealedData {
  /** Ciphertext and tag, in base64. */
  readonly encrypted_data: string;
  /** `encrypt_algorithm` and `nonce`, the latter in base64. */
  readonly encrypt_options: SecretData;
}

/** Encrypts and decrypts with the service's keys. */
export interface Vault {
  /** Encrypts with the current key and a new nonce. */
  readonly seal: (data: SecretData) => SealedData;
  /**
   * Decrypts with whichever key the data was encrypted with; data that was never encrypted is `{}`.
   *
   * @throws Error when no key fits, or the data was modified
   */
  readonly open: (sealed: SealedData) => SecretData;
  /** Whether the current key decrypts it. */
  readonly isUpToDate: (sealed: SealedData) => boolean;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const encrypt = (key: Uint8Array, data: SecretData): SealedData => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  const parts = [cipher.update(JSON.stringify(data), 'utf8'), cipher.final(), cipher.getAuthTag()];
  return {
    encrypted_data: Buffer.concat(parts).toString('base64'),
    encrypt_options: { encrypt_algorithm: 'AES', nonce: nonce.toString('base64') },
  };
};

/** The JSON text, or undefined where the key does not fit. */
const decrypt = (key: Uint8Array, { encrypted_data, encrypt_options }: SealedData): string | undefined => {
  const [bytes, nonce] = [encrypted_data, String(encrypt_options.nonce)].map((text) => Buffer.from(text, 'base64'));
  if (!bytes || nonce?.length !== NONCE_BYTES || bytes.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

/**
 * Creates a vault.
 *
 * @param present 32 bytes, the key that encrypts
 * @param previous the key before it, which still decrypts
 */
export const createVault = (present: Uint8Array, previous?: Uint8Array): Vault => {
  const keys = previous ? [present, previous] : [present];
  return {
    seal: (data) => encrypt(present, data),
    open: (sealed) => {
      if (sealed.encrypted_data === '') return {};
      const found = keys.map((key) => decrypt(key, sealed)).find((text) => text !== undefined);
      if (found === undefined) throw new Error('no key of the service decrypts the data of a trusted secret');
      return JSON.parse(found) as SecretData;
    },
    isUpToDate: (sealed) => sealed.encrypted_data === '' || decrypt(present, sealed) !== undefined,
  };
};
