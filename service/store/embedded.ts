/** PGlite, extended to detect when PostgreSQL has ended. */
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { StoreDied } from './errors.ts';

/** Options of the embedded store. */
interface EmbeddedStoreOptions extends PGliteOptions {
  /** Called at once, with the reason, when the store ends unexpectedly. */
  readonly onDeath?: ((reason: string) => void) | undefined;
}

/** The exit status of a statement that fails normally; PGlite continues after it. */
const STATEMENT_FAILED = 100;

const isFailedStatement = (thrown: unknown) =>
  thrown instanceof Object && 'status' in thrown && thrown.status === STATEMENT_FAILED;

/** What PostgreSQL writes before it ends: severity and reason, without the values of a statement. */
const FATAL_MESSAGE = /\b(?:PANIC|FATAL): .*/;

/**
 * The embedded store. PostgreSQL runs in it as a WebAssembly program, which may end suddenly: by a PANIC, a stack
 * overflow or a memory fault. PGlite ignores that and keeps answering from the corrupt program, with a meaningless
 * error or with no rows. This class fails instead, at that statement and at every one after it.
 */
export class EmbeddedStore extends PGlite {
  readonly #onDeath: (reason: string) => void;
  readonly #lastStderr: () => string | undefined;
  #reason: string | undefined;

  private constructor({ onDeath, ...options }: EmbeddedStoreOptions, lastStderr: () => string | undefined) {
    super(options);
    this.#onDeath = onDeath ?? (() => {});
    this.#lastStderr = lastStderr;
  }

  /**
   * Opens the store, creating it when absent.
   *
   * @throws Error when it cannot be opened, with PostgreSQL's reason where it gave one
   */
  static async open(options: EmbeddedStoreOptions): Promise<EmbeddedStore> {
    let lastStderr: string | undefined;
    const onStderr = (text: string) => {
      lastStderr = FATAL_MESSAGE.exec(text)?.[0] ?? lastStderr;
      return true;
    };
    const store = new EmbeddedStore({ ...options, onStderr }, () => lastStderr);
    await store.waitReady.catch((cause: Error) => {
      throw new Error(`The embedded store cannot be opened. ${lastStderr ?? cause.message ?? String(cause)}`, {
        cause,
      });
    });
    store.#watch();
    return store;
  }

  /** Size of the memory PostgreSQL has allocated; it never frees any. */
  get memoryBytes(): number {
    return this.mod?.HEAPU8.length ?? 0;
  }

  /** @throws {StoreDied} when the store has ended, at this message or before */
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#reason !== undefined) throw new StoreDied(this.#reason);
    try {
      const answer = super.execProtocolRawSync(message);
      if (this.#reason === undefined) return answer;
    } catch (thrown) {
      this.#die(thrown);
    }
    throw new StoreDied(this.#reason);
  }

  /** PGlite catches and hides what its program throws, so this method records it first. */
  #watch(): void {
    const { mod } = this;
    if (!mod) throw new Error('PGlite has no WebAssembly module in the member mod.');
    const runOnce = mod._PostgresMainLoopOnce;
    mod._PostgresMainLoopOnce = () => {
      try {
        runOnce();
      } catch (thrown) {
        if (!isFailedStatement(thrown)) this.#die(thrown);
        throw thrown;
      }
    };
  }

  #die(thrown: unknown): void {
    if (this.#reason !== undefined) return;
    this.#reason = this.#lastStderr() ?? String(thrown);
    this.#onDeath(this.#reason);
  }
}
