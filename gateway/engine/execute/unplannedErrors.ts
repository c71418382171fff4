import type { GraphQLError } from 'graphql';
import { type Data, isObject } from '../base/data.ts';
import { responseName } from '../document/responseNames.ts';
import { clientError } from '../errors/clientError.ts';
import { matches, type PathStep, type ResponsePath } from './path.ts';

/** One step of a path to an unplanned field. `typename` is the last one: the type of an object of an abstract type. */
export type UnplannedStep = PathStep | { readonly kind: 'typename'; readonly name: string; readonly abstract: string };

/** The path to an unplanned field. It does not include lists. */
export type UnplannedPath = readonly UnplannedStep[];

/**
 * Creates the errors of fields without a plan: one at each place where such a field, or an ancestor of it, is missing.
 */
export const unplannedErrors = (data: Data, paths: readonly UnplannedPath[]): GraphQLError[] => {
  const message = 'This graph cannot answer the field: no plan could be made for it.';
  const places = new Map<string, ResponsePath>();
  for (const path of paths) for (const place of missingPlaces(data, path, [])) places.set(place.join('.'), place);
  return [...places.values()].map((path) => clientError('QUERY_PLANNING_FAILED', message, { path }));
};

const missingPlaces = (value: unknown, path: UnplannedPath, at: ResponsePath): ResponsePath[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => missingPlaces(item, path, [...at, index]));
  const [step, ...rest] = path;
  if (!isObject(value) || step === undefined) return [];
  if (step.kind === 'types') return matches(value, step.types) ? missingPlaces(value, rest, at) : [];
  if (step.kind === 'list') return missingPlaces(value, rest, at);
  const place = [...at, responseName(step.name)];
  if (step.kind === 'typename') return hasConcreteType(value, step.abstract) ? [] : [place];
  return value[step.name] === undefined ? [place] : missingPlaces(value[step.name], rest, place);
};

/** The subgraph of an interface object returns no type, or the interface. */
const hasConcreteType = ({ __typename }: Data, abstract: string): boolean =>
  __typename !== undefined && __typename !== abstract;
