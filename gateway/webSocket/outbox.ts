import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Responder } from '../exchange/responder.ts';

/** While more bytes wait for the client, nothing is read from it or produced for it. */
const FULL_BYTES = 64 * 1024;

/** The send queue of a WebSocket. The connection of a client that reads nothing is closed. */
export class Outbox {
  readonly #webSocket: WebSocket;
  readonly #hold: Responder['hold'];
  readonly #changed: () => void;
  #drained: PromiseWithResolvers<void> | undefined;

  /**
   * @param sendTimeoutMs how long a client may take nothing of what waits for it
   * @param changed called when the outbox has become full, or is no longer
   */
  constructor(
    { webSocket, socket }: { readonly webSocket: WebSocket; readonly socket: Socket },
    { hold, sendTimeoutMs }: Pick<Responder, 'hold'> & { readonly sendTimeoutMs: number },
    changed: () => void,
  ) {
    this.#webSocket = webSocket;
    this.#hold = hold;
    this.#changed = changed;
    // The timeout of the socket counts both directions. While the queue is full, nothing is read from the client.
    socket.setTimeout(sendTimeoutMs, () => {
      if (webSocket.bufferedAmount > 0) webSocket.terminate();
    });
  }

  get isFull(): boolean {
    return this.#drained !== undefined;
  }

  /** Sends a message, whole. Its bytes count among those that wait for their readers until the client has taken them. */
  send(message: string | Buffer): void {
    const release = this.#hold(Buffer.byteLength(message));
    this.#webSocket.send(message, { binary: false }, () => {
      release();
      this.#update();
    });
    this.#update();
  }

  /** Resolves when the outbox is not full, or closed. */
  async room(): Promise<void> {
    await this.#drained?.promise;
  }

  #update(): void {
    const { bufferedAmount, readyState, OPEN } = this.#webSocket;
    const isFull = bufferedAmount > FULL_BYTES && readyState === OPEN;
    if (isFull === this.isFull) return;
    const drained = this.#drained;
    this.#drained = isFull ? Promise.withResolvers() : undefined;
    drained?.resolve();
    this.#changed();
  }

  /** Ends all waiting: the connection is closed. */
  close(): void {
    this.#drained?.resolve();
    this.#drained = undefined;
  }
}
