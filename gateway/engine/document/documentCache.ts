import { type DocumentNode, print } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { OperationObserver } from '../observe/observer.ts';
import type { OperationRefusal } from './readDocument.ts';

export interface DocumentCacheOptions {
  /** Most documents in the cache, default 1,000. The least recently used one is evicted first. */
  readonly max?: number;
  /** Most characters of all cached texts together, default 16 million. */
  readonly maxCharacters?: number;
}

export interface DocumentStats {
  readonly size: number;
  readonly hits: number;
  readonly misses: number;
}

export interface DocumentCache<Entry> {
  /** Number of cached documents, of hits and of misses. */
  stats(): DocumentStats;
  /** The observer sees a document that is not cached being parsed and validated. */
  read(text: string, observer?: OperationObserver): Entry | OperationRefusal;
  readNode(document: DocumentNode): Entry | OperationRefusal;
}

/**
 * Reads each document once. Refused documents are not cached: they would evict valid ones.
 *
 * @param readNew parses, validates and compiles a document; the observer sees it being parsed and validated
 */
export const createDocumentCache = <Entry extends object>(
  readNew: (text: string, observer: OperationObserver | undefined) => Entry | OperationRefusal,
  { max = 1_000, maxCharacters = 16_000_000 }: DocumentCacheOptions = {},
): DocumentCache<Entry> => {
  const sizeCalculation = (_: unknown, text: string) => text.length + 1;
  const entries = new LRUCache<string, Entry>({ max, maxSize: maxCharacters, sizeCalculation });
  const counts = { hits: 0, misses: 0 };
  const readUncached = (text: string, observer?: OperationObserver) => {
    counts.misses++;
    const entry = readNew(text, observer);
    if (!('errors' in entry)) entries.set(text, entry);
    return entry;
  };
  const read = (text: string, observer?: OperationObserver) => {
    const known = entries.get(text);
    if (known === undefined) return readUncached(text, observer);
    counts.hits++;
    return known;
  };
  const stats = () => ({ ...counts, size: entries.size });
  return { stats, read, readNode: createNodeReader(read) };
};

/** Looks up an AST node by its text. Each node is printed once. */
const createNodeReader = <Entry extends object>(
  read: DocumentCache<Entry>['read'],
): DocumentCache<Entry>['readNode'] => {
  const nodes = new WeakMap<DocumentNode, Entry>();
  return (document) => {
    const known = nodes.get(document);
    if (known !== undefined) return known;
    const entry = read(print(document));
    if (!('errors' in entry)) nodes.set(document, entry);
    return entry;
  };
};
