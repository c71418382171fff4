import { statSync } from 'node:fs';
import type { Logger } from 'pino';
import { Counter, Gauge, type Registry } from 'prom-client';
import { checkTimes } from '../engine/base/times.ts';
import { truncate } from '../engine/errors/boundMessages.ts';

/** Something that was read from files and can be read again. */
export interface ReloadSource {
  /** Its name in log and metrics. */
  readonly what: string;
  /** Files that are watched. Links are followed. */
  readonly files: readonly string[];
  /** Reads it again. If it fails, everything stays as it was. */
  reload(): void | Promise<void>;
}

/** Options of reloads. */
export interface ReloadOptions {
  /** How often files are checked, in milliseconds. 0: never. */
  readonly intervalMs: number;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/** The reloads of a gateway. */
export interface Reloads {
  /** Reads everything again. Never rejects: failures are in log and metrics. */
  reload(): Promise<void>;
  registerMetrics(registry: Registry): void;
  /** Stops watching. */
  close(): void;
}

/** The outcomes of reloads of one source. */
interface ReloadOutcomes {
  success: number;
  failure: number;
  lastSucceeded: boolean;
  /** In seconds since 1970. */
  succeededAt: number;
}

/**
 * Reloads sources on demand, and each one when a file of it changes. Files are polled: unlike notifications of the file
 * system, this sees files that are replaced by renaming, links that change, as in volumes of Kubernetes, and network drives.
 *
 * @throws {RangeError} the interval is longer than a day
 */
export const createReloads = (sources: readonly ReloadSource[], options: ReloadOptions): Reloads => {
  checkTimes(options);
  const { intervalMs, logger } = options;
  const outcomes = new Map<string, ReloadOutcomes>(sources.map(({ what }) => [what, createOutcomes()]));
  const run = (source: ReloadSource) => reloadOne(source, outcomes.get(source.what) ?? createOutcomes(), logger);
  const close = intervalMs === 0 ? () => {} : watchFiles(sources, intervalMs, run);
  return {
    reload: async () => void (await Promise.all(sources.map(run))),
    registerMetrics: (registry) => registerReloadMetrics(registry, outcomes),
    close,
  };
};

/** The read at the start counts as the first success. */
const createOutcomes = (): ReloadOutcomes => ({
  success: 0,
  failure: 0,
  lastSucceeded: true,
  succeededAt: Date.now() / 1_000,
});

const reloadOne = async ({ what, reload }: ReloadSource, outcomes: ReloadOutcomes, logger: ReloadOptions['logger']) => {
  try {
    await reload();
    outcomes.success++;
    outcomes.lastSucceeded = true;
    outcomes.succeededAt = Date.now() / 1_000;
    logger.info({ what }, 'reloaded');
  } catch (error) {
    outcomes.failure++;
    outcomes.lastSucceeded = false;
    logger.error(
      { what, cause: truncate((error as Error).message) },
      'a reload failed: what was read before stays in use',
    );
  }
};

const watchFiles = (
  sources: readonly ReloadSource[],
  intervalMs: number,
  run: (source: ReloadSource) => Promise<void>,
) => {
  let known = sources.map(readFilesVersion);
  const timer = setInterval(() => {
    const now = sources.map(readFilesVersion);
    for (const [at, source] of sources.entries()) if (now[at] !== known[at]) void run(source);
    known = now;
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Another text for each version of the files. Of a link, the file that it leads to counts. A file that cannot be looked at has the
 * code of the error: so the next reload says why, and the one after it reads the file again.
 */
const readFilesVersion = ({ files }: ReloadSource): string =>
  files
    .map((file) => {
      try {
        const { mtimeNs, ctimeNs, size, ino } = statSync(file, { bigint: true });
        return [mtimeNs, ctimeNs, size, ino].join(' ');
      } catch (error) {
        return (error as NodeJS.ErrnoException).code;
      }
    })
    .join('\n');

const registerReloadMetrics = (registry: Registry, outcomes: ReadonlyMap<string, ReloadOutcomes>): void => {
  const registers = [registry];
  new Counter({
    name: 'gateway_reloads_total',
    help: 'Attempts to read a file again.',
    labelNames: ['what', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const [what, { success, failure }] of outcomes) {
        this.inc({ what, outcome: 'success' }, success);
        this.inc({ what, outcome: 'failure' }, failure);
      }
    },
  });
  new Gauge({
    name: 'gateway_last_reload_successful',
    help: '1 if the last reload succeeded, or there was none; 0 if what was read before stays in use.',
    labelNames: ['what'],
    registers,
    collect() {
      for (const [what, { lastSucceeded }] of outcomes) this.set({ what }, lastSucceeded ? 1 : 0);
    },
  });
  new Gauge({
    name: 'gateway_last_reload_success_timestamp_seconds',
    help: 'When what is in use was read, in seconds since 1970.',
    labelNames: ['what'],
    registers,
    collect() {
      for (const [what, { succeededAt }] of outcomes) this.set({ what }, succeededAt);
    },
  });
};
