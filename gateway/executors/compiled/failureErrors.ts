import { type ExecutionResult, type GraphQLError, locatedError } from 'graphql';
import { MAX_ERRORS } from '../../maxErrors.ts';
import type { Failure, Holder } from './run.ts';

/** An answer on its own, so that its data, too, has a place. */
interface Root extends Holder {
  data: Record<string, unknown> | null;
}

/**
 * Makes errors of the first thousand failures, each with its path, and lets the nulls of all go up as far as they have to. Where an object of the answer
 * is, is looked for only now: noting it for each row would cost more than all else.
 */
export function failureErrors(data: Record<string, unknown>, failures: readonly Failure[]): ExecutionResult {
  const root: Root = { data };
  const places = placesWithin(root);
  const errors = failures.slice(0, MAX_ERRORS).map((failure) => errorOf(failure, places));
  const emptied = failures.map((failure) => emptiedPlace(failure, places));
  for (const [holder, key] of emptied) holder[key] = null;
  return { errors, data: root.data };
}

/** Where each object and list of the answer is. */
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
