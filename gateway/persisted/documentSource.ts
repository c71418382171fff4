/** How a request refers to its document. */
export interface DocumentReference {
  /** The document itself. */
  readonly query: string | undefined;
  /** `extensions.persistedQuery.sha256Hash`. */
  readonly hash: string | undefined;
  /** `documentId`, `doc_id` or `id`: the id of a trusted document. */
  readonly documentId: string | undefined;
}

/** Finds the documents of requests. */
export interface DocumentSource {
  /**
   * Returns the text of the document. A promise only if another store must be asked.
   *
   * @throws {HttpRefusal} the document is not known, or may not be sent
   */
  textOf(reference: DocumentReference): string | Promise<string>;
  /** Called after a document that came with its hash proved valid. */
  keep(reference: DocumentReference): void;
}
