import cluster from 'node:cluster';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** From `node:net`, without loading its other exports. */
const { createServer } = process.getBuiltinModule('node:net');

/**
 * Sockets that listen on one port. Node takes one waiting connection from each of them per iteration of the event loop. With
 * a single one, the connections of an overload wait unseen in the operating system: the iterations are short, so that little is
 * shed, and a trivial request waits for one iteration for each connection before it (ADR 0065).
 */
const SOCKETS = 64;

/** Where a server listens. */
export interface ListenAddress {
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
}

/**
 * Lets a server take the connections of a place. Resolves with the port.
 *
 * @throws {Error} the address is in use, or not one of this machine
 */
export type Listen = (server: HttpServer, place: ListenAddress) => Promise<number>;

/**
 * Lets a server listen, with several sockets where the operating system divides connections among them. Resolves with the port.
 *
 * @param further receives the servers of the further sockets, which pass their connections on. Close them with the server
 * @throws {Error} the address is in use
 */
export const listenOnAll = async (
  server: HttpServer,
  { host, port }: ListenAddress,
  further: Server[],
): Promise<number> => {
  if (!canSharePort()) return listen(server, { host, port });
  if (port !== 0) await refuseUsedPort({ host, port });
  const shared = { host, port: await listen(server, { host, port, reusePort: true }), reusePort: true };
  const pass = (socket: object) => void server.emit('connection', socket);
  further.push(...Array.from({ length: SOCKETS - 1 }, () => createServer(pass)));
  await Promise.all(further.map((one) => listen(one, shared)));
  return shared.port;
};

/** The URL of a server. */
export const printUrl = ({ host, port }: ListenAddress): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Whether a port can be shared here. In a cluster the primary process takes the connections. */
const canSharePort = (): boolean => process.platform === 'linux' && cluster.isPrimary;

/** A shared port is never refused: two gateways by mistake on one port would divide its requests. */
const refuseUsedPort = async (place: ListenAddress): Promise<void> => {
  const probe = createServer();
  await listen(probe, place);
  await new Promise((resolve) => probe.close(resolve));
};

/** Lets a server listen with one socket. Resolves with its port. */
export const listen = (server: Server, place: ListenAddress & { readonly reusePort?: boolean }): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
