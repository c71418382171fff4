/** What importers need of the directory, wherever it is. */

/** A record or an entry of the directory, in the form of its kind. */
export type DirectoryRecord = Record<string, unknown>;

/** Records of one kind, and what they stand for. */
export interface Put {
  readonly kind: string;
  readonly records: readonly DirectoryRecord[];
  /** Members and the texts they have: records that fit, and that no put brings, are removed. */
  readonly replace?: Readonly<Record<string, string | readonly string[]>>;
}

/** A way into the directory. */
export interface DirectoryClient {
  /** Entries of a kind, of one domain or of all, in the order they were put. */
  readonly list: (kind: string, domainId?: string) => Promise<readonly DirectoryRecord[]>;
  /** Puts all of it or nothing. Gives how many records were put and removed. */
  readonly put: (puts: readonly Put[]) => Promise<number>;
}
