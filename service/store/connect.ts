/** Takes a connection from a pool within a time limit. */
import type pg from 'pg';

/** The pool's own message. */
const TIMEOUT_MESSAGE = 'timeout exceeded when trying to connect';

/**
 * Takes a connection from a pool.
 *
 * @param waitMs longest wait; absent: no limit
 * @throws Error when the wait was longer; the connection is returned to the pool when it arrives
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
 * Checks that a store answers.
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
