import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Of `node:net`, without its other exports. */
const { Server: NetServer } = process.getBuiltinModule('node:net');

/** How a server is closed. */
export interface ShutdownOptions {
  /** How long requests are still taken, each answered with `connection: close`, in milliseconds. */
  readonly drainMs: number;
  /** How long a connection must have been silent to be closed, in milliseconds: a request may be on its way. */
  readonly idleMs: number;
  /** After the drain, longest wait for requests under way; then connections are cut, in milliseconds. */
  readonly graceMs: number;
}

/** What a server's handler needs to know of its closing. */
export interface Shutdown {
  /** To be told of every request, before it is answered. */
  note(request: IncomingMessage, response: ServerResponse): void;
  /** Whether answers should end their connections. */
  isDraining(): boolean;
  /** To be awaited before a request is answered; undefined but for the moment in which the server stops listening. */
  held(): Promise<void> | undefined;
  /** Resolves when the last connection has ended. No request that was received is reset within the grace. */
  close(options: ShutdownOptions): Promise<void>;
}

/** How often closing looks for silent connections. */
const SWEEP_MS = 20;

/** No new connection for so long, or in vain for `LONGEST_HOLD_MS`: the server stops listening. */
const QUIET_MS = 50;
const LONGEST_HOLD_MS = 500;

/** Prepares a server for being closed without a reset; to be called before it listens. */
export const prepareShutdown = (server: Server): Shutdown => {
  const connections = new Connections();
  let connectedAt = 0;
  let draining = false;
  let hold: Promise<void> | undefined;
  server.on('connection', (socket) => {
    connectedAt = performance.now();
    connections.add(socket);
  });

  // Connections that wait to be accepted when a server stops listening are reset. While all answers are held back,
  // clients that wait for one open none.
  const stopListening = async (closed: () => void) => {
    const released = Promise.withResolvers<void>();
    hold = released.promise;
    const until = performance.now() + LONGEST_HOLD_MS;
    while (performance.now() < until && performance.now() - connectedAt < QUIET_MS) await sleep(5);
    await yieldToEventLoop();
    // Not that of `node:http`, which closes connections at once whose request lies unread in the socket.
    NetServer.prototype.close.call(server, closed);
    hold = undefined;
    released.resolve();
  };

  return {
    note: (request, response) => connections.note(request.socket, response),
    isDraining: () => draining,
    held: () => hold,
    close: async ({ drainMs, idleMs, graceMs }) => {
      draining = true;
      await sleep(drainMs);
      const closed = Promise.withResolvers<void>();
      await stopListening(closed.resolve);
      const sweep = setInterval(() => connections.closeSilent(idleMs), SWEEP_MS);
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed.promise;
      clearInterval(sweep);
      clearTimeout(cut);
      // Ends what `node:http` has of its own; that the server listens no more is no error here.
      server.close(() => {});
    },
  };
};

/** When a connection was last seen to change. */
interface Silence {
  readonly response: ServerResponse | undefined;
  readonly bytesRead: number;
  readonly since: number;
}

/** Open connections, and the last response on each. */
class Connections {
  readonly #responses = new Map<Socket, ServerResponse | undefined>();
  readonly #silences = new WeakMap<Socket, Silence>();

  add(socket: Socket): void {
    this.#responses.set(socket, undefined);
    socket.once('close', () => this.#responses.delete(socket));
  }

  note(socket: Socket, response: ServerResponse): void {
    if (this.#responses.has(socket)) this.#responses.set(socket, response);
  }

  /** Ends connections without a request under way on which nothing was received for so long. */
  closeSilent(idleMs: number): void {
    const now = performance.now();
    for (const [socket, response] of this.#responses) {
      if (response !== undefined && !response.writableFinished && !response.destroyed) continue;
      const { bytesRead } = socket;
      const known = this.#silences.get(socket);
      const same = known !== undefined && known.response === response && known.bytesRead === bytesRead;
      const silence = same ? known : { response, bytesRead, since: now };
      this.#silences.set(socket, silence);
      if (now - silence.since >= idleMs) socket.destroySoon();
    }
  }
}
