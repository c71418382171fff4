/** Determines which key a store's trusted secrets need, for a copy of the store. */
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { findSecretKey, keyFilePath } from './keys.ts';
import { checkKeys } from './renewal.ts';
import { createSecretCipher } from './secretCipher.ts';

/**
 * `any`: there are no secrets yet. `environment`: the current SECRET_KEY. `file`: the key file in the data directory.
 * `unknown`: neither of these, but the key the service last ran with.
 */
export type SecretKeyAdvice = 'any' | 'environment' | 'file' | 'unknown';

interface AvailableKeys {
  readonly dataDir: string;
  readonly secretKey?: Uint8Array | undefined;
}

const canDecrypt = (db: Database, key: Uint8Array): Promise<boolean> =>
  checkKeys(db, createSecretCipher(key)).then(
    () => true,
    () => false,
  );

const hasSecrets = async (db: Database) => {
  const { rows } = await sql`select 1 from secret_trusted_secret where encrypted_data <> '' limit 1`.execute(db);
  return rows.length > 0;
};

/** Determines it by trying the available keys. Creates no key. */
export const findSecretKeyAdvice = async (
  db: Database,
  { dataDir, secretKey }: AvailableKeys,
): Promise<SecretKeyAdvice> => {
  if (!(await hasSecrets(db))) return 'any';
  if (secretKey && (await canDecrypt(db, secretKey))) return 'environment';
  const hasKeyFile = existsSync(keyFilePath(dataDir));
  return hasKeyFile && (await canDecrypt(db, findSecretKey({ dataDir }))) ? 'file' : 'unknown';
};
