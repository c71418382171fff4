import type { OutgoingResponse } from './exchange.ts';

/**
 * Closes the connection of a response if its reader takes nothing for `ms` milliseconds, so that its memory is freed.
 * Hosts of the Fetch API own their connections: responses there have no timeout.
 */
export const cutOffSlowReader = (response: OutgoingResponse, ms: number): void => {
  response.setTimeout?.(ms, () => void response.destroy());
};

/** Answers up to this length are never refused: the operating system takes them, whether their readers do or not. */
const ALWAYS_ACCEPTED_BYTES = 64 * 1024;

/** Bounds the memory of all answers that their readers have not taken yet. */
export class PendingResponses {
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Whether an answer of this length may wait for its reader. */
  hasRoom(bytes: number): boolean {
    return bytes <= ALWAYS_ACCEPTED_BYTES || this.#bytes + bytes <= this.#maxBytes;
  }

  /**
   * Counts an answer until its reader has taken it.
   *
   * @returns a function that ends that. It may be called again
   */
  hold(bytes: number): () => void {
    this.#bytes += bytes;
    let held = bytes;
    return () => {
      this.#bytes -= held;
      held = 0;
    };
  }
}
