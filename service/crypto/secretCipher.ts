/** Encrypts and decrypts the data of trusted secrets: AES-256-GCM over its JSON (semantics 3.23.2). */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

type SecretData = Record<string, unknown>;

/** Encrypted data as it is stored. */
export interface EncryptedData {
  /** Ciphertext and tag, in base64. */
  readonly encrypted_data: string;
  /** `encrypt_algorithm` and `nonce`, the latter in base64. */
  readonly encrypt_options: SecretData;
}

/** Encrypts and decrypts with the service's keys. */
export interface SecretCipher {
  /** Encrypts with the current key and a new nonce. */
  readonly encrypt: (data: SecretData) => EncryptedData;
  /**
   * Decrypts with whichever key the data was encrypted with; data that was never encrypted is `{}`.
   *
   * @throws Error when no key fits, or the data was modified
   */
  readonly decrypt: (encrypted: EncryptedData) => SecretData;
  /** Whether the current key decrypts it. */
  readonly usesCurrentKey: (encrypted: EncryptedData) => boolean;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const encryptWith = (key: Uint8Array, data: SecretData): EncryptedData => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  const parts = [cipher.update(JSON.stringify(data), 'utf8'), cipher.final(), cipher.getAuthTag()];
  return {
    encrypted_data: Buffer.concat(parts).toString('base64'),
    encrypt_options: { encrypt_algorithm: 'AES', nonce: nonce.toString('base64') },
  };
};

/** The JSON text, or undefined where the key does not fit. */
const decryptWith = (key: Uint8Array, { encrypted_data, encrypt_options }: EncryptedData): string | undefined => {
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
 * Creates the cipher of trusted secrets.
 *
 * @param present 32 bytes, the key that encrypts
 * @param previous the key before it, which still decrypts
 */
export const createSecretCipher = (present: Uint8Array, previous?: Uint8Array): SecretCipher => {
  const keys = previous ? [present, previous] : [present];
  return {
    encrypt: (data) => encryptWith(present, data),
    decrypt: (encrypted) => {
      if (encrypted.encrypted_data === '') return {};
      const found = keys.map((key) => decryptWith(key, encrypted)).find((text) => text !== undefined);
      if (found === undefined) throw new Error('no key of the service decrypts the data of a trusted secret');
      return JSON.parse(found) as SecretData;
    },
    usesCurrentKey: (encrypted) => encrypted.encrypted_data === '' || decryptWith(present, encrypted) !== undefined,
  };
};
