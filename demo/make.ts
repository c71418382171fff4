/** The demo domain of a first start, made through the same API that customers use. */
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { superviseService } from '../supervise.ts';
import { loadDemo } from './load.ts';
import { BOOTSTRAP_FILE } from './projects.ts';

/** Where the store lies in a data directory. */
const STORE = 'store';

/** The file beside the store that holds the key of its secrets. A service without `SECRET_KEY` creates it. */
const KEY = 'secret.key';

/**
 * Makes the demo domain in a data directory that has no store yet; otherwise does nothing. It is made beside its place
 * and moved there when it is whole, so that an interrupted first start leaves nothing half done.
 *
 * @param say told what is being done, a line at a time
 */
export const makeDemo = async (dataDir: string, say: (line: string) => void): Promise<void> => {
  if (existsSync(join(dataDir, STORE))) return;
  const making = join(dataDir, 'making');
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  if (existsSync(join(dataDir, KEY))) copyFileSync(join(dataDir, KEY), join(making, KEY));
  say('First start: making the demo domain. This takes some seconds, once.');
  // Opens the directory to the cost import, for as long as this service runs.
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
  if (existsSync(join(making, KEY))) renameSync(join(making, KEY), join(dataDir, KEY));
  renameSync(join(making, STORE), join(dataDir, STORE));
  rmSync(making, { recursive: true, force: true });
};
