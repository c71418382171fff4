/** A connection to the embedded store, in place of a network socket. */
import { Duplex } from 'node:stream';

/** What a connection needs of the store's thread. */
export interface EmbeddedPeer {
  /** Resolves once the store is open. */
  readonly ready: () => Promise<void>;
  readonly send: (pieces: readonly Uint8Array[]) => void;
}

/** Looks to the PostgreSQL driver like a socket, and passes its bytes on as messages. */
export class EmbeddedSocket extends Duplex {
  readonly #peer: EmbeddedPeer;

  constructor(peer: EmbeddedPeer) {
    super();
    this.#peer = peer;
  }

  /** Called by the driver; emits `connect`, or `error` when the store cannot be opened. */
  connect(): this {
    this.#peer.ready().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _write(piece: Uint8Array, _encoding: string, done: () => void): void {
    this.#peer.send([piece]);
    done();
  }

  override _writev(pieces: readonly { chunk: Uint8Array }[], done: () => void): void {
    this.#peer.send(pieces.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _read(): void {}

  /** What only a network socket has a use for. */
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
