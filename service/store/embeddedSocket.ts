/** A connection to the embedded store, in place of a network socket. */
import { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { StatementTimeout } from './errors.ts';

/** The functions of the store's thread that a connection uses. */
export interface EmbeddedPeer {
  /** Resolves once the store is open. */
  readonly ready: () => Promise<void>;
  readonly send: (pieces: readonly Uint8Array[]) => void;
}

/** Number of bytes of a long answer that are read at a time: takes some milliseconds. */
const CHUNK_BYTES = 256 * 1024;

/** Acts as a socket for the PostgreSQL driver, and passes its bytes to the store as messages. */
export class EmbeddedSocket extends Duplex {
  readonly #peer: EmbeddedPeer;
  /** Bytes received and not yet read, while a long answer is read piece by piece. */
  readonly #unread: Uint8Array[] = [];
  #readUntil = Number.POSITIVE_INFINITY;

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

  /**
   * Receives an answer of the store.
   *
   * @param readUntil as `performance.now()`: when an answer that is not read yet is given up with `StatementTimeout`, since
   *   other callers wait for the connection
   */
  receive(bytes: Uint8Array, readUntil = Number.POSITIVE_INFINITY): void {
    const isReading = this.#unread.length > 0;
    this.#readUntil = readUntil;
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
      this.#unread.push(bytes.subarray(start, start + CHUNK_BYTES));
    }
    if (!isReading) void this.#readOn();
  }

  /** Reads the rest piece by piece, and lets other work of the event loop run between two pieces. */
  async #readOn(): Promise<void> {
    for (let piece = this.#unread[0]; piece && !this.destroyed; piece = this.#unread[0]) {
      this.push(piece);
      this.#unread.shift();
      if (this.#unread.length > 0) await setImmediate();
      if (performance.now() > this.#readUntil && this.#unread.length > 0) {
        this.destroy(new StatementTimeout('The answer of a statement took too long to read.'));
      }
    }
  }

  /** No effect: only a network socket needs it. */
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
