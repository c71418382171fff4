import { LRUCache } from 'lru-cache';

/** What is compiled of operations for each setting of their conditions and overrides. */
export interface Variants<Value extends object> {
  /** The variants of one operation; the length of its document is what keeping one counts as. */
  forOperation(documentLength: number): OperationVariants<Value>;
}

/** Variants of one operation, by setting. */
export interface OperationVariants<Value extends object> {
  get(setting: string): Value | undefined;
  set(setting: string, value: Value): void;
  delete(setting: string): void;
}

/** Variants kept beside the first of each operation: all settings of one with as many conditions as are allowed. */
const MAX_VARIANTS = 2_000;

/** Characters of documents that they may count as together. */
const MAX_CHARACTERS = 16_000_000;

/**
 * Keeps the first variant of an operation with the operation, as most have but one, and all others of an engine together:
 * those unused longest go first. So a document compiles each of its settings once, not anew whenever one comes again.
 */
export function createVariants<Value extends object>(): Variants<Value> {
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
}
