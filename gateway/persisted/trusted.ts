import type { DocumentReference } from '../exchange/params.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import type { DocumentSource } from './documentSource.ts';
import { removeHashPrefix } from './manifest.ts';

/**
 * Serves the documents of a manifest and no others, by id or by their exact text.
 *
 * @param documents texts by id, as `readManifest` returns them
 */
export const trustedDocuments = (documents: ReadonlyMap<string, string>): DocumentSource => {
  const texts = new Set(documents.values());
  const byId = ({ hash, documentId }: DocumentReference): string => {
    const id = documentId ?? hash;
    if (id === undefined) throw new HttpRefusal(400, 'The request has no `documentId`.', 'PERSISTED_QUERY_ID_REQUIRED');
    const text = documents.get(removeHashPrefix(id));
    if (text !== undefined) return text;
    throw new HttpRefusal(400, 'No trusted document has this id.', 'PERSISTED_QUERY_NOT_IN_LIST');
  };
  return {
    findText: (reference) => {
      const { query } = reference;
      if (query === undefined) return byId(reference);
      if (texts.has(query)) return query;
      throw new HttpRefusal(400, 'This gateway serves trusted documents only.', 'QUERY_NOT_IN_SAFELIST');
    },
    store: () => {},
  };
};
