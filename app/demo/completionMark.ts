/** Whether the demo in a data directory is complete. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The store inside a data directory. */
const toStorePath = (dataDir: string) => join(dataDir, 'store');

/** The file that is next to the store until the demo in it is complete. */
const toMarkPath = (dataDir: string) => join(dataDir, 'demo.incomplete');

/** Whether a data directory has no store yet, or one that an interrupted start has left without a complete demo. */
export const lacksDemo = (dataDir: string): boolean =>
  !existsSync(toStorePath(dataDir)) || existsSync(toMarkPath(dataDir));

/** Removes what an interrupted start has left. The caller has locked the directory. */
export const beginDemo = (dataDir: string): void => {
  if (existsSync(toMarkPath(dataDir))) rmSync(toStorePath(dataDir), { recursive: true, force: true });
  writeFileSync(toMarkPath(dataDir), '');
};

/** The demo is complete. */
export const completeDemo = (dataDir: string): void => rmSync(toMarkPath(dataDir));
