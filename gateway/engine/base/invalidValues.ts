import type { InputPath } from '../errors/inputErrors.ts';

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

interface VisitedValue {
  readonly value: unknown;
  readonly key: string | number;
  readonly parent: VisitedValue | undefined;
  readonly depth: number;
}

/**
 * Searches a value for non-finite numbers, which JSON prints as null, and for more than `MAX_VALUE_DEPTH` levels.
 * Iterative, so that any depth is safe.
 */
export const findInvalidValue = (value: unknown): InvalidValue | undefined => {
  const open: VisitedValue[] = [{ value, key: '', parent: undefined, depth: 0 }];
  for (let visited = open.pop(); visited !== undefined; visited = open.pop()) {
    const { value, depth } = visited;
    if (typeof value === 'number' && !Number.isFinite(value))
      return { path: toInputPath(visited), problem: 'the number is too large.' };
    if (typeof value !== 'object' || value === null) continue;
    if (depth === MAX_VALUE_DEPTH) return { path: [], problem: `it nests deeper than ${MAX_VALUE_DEPTH} levels.` };
    for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
      if (typeof inner === 'object' || typeof inner === 'number')
        open.push({ value: inner, key, parent: visited, depth: depth + 1 });
  }
  return undefined;
};

const toInputPath = (visited: VisitedValue): InputPath => {
  const path: (string | number)[] = [];
  for (let at = visited; at.parent !== undefined; at = at.parent) path.unshift(at.key);
  return path;
};
