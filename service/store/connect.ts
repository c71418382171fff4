/** Takes a connection from a pool within a time limit, and knows which ones were lost since. */
import type pg from 'pg';

const lostClients = new WeakSet<pg.PoolClient>();

/** Records which connections of a new pool are lost. Its errors end no process, and fail the call that uses the connection. */
export const recordLostConnections = (pool: pg.Pool): pg.Pool =>
  pool.on('connect', (client) => client.on('error', () => lostClients.add(client))).on('error', () => {});

/** Whether a connection was lost, by a fault of the network or by its end. */
export const isLostConnection = (client: pg.PoolClient): boolean => lostClients.has(client);

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
