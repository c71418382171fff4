import { LRUCache } from 'lru-cache';

/** A cache of compiled values per operation and per combination of its conditions and overrides. */
export interface Variants<Value extends object> {
  /** Creates the cache of one operation. The length of its document is the weight of each of its entries. */
  forOperation(documentLength: number): OperationVariants<Value>;
}

/** The variants of one operation by combination of conditions and overrides. */
export interface OperationVariants<Value extends object> {
  get(setting: string): Value | undefined;
  set(setting: string, value: Value): void;
  delete(setting: string): void;
}

/**
 * Most cached variants beyond the first of each operation: all combinations of one operation with `maxConditions`
 * conditions.
 */
const MAX_VARIANTS = 2_000;

/** Most characters of their documents together. */
const MAX_CHARACTERS = 16_000_000;

/**
 * Caches the first variant of an operation with the operation, since most have only one. All further variants of an
 * engine share one LRU cache. So a document compiles each variant once, not on every use.
 */
export const createVariants = <Value extends object>(): Variants<Value> => {
  const others = new LRUCache<string, Value>({ max: MAX_VARIANTS, maxSize: MAX_CHARACTERS });
  let operations = 0;
  return {
    forOperation: (documentLength) => {
      const operation = operations++;
      const keyOf = (setting: string) => `${operation} ${setting}`;
      let first: { readonly setting: string; readonly value: Value } | undefined;
      return {
        get: (setting) => (first?.setting === setting ? first.value : others.get(keyOf(setting))),
        set: (setting, value) => {
          if (first === undefined || first.setting === setting) first = { setting, value };
          else others.set(keyOf(setting), value, { size: documentLength + 1 });
        },
        delete: (setting) => {
          if (first?.setting === setting) first = undefined;
          others.delete(keyOf(setting));
        },
      };
    },
  };
};
