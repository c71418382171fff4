import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Server as NetServer, Socket } from 'node:net';
import { setTimeout as sleep, setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** From `node:net`, without loading its other exports. */
const { Server: Listener } = process.getBuiltinModule('node:net');

/** Options for closing a server. */
export interface ShutdownOptions {
  /** How long requests are still accepted, each answered with `connection: close`, in milliseconds. */
  readonly drainMs: number;
  /**
   * Closes connections idle for this long, in milliseconds. On one that was active later, a request may be in progress.
   */
  readonly idleMs: number;
  /** After the drain, longest wait for requests in progress, in milliseconds. Then connections are cut. */
  readonly graceMs: number;
}

/** The interface between a server's handler and its shutdown. */
export interface Shutdown {
  /** Call it for every request, before it is answered. */
  trackRequest(request: IncomingMessage, response: ServerResponse): void;
  /** Whether responses should close their connections. */
  isDraining(): boolean;
  /** Await it before answering a request. Undefined except for the moment in which the server stops listening. */
  waitWhileHeld(): Promise<void> | undefined;
  /** Resolves when the last connection has ended. Within the grace period, no received request is reset. */
  close(options: ShutdownOptions): Promise<void>;
}

/** How often closing checks for idle connections. */
const SWEEP_MS = 20;

/** Interval between two checks for new connections, in milliseconds. */
const CHECK_INTERVAL_MS = 5;

/**
 * The server stops listening after this many consecutive checks without a new connection, or after the maximum number of
 * checks. They are counted instead of timed: on a busy machine time passes in which no connection could be accepted.
 */
const QUIET_CHECKS = 10;
const MAX_CHECKS = 100;

/**
 * Prepares a server for closing without connection resets. Call it before the server listens.
 *
 * @param further servers that pass their connections to it, and close with it. They may be added later
 */
export const prepareShutdown = (server: Server, further: readonly NetServer[] = []): Shutdown => {
  const connections = new OpenConnections();
  let connected = 0;
  let draining = false;
  let hold: Promise<void> | undefined;
  server.on('connection', (socket) => {
    connected++;
    connections.add(socket);
  });

  // When a server stops listening, connections in the accept queue are reset. While all responses are held back,
  // clients that wait for one open no new connections.
  const stopListening = async () => {
    const released = Promise.withResolvers<void>();
    hold = released.promise;
    for (let looks = 0, quiet = 0; looks < MAX_CHECKS && quiet < QUIET_CHECKS; looks++) {
      const before = connected;
      await sleep(CHECK_INTERVAL_MS);
      quiet = connected === before ? quiet + 1 : 0;
    }
    await yieldToEventLoop();
    // `close` of `node:http` would also close connections whose request is still unread in the socket.
    for (const one of [server, ...further]) Listener.prototype.close.call(one);
    hold = undefined;
    released.resolve();
  };

  return {
    trackRequest: (request, response) => connections.trackResponse(request.socket, response),
    isDraining: () => draining,
    waitWhileHeld: () => hold,
    close: async ({ drainMs, idleMs, graceMs }) => {
      draining = true;
      await sleep(drainMs);
      await stopListening();
      // In the check phase: what arrived while the process was busy has been read then.
      const sweep = setInterval(() => setImmediate(() => connections.closeSilent(idleMs)), SWEEP_MS);
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      await connections.ended();
      clearInterval(sweep);
      clearTimeout(cut);
      // Ends the timers of `node:http`. Its error that the server no longer listens is ignored.
      server.close(() => {});
    },
  };
};

/** The last observed activity of a connection. */
interface Activity {
  readonly response: ServerResponse | undefined;
  readonly bytesRead: number;
  readonly since: number;
}

/** Open connections, and the last response on each. */
class OpenConnections {
  readonly #responses = new Map<Socket, ServerResponse | undefined>();
  readonly #activities = new WeakMap<Socket, Activity>();

  add(socket: Socket): void {
    this.#responses.set(socket, undefined);
    socket.once('close', () => this.#responses.delete(socket));
  }

  trackResponse(socket: Socket, response: ServerResponse): void {
    if (this.#responses.has(socket)) this.#responses.set(socket, response);
  }

  /** Resolves when none is open any more. */
  async ended(): Promise<void> {
    for (const socket of this.#responses.keys()) await new Promise((resolve) => socket.once('close', resolve));
  }

  /** Ends connections that have no request in progress and received nothing for `idleMs`. */
  closeSilent(idleMs: number): void {
    const now = performance.now();
    for (const [socket, response] of this.#responses) {
      if (response !== undefined && !response.writableFinished && !response.destroyed) continue;
      const { bytesRead } = socket;
      const known = this.#activities.get(socket);
      const same = known !== undefined && known.response === response && known.bytesRead === bytesRead;
      const activity = same ? known : { response, bytesRead, since: now };
      this.#activities.set(socket, activity);
      if (now - activity.since >= idleMs) socket.destroySoon();
    }
  }
}
