/** Connections that a process was given and did not take. */
import type { Worker } from 'node:cluster';

/** A connection on its way from the supervisor to a process, by the number of its message. */
interface Given {
  readonly act?: string;
  readonly seq?: number;
}

interface Connection {
  close(): void;
}

/**
 * Closes the connections that a process was given and had not taken when it ended, so that their clients notice. `node:cluster` waits
 * for an answer about each of them, which never comes, and keeps them open.
 */
export const closeUntaken = (worker: Worker): void => {
  const untaken = new Map<number, Connection>();
  const child = worker.process;
  const send = child.send.bind(child) as (...sent: readonly unknown[]) => boolean;
  child.send = (message: Given, connection?: unknown, ...rest: readonly unknown[]) => {
    if (message.act === 'newconn' && message.seq !== undefined) untaken.set(message.seq, connection as Connection);
    return send(message, connection, ...rest);
  };
  child.on('internalMessage', ({ ack }: { readonly ack?: number }) => ack !== undefined && untaken.delete(ack));
  worker.once('exit', () => {
    for (const connection of untaken.values()) connection.close();
  });
};
