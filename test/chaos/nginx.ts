/** nginx with `deploy/nginx.conf`, before programs of this machine. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type ManagedProgram, makeProgram } from './program.ts';

const FILE = join(import.meta.dirname, '../../deploy/nginx.conf');

const PORT_NAMES = ['graph', 'api', 'internal-api', 'gateway-1', 'gateway-2', 'service-1', 'service-2'] as const;

/** The ports of nginx, and of the programs behind it. */
export type NginxPorts = Readonly<Record<(typeof PORT_NAMES)[number], number>>;

/** Free ports below those that the system gives to outgoing connections, so that they stay free while a program restarts. */
export const findFreePorts = async (): Promise<NginxPorts> => {
  const ports = new Set<number>();
  while (ports.size < PORT_NAMES.length) {
    const port = randomInt(20_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isFree) ports.add(port);
    server.close();
  }
  const free = [...ports];
  return Object.fromEntries(PORT_NAMES.map((name, at) => [name, free[at]])) as NginxPorts;
};

const SERVER = /server ((?:gateway|service)-\d):\d+ resolve/g;

/** The settings of deploy/, with addresses of this machine in place of names, which exist between containers only. */
export const replaceNamesByAddresses = (text: string, ports?: NginxPorts): string =>
  text.replaceAll(SERVER, (_, name: keyof NginxPorts) => `server 127.0.0.1:${ports?.[name] ?? 80}`);

/** The settings of deploy/, with another name server. Needs nginx 1.27.3. */
const replaceNameServer = (text: string, ports: NginxPorts, nameServer: string) =>
  text
    .replaceAll(SERVER, (_, name: keyof NginxPorts) => `server ${name}:${ports[name]} resolve`)
    .replace('127.0.0.11', nameServer);

/** What may differ: another nginx than Debian's, and the address of a name server for the programs behind it. */
export interface NginxOptions {
  readonly command: string;
  readonly nameServer: string;
}

/** nginx that does not run yet, with its files in a directory. */
export const makeNginx = (directory: string, ports: NginxPorts, options?: NginxOptions): ManagedProgram => {
  mkdirSync(join(directory, 'nginx'));
  const settings = readFileSync(FILE, 'utf8');
  const text = (
    options ? replaceNameServer(settings, ports, options.nameServer) : replaceNamesByAddresses(settings, ports)
  )
    .replace('listen 8080', `listen 127.0.0.1:${ports.graph}`)
    .replace('listen 4001', `listen 127.0.0.1:${ports.api}`)
    .replace('listen 4002', `listen 127.0.0.1:${ports['internal-api']}`)
    .replace('!= 4002', `!= ${ports['internal-api']}`)
    .replaceAll('/tmp/', `${directory}/nginx/`);
  const file = join(directory, 'nginx.conf');
  writeFileSync(file, text);
  return makeProgram({
    ...{ name: 'nginx', command: options?.command ?? '/usr/sbin/nginx', args: ['-c', file, '-g', 'daemon off;'] },
    ...{ log: join(directory, 'nginx.log'), ready: `http://127.0.0.1:${ports.api}/health/live` },
  });
};
