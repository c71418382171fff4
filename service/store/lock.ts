import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/** True when some process listens on the socket. */
const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/**
 * Keeps a directory for this process: the embedded store bears one process only. The lock is a listening socket,
 * which the system drops with its process, so that a killed one leaves nothing to clean up.
 *
 * @returns lets go of the directory
 * @throws Error naming the directory when another process holds it
 */
export const lockDirectory = async (directory: string): Promise<() => Promise<void>> => {
  const path = join(directory, 'lock.sock');
  if (await answers(path)) throw new Error(`${directory} is in use by another process`);
  rmSync(path, { force: true });
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
};
