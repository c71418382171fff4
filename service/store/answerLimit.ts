/** Limits what the store answers to one statement, and reads long answers of PostgreSQL in time slices. */
import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { StoreError } from './errors.ts';

/** Largest answer to one statement, in bytes: more than a page of all but the largest records. */
export const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/** The answer to a statement is larger than the service accepts. Its connection cannot be used any more. */
export class AnswerTooLargeError extends StoreError {
  constructor() {
    super(`The answer of the store is larger than ${MAX_ANSWER_BYTES} bytes.`);
  }
}

/** Bytes of rows that are parsed without a pause: some milliseconds. */
const TIME_SLICE_BYTES = 512 * 1024;

/** The driver's connection, which is missing from its types. It emits an event per message of PostgreSQL. */
interface DriverConnection extends EventEmitter<{ dataRow: [{ readonly length: number }]; readyForQuery: [] }> {
  readonly stream: Duplex;
}

/**
 * Counts the bytes of rows that each statement of a connection answers. Between time slices, the event loop handles other
 * work. Above `MAX_ANSWER_BYTES` the connection is closed, since PostgreSQL would send the rest, and the statement
 * rejects with `AnswerTooLargeError`.
 */
export const limitAnswers = (client: pg.PoolClient): void => {
  const { connection } = client as unknown as { readonly connection: DriverConnection };
  let [bytes, pausedAt] = [0, 0];
  connection.on('dataRow', ({ length }) => {
    bytes += length;
    if (bytes > MAX_ANSWER_BYTES) connection.stream.destroy(new AnswerTooLargeError());
    if (bytes - pausedAt < TIME_SLICE_BYTES) return;
    pausedAt = bytes;
    connection.stream.pause();
    setImmediate(() => connection.stream.resume());
  });
  connection.on('readyForQuery', () => {
    [bytes, pausedAt] = [0, 0];
  });
};
