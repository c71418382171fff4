import type { Slot } from './run.ts';

/** A place in the answer: an object or list, and a key of it. */
export type Place = Pick<Slot, 'holder' | 'key'>;

/** The places from the root of an answer to one of its objects or lists. */
export type Chain = readonly Place[];

/** Values nested deeper belong to custom scalars, which contain no places. The answer itself nests less deep. */
const MAX_LEVELS = 200;

interface Search {
  readonly missing: Set<unknown>;
  readonly shared: ReadonlySet<unknown>;
  /** Shared objects that were searched before. */
  readonly seen: Set<unknown>;
  /** The places from the root to the current object. Reused, because most objects are not wanted. */
  readonly open: { holder: Place['holder']; key: Place['key'] }[];
  readonly chains: Map<unknown, Chain>;
}

/**
 * Finds the chains of the wanted objects and lists. Stops once it has found all. An object in several places gets the
 * chain of the first.
 */
export const findChains = (
  root: Place['holder'],
  wanted: Set<unknown>,
  shared: ReadonlySet<unknown>,
): ReadonlyMap<unknown, Chain> => {
  const search: Search = { missing: wanted, shared, seen: new Set(), open: [], chains: new Map() };
  searchIn(root, 0, search);
  return search.chains;
};

const searchIn = (holder: Place['holder'], level: number, search: Search): void => {
  if (level === MAX_LEVELS) return;
  const place = { holder, key: '' as Place['key'] };
  search.open[level] = place;
  if (Array.isArray(holder)) {
    for (let index = 0; index < holder.length && search.missing.size > 0; index++) {
      place.key = index;
      visit(holder[index], level, search);
    }
    return;
  }
  for (const key in holder) {
    if (search.missing.size === 0) return;
    place.key = key;
    visit(holder[key], level, search);
  }
};

const visit = (value: unknown, level: number, search: Search): void => {
  if (typeof value !== 'object' || value === null || search.seen.has(value)) return;
  if (search.shared.has(value)) search.seen.add(value);
  if (search.missing.delete(value))
    search.chains.set(
      value,
      search.open.slice(0, level + 1).map((place) => ({ ...place })),
    );
  searchIn(value as Place['holder'], level + 1, search);
};
