/** Batches lookups of concurrent calls. */
import DataLoader from 'dataloader';
import { runForCaller } from './callerTurns.ts';
import type { Database } from './database.ts';
import { runForDomain } from './domainShare.ts';

/** Looks up several keys with one query; the values have the order of the keys. */
export type Lookup<Key, Value> = (db: Database, keys: readonly Key[]) => Promise<Value[]>;

/** Maximum number of callers that share one query. */
const MAX_CALLERS = 100;

/**
 * Calls that arrive while a query is running wait for it and share the next one. No caller gets a result that was read
 * before it called, and many concurrent calls cost few queries. Nothing is cached.
 */
const createBatchingLoader = <Key, Value>(
  db: Database,
  lookUp: Lookup<Key, Value>,
): DataLoader<readonly Key[], Value[]> => {
  let running: Promise<unknown> = Promise.resolve();
  const batch = async (callers: readonly (readonly Key[])[]) => {
    // The callers belong to several domains, so the query counts towards no domain's share: none of them must wait for
    // another's.
    const answers = runForCaller('', () => runForDomain('', () => lookUp(db, callers.flat())));
    running = answers.catch(() => {});
    const all = await answers;
    let answered = 0;
    return callers.map(({ length }) => {
      answered += length;
      return all.slice(answered - length, answered);
    });
  };
  return new DataLoader(batch, {
    cache: false,
    maxBatchSize: MAX_CALLERS,
    batchScheduleFn: (send) => running.then(send),
  });
};

/**
 * Makes a lookup shared between calls. Within a transaction it runs separately, since it must see what the transaction
 * wrote.
 *
 * @returns a lookup of all keys of one caller, with the values in the order of the keys
 */
export const shareLookups = <Key, Value>(lookUp: Lookup<Key, Value>): Lookup<Key, Value> => {
  const loaders = new WeakMap<Database, DataLoader<readonly Key[], Value[]>>();
  return (db, keys) => {
    if (db.isTransaction) return lookUp(db, keys);
    const loader = loaders.get(db) ?? createBatchingLoader(db, lookUp);
    loaders.set(db, loader);
    return loader.load(keys);
  };
};
