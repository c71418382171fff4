/** The embedded store as the main thread sees it: a thread that is watched, and replaced when a statement overstays. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AnswerTooLarge, StatementTimeout, StoreDied } from './embedded-errors.ts';
import {
  ANSWER_MAX_BYTES,
  type EmbeddedWorkerData,
  type FromWorker,
  joinBytes,
  type ToWorker,
} from './embedded-protocol.ts';
import { EmbeddedSocket } from './embedded-socket.ts';

/** PostgreSQL as a program, compiled once for all threads: what makes it fast is kept from one to the next. */
let program: Promise<WebAssembly.Module> | undefined;

const compileProgram = async () => {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(library), 'pglite.wasm')));
};

/** Why the thread of the store was replaced, and how long that took: the store did not answer meanwhile. */
export interface EmbeddedRestart {
  readonly reason: 'statement timeout' | 'memory';
  readonly durationMs: number;
}

export interface EmbeddedHostOptions extends Omit<EmbeddedWorkerData, 'program'> {
  /** Told the reason, on the spot, when the store has come to an end that nobody asked for. */
  readonly onDeath?: ((reason: string) => void) | undefined;
  readonly onRestart?: ((restart: EmbeddedRestart) => void) | undefined;
}

/** How often a running statement is looked at. */
const WATCH_INTERVAL_MS = 100;

/** A thread in which the store runs, or is about to. */
interface Thread {
  readonly worker: Worker;
  /** Rejects when the store cannot be opened. */
  readonly ready: Promise<void>;
  readonly closed: Promise<void>;
}

/** Runs the embedded store in a thread of its own. One connection at a time. */
export class EmbeddedHost {
  readonly #options: EmbeddedHostOptions;
  #thread: Thread;
  #socket: EmbeddedSocket | undefined;
  /** When the message under way was sent; undefined while the store is idle. */
  #busySince: number | undefined;
  #memoryBytes = 0;
  #statementTimeoutMs: number | undefined;
  #deathReason: string | undefined;
  readonly #watch: NodeJS.Timeout;
  /** Threads that were told to end. */
  readonly #leaving = new WeakSet<Worker>();

  readonly #program: WebAssembly.Module;

  private constructor(options: EmbeddedHostOptions, compiled: WebAssembly.Module) {
    this.#options = options;
    this.#program = compiled;
    this.#thread = this.#startThread();
    this.#watch = setInterval(() => this.#checkStatement(), WATCH_INTERVAL_MS).unref();
  }

  /**
   * Opens the store, made when absent.
   *
   * @throws Error when it cannot be opened, with PostgreSQL's own reason where it gave one
   */
  static async open(options: EmbeddedHostOptions): Promise<EmbeddedHost> {
    program ??= compileProgram();
    const { dataDir } = options;
    const isNew = dataDir !== undefined && !existsSync(join(dataDir, 'PG_VERSION'));
    const host = new EmbeddedHost(options, await program);
    try {
      await host.#thread.ready;
      if (isNew) await host.#reopen();
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

  /**
   * From now on a statement may take so long and no longer; the store is opened anew without it then. A store in memory
   * cannot be limited: it would be lost.
   */
  limitStatements(timeoutMs: number): void {
    if (this.#options.dataDir !== undefined) this.#statementTimeoutMs = timeoutMs;
  }

  /** A connection for the PostgreSQL driver; the one before must have ended. */
  connect(): EmbeddedSocket {
    const socket = new EmbeddedSocket({ ready: () => this.#whenReady(), send: (pieces) => this.#send(socket, pieces) });
    this.#socket = socket;
    return socket;
  }

  /** Closes the store and opens it in a new thread, which gives back all memory. The connection must be idle. */
  restart(reason: EmbeddedRestart['reason']): Promise<void> {
    return this.#replaceThread(reason, this.#closeThread());
  }

  /** Closes the store, once the statement under way is through. */
  async close(): Promise<void> {
    clearInterval(this.#watch);
    if (this.#deathReason === undefined) await this.#closeThread();
    else await this.#terminate(this.#thread.worker);
  }

  /** Making the files takes some hundred MB, which go with the thread. */
  async #reopen(): Promise<void> {
    await this.#closeThread();
    this.#thread = this.#startThread();
    await this.#thread.ready;
  }

  #startThread(): Thread {
    const { dataDir, sessionSettings } = this.#options;
    const workerData: EmbeddedWorkerData = { dataDir, sessionSettings, program: this.#program };
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData });
    const [ready, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    ready.promise.catch(() => {});
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') ready.resolve();
      else if (message.kind === 'failed') ready.reject(new Error(message.message));
      else if (message.kind === 'closed') closed.resolve();
      else if (!this.#leaving.has(worker)) this.#take(message);
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
    this.#busySince ??= performance.now();
    const message = joinBytes(pieces);
    this.#thread.worker.postMessage(message satisfies ToWorker, [message.buffer]);
  }

  #take(message: Extract<FromWorker, { kind: 'answer' | 'answerTooLarge' | 'died' }>): void {
    if (message.kind === 'died') {
      this.#die(message.reason);
      return;
    }
    this.#busySince = undefined;
    this.#memoryBytes = message.memoryBytes;
    if (message.kind === 'answer') this.#socket?.receive(message.bytes);
    else this.#socket?.destroy(new AnswerTooLarge(`An answer is larger than ${ANSWER_MAX_BYTES} bytes.`));
  }

  #die(reason: string): void {
    if (this.#deathReason !== undefined) return;
    this.#deathReason = reason;
    this.#busySince = undefined;
    this.#socket?.destroy(new StoreDied(reason));
    this.#options.onDeath?.(reason);
  }

  /** PostgreSQL's own limit needs signals, which WebAssembly has not: what overstays ends with its thread. */
  #checkStatement(): void {
    const [since, limitMs] = [this.#busySince, this.#statementTimeoutMs];
    if (limitMs === undefined || since === undefined || performance.now() - since <= limitMs) return;
    this.#busySince = undefined;
    this.#socket?.destroy(new StatementTimeout(`A statement took longer than ${limitMs} ms.`));
    void this.#replaceThread('statement timeout', this.#terminate(this.#thread.worker));
  }

  #terminate(worker: Worker): Promise<number> {
    this.#leaving.add(worker);
    return worker.terminate();
  }

  /** The files are opened anew when nobody writes to them any more; PostgreSQL recovers as after a crash. */
  async #replaceThread(reason: EmbeddedRestart['reason'], ended: Promise<unknown>): Promise<void> {
    const since = performance.now();
    const started = Promise.withResolvers<void>();
    started.promise.catch(() => {});
    this.#thread = { ...this.#thread, ready: started.promise };
    await ended;
    this.#thread = this.#startThread();
    try {
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
    worker.postMessage('close' satisfies ToWorker);
    await closed;
    await worker.terminate();
  }
}
