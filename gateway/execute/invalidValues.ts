import type { InputPath } from '../inputErrors.ts';

/**
 * Most nesting levels of objects and lists in a value. Deeper values overflow the stack of recursive readers and
 * writers.
 */
export const MAX_VALUE_DEPTH = 200;

/** A value that JSON cannot carry, and its path. */
export interface InvalidValue {
  readonly path: InputPath;
  readonly problem: string;
}

interface Entry {
  readonly value: unknown;
  readonly key: string | number;
  readonly holder: Entry | undefined;
  readonly depth: number;
}

/**
 * Searches a value for non-finite numbers, which JSON prints as null, and for more than `MAX_VALUE_DEPTH` levels.
 * Iterative, so that any depth is safe.
 */
export function findInvalidValue(value: unknown): InvalidValue | undefined {
  const open: Entry[] = [{ value, key: '', holder: undefined, depth: 0 }];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const { value, depth } = entry;
    if (typeof value === 'number' && !Number.isFinite(value))
      return { path: pathOf(entry), problem: 'the number is too large.' };
    if (typeof value !== 'object' || value === null) continue;
    if (depth === MAX_VALUE_DEPTH) return { path: [], problem: `it nests deeper than ${MAX_VALUE_DEPTH} levels.` };
    for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
      if (typeof inner === 'object' || typeof inner === 'number')
        open.push({ value: inner, key, holder: entry, depth: depth + 1 });
  }
  return undefined;
}

function pathOf(entry: Entry): InputPath {
  const path: (string | number)[] = [];
  for (let at = entry; at.holder !== undefined; at = at.holder) path.unshift(at.key);
  return path;
}
