/** Copies the template to a directory. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseTar } from 'nanotar';

const extractArchive = (archive: Uint8Array, directory: string) => {
  for (const { name, type, data } of parseTar(archive)) {
    const path = join(directory, name);
    mkdirSync(type === 'directory' ? path : dirname(path), { recursive: true });
    if (type === 'file') writeFileSync(path, data ?? '');
  }
};

/** Whether a directory contains a store. */
export const hasStore = (dataDir: string): boolean => existsSync(join(dataDir, 'PG_VERSION'));

/**
 * Creates the directory of a store from the template. It appears when it is complete: it is written next to its final location and moved
 * there. What an interrupted start has left is removed. The caller holds the lock of the directory above.
 *
 * @throws Error when the directory has other files, which are left as they are
 */
export const placeTemplate = (archive: Uint8Array, dataDir: string): void => {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} has files, but is not a store: PG_VERSION is missing`);
  const making = `${dataDir}.new`;
  rmSync(making, { recursive: true, force: true });
  extractArchive(archive, making);
  renameSync(making, dataDir);
};
