/** The lock on the directory of an embedded store. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long a start waits for a holder that is about to close or is still writing its name, in milliseconds. */
const WAIT_MS = 250;

const SQLITE_BUSY = 5;

/** Takes the exclusive lock of an empty SQLite file; undefined where another process holds it. */
const takeFileLock = (path: string): DatabaseSync | undefined => {
  const file = new DatabaseSync(path, { timeout: WAIT_MS });
  try {
    file.exec('begin exclusive');
    return file;
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
};

const readHolder = (path: string) => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return 'another process';
  }
};

/**
 * Locks a directory for this process, since only one process may open the embedded store. The lock is the operating
 * system's lock on a file, taken through SQLite: it is atomic, and the system releases it when the process ends, so a
 * killed process leaves nothing to clean up. `lock.holder` names the process for people.
 *
 * @returns unlocks the directory
 * @throws Error that names the directory and the process that holds it
 */
export const lockDataDir = (directory: string): (() => void) => {
  const holder = join(directory, 'lock.holder');
  const lock = takeFileLock(join(directory, 'lock'));
  if (!lock) throw new Error(`${directory} is in use by ${readHolder(holder)}`);
  writeFileSync(holder, `process ${process.pid} on ${hostname()}\n`);
  return () => {
    rmSync(holder, { force: true });
    lock.close();
  };
};
