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

interface Spot {
  readonly value: unknown;
  readonly key: string | number;
  readonly holder: Spot | undefined;
  readonly depth: number;
}

/**
 * Searches a value for non-finite numbers, which JSON prints as null, and for more than `MAX_VALUE_DEPTH` levels.
 * Iterative, so that any depth is safe.
 */
export function findInvalidValue(value: unknown): InvalidValue | undefined {
  const open: Spot[] = [{ value, key: '', holder: undefined, depth: 0 }];
  for (let spot = open.pop(); spot !== undefined; spot = open.pop()) {
    const { value, depth } = spot;
    if (typeof value === 'number' && !Number.isFinite(value))
      return { path: pathOf(spot), problem: 'the number is too large.' };
    if (typeof value !== 'object' || value === null) continue;
    if (depth === MAX_VALUE_DEPTH) return { path: [], problem: `it nests deeper than ${MAX_VALUE_DEPTH} levels.` };
    for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
      if (typeof inner === 'object' || typeof inner === 'number')
        open.push({ value: inner, key, holder: spot, depth: depth + 1 });
  }
  return undefined;
}

function pathOf(spot: Spot): InputPath {
  const path: (string | number)[] = [];
  for (let at = spot; at.holder !== undefined; at = at.holder) path.unshift(at.key);
  return path;
}
