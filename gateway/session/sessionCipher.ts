/** Encrypts what a cookie holds, as JSON Web Encryption: A256GCM, which also proves that the text was not changed. */
import { hkdfSync } from 'node:crypto';
import { EncryptJWT, type JWTDecryptGetKey, jwtDecrypt } from 'jose';

/** Encrypts and decrypts values. */
export interface SessionCipher {
  /**
   * Encrypts a value with the newest secret.
   *
   * @param expiresAt in seconds since 1970; the text is not decrypted from then on
   */
  encrypt(value: object, expiresAt: number): Promise<string>;
  /** The value of a text; null if it expired, was changed, or is not of these secrets. */
  decrypt<Value extends object>(text: string): Promise<Value | null>;
}

const JWE_ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

const DECRYPT_OPTIONS = {
  keyManagementAlgorithms: [JWE_ALGORITHMS.alg],
  contentEncryptionAlgorithms: [JWE_ALGORITHMS.enc],
  requiredClaims: ['exp'],
};

/** Creates the cipher of session cookies. It decrypts texts of all the secrets, so that one can be replaced while sessions continue. */
export const createSessionCipher = (secrets: readonly [newest: string, ...older: string[]]): SessionCipher => {
  const [newest, ...older] = [deriveKey(secrets[0]), ...secrets.slice(1).map(deriveKey)] as const;
  const keys = new Map([newest, ...older].map(({ id, key }) => [id, key]));
  const find: JWTDecryptGetKey<Uint8Array> = ({ kid }) => {
    const key = keys.get(String(kid));
    if (key === undefined) throw new Error('the text was encrypted with another secret');
    return key;
  };
  return {
    encrypt: (value, expiresAt) =>
      new EncryptJWT({ value })
        .setProtectedHeader({ ...JWE_ALGORITHMS, kid: newest.id })
        .setExpirationTime(expiresAt)
        .encrypt(newest.key),
    decrypt: async <Value extends object>(text: string) => {
      try {
        return (await jwtDecrypt<{ value: Value }>(text, find, DECRYPT_OPTIONS)).payload.value;
      } catch {
        return null;
      }
    },
  };
};

/** A key and its public id. Both are derived, so the id reveals nothing about the key. */
const deriveKey = (secret: string): { readonly id: string; readonly key: Uint8Array } => {
  const derived = (purpose: string, bytes: number) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, bytes));
  return { id: Buffer.from(derived('session key id', 6)).toString('base64url'), key: derived('session key', 32) };
};
