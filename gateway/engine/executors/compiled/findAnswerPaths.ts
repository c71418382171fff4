import type { Slot } from './fetchRun.ts';

/** A place in the answer: an object or list, and a key of it. */
export type HolderKey = Pick<Slot, 'holder' | 'key'>;

/** The places from the root of an answer to one of its objects or lists. */
export type AnswerPath = readonly HolderKey[];

/** Values nested deeper belong to custom scalars, which contain no places. The answer itself nests less deep. */
const MAX_LEVELS = 200;

interface HolderSearch {
  readonly missing: Set<unknown>;
  readonly shared: ReadonlySet<unknown>;
  /** Shared objects that were searched before. */
  readonly seen: Set<unknown>;
  /** The places from the root to the current object. Reused, because most objects are not wanted. */
  readonly open: { holder: HolderKey['holder']; key: HolderKey['key'] }[];
  readonly chains: Map<unknown, AnswerPath>;
}

/**
 * Finds the chains of the wanted objects and lists. Stops once it has found all. An object in several places gets the
 * chain of the first.
 */
export const findAnswerPaths = (
  root: HolderKey['holder'],
  wanted: Set<unknown>,
  shared: ReadonlySet<unknown>,
): ReadonlyMap<unknown, AnswerPath> => {
  const search: HolderSearch = { missing: wanted, shared, seen: new Set(), open: [], chains: new Map() };
  searchHolder(root, 0, search);
  return search.chains;
};

const searchHolder = (holder: HolderKey['holder'], level: number, search: HolderSearch): void => {
  if (level === MAX_LEVELS) return;
  const place = { holder, key: '' as HolderKey['key'] };
  search.open[level] = place;
  if (Array.isArray(holder)) {
    for (let index = 0; index < holder.length && search.missing.size > 0; index++) {
      place.key = index;
      searchValue(holder[index], level, search);
    }
    return;
  }
  for (const key in holder) {
    if (search.missing.size === 0) return;
    place.key = key;
    searchValue(holder[key], level, search);
  }
};

const searchValue = (value: unknown, level: number, search: HolderSearch): void => {
  if (typeof value !== 'object' || value === null || search.seen.has(value)) return;
  if (search.shared.has(value)) search.seen.add(value);
  if (search.missing.delete(value))
    search.chains.set(
      value,
      search.open.slice(0, level + 1).map((place) => ({ ...place })),
    );
  searchHolder(value as HolderKey['holder'], level + 1, search);
};
