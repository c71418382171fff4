/** A cost file of any format, as a table of texts. */

/** What a reader of a file gets. Positions of columns count from 0. */
export interface RecordHandlers {
  /**
   * Called first, with the names of the columns.
   *
   * @returns the positions of the columns whose values are needed; others may be empty texts
   */
  readonly onHeader: (names: readonly string[]) => ReadonlySet<number>;
  /** Called with the fields of each record, and the line on which it begins, from 1; in Parquet the number of the row. */
  readonly onRecord: (fields: readonly string[], line: number) => void;
  /** Called with the number of further bytes of the file that were read. */
  readonly onBytes: (count: number) => void;
}

/** A file to read. */
export interface CostFile {
  /** Name for messages. */
  readonly name: string;
  /** Size of the file in bytes. */
  readonly bytes: number;
  /**
   * Reads all records in order; memory does not depend on their number.
   *
   * @throws {ImportError} when the file cannot be read, or a part of it that makes the rest unreadable
   */
  readonly read: (handlers: RecordHandlers) => Promise<void>;
}
