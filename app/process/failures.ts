/** Failures that no request and no caller of a function handles. */
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';

let rejections = 0;

/**
 * Keeps the program running when a promise is rejected that nobody awaits: a bug in the answer to one caller must not end it for all
 * others. Logs the reason, and counts it. Call once.
 */
export const surviveRejections = (logger: Pick<Logger, 'error'>): void => {
  process.on('unhandledRejection', (reason) => {
    rejections++;
    const err = reason instanceof Error ? reason : new Error(`rejected with ${typeof reason}`, { cause: reason });
    logger.error({ err }, 'a promise was rejected that nobody awaits');
  });
};

/** Registers the number of these rejections. */
export const registerRejections = (registry: Registry): void => {
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

/** Runs what ends the program. Ends it with code 1 if that fails, since nothing else would. */
export const orExit = (logger: Pick<Logger, 'error'>, stop: () => Promise<void>): void => {
  stop().catch((err: unknown) => {
    logger.error({ err }, 'the program could not stop as it should');
    process.exit(1);
  });
};
