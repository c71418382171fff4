/** PGlite, with eyes on whether it still lives. */
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { StoreDied } from './embedded-errors.ts';

/** How the embedded store is opened. */
interface EmbeddedStoreOptions extends PGliteOptions {
  /** Told the reason, on the spot, when the store has come to an end that nobody asked for. */
  readonly onDeath?: ((reason: string) => void) | undefined;
}

/** What a statement that fails in an orderly way leaves the program with; PGlite goes on from there. */
const STATEMENT_FAILED = 100;

const isOrderly = (thrown: unknown) =>
  thrown instanceof Object && 'status' in thrown && thrown.status === STATEMENT_FAILED;

/** What PostgreSQL says before it gives up: severity and reason, without the values of a statement. */
const LAST_WORDS = /\b(?:PANIC|FATAL): .*/;

/**
 * The embedded store. PostgreSQL runs in it as a program in WebAssembly, which may come to a sudden end: by a PANIC, by a
 * stack that overflows, by a fault in memory. PGlite passes over that and answers from the ruins, with an error of no
 * meaning or with no rows as if there were none; this one fails, at that statement and at every one after it.
 */
export class EmbeddedStore extends PGlite {
  readonly #onDeath: (reason: string) => void;
  readonly #lastWords: () => string | undefined;
  #reason: string | undefined;

  private constructor({ onDeath, ...options }: EmbeddedStoreOptions, lastWords: () => string | undefined) {
    super(options);
    this.#onDeath = onDeath ?? (() => {});
    this.#lastWords = lastWords;
  }

  /**
   * Opens the store, made when absent.
   *
   * @throws Error when it cannot be opened, with PostgreSQL's own reason where it gave one
   */
  static async open(options: EmbeddedStoreOptions): Promise<EmbeddedStore> {
    let lastWords: string | undefined;
    const onStderr = (text: string) => {
      lastWords = LAST_WORDS.exec(text)?.[0] ?? lastWords;
      return true;
    };
    const store = new EmbeddedStore({ ...options, onStderr }, () => lastWords);
    await store.waitReady.catch((cause: Error) => {
      throw new Error(`The embedded store cannot be opened. ${lastWords ?? cause.message ?? String(cause)}`, { cause });
    });
    store.#watch();
    return store;
  }

  /** Size of the memory PostgreSQL has taken; it never gives any back. */
  get memoryBytes(): number {
    return this.mod?.HEAPU8.length ?? 0;
  }

  /** @throws {StoreDied} when the store has ended, be it at this message or before */
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

  /** PGlite catches what its program throws and keeps it to itself, so it is noted on the way. */
  #watch(): void {
    const { mod } = this;
    if (!mod) throw new Error('PGlite keeps its program elsewhere.');
    const runOnce = mod._PostgresMainLoopOnce;
    mod._PostgresMainLoopOnce = () => {
      try {
        runOnce();
      } catch (thrown) {
        if (!isOrderly(thrown)) this.#die(thrown);
        throw thrown;
      }
    };
  }

  #die(thrown: unknown): void {
    if (this.#reason !== undefined) return;
    this.#reason = this.#lastWords() ?? String(thrown);
    this.#onDeath(this.#reason);
  }
}
