import { type DocumentNode, print } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { OperationObserver } from '../metrics/observer.ts';
import type { CompileContext } from '../operation/compile.ts';
import { type Compiling, createEntry, type DocumentEntry } from './documentEntry.ts';
import { type Refusal, readDocument } from './read.ts';
import { createVariants } from './variants.ts';

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

export interface DocumentCache<Context> {
  /** Number of cached documents, of hits and of misses. */
  stats(): DocumentStats;
  /** The observer sees a document that is not cached being parsed and validated. */
  read(text: string, observer?: OperationObserver): DocumentEntry<Context> | Refusal;
  readNode(document: DocumentNode): DocumentEntry<Context> | Refusal;
}

/** Parses, validates and compiles each document once. Refused documents are not cached: they would evict valid ones. */
export function createDocumentCache<Context>(
  context: CompileContext<Context>,
  { max = 1_000, maxCharacters = 16_000_000 }: DocumentCacheOptions = {},
): DocumentCache<Context> {
  const sizeCalculation = (_: unknown, text: string) => text.length + 1;
  const entries = new LRUCache<string, DocumentEntry<Context>>({ max, maxSize: maxCharacters, sizeCalculation });
  const variants = createVariants<Compiling<Context>>();
  const counts = { hits: 0, misses: 0 };
  const readUncached = (text: string, observer?: OperationObserver) => {
    counts.misses++;
    const document = readDocument(text, context.schema, context.limits, context.disclosure, observer);
    if ('errors' in document) return document;
    const entry = createEntry(text, document, variants, context);
    entries.set(text, entry);
    return entry;
  };
  const read = (text: string, observer?: OperationObserver) => {
    const known = entries.get(text);
    if (known === undefined) return readUncached(text, observer);
    counts.hits++;
    return known;
  };
  const stats = () => ({ ...counts, size: entries.size });
  return { stats, read, readNode: byNode(read) };
}

/** Looks up an AST node by its text. Each node is printed once. */
function byNode<Context>(read: DocumentCache<Context>['read']): DocumentCache<Context>['readNode'] {
  const nodes = new WeakMap<DocumentNode, DocumentEntry<Context>>();
  return (document) => {
    const known = nodes.get(document);
    if (known !== undefined) return known;
    const entry = read(print(document));
    if (!('errors' in entry)) nodes.set(document, entry);
    return entry;
  };
}
