import type { GraphQLError } from 'graphql';
import { isObject, type ResponseData, type ResponsePath } from '../base/responseData.ts';
import { toResponseName } from '../document/responseNames.ts';
import { clientError } from '../errors/clientError.ts';
import { isOfTypes, type PathStep } from './path.ts';

/** One step of a path to an unplanned field. `typename` is the last one: the type of an object of an abstract type. */
export type UnplannedStep = PathStep | { readonly kind: 'typename'; readonly name: string; readonly abstract: string };

/** The path to an unplanned field. It does not include lists. */
export type UnplannedPath = readonly UnplannedStep[];

/**
 * Creates the errors of fields without a plan: one at each place where such a field, or an ancestor of it, is missing.
 */
export const createUnplannedErrors = (data: ResponseData, paths: readonly UnplannedPath[]): GraphQLError[] => {
  const message = 'This graph cannot answer the field: no plan could be made for it.';
  const places = new Map<string, ResponsePath>();
  for (const path of paths) for (const place of findMissingPaths(data, path, [])) places.set(place.join('.'), place);
  return [...places.values()].map((path) => clientError('QUERY_PLANNING_FAILED', message, { path }));
};

const findMissingPaths = (value: unknown, path: UnplannedPath, at: ResponsePath): ResponsePath[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => findMissingPaths(item, path, [...at, index]));
  const [step, ...rest] = path;
  if (!isObject(value) || step === undefined) return [];
  if (step.kind === 'types') return isOfTypes(value, step.types) ? findMissingPaths(value, rest, at) : [];
  if (step.kind === 'list') return findMissingPaths(value, rest, at);
  const place = [...at, toResponseName(step.name)];
  if (step.kind === 'typename') return hasConcreteType(value, step.abstract) ? [] : [place];
  return value[step.name] === undefined ? [place] : findMissingPaths(value[step.name], rest, place);
};

/** The subgraph of an interface object returns no type, or the interface. */
const hasConcreteType = ({ __typename }: ResponseData, abstract: string): boolean =>
  __typename !== undefined && __typename !== abstract;
