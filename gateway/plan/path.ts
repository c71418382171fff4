import type { FlattenNodePathSegment } from '@graphql-hive/router-query-planner';
import type { Data } from '../execute/data.ts';
import { isObject } from '../execute/data.ts';
import type { PossibleTypes } from './possibleTypes.ts';

/** One step from a response's root towards the entities of a fetch. */
export type PathStep =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'list' }
  | { readonly kind: 'types'; readonly types: ReadonlySet<string> };

/** Where an entity sits in the response: names and list positions. */
export type ResponsePath = readonly (string | number)[];

/** Compiles a planner's flatten path. */
export function compilePath(segments: readonly FlattenNodePathSegment[], possibleTypes: PossibleTypes): PathStep[] {
  return segments.map((segment) => {
    if (segment === '@') return { kind: 'list' };
    if ('Field' in segment) return { kind: 'field', name: segment.Field };
    return { kind: 'types', types: possibleTypes(segment.TypeCondition) };
  });
}

/** Adds to `found` every entity the path leads to from `value`, in the order of the response. */
export function collectEntities(value: unknown, path: readonly PathStep[], at: number, found: Data[]): void {
  if (Array.isArray(value)) {
    const next = path[at]?.kind === 'list' ? at + 1 : at;
    for (const item of value) collectEntities(item, path, next, found);
    return;
  }
  if (!isObject(value)) return;
  const step = path[at];
  if (step === undefined) found.push(value);
  else if (step.kind === 'field') collectEntities(value[step.name], path, at + 1, found);
  else if (step.kind === 'list' || matches(value, step.types)) collectEntities(value, path, at + 1, found);
}

/**
 * The same walk, telling where each entity sits. It costs an array per step, so it is taken only to place errors.
 */
export function locateEntities(
  value: unknown,
  path: readonly PathStep[],
  at: ResponsePath = [],
): { readonly entity: Data; readonly path: ResponsePath }[] {
  if (Array.isArray(value)) {
    const rest = path[0]?.kind === 'list' ? path.slice(1) : path;
    return value.flatMap((item, index) => locateEntities(item, rest, [...at, index]));
  }
  if (!isObject(value)) return [];
  const [step, ...rest] = path;
  if (step === undefined) return [{ entity: value, path: at }];
  if (step.kind === 'field') return locateEntities(value[step.name], rest, [...at, step.name]);
  return step.kind === 'list' || matches(value, step.types) ? locateEntities(value, rest, at) : [];
}

/** The path's names up to its first list: the one field of the response that all entities of the path hang under. */
export function commonPath(path: readonly PathStep[]): string[] {
  const end = path.findIndex((step) => step.kind === 'list');
  return path.slice(0, end === -1 ? path.length : end).flatMap((step) => (step.kind === 'field' ? [step.name] : []));
}

function matches(entity: Data, types: ReadonlySet<string>): boolean {
  return typeof entity.__typename !== 'string' || types.has(entity.__typename);
}
