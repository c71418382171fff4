/** Checks that the keys match the stored secrets, and re-encrypts secrets with the current key. */
import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import { StartupError } from '../startupError.ts';
import type { Database } from '../store/database.ts';
import type { EncryptedData, SecretCipher } from './secretCipher.ts';

interface StoredSecret extends EncryptedData {
  readonly seq: number;
}

const BATCH_SIZE = 500;

const readStoredSecrets = async (db: Database, rest: RawBuilder<unknown>): Promise<StoredSecret[]> => {
  const { rows } = await sql<StoredSecret>`
    select seq, encrypted_data, encrypt_options from secret_trusted_secret where encrypted_data <> '' ${rest}`.execute(
    db,
  );
  return rows;
};

/**
 * Checks that the service has the key of its store, before it encrypts anything with another one.
 *
 * @throws {StartupError} when no key decrypts the newest secret
 */
export const checkKeys = async (db: Database, cipher: SecretCipher): Promise<void> => {
  const [newest] = await readStoredSecrets(db, sql`order by seq desc limit 1`);
  try {
    if (newest) cipher.decrypt(newest);
  } catch (cause) {
    const message = 'SECRET_KEY is not the key of the trusted secrets in the store, nor is SECRET_KEY_PREVIOUS.';
    throw new StartupError(message, { cause });
  }
};

const tryDecrypt = (cipher: SecretCipher, secret: EncryptedData) => {
  try {
    return cipher.decrypt(secret);
  } catch {
    return undefined;
  }
};

/** A concurrent write of the same secret wins, since it is newer. */
const renewSecret = async (db: Database, cipher: SecretCipher, secret: StoredSecret): Promise<boolean> => {
  const data = tryDecrypt(cipher, secret);
  if (!data) return false;
  const { encrypted_data, encrypt_options } = cipher.encrypt(data);
  await sql`
    update secret_trusted_secret
    set encrypted_data = ${encrypted_data}, encrypt_options = ${JSON.stringify(encrypt_options)}::text::jsonb
    where seq = ${secret.seq} and encrypted_data = ${secret.encrypted_data}`.execute(db);
  return true;
};

/**
 * Encrypts with the current key what was encrypted with the previous one, which may be removed afterwards. Several
 * replicas may run it at once. Secrets that no key decrypts stay unchanged.
 */
export const renewSecrets = async (db: Database, cipher: SecretCipher, logger: Logger): Promise<void> => {
  const counts = { renewed: 0, unreadable: 0 };
  for (let after = 0; ; ) {
    const batch = await readStoredSecrets(db, sql`and seq > ${after} order by seq limit ${BATCH_SIZE}`);
    for (const secret of batch) {
      if (!cipher.usesCurrentKey(secret))
        counts[(await renewSecret(db, cipher, secret)) ? 'renewed' : 'unreadable'] += 1;
    }
    after = batch.at(-1)?.seq ?? after;
    if (batch.length < BATCH_SIZE) break;
  }
  if (counts.renewed + counts.unreadable > 0) logger.info(counts, 'trusted secrets encrypted with the present key');
};
