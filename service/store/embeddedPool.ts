/** A pool with the embedded store's only connection, used by one caller at a time. */
import pg from 'pg';
import { recordLostConnections } from './connect.ts';
import type { EmbeddedHost } from './embeddedHost.ts';

/**
 * A pool of one connection, which stays open as long as the store runs. Callers wait for it without a time limit, and for what
 * `onConnect` does with a new one.
 */
export const createEmbeddedPool = (
  host: EmbeddedHost,
  options: Pick<pg.PoolConfig, 'types' | 'onConnect'>,
): pg.Pool => {
  const pool = new pg.Pool({
    ...options,
    ...{ user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 },
    stream: () => host.connect(),
  });
  return recordLostConnections(pool);
};

/** Interval at which the memory of the store is checked. */
const MEMORY_INTERVAL_MS = 1000;

/** Shortest time between two restarts for memory, since a store may need more than its limit. */
const RESTART_PAUSE_MS = 60_000;

const isIdle = ({ totalCount, idleCount, waitingCount }: pg.Pool) => totalCount === idleCount && waitingCount === 0;

/** Restarts the store while holding the connection, so that no call is in progress. */
const restartInTurn = async (host: EmbeddedHost, pool: pg.Pool) => {
  const client = await pool.connect();
  try {
    await host.restart('memory');
  } finally {
    // The session ended with the thread.
    client.release(true);
  }
};

/**
 * Reopens the store when it is idle and PostgreSQL's memory exceeds a limit: WebAssembly memory grows and never
 * shrinks. Calls that arrive meanwhile wait.
 *
 * @returns stops the checks
 */
export const limitMemory = (host: EmbeddedHost, pool: pg.Pool, maxBytes: number): (() => void) => {
  let restartedAt = Number.NEGATIVE_INFINITY;
  const check = async () => {
    const isPausing = performance.now() - restartedAt < RESTART_PAUSE_MS;
    if (isPausing || host.memoryBytes <= maxBytes || !isIdle(pool)) return;
    restartedAt = performance.now();
    // An error that prevents reopening ends the store, which reports it itself.
    await restartInTurn(host, pool).catch(() => {});
  };
  const timer = setInterval(check, MEMORY_INTERVAL_MS).unref();
  return () => clearInterval(timer);
};
