import type { FlattenNodePathSegment } from '@graphql-hive/router-query-planner';
import type { PossibleTypes } from '../base/possibleTypes.ts';
import type { RowMeter } from '../base/requestBudget.ts';
import { isObject, type ResponseData, type ResponsePath } from '../base/responseData.ts';

/** One step of a path from the root of a response to the entities of a fetch. */
export type PathStep =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'list' }
  | { readonly kind: 'types'; readonly types: ReadonlySet<string> };

/** A path of a planner, from the root of a response to the entities of a fetch. */
export type FlattenPath = readonly FlattenNodePathSegment[];

/** Compiles a planner's path. */
export const compilePath = (segments: FlattenPath, possibleTypes: PossibleTypes): PathStep[] =>
  segments.map((segment) => {
    if (segment === '@') return { kind: 'list' };
    if ('Field' in segment) return { kind: 'field', name: segment.Field };
    return { kind: 'types', types: possibleTypes(segment.TypeCondition) };
  });

/** The state of a walk along a path. */
interface EntityWalk {
  readonly path: readonly PathStep[];
  /** Shared objects, each of which is visited once. */
  readonly shared: Pick<ReadonlySet<unknown>, 'has'> | undefined;
  readonly passed: Set<unknown>;
  readonly rows: RowMeter;
  readonly found: ResponseData[];
}

/**
 * Finds the entities at a path, in response order. An object that is shared between several places is returned once.
 */
export const findEntities = (
  data: ResponseData,
  path: readonly PathStep[],
  { shared, rows }: Pick<EntityWalk, 'shared' | 'rows'>,
): ResponseData[] => {
  const walk: EntityWalk = { path, shared, rows, passed: new Set(), found: [] };
  walkFrom(data, 0, walk);
  return walk.found;
};

const walkTo = (value: unknown, at: number, walk: EntityWalk): void => {
  if (walk.shared?.has(value)) {
    if (walk.passed.has(value)) return;
    walk.passed.add(value);
  }
  walkFrom(value, at, walk);
};

const walkFrom = (value: unknown, at: number, walk: EntityWalk): void => {
  const step = walk.path[at];
  if (Array.isArray(value)) {
    walk.rows.add(value.length);
    const next = step?.kind === 'list' ? at + 1 : at;
    for (const item of value) walkTo(item, next, walk);
    return;
  }
  if (!isObject(value)) return;
  if (step === undefined) walk.found.push(value);
  else if (step.kind === 'field') walkTo(value[step.name], at + 1, walk);
  else if (step.kind === 'list' || isOfTypes(value, step.types)) walkFrom(value, at + 1, walk);
};

/**
 * Finds the same entities with the path of each. It allocates an array per step, so it is called only to place errors.
 */
export const locateEntities = (
  value: unknown,
  path: readonly PathStep[],
  at: ResponsePath = [],
): { readonly entity: ResponseData; readonly path: ResponsePath }[] => {
  if (Array.isArray(value)) {
    const rest = path[0]?.kind === 'list' ? path.slice(1) : path;
    return value.flatMap((item, index) => locateEntities(item, rest, [...at, index]));
  }
  if (!isObject(value)) return [];
  const [step, ...rest] = path;
  if (step === undefined) return [{ entity: value, path: at }];
  if (step.kind === 'field') return locateEntities(value[step.name], rest, [...at, step.name]);
  return step.kind === 'list' || isOfTypes(value, step.types) ? locateEntities(value, rest, at) : [];
};

/** The response names of a path up to its first list: the common ancestor field of all its entities. */
export const findCommonPath = (path: readonly PathStep[]): string[] => {
  const end = path.findIndex((step) => step.kind === 'list');
  return path.slice(0, end === -1 ? path.length : end).flatMap((step) => (step.kind === 'field' ? [step.name] : []));
};

/** The response names of a planner's path. */
export const readFieldNames = (path: FlattenPath): readonly string[] =>
  path.flatMap((segment) => (typeof segment === 'object' && 'Field' in segment ? [segment.Field] : []));

/** Whether an object is, or may be, of one of these types. */
export const isOfTypes = (entity: ResponseData, types: ReadonlySet<string>): boolean =>
  typeof entity.__typename !== 'string' || types.has(entity.__typename);
