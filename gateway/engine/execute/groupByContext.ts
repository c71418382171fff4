import { isObject, type ResponseData } from '../base/responseData.ts';
import { isOfTypes, type PathStep } from './path.ts';
import type { ContextValuePath } from './planSteps.ts';

/** Entities of one fetch whose context arguments have the same values. */
export interface ContextGroup {
  /** Values by variable. Undefined for one that was not fetched. */
  readonly values: Record<string, unknown>;
  readonly entities: ResponseData[];
}

/**
 * Finds the entities at a path, grouped by the values of their context arguments. An entity that the data holds once for
 * several places is separated into one object for each, as far as the objects around it differ.
 */
export const groupByContext = (
  data: ResponseData,
  path: readonly PathStep[],
  contextValues: readonly ContextValuePath[],
): ContextGroup[] => {
  const groups = new Map<string, ContextGroup>();
  const found = (entity: ResponseData, holders: readonly ResponseData[]) => {
    const values: Record<string, unknown> = {};
    for (const { variable, depth, paths } of contextValues) values[variable] = readFirstValue(holders[depth], paths);
    const key = JSON.stringify(values);
    const group = groups.get(key) ?? { values, entities: [] };
    groups.set(key, group);
    group.entities.push(entity);
  };
  walkContext(data, path, 0, [data], { owners: new Map(), found });
  return [...groups.values()];
};

interface ContextWalk {
  /** The object or list that holds each value passed. */
  readonly owners: Map<object, object>;
  readonly found: (entity: ResponseData, holders: readonly ResponseData[]) => void;
}

/** @param holders the objects from the root to the present one, one per field */
const walkContext = (
  value: object,
  path: readonly PathStep[],
  at: number,
  holders: readonly ResponseData[],
  state: ContextWalk,
): void => {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const item = separatePlace(value, index, state);
      if (item !== undefined)
        walkContext(
          item,
          path,
          at,
          Array.isArray(item) ? holders : [...holders.slice(0, -1), item as ResponseData],
          state,
        );
    }
    return;
  }
  const object = value as ResponseData;
  const step = path[at];
  if (step === undefined) state.found(object, holders);
  else if (step.kind === 'list') walkContext(object, path, at + 1, holders, state);
  else if (step.kind === 'types') {
    if (isOfTypes(object, step.types)) walkContext(object, path, at + 1, holders, state);
  } else {
    const next = separatePlace(object, step.name, state);
    if (next !== undefined) walkContext(next, path, at + 1, [...holders, next as ResponseData], state);
  }
};

/** The object or list in a place, copied if it is also in a place of another holder. */
const separatePlace = (holder: object, key: string | number, { owners }: ContextWalk): object | undefined => {
  const places = holder as Record<string | number, unknown>;
  const value = places[key];
  if (typeof value !== 'object' || value === null) return undefined;
  const owner = owners.get(value);
  const own = owner === undefined || owner === holder ? value : Array.isArray(value) ? [...value] : { ...value };
  owners.set(own, holder);
  places[key] = own;
  return own;
};

const readFirstValue = (holder: unknown, paths: readonly (readonly string[])[]): unknown => {
  for (const path of paths) {
    let value = holder;
    for (const key of path) value = isObject(value) ? value[key] : value === null ? null : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
};
