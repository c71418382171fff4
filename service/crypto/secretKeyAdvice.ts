/** Determines which key a store's trusted secrets need, for a copy of the store. */
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { keyFileOf, secretKeyOf } from './keys.ts';
import { checkKeys } from './renewal.ts';
import { vaultOf } from './vault.ts';

/**
 * `any`: there are no secrets yet. `environment`: the current SECRET_KEY. `file`: the key file in the data directory.
 * `unknown`: neither of these, but the key the service last ran with.
 */
export type SecretKeyAdvice = 'any' | 'environment' | 'file' | 'unknown';

interface AvailableKeys {
  readonly dataDir: string;
  readonly secretKey?: Uint8Array | undefined;
}

const decrypts = (db: Database, key: Uint8Array): Promise<boolean> =>
  checkKeys(db, vaultOf(key)).then(
    () => true,
    () => false,
  );

const hasSecrets = async (db: Database) => {
  const { rows } = await sql`select 1 from secret_trusted_secret where encrypted_data <> '' limit 1`.execute(db);
  return rows.length > 0;
};

/** Determines it by trying the available keys. Creates no key. */
export const secretKeyAdvice = async (
  db: Database,
  { dataDir, secretKey }: AvailableKeys,
): Promise<SecretKeyAdvice> => {
  if (!(await hasSecrets(db))) return 'any';
  if (secretKey && (await decrypts(db, secretKey))) return 'environment';
  const hasKeyFile = existsSync(keyFileOf(dataDir));
  return hasKeyFile && (await decrypts(db, secretKeyOf({ dataDir }))) ? 'file' : 'unknown';
};
