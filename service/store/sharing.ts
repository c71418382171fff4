/** Lookups that calls share while they are under way. */
import DataLoader from 'dataloader';
import type { Database } from './database.ts';
import { forDomain } from './domain-share.ts';

/** Answers several questions in one query, in their order. */
export type Lookup<Key, Value> = (db: Database, keys: readonly Key[]) => Promise<Value[]>;

/** Most askers of one query. */
const MOST = 100;

/**
 * Whoever asks while a query is under way waits for it and shares the next one: nobody is told what was true before
 * they asked, and many calls at once cost few queries. Nothing is kept.
 */
const sharing = <Key, Value>(db: Database, lookUp: Lookup<Key, Value>): DataLoader<readonly Key[], Value[]> => {
  let underWay: Promise<unknown> = Promise.resolve();
  const batch = async (askers: readonly (readonly Key[])[]) => {
    // Askers are of several domains: none of them may have to wait until another's share is free.
    const answers = forDomain('', () => lookUp(db, askers.flat()));
    underWay = answers.catch(() => {});
    const all = await answers;
    let answered = 0;
    return askers.map(({ length }) => {
      answered += length;
      return all.slice(answered - length, answered);
    });
  };
  return new DataLoader(batch, { cache: false, maxBatchSize: MOST, batchScheduleFn: (send) => underWay.then(send) });
};

/**
 * A lookup that calls share. Within a transaction it asks for itself, since it sees what the transaction wrote.
 *
 * @returns answers all the questions of one asker, in their order
 */
export const shared = <Key, Value>(lookUp: Lookup<Key, Value>): Lookup<Key, Value> => {
  const loaders = new WeakMap<Database, DataLoader<readonly Key[], Value[]>>();
  return (db, keys) => {
    if (db.isTransaction) return lookUp(db, keys);
    const loader = loaders.get(db) ?? sharing(db, lookUp);
    loaders.set(db, loader);
    return loader.load(keys);
  };
};
