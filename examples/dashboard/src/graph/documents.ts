import { persistedExchange } from '@urql/exchange-persisted';
import type { Exchange } from 'urql';

/**
 * In production, requests name their document by its SHA-256 hash. A gateway with `TRUSTED_DOCUMENTS` knows it from the
 * manifest `documents.json`; other gateways answer that they do not know it, once, and get the text with the next request.
 */
export const persistedDocuments = (): Exchange[] =>
  import.meta.env.PROD ? [persistedExchange({ enableForMutation: true, preferGetForPersistedQueries: false })] : [];
