/** What the main thread and the thread of the embedded store say to one another. */

/** How the thread opens the store. */
export interface EmbeddedWorkerData {
  /** Directory of PostgreSQL's files; left out: in memory. */
  readonly dataDir: string | undefined;
  /** PGlite's program, compiled. */
  readonly program: WebAssembly.Module;
  /** Settings of every session: name and value. */
  readonly sessionSettings: Readonly<Record<string, string>>;
}

/** To the store: bytes of PostgreSQL's wire protocol, or the wish that it closes. */
export type ToWorker = Uint8Array | 'close';

/** From the store. */
export type FromWorker =
  | { readonly kind: 'ready' }
  /** It cannot be opened. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Answer to the bytes sent last, in the same protocol, and the size of PostgreSQL's memory. */
  | { readonly kind: 'answer'; readonly bytes: Uint8Array; readonly memoryBytes: number }
  /** Its answer is larger than is handed on; the session is of no use any more. */
  | { readonly kind: 'answerTooLarge'; readonly memoryBytes: number }
  /** PostgreSQL has come to an end that nobody asked for. */
  | { readonly kind: 'died'; readonly reason: string }
  | { readonly kind: 'closed' };

/** Largest answer to one statement that is handed on, in bytes: more than a page of the largest records. */
export const ANSWER_MAX_BYTES = 64 * 1024 * 1024;

/** Several pieces as one, in memory of its own: a message copies all of the memory that its bytes lie in. */
export const joinBytes = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const joined = new Uint8Array(pieces.reduce((total, { length }) => total + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
};
