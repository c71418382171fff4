import { GraphQLError } from 'graphql';
import type { ResponseData, ResponsePath } from '../base/responseData.ts';
import { toResponseName } from '../document/responseNames.ts';
import { MAX_ERRORS } from '../errors/maxErrors.ts';
import { MAX_STACK_TRACES, withoutStackTraces } from '../errors/stackTraces.ts';
import { findCommonPath, locateEntities } from './path.ts';
import type { PlanRun } from './planRun.ts';
import type { EntityFetch, RootFetch } from './planSteps.ts';
import type { TargetEntities } from './represent.ts';
import { rewritePath } from './rewrites.ts';

/** An error of a subgraph: an instance in process, plain JSON over HTTP. */
export type SubgraphError = Pick<GraphQLError, 'message'> & Partial<Pick<GraphQLError, 'path' | 'extensions'>>;

/** Maps the errors of a root fetch to response paths. An error at none of its fields applies to each of them. */
export const placeRootErrors = <Context>(
  errors: readonly SubgraphError[],
  { rewrites, rootKeys }: RootFetch<Context>,
  run: PlanRun<Context>,
): void => {
  for (const error of errors)
    if (rootKeys.some((key) => key === error.path?.[0]))
      reportError(error, rewritePath(error.path ?? [], rewrites), run);
    else for (const key of rootKeys) reportError(error, [key], run);
};

/**
 * Maps the errors of an entity fetch to every path of the failed entity in the response. An error without an entity
 * applies to all entities and is reported once, at their common parent field.
 */
export const placeEntityErrors = <Context>(
  errors: readonly SubgraphError[],
  { targets }: EntityFetch<Context>,
  work: readonly TargetEntities[],
  run: PlanRun<Context>,
): void => {
  const located = new Map<TargetEntities, PlacesByIndex>();
  for (const error of errors) {
    const [key, index, ...rest] = error.path ?? [];
    const found = work.find(({ target }) => target.key === key);
    const places = found === undefined || typeof index !== 'number' ? [] : findPlaces(found, index, located, run.data);
    const below = rewritePath(rest, found?.target.outputRewrites);
    for (const at of places) reportError(error, [...at, ...below], run);
    if (places.length === 0) reportError(error, findCommonPath(targets[0]?.paths[0] ?? []), run);
  }
};

/** Response paths by index of the representation. */
type PlacesByIndex = ReadonlyMap<number, readonly ResponsePath[]>;

/** Searches the response once for all errors of a target. */
const findPlaces = (
  work: TargetEntities,
  index: number,
  located: Map<TargetEntities, PlacesByIndex>,
  data: ResponseData,
) => {
  const known = located.get(work) ?? locateAll(work, data);
  located.set(work, known);
  return known.get(index) ?? [];
};

const locateAll = ({ target, paths }: TargetEntities, data: ResponseData): PlacesByIndex => {
  const indexOf = new Map(
    paths.flatMap(({ entities, indexes }) => entities.map((entity, at) => [entity, indexes[at]] as const)),
  );
  const places = new Map<number, ResponsePath[]>();
  for (const { entity, path } of target.paths.flatMap((one) => locateEntities(data, one))) {
    const index = indexOf.get(entity);
    if (index === undefined || index < 0) continue;
    const known = places.get(index);
    if (known === undefined) places.set(index, [path]);
    else known.push(path);
  }
  return places;
};

const reportError = (error: SubgraphError, path: ResponsePath, run: PlanRun<unknown>): void => {
  const { length } = run.errors;
  if (length < MAX_STACK_TRACES) run.errors.push(createErrorAt(error, path));
  else if (length < MAX_ERRORS) run.errors.push(withoutStackTraces(() => createErrorAt(error, path)));
  else run.omittedErrors++;
};

/** Fields that the planner added (keys, requirements) are not in the answer. Their errors move to the parent. */
const createErrorAt = (error: SubgraphError, path: ResponsePath): GraphQLError => {
  const end = path.findIndex((segment) => typeof segment === 'string' && segment.startsWith('_internal_qp_alias'));
  const visible = end === -1 ? path : path.slice(0, end);
  return new GraphQLError(error.message, {
    path: visible.map((segment) => (typeof segment === 'string' ? toResponseName(segment) : segment)),
    extensions: error.extensions,
    originalError: getOriginalError(error),
  });
};

const getOriginalError = (error: SubgraphError): Error | undefined => {
  if (error instanceof GraphQLError) return error.originalError ?? undefined;
  return error instanceof Error ? error : undefined;
};
