/** Starts a service and makes the demo domain in it. This file and `recording.ts` alone know the service. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { jobDefinitions } from '../../service/implementations.ts';
import { type RunningService, type ServiceOptions, startService } from '../../service/index.ts';
import type { Database } from '../../service/store/database.ts';
import { lockDataDir } from '../../service/store/lock.ts';
import { beginDemo, completeDemo } from './completionMark.ts';
import type { DemoClock } from './history.ts';
import { loadDemo, loadPast } from './load.ts';
import { BOOTSTRAP_FILE } from './projects.ts';
import { restoreRecording } from './recording.ts';

const beginDemoIn = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDataDir(dataDir);
  try {
    beginDemo(dataDir);
  } finally {
    unlock();
  }
};

const readBootstrap = (): Record<string, unknown> => JSON.parse(readFileSync(BOOTSTRAP_FILE, 'utf8'));

/** Age of the projects and accounts of the bootstrap file. */
const FOUNDED_MS = 420 * 86_400_000;

/** What the service does by the clock: each of these jobs is due every minute. */
const minuteJobs = jobDefinitions.filter(({ everyMinutes }) => everyMinutes === 1);

/** A service whose clock the demo sets. */
interface ClockedService {
  readonly service: RunningService;
  readonly clock: DemoClock;
  /** Returns to the clock of the machine permanently. */
  readonly releaseClock: () => void;
  /** Calls a function with the store. */
  readonly withStore: <Result>(use: (db: Database) => Promise<Result>) => Promise<Result>;
}

/**
 * Starts a service with the people and projects of the demo, which were there long before its date.
 *
 * @param now the date of the demo
 * @throws {StartupError} as `startService`
 */
export const startWithClock = async (options: ServiceOptions, now: Date): Promise<ClockedService> => {
  const { clock: ownClock = () => new Date() } = options;
  let moment: Date | undefined = new Date(now.getTime() - FOUNDED_MS);
  const bootstrap = options.bootstrap ?? readBootstrap();
  const service = await startService({
    ...options,
    bootstrap,
    clock: () => moment ?? ownClock(),
    // What is due is done at the moments of the demo, however long making it takes.
    followsClock: () => moment === undefined,
    isFilling: () => moment !== undefined,
  });
  const clock = {
    moveTo: (at: Date) => {
      moment = at;
    },
    tick: async () => {
      for (const job of minuteJobs) await service.perform(job, {});
    },
  };
  const releaseClock = () => {
    moment = undefined;
  };
  const withStore = async <Result>(use: (db: Database) => Promise<Result>) => {
    const results: Result[] = [];
    await service.perform({ name: 'demo', run: async (_data, db) => void results.push(await use(db)) }, {});
    return results[0] as Result;
  };
  return { service, clock, releaseClock, withStore };
};

/** How the demo is made. */
interface MakingOptions {
  /** Called with one line of text per step. */
  readonly printLine: (line: string) => void;
  /** Whether the past is restored from its recording, not made through the API; absent: true. */
  readonly isPastRecorded?: boolean;
}

/**
 * Starts a service on an empty store with the demo domain. While the demo is made, its past included, the clock of the
 * service is where the demo needs it. From then on it is the clock of the options, and nothing can move it.
 *
 * @throws {StartupError} as `startService`
 * @throws Error when the service refuses a call
 */
export const startDemoService = async (
  options: ServiceOptions,
  { printLine, isPastRecorded = true }: MakingOptions,
): Promise<RunningService> => {
  const { dataDir, clock: ownClock = () => new Date() } = options;
  if (dataDir !== undefined) beginDemoIn(dataDir);
  const now = ownClock();
  // Gives the cost import access to the directory.
  const internalToken = options.internalToken ?? randomBytes(24).toString('hex');
  const { service, clock, releaseClock, withStore } = await startWithClock({ ...options, internalToken }, now);
  const { url } = service;
  const loadHistory = () =>
    isPastRecorded ? withStore((db) => restoreRecording(db, now)) : loadPast({ url, clock, now });
  await loadDemo({ url, internalToken, printLine, now, clock, loadHistory });
  releaseClock();
  if (dataDir !== undefined) completeDemo(dataDir);
  return service;
};
