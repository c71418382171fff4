/** The interface through which importers use the directory, in process or over HTTP. */

/** A record or an entry of the directory, in the format of its kind. */
export type DirectoryRecord = Record<string, unknown>;

/** Records of one kind, and the records they replace. */
export interface DirectoryPut {
  readonly kind: string;
  readonly records: readonly DirectoryRecord[];
  /** Members and the texts they must have: existing records that match, and that no put contains, are removed. */
  readonly replace?: Readonly<Record<string, string | readonly string[]>>;
}

/** Access to the directory. */
export interface DirectoryClient {
  /** Entries of a kind, of one domain or of all, in the order in which they were put. */
  readonly list: (kind: string, domainId?: string) => Promise<readonly DirectoryRecord[]>;
  /** Number of rows of cost report data that reports of a domain have. */
  readonly countCosts: (domainId: string, reportIds: readonly string[]) => Promise<number>;
  /**
   * Puts all records or none.
   *
   * @returns the number of records put and removed
   */
  readonly put: (puts: readonly DirectoryPut[]) => Promise<number>;
  /**
   * Deletes records by their ids, in every domain unless one is named.
   *
   * @returns the number of records deleted
   */
  readonly delete: (kind: string, ids: readonly string[], domainId?: string) => Promise<number>;
}
