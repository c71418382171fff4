/** Waiting for a connection of a pool, no longer than a caller wants to. */
import type pg from 'pg';

/** As the pool itself says. */
const TIMEOUT_MESSAGE = 'timeout exceeded when trying to connect';

/**
 * A connection of a pool.
 *
 * @param waitMs longest wait; left out: however long it takes
 * @throws Error when it took longer; the connection is given back as soon as it comes
 */
export const connectWithin = async (pool: pg.Pool, waitMs?: number): Promise<pg.PoolClient> => {
  if (waitMs === undefined || pool.idleCount > 0) return pool.connect();
  const late = Promise.withResolvers<never>();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    late.reject(new Error(TIMEOUT_MESSAGE));
  }, waitMs);
  const connecting = pool.connect();
  connecting.then((client) => isLate && client.release()).catch(() => {});
  return Promise.race([connecting, late.promise]).finally(() => clearTimeout(timer));
};

/**
 * Asks a store whether it answers.
 *
 * @throws Error when no connection came in time, or the store did not answer
 */
export const pingWithin = async (pool: pg.Pool, waitMs: number): Promise<void> => {
  const client = await connectWithin(pool, waitMs);
  try {
    await client.query('select 1');
  } finally {
    client.release();
  }
};
