/** Creates the demo domain on first start, through the API that customers use. */
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { superviseService } from '../process/superviseService.ts';
import { loadDemo } from './load.ts';
import { BOOTSTRAP_FILE } from './projects.ts';

/** Name of the store's directory inside a data directory. */
const STORE_DIRECTORY = 'store';

/** The file beside the store that holds the key of its secrets. A service without `SECRET_KEY` creates it. */
const KEY_FILE = 'secret.key';

/**
 * Creates the demo domain in a data directory that has no store yet; otherwise does nothing. It is built in a temporary
 * directory and moved into place when complete, so that an interrupted first start leaves nothing incomplete.
 *
 * @param say called with one line of text per step
 */
export const makeDemo = async (dataDir: string, say: (line: string) => void): Promise<void> => {
  if (existsSync(join(dataDir, STORE_DIRECTORY))) return;
  const making = join(dataDir, 'making');
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  if (existsSync(join(dataDir, KEY_FILE))) copyFileSync(join(dataDir, KEY_FILE), join(making, KEY_FILE));
  say('First start: making the demo domain. This takes some seconds, once.');
  // Gives the cost import access to the directory while this service runs.
  const internalToken = randomBytes(24).toString('hex');
  const env = {
    ...process.env,
    ...{ DATA_DIR: making, SERVICE_PORT: '0', LOG_LEVEL: 'warn' },
    ...{ BOOTSTRAP_FILE, INTERNAL_TOKEN: internalToken },
  };
  const service = await superviseService(env, () => {});
  try {
    await loadDemo({ url: service.url, internalToken, say });
  } finally {
    await service.stop();
  }
  if (existsSync(join(making, KEY_FILE))) renameSync(join(making, KEY_FILE), join(dataDir, KEY_FILE));
  renameSync(join(making, STORE_DIRECTORY), join(dataDir, STORE_DIRECTORY));
  rmSync(making, { recursive: true, force: true });
};
