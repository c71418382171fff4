/** Notifications of PostgreSQL about changed records, which migration 0026 sends. */
import { ConstantBackoff, handleAll, retry } from 'cockatiel';
import pg from 'pg';

/** The channel of a schema, as an identifier. */
export const changesChannel = (schema: string): string => pg.escapeIdentifier(`changes_${schema}`);

/** Time between two attempts to connect, in milliseconds. */
const RECONNECT_MS = 1_000;

/**
 * Listens to the changes of a schema on a connection of its own, which is opened again whenever it is lost. Changes in between are missed.
 *
 * @param open makes a client that is not connected
 * @returns closes the connection
 */
export const listenToChanges = (
  open: () => pg.Client,
  schema: string,
  listener: (change: string) => void,
): (() => Promise<void>) => {
  const policy = retry(handleAll, {
    maxAttempts: Number.POSITIVE_INFINITY,
    backoff: new ConstantBackoff(RECONNECT_MS),
  });
  const stop = new AbortController();
  let disconnect = () => {};
  const listenOnce = async () => {
    // The policy starts another attempt although it was stopped while it waited.
    stop.signal.throwIfAborted();
    const client = open();
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => {});
    client.on('error', lost.reject);
    client.on('end', () => lost.reject(new Error('The connection has ended.')));
    client.on('notification', ({ payload = '' }) => listener(payload));
    // A client that is ended while it connects never says so.
    disconnect = () => {
      lost.reject(new Error('The changes are no longer needed.'));
      client.end().catch(() => {});
    };
    const listening = client.connect().then(() => client.query(`listen ${changesChannel(schema)}`));
    await Promise.race([listening, lost.promise]);
    await lost.promise;
  };
  const ended = policy.execute(listenOnce, stop.signal).catch(() => {});
  return async () => {
    stop.abort();
    disconnect();
    await ended;
  };
};
