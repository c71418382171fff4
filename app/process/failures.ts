/** Failures that no request and no caller of a function handles. */
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { GroupMember } from './workers/worker.ts';

let rejections = 0;

/**
 * Keeps the program running after an unhandled promise rejection: a bug in the answer to one caller must not end the program for all
 * others. Logs the reason, and counts it. Call once.
 */
export const logUnhandledRejections = (logger: Pick<Logger, 'error'>): void => {
  process.on('unhandledRejection', (reason) => {
    rejections++;
    const err = reason instanceof Error ? reason : new Error(`rejected with ${typeof reason}`, { cause: reason });
    logger.error({ err }, 'a promise was rejected that nobody awaits');
  });
};

/** Registers the number of these rejections. */
export const registerRejectionMetric = (registry: Registry): void => {
  new Counter({
    name: 'unhandled_rejections_total',
    help: 'Promises that were rejected and that nobody awaited. Each is a bug.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(rejections);
    },
  });
};

const ignoreClosedPipe = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
};

/** Keeps the program running when the reader of what it prints is gone, as in `npm start | head -1`. Commands end then. */
export const surviveClosedOutput = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.removeAllListeners('error').on('error', ignoreClosedPipe);
};

/** How a program stops. */
export interface StopOptions {
  readonly logger: Pick<Logger, 'error'>;
  /** Closes everything and ends the program. Without a number of milliseconds: at once. Called once. */
  readonly stop: (drainMs?: number) => Promise<void>;
  /** How long requests are still accepted after SIGTERM: a load balancer may not have noticed yet. Ctrl-C stops at once. */
  readonly drainMs: number;
  readonly group: GroupMember | undefined;
}

/** Stops the program on SIGINT and SIGTERM, and when its group replaces it. */
export const stopOnSignals = ({ logger, stop, drainMs, group }: StopOptions): void => {
  let isStopping = false;
  const stopAfter = (ms?: number) => () => {
    if (isStopping) return;
    isStopping = true;
    exitOnFailure(logger, () => stop(ms));
  };
  process.on('SIGINT', stopAfter());
  process.on('SIGTERM', stopAfter(drainMs));
  group?.onRetire(stopAfter(0));
};

/** Runs what ends the program. Ends it with code 1 if that fails, since nothing else would. */
export const exitOnFailure = (logger: Pick<Logger, 'error'>, stop: () => Promise<void>): void => {
  stop().catch((err: unknown) => {
    logger.error({ err }, 'the program could not stop as it should');
    process.exit(1);
  });
};
