import type { AddressInfo, Server } from 'node:net';

/** Starts a server on a free port of the loopback interface. Returns its base URL. */
export const listen = (server: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      // A server that listens on a port has an address of this form.
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
