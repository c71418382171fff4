/** Where the key for trusted secrets comes from: the settings, or a file next to the embedded store. */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startupError.ts';

const KEY_BYTES = 32;

/** File with the embedded store's generated key, in base64. */
const KEY_FILE = 'secret.key';

/** Creating a link fails where the file exists, so two concurrent starts end up with the same key. */
const createKeyFile = (file: string): void => {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
};

/** Path of the embedded store's key file. */
export const keyFilePath = (dataDir: string): string => join(dataDir, KEY_FILE);

const readOrCreateKey = (dataDir: string): Uint8Array => {
  const file = keyFilePath(dataDir);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) createKeyFile(file);
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${file} does not contain a key of ${KEY_BYTES} bytes`);
  return key;
};

/** Settings that determine where the key comes from. */
export interface KeyOptions {
  /** 32 bytes. */
  readonly secretKey?: Uint8Array | undefined;
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
}

/**
 * The key for trusted secrets: the given one, or, for the embedded store, a generated one that is stored in its
 * directory, readable by the owner only. The key of a store in memory is lost with the store.
 *
 * @throws {StartupError} on PostgreSQL without a key: replicas must share it, so none can generate it
 */
export const findSecretKey = ({ secretKey, databaseUrl, dataDir }: KeyOptions): Uint8Array => {
  if (secretKey) return secretKey;
  if (databaseUrl) {
    throw new StartupError(
      'SECRET_KEY must be set with DATABASE_URL: 32 bytes in base64 or hex, the same for every replica.',
    );
  }
  return dataDir ? readOrCreateKey(dataDir) : randomBytes(KEY_BYTES);
};
