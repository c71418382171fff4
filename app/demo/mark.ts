/** Whether the demo in a data directory is complete. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The store inside a data directory. */
const storeIn = (dataDir: string) => join(dataDir, 'store');

/** The file that is beside the store until the demo in it is complete. */
const markIn = (dataDir: string) => join(dataDir, 'demo.incomplete');

/** Whether a data directory has no store yet, or one that an interrupted start has left without a complete demo. */
export const lacksDemo = (dataDir: string): boolean => !existsSync(storeIn(dataDir)) || existsSync(markIn(dataDir));

/** Removes what an interrupted start has left. The caller has locked the directory. */
export const beginDemo = (dataDir: string): void => {
  if (existsSync(markIn(dataDir))) rmSync(storeIn(dataDir), { recursive: true, force: true });
  writeFileSync(markIn(dataDir), '');
};

/** The demo is complete. */
export const completeDemo = (dataDir: string): void => rmSync(markIn(dataDir));
