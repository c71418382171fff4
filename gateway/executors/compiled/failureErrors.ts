import { type ExecutionResult, type GraphQLError, locatedError } from 'graphql';
import { MAX_ERRORS } from '../../maxErrors.ts';
import type { Failure, Holder } from './run.ts';

/** The root of an answer, so that `data` itself has a position. */
interface Root extends Holder {
  data: Record<string, unknown> | null;
}

/**
 * Creates errors with paths for the first thousand failures, and propagates the nulls of all. Computes the paths only
 * now: tracking them per row would cost more than all else.
 */
export function failureErrors(data: Record<string, unknown>, failures: readonly Failure[]): ExecutionResult {
  const root: Root = { data };
  const places = placesWithin(root);
  const errors = failures.slice(0, MAX_ERRORS).map((failure) => errorOf(failure, places));
  const emptied = failures.map((failure) => emptiedPlace(failure, places));
  for (const [holder, key] of emptied) holder[key] = null;
  return { errors, data: root.data };
}

/** The parent and key of each object and list of the answer. */
type Places = ReadonlyMap<unknown, readonly [holder: Holder, key: string | number]>;

function placesWithin(root: Holder): Places {
  const places = new Map<unknown, readonly [Holder, string | number]>();
  const open: Holder[] = [root];
  for (let holder = open.pop(); holder !== undefined; holder = open.pop())
    for (const [key, value] of Array.isArray(holder) ? holder.entries() : Object.entries(holder)) {
      if (typeof value !== 'object' || value === null || places.has(value)) continue;
      places.set(value, [holder, key]);
      open.push(value);
    }
  return places;
}

function errorOf({ holder, key, position, error }: Failure, places: Places): GraphQLError {
  const path = [key];
  for (let at = places.get(holder); at !== undefined; at = places.get(at[0])) path.unshift(at[1]);
  return locatedError(error, [...position.nodes], path.slice(1));
}

function emptiedPlace({ holder, key, position }: Failure, places: Places): readonly [Holder, string | number] {
  let place: readonly [Holder, string | number] = [holder, key];
  for (let left = position.ups; left > 0; left--) place = places.get(place[0]) ?? place;
  return place;
}
