import type { DocumentSource } from '../persisted/documentSource.ts';

/** A source of documents that can be replaced by another one. */
export interface ReloadableDocuments extends DocumentSource {
  replace(documents: DocumentSource): void;
}

/** Creates a replaceable source. */
export const reloadableDocuments = (first: DocumentSource): ReloadableDocuments => {
  let current = first;
  return {
    findText: (reference) => current.findText(reference),
    store: (reference) => current.store(reference),
    replace: (documents) => {
      current = documents;
    },
  };
};
