import type { GraphQLError } from 'graphql';
import { responseName } from '../document/names.ts';
import { clientError } from '../errors.ts';
import { matches, type PathStep, type ResponsePath } from '../plan/path.ts';
import { type Data, isObject } from './data.ts';

/**
 * Creates the errors of fields without a plan: one at each place where such a field, or an ancestor of it, is missing.
 */
export function unplannedErrors(data: Data, paths: readonly (readonly PathStep[])[]): GraphQLError[] {
  const message = 'This graph cannot answer the field: no plan could be made for it.';
  const places = new Map<string, ResponsePath>();
  for (const path of paths) for (const place of missingPlaces(data, path, [])) places.set(place.join('.'), place);
  return [...places.values()].map((path) => clientError('QUERY_PLANNING_FAILED', message, { path }));
}

function missingPlaces(value: unknown, path: readonly PathStep[], at: ResponsePath): ResponsePath[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => missingPlaces(item, path, [...at, index]));
  const [step, ...rest] = path;
  if (!isObject(value) || step === undefined) return [];
  if (step.kind === 'types') return matches(value, step.types) ? missingPlaces(value, rest, at) : [];
  if (step.kind === 'list') return missingPlaces(value, rest, at);
  const place = [...at, responseName(step.name)];
  return value[step.name] === undefined ? [place] : missingPlaces(value[step.name], rest, place);
}
