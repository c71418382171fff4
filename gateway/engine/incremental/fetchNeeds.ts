/** Which groups of an operation need which units of its fetches. */

import { INITIAL_GROUP } from '../document/deliveryGroups.ts';
import { type FetchSelection, isIndivisible, PATH_SEPARATOR, type PlanFetch } from './planFetches.ts';

/** Says for each unit which groups need it, also for the fetches that follow. */
export const markNeededGroups = (leaves: readonly PlanFetch[]): void => {
  for (const leaf of leaves.toReversed()) {
    if (isIndivisible(leaf)) requireReadPaths(leaf, [...leaf.reads.values()].flat(), new Set([INITIAL_GROUP]));
    for (const unit of leaf.units) if (unit.parts.size === 0) addFallback(unit, leaf);
    for (const [target, units] of Map.groupBy(leaf.units, (unit) => unit.target))
      requireReadPaths(leaf, leaf.reads.get(target) ?? [], new Set(units.flatMap(({ parts }) => [...parts])));
  }
};

/** What no group needs at a path is fetched with the groups that need the same selection at another one. */
const addFallback = ({ selection, parts }: FetchSelection, { units, later }: PlanFetch): void => {
  const others = units.find((other) => other.selection === selection && other.parts.size > 0);
  for (const part of others?.parts ?? [later ?? INITIAL_GROUP]) parts.add(part);
};

const requireReadPaths = (leaf: PlanFetch, reads: readonly string[], parts: ReadonlySet<number>): void => {
  const providers = findProviders(leaf, reads);
  for (const { unit } of providers) for (const part of parts) unit.parts.add(part);
};

/** A unit, and its fetch. */
interface SelectionProvider {
  readonly leaf: PlanFetch;
  readonly unit: FetchSelection;
}

/** The units of earlier fetches that fill these places; all, if it is not known for one of them. */
export const findProviders = (leaf: PlanFetch, reads: readonly string[]): readonly SelectionProvider[] => {
  const before = leaf.before.filter(({ later }) => later === undefined || later === leaf.later);
  const all = before.flatMap((one) => one.units.map((unit) => ({ leaf: one, unit })));
  const wanted = new Set(reads);
  const found = all.filter(({ unit }) => !unit.points.isDisjointFrom(wanted));
  // The type of an object comes with the object, unless it is that of an interface object, which a fetch of its own finds.
  const isKnown = (place: string) =>
    place.endsWith(`${PATH_SEPARATOR}__typename`) || found.some(({ unit }) => unit.points.has(place));
  return leaf.readsAll || !reads.every(isKnown) ? all : found;
};
