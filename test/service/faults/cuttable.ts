/** A way to PostgreSQL that tests cut, mend and hold up. */
import { connect, createServer, type Socket } from 'node:net';
import { reusablePort } from '../testService.ts';

/** A TCP proxy; `await using` closes it. */
export interface CuttableWay extends AsyncDisposable {
  readonly url: string;
  /** Ends every connection and accepts no more. */
  readonly cut: () => Promise<void>;
  /** Ends every connection; new ones are accepted. */
  readonly drop: () => void;
  /** Accepts connections again. */
  readonly mend: () => Promise<void>;
  /** Lets nothing through on the open connections from now on, and says nothing: as a machine that vanished. */
  readonly silence: () => void;
}

/** Opens a way to the server of an address. */
export const cuttable = async (databaseUrl: string): Promise<CuttableWay> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const port = reusablePort();
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen();
  const url = new URL(databaseUrl);
  url.port = String(port);
  url.hostname = '127.0.0.1';
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    drop();
    await closed;
  };
  const silence = () => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  const dispose = () => (server.listening ? cut() : Promise.resolve());
  return { url: url.href, cut, drop, mend: listen, silence, [Symbol.asyncDispose]: dispose };
};
