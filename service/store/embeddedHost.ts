/** Runs the embedded store in a worker thread, and replaces the thread when a statement exceeds its time limit. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AnswerTooLargeError } from './answerLimit.ts';
import { isForCaller } from './callerTurns.ts';
import { type EmbeddedWorkerData, type FromStoreThread, joinBytes, type ToStoreThread } from './embeddedProtocol.ts';
import { EmbeddedSocket } from './embeddedSocket.ts';
import { StatementTimeout, StoreDied } from './errors.ts';

/** PostgreSQL's WebAssembly module, compiled once and shared by all threads. */
let program: Promise<WebAssembly.Module> | undefined;

const compileProgram = async () => {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(library), 'pglite.wasm')));
};

/** Why the store's thread was replaced, and how long that took; the store did not answer during that time. */
export interface EmbeddedRestart {
  readonly reason: 'statement timeout' | 'memory';
  readonly durationMs: number;
}

export interface EmbeddedHostOptions extends Omit<EmbeddedWorkerData, 'program'> {
  /**
   * Longest a statement may take at the moment; undefined: no limit. A statement that exceeds it is aborted by reopening
   * the store. A store in memory has no limit, since reopening would lose it.
   */
  readonly statementTimeoutMs?: (() => number | undefined) | undefined;
  /** Longest time from a statement of a caller to the end of its answer at the moment; undefined: no limit. */
  readonly callerTimeoutMs?: (() => number | undefined) | undefined;
  /** Called at once, with the reason, when the store ends unexpectedly. */
  readonly onDeath?: ((reason: string) => void) | undefined;
  readonly onRestart?: ((restart: EmbeddedRestart) => void) | undefined;
}

/** Interval at which a running statement is checked. */
const WATCH_INTERVAL_MS = 100;

/** A thread in which the store runs or is starting. */
interface StoreThread {
  readonly worker: Worker;
  /** Rejects when the store cannot be opened. */
  readonly ready: Promise<void>;
  readonly closed: Promise<void>;
}

/** Runs the embedded store in a worker thread. One connection at a time. */
export class EmbeddedHost {
  readonly #options: EmbeddedHostOptions;
  #thread: StoreThread;
  #socket: EmbeddedSocket | undefined;
  /** When the message in progress was sent; undefined while the store is idle. */
  #busySince: number | undefined;
  /** When the reading of the next answer ends, as `performance.now()`. */
  #readUntil = Number.POSITIVE_INFINITY;
  #memoryBytes = 0;
  #deathReason: string | undefined;
  readonly #watch: NodeJS.Timeout;
  /** Threads that were asked to end. */
  readonly #leaving = new WeakSet<Worker>();

  readonly #program: WebAssembly.Module;

  private constructor({ template, ...options }: EmbeddedHostOptions, compiled: WebAssembly.Module) {
    this.#options = options;
    this.#program = compiled;
    this.#thread = this.#startThread(template);
    this.#watch = setInterval(() => this.#checkStatement(), WATCH_INTERVAL_MS).unref();
  }

  /**
   * Opens the store, creating it when absent.
   *
   * @throws Error when it cannot be opened, with PostgreSQL's reason where it gave one
   */
  static async open(options: EmbeddedHostOptions): Promise<EmbeddedHost> {
    program ??= compileProgram();
    const host = new EmbeddedHost(options, await program);
    try {
      await host.#thread.ready;
    } catch (error) {
      clearInterval(host.#watch);
      throw error;
    }
    return host;
  }

  /** Size of PostgreSQL's memory after its last answer. */
  get memoryBytes(): number {
    return this.#memoryBytes;
  }

  /** Creates a connection for the PostgreSQL driver; the previous connection must have ended. */
  connect(): EmbeddedSocket {
    const socket = new EmbeddedSocket({ ready: () => this.#whenReady(), send: (pieces) => this.#send(socket, pieces) });
    this.#socket = socket;
    return socket;
  }

  /** Closes the store and opens it in a new thread, which frees all memory. The connection must be idle. */
  restart(reason: EmbeddedRestart['reason']): Promise<void> {
    return this.#replaceThread(reason, this.#closeThread());
  }

  /**
   * Copies the files of the store, as a tar archive. The connection must have ended, after a checkpoint.
   *
   * @throws {StoreDied} when they cannot be copied
   */
  dump(): Promise<Uint8Array> {
    const { worker } = this.#thread;
    const dumped = Promise.withResolvers<Uint8Array>();
    worker.on('message', (message: FromStoreThread) => {
      if (message.kind === 'dumped') dumped.resolve(message.archive);
      else if (message.kind === 'died') dumped.reject(new StoreDied(message.reason));
    });
    worker.postMessage('dump' satisfies ToStoreThread);
    return dumped.promise;
  }

  /** Closes the store after the statement in progress. */
  async close(): Promise<void> {
    clearInterval(this.#watch);
    if (this.#deathReason === undefined) await this.#closeThread();
    else await this.#terminate(this.#thread.worker);
  }

  #startThread(template?: Uint8Array): StoreThread {
    const { dataDir, sessionSettings } = this.#options;
    const workerData: EmbeddedWorkerData = { dataDir, template, sessionSettings, program: this.#program };
    // The package has JavaScript where the repository has TypeScript.
    const file = new URL(`./embeddedWorker${extname(import.meta.filename)}`, import.meta.url);
    const worker = new Worker(file, { workerData });
    const [ready, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    ready.promise.catch(() => {});
    worker.on('message', (message: FromStoreThread) => {
      if (message.kind === 'ready') ready.resolve();
      else if (message.kind === 'failed') ready.reject(new Error(message.message));
      else if (message.kind === 'closed') closed.resolve();
      else if (message.kind !== 'dumped' && !this.#leaving.has(worker)) this.#take(message);
    });
    const end = (error: Error) => {
      ready.reject(error);
      closed.resolve();
      if (!this.#leaving.has(worker)) this.#die(error.message);
    };
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`The thread of the embedded store has ended with code ${code}.`)));
    return { worker, ready: ready.promise, closed: closed.promise };
  }

  async #whenReady(): Promise<void> {
    await this.#thread.ready;
    if (this.#deathReason !== undefined) throw new StoreDied(this.#deathReason);
  }

  #send(socket: EmbeddedSocket, pieces: readonly Uint8Array[]): void {
    if (this.#deathReason !== undefined) socket.destroy(new StoreDied(this.#deathReason));
    if (socket !== this.#socket || socket.destroyed) return;
    if (this.#busySince === undefined) {
      this.#busySince = performance.now();
      const limitMs = isForCaller() ? this.#options.callerTimeoutMs?.() : undefined;
      this.#readUntil = this.#busySince + (limitMs ?? Number.POSITIVE_INFINITY);
    }
    const message = joinBytes(pieces);
    this.#thread.worker.postMessage(message satisfies ToStoreThread, [message.buffer]);
  }

  #take(message: Extract<FromStoreThread, { kind: 'answer' | 'answerTooLarge' | 'died' }>): void {
    if (message.kind === 'died') {
      this.#die(message.reason);
      return;
    }
    this.#busySince = undefined;
    this.#memoryBytes = message.memoryBytes;
    if (message.kind === 'answer') this.#socket?.receive(message.bytes, this.#readUntil);
    else this.#socket?.destroy(new AnswerTooLargeError());
  }

  #die(reason: string): void {
    if (this.#deathReason !== undefined) return;
    this.#deathReason = reason;
    this.#busySince = undefined;
    this.#socket?.destroy(new StoreDied(reason));
    this.#options.onDeath?.(reason);
  }

  /**
   * PostgreSQL's own limit needs signals, which WebAssembly lacks, so a statement that exceeds its limit is ended with
   * its thread.
   */
  #checkStatement(): void {
    const { dataDir, statementTimeoutMs } = this.#options;
    const [since, limitMs] = [this.#busySince, dataDir === undefined ? undefined : statementTimeoutMs?.()];
    if (limitMs === undefined || since === undefined || performance.now() - since <= limitMs) return;
    this.#busySince = undefined;
    this.#socket?.destroy(new StatementTimeout(`A statement took longer than ${limitMs} ms.`));
    void this.#replaceThread('statement timeout', this.#terminate(this.#thread.worker));
  }

  #terminate(worker: Worker): Promise<number> {
    this.#leaving.add(worker);
    return worker.terminate();
  }

  /** The files are opened again once no thread writes to them; PostgreSQL recovers as after a crash. */
  async #replaceThread(reason: EmbeddedRestart['reason'], ended: Promise<unknown>): Promise<void> {
    const since = performance.now();
    const started = Promise.withResolvers<void>();
    started.promise.catch(() => {});
    this.#thread = { ...this.#thread, ready: started.promise };
    try {
      await ended;
      this.#thread = this.#startThread();
      await this.#thread.ready;
      started.resolve();
      this.#options.onRestart?.({ reason, durationMs: Math.round(performance.now() - since) });
    } catch (error) {
      this.#die((error as Error).message);
      started.resolve();
    }
  }

  async #closeThread(): Promise<void> {
    const { worker, closed } = this.#thread;
    this.#leaving.add(worker);
    worker.postMessage('close' satisfies ToStoreThread);
    await closed;
    await worker.terminate();
  }
}
