/** Decides which statements are prepared, that is sent by name, so that PostgreSQL parses them once per connection. */
import { LRUCache } from 'lru-cache';

/** A statement that was sent this often is prepared. */
const MIN_USES = 4;

/** Maximum number of prepared statements. Each connection holds all of them, at some ten thousand bytes each. */
const MAX_NAMES = 300;

/** Longest text whose repetitions are counted, and the limit of all such texts together, in characters. */
const MAX_TEXT_LENGTH = 20_000;
const MAX_TEXTS_LENGTH = 2_000_000;

/**
 * Names the texts of frequent statements. Callers' queries can make any number of texts, so the number of names is
 * limited, and rare texts have none.
 *
 * @returns takes the text of a statement and returns its name; undefined: it has none
 */
export const createStatementNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>();
  const seen = new LRUCache<string, number>({ maxSize: MAX_TEXTS_LENGTH, sizeCalculation: (_, text) => text.length });
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_NAMES || text.length > MAX_TEXT_LENGTH || text === '') return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < MIN_USES) seen.set(text, times);
    else {
      seen.delete(text);
      names.set(text, `skein_${names.size}`);
    }
    return undefined;
  };
};
