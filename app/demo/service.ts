/** Starts a service and makes the demo domain in it. The only file here that knows the service. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { jobDefinitions } from '../../service/implementations.ts';
import { type Service, type ServiceOptions, startService } from '../../service/index.ts';
import { lockDirectory } from '../../service/store/lock.ts';
import { loadDemo } from './load.ts';
import { beginDemo, completeDemo } from './mark.ts';
import { BOOTSTRAP_FILE } from './projects.ts';

const beginIn = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDirectory(dataDir);
  try {
    beginDemo(dataDir);
  } finally {
    unlock();
  }
};

const bootstrapOf = (): Record<string, unknown> => JSON.parse(readFileSync(BOOTSTRAP_FILE, 'utf8'));

/** Age of the projects and accounts of the bootstrap file. */
const FOUNDED_MS = 420 * 86_400_000;

/** What the service does by the clock: each of these jobs is due every minute. */
const minuteJobs = jobDefinitions.filter(({ cron }) => cron === '* * * * *');

/**
 * Starts a service on an empty store with the demo domain. While the demo is made, its past included, the clock of the
 * service is where the demo needs it. From then on it is the clock of the options, and nothing can move it.
 *
 * @param say called with one line of text per step
 * @throws {StartupError} as `startService`
 * @throws Error when the service refuses a call
 */
export const startDemoService = async (options: ServiceOptions, say: (line: string) => void): Promise<Service> => {
  const { dataDir, clock = () => new Date() } = options;
  if (dataDir !== undefined) beginIn(dataDir);
  const now = clock();
  let moment: Date | undefined = new Date(now.getTime() - FOUNDED_MS);
  // Gives the cost import access to the directory.
  const internalToken = options.internalToken ?? randomBytes(24).toString('hex');
  const bootstrap = options.bootstrap ?? bootstrapOf();
  const service = await startService({ ...options, internalToken, bootstrap, clock: () => moment ?? clock() });
  const demoClock = {
    moveTo: (at: Date) => {
      moment = at;
    },
    tick: async () => {
      for (const job of minuteJobs) await service.perform(job, {});
    },
  };
  await loadDemo({ url: service.url, internalToken, say, now, clock: demoClock });
  moment = undefined;
  if (dataDir !== undefined) completeDemo(dataDir);
  return service;
};
