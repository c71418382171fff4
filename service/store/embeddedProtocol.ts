/** Messages between the main thread and the thread of the embedded store. */

/** Options with which the thread opens the store. */
export interface EmbeddedWorkerData {
  /** Directory of PostgreSQL's files; absent: in memory. */
  readonly dataDir: string | undefined;
  /** What a store in memory starts with: a tar archive of PostgreSQL's data directory; absent: PostgreSQL creates it. */
  readonly template?: Uint8Array | undefined;
  /** PGlite's compiled WebAssembly module. */
  readonly program: WebAssembly.Module;
  /** Settings of every session: name and value. */
  readonly sessionSettings: Readonly<Record<string, string>>;
}

/** Sent to the store: bytes of PostgreSQL's wire protocol, or the request to copy its files or to close. */
export type ToStoreThread = Uint8Array | 'dump' | 'close';

/** Sent by the store. */
export type FromStoreThread =
  | { readonly kind: 'ready' }
  /** The store cannot be opened. */
  | { readonly kind: 'failed'; readonly message: string }
  /** The answer to the last bytes sent, in the same protocol, and the size of PostgreSQL's memory. */
  | { readonly kind: 'answer'; readonly bytes: Uint8Array; readonly memoryBytes: number }
  /** The answer is larger than the limit; the session cannot be used any more. */
  | { readonly kind: 'answerTooLarge'; readonly memoryBytes: number }
  /** The store's files as a tar archive. */
  | { readonly kind: 'dumped'; readonly archive: Uint8Array }
  /** PostgreSQL ended unexpectedly. */
  | { readonly kind: 'died'; readonly reason: string }
  | { readonly kind: 'closed' };

/** Joins pieces in newly allocated memory: a message copies the whole buffer that its bytes are part of. */
export const joinBytes = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const joined = new Uint8Array(pieces.reduce((total, { length }) => total + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
};
