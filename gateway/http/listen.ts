import cluster from 'node:cluster';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** From `node:net`, without loading its other exports. */
const { createServer } = process.getBuiltinModule('node:net');

/**
 * Sockets that listen on one port. Node takes one waiting connection from each of them per turn of the event loop. With
 * a single one, the connections of an overload wait unseen in the operating system: the turns are short, so that little is
 * shed, and a trivial request waits for one turn of each connection before it (ADR 0051).
 */
const SOCKETS = 64;

/** Where a server listens. */
export interface Place {
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
}

/**
 * Lets a server listen, with several sockets where the operating system divides connections among them.
 *
 * @returns the servers of the further sockets, which pass their connections on. Close them with the server
 * @throws {Error} the address is in use
 */
export async function listenOnAll(server: HttpServer, { host, port }: Place): Promise<readonly Server[]> {
  if (!canShare()) return listen(server, { host, port }).then(() => []);
  if (port !== 0) await refuseUsed({ host, port });
  await listen(server, { host, port, reusePort: true });
  const shared = { host, port: (server.address() as AddressInfo).port, reusePort: true };
  const pass = (socket: object) => void server.emit('connection', socket);
  const further = Array.from({ length: SOCKETS - 1 }, () => createServer(pass));
  await Promise.all(further.map((one) => listen(one, shared)));
  return further;
}

/** Whether a port can be shared here. In a cluster the primary process takes the connections, which has little to do. */
function canShare(): boolean {
  return process.platform === 'linux' && cluster.isPrimary;
}

/** A shared port is refused to nobody: two gateways by mistake on one port would divide its requests. */
async function refuseUsed(place: Place): Promise<void> {
  const probe = createServer();
  await listen(probe, place);
  await new Promise((resolve) => probe.close(resolve));
}

/** Lets a server listen with one socket. */
export function listen(server: Server, place: Place & { readonly reusePort?: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
