/** Which parts of an operation need which units of its fetches. */

import { INITIAL } from '../document/parts.ts';
import { type FetchLeaf, type FetchUnit, isWhole, SEPARATOR } from './fetchUnits.ts';

/** Says for each unit which parts need it, also for the fetches that follow. */
export const markNeeds = (leaves: readonly FetchLeaf[]): void => {
  for (const leaf of leaves.toReversed()) {
    if (isWhole(leaf)) requireReads(leaf, [...leaf.reads.values()].flat(), new Set([INITIAL]));
    for (const unit of leaf.units) if (unit.parts.size === 0) addFallback(unit, leaf);
    for (const [target, units] of Map.groupBy(leaf.units, (unit) => unit.target))
      requireReads(leaf, leaf.reads.get(target) ?? [], new Set(units.flatMap(({ parts }) => [...parts])));
  }
};

/** What nothing needs at a path comes with what the same selection is needed for at another one. */
const addFallback = ({ selection, parts }: FetchUnit, { units, later }: FetchLeaf): void => {
  const others = units.find((other) => other.selection === selection && other.parts.size > 0);
  for (const part of others?.parts ?? [later ?? INITIAL]) parts.add(part);
};

const requireReads = (leaf: FetchLeaf, reads: readonly string[], parts: ReadonlySet<number>): void => {
  const providers = providersOf(leaf, reads);
  for (const { unit } of providers) for (const part of parts) unit.parts.add(part);
};

/** A unit, and its fetch. */
interface Provider {
  readonly leaf: FetchLeaf;
  readonly unit: FetchUnit;
}

/** The units of earlier fetches that fill these places; all, if it is not known for one of them. */
export const providersOf = (leaf: FetchLeaf, reads: readonly string[]): readonly Provider[] => {
  const before = leaf.before.filter(({ later }) => later === undefined || later === leaf.later);
  const all = before.flatMap((one) => one.units.map((unit) => ({ leaf: one, unit })));
  const wanted = new Set(reads);
  const found = all.filter(({ unit }) => !unit.points.isDisjointFrom(wanted));
  // The type of an object comes with the object, unless it is that of an interface object, which a fetch of its own finds.
  const isKnown = (place: string) =>
    place.endsWith(`${SEPARATOR}__typename`) || found.some(({ unit }) => unit.points.has(place));
  return leaf.readsAll || !reads.every(isKnown) ? all : found;
};
