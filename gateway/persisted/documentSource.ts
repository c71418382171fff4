import type { DocumentReference } from '../exchange/params.ts';

/** Finds the documents of requests. */
export interface DocumentSource {
  /**
   * Returns the text of the document. A promise only if another store must be asked.
   *
   * @throws {HttpRefusal} the document is not known, or may not be sent
   */
  findText(reference: DocumentReference): string | Promise<string>;
  /** Called after a document that came with its hash proved valid. */
  store(reference: DocumentReference): void;
}
