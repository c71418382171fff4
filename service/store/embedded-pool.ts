/** The embedded store's only connection, lent to one caller after the other. */
import pg from 'pg';
import type { EmbeddedHost } from './embedded-host.ts';

/** A pool of one connection, which is kept as long as the store runs. Whoever asks for it waits however long it takes. */
export const embeddedPool = (host: EmbeddedHost, options: Pick<pg.PoolConfig, 'types'>): pg.Pool => {
  const pool = new pg.Pool({
    ...options,
    ...{ user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 },
    stream: () => host.connect(),
  });
  // A connection that breaks fails the call it is lent to; the next call gets a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};

/** How often the memory of the store is looked at. */
const MEMORY_INTERVAL_MS = 1000;

/** Shortest time between two starts for the sake of memory: a store may need more than its bound. */
const RESTART_PAUSE_MS = 60_000;

const isIdle = ({ totalCount, idleCount, waitingCount }: pg.Pool) => totalCount === idleCount && waitingCount === 0;

/** Takes its turn for the connection, so that no call is under way. */
const restartInTurn = async (host: EmbeddedHost, pool: pg.Pool) => {
  const client = await pool.connect();
  try {
    await host.restart('memory');
  } finally {
    // The session has ended with the thread.
    client.release(true);
  }
};

/**
 * Opens the store anew whenever it is idle and PostgreSQL's memory has grown beyond a bound: WebAssembly's memory grows
 * and never shrinks. Calls that come meanwhile wait.
 *
 * @returns ends the watch
 */
export const boundMemory = (host: EmbeddedHost, pool: pg.Pool, maxBytes: number): (() => void) => {
  let restartedAt = Number.NEGATIVE_INFINITY;
  const check = async () => {
    const isPausing = performance.now() - restartedAt < RESTART_PAUSE_MS;
    if (isPausing || host.memoryBytes <= maxBytes || !isIdle(pool)) return;
    restartedAt = performance.now();
    // What keeps the store from opening ends it, and says so by itself.
    await restartInTurn(host, pool).catch(() => {});
  };
  const timer = setInterval(check, MEMORY_INTERVAL_MS).unref();
  return () => clearInterval(timer);
};
