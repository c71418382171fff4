/** Servers and free ports of the loopback interface. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens. */
export interface ListeningServer {
  /** Its base URL, without a slash at the end. */
  readonly url: string;
  /** Cuts its connections, and resolves once it is closed. */
  readonly close: () => Promise<void>;
}

/** Starts a server on a free port. */
export const listen = async (server: Server): Promise<ListeningServer> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
};

/** A port that was free a moment ago, for programs that cannot choose one themselves. */
export const findFreePort = async (): Promise<number> => {
  const { url, close } = await listen(createServer());
  await close();
  return Number(new URL(url).port);
};
