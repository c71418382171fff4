import { hash as digest } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { DocumentReference } from '../exchange/params.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import type { DocumentSource } from './documentSource.ts';

/** A store of documents by the SHA-256 of their text, which several gateways share. */
export interface SharedDocuments {
  get(hash: string): Promise<string | undefined>;
  set(hash: string, text: string): Promise<void>;
}

export interface AutomaticDocumentsOptions {
  /** Most bytes of all registered documents together. The least recently used one is evicted first. 0: none. */
  readonly maxBytes: number;
  /** Searched for documents that are not registered here. */
  readonly shared?: SharedDocuments | undefined;
}

/** Estimated memory of an entry without its text. */
const ENTRY_BYTES = 256;

const SHA256 = /^[0-9a-f]{64}$/;

/**
 * Automatic persisted queries, Apollo's protocol: a client sends the SHA-256 of a document; if the gateway does not
 * know it, the client sends hash and document once. Only valid documents are registered.
 */
export const automaticDocuments = ({ maxBytes, shared }: AutomaticDocumentsOptions): DocumentSource => {
  const known = maxBytes > 0 ? new LRUCache<string, string>({ maxSize: maxBytes, sizeCalculation }) : undefined;
  const fromShared = async (hash: string): Promise<string> => {
    const text = SHA256.test(hash) ? await shared?.get(hash) : undefined;
    // The store is another program: its text is used only if it is the one that was asked for.
    if (text === undefined || sha256(text) !== hash) throw notFound();
    known?.set(hash, text);
    return text;
  };
  return {
    findText: (reference) => {
      const { query, hash } = reference;
      if (hash === undefined || known === undefined) return query ?? refuseReference(reference);
      if (query === undefined) return known.get(hash) ?? fromShared(hash);
      if (sha256(query) !== hash)
        throw new HttpRefusal(400, 'The persisted query’s `sha256Hash` is not that of `query`.');
      return query;
    },
    store: ({ query, hash }) => {
      if (query === undefined || hash === undefined || known === undefined || known.has(hash)) return;
      known.set(hash, query);
      // A document that was not stored is sent again by clients of other replicas.
      shared?.set(hash, query).catch(() => {});
    },
  };
};

const sizeCalculation = (text: string): number => Buffer.byteLength(text) + ENTRY_BYTES;

const sha256 = (text: string): string => digest('sha256', text);

function refuseReference({ hash, documentId }: DocumentReference): never {
  if (hash !== undefined) throw new HttpRefusal(400, 'PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED');
  if (documentId === undefined) throw new HttpRefusal(400, 'The request has no `query`.');
  throw new HttpRefusal(
    400,
    'This gateway has no trusted documents: send the `query`.',
    'PERSISTED_QUERY_NOT_SUPPORTED',
  );
}

/** Clients send the text when they get this message or code. Older ones only do so if the status is 200. */
const notFound = (): HttpRefusal => new HttpRefusal(200, 'PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND');
