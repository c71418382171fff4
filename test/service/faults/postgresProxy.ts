/** A TCP proxy in front of PostgreSQL that simulates network failures. */
import { connect, createServer, type Socket } from 'node:net';
import { findReusablePort } from '../testService.ts';

/** A TCP proxy; `await using` closes it. */
export interface PostgresProxy extends AsyncDisposable {
  readonly url: string;
  /** Closes every connection and refuses new ones. */
  readonly close: () => Promise<void>;
  /** Closes every connection and accepts new ones. */
  readonly dropConnections: () => void;
  /** Accepts connections again. */
  readonly reopen: () => Promise<void>;
  /** Forwards nothing more on the open connections without closing them, as if the host had vanished. */
  readonly stopForwarding: () => void;
}

/** Starts a proxy to the server of a connection URL. */
export const startPostgresProxy = async (databaseUrl: string): Promise<PostgresProxy> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const port = await findReusablePort();
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen();
  const url = new URL(databaseUrl);
  url.port = String(port);
  url.hostname = '127.0.0.1';
  const dropConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    dropConnections();
    await closed;
  };
  const stopForwarding = () => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  const dispose = () => (server.listening ? cut() : Promise.resolve());
  return {
    url: url.href,
    close: cut,
    dropConnections,
    reopen: listen,
    stopForwarding,
    [Symbol.asyncDispose]: dispose,
  };
};
