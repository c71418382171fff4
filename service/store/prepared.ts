/** Which statements are prepared: sent by name, so that PostgreSQL reads their text once for each connection. */
import { LRUCache } from 'lru-cache';

/** A statement that came so often is one the service lives by. */
const OFTEN = 4;

/** Most that are prepared. Each connection keeps its own of each, some ten thousand bytes. */
const MOST = 300;

/** Longest text that is watched for coming again, and all of them together, in characters. */
const TEXT_MAX = 20_000;
const WATCHED_MAX = 2_000_000;

/**
 * Gives names to texts that come often. Texts are as many as the queries callers think of, so the names are limited, and
 * what comes seldom has none.
 *
 * @returns takes the text of a statement, gives its name; undefined: it has none
 */
export const statementNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>();
  const seen = new LRUCache<string, number>({ maxSize: WATCHED_MAX, sizeCalculation: (_, text) => text.length });
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST || text.length > TEXT_MAX || text === '') return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < OFTEN) seen.set(text, times);
    else {
      seen.delete(text);
      names.set(text, `skein_${names.size}`);
    }
    return undefined;
  };
};
