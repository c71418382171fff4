import { type Data, isObject } from '../base/data.ts';
import type { PathStep } from './path.ts';
import type { ContextPlace } from './steps.ts';

/** Entities of one fetch whose context arguments have the same values. */
export interface ContextGroup {
  /** Values by variable. Undefined for one that was not fetched. */
  readonly values: Record<string, unknown>;
  readonly entities: Data[];
}

/**
 * Finds the entities at a path, grouped by the values of their context arguments. An entity that the data holds once for
 * several places is separated into one object for each, as far as the objects around it differ.
 */
export const groupByContext = (
  data: Data,
  path: readonly PathStep[],
  contextValues: readonly ContextPlace[],
): ContextGroup[] => {
  const groups = new Map<string, ContextGroup>();
  const found = (entity: Data, holders: readonly Data[]) => {
    const values: Record<string, unknown> = {};
    for (const { variable, depth, paths } of contextValues) values[variable] = valueIn(holders[depth], paths);
    const key = JSON.stringify(values);
    const group = groups.get(key) ?? { values, entities: [] };
    groups.set(key, group);
    group.entities.push(entity);
  };
  walk(data, path, 0, [data], { owners: new Map(), found });
  return [...groups.values()];
};

interface Walk {
  /** The object or list that holds each value passed. */
  readonly owners: Map<object, object>;
  readonly found: (entity: Data, holders: readonly Data[]) => void;
}

/** @param holders the objects from the root to the present one, one per field */
const walk = (value: object, path: readonly PathStep[], at: number, holders: readonly Data[], state: Walk): void => {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const item = separatePlace(value, index, state);
      if (item !== undefined)
        walk(item, path, at, Array.isArray(item) ? holders : [...holders.slice(0, -1), item as Data], state);
    }
    return;
  }
  const object = value as Data;
  const step = path[at];
  if (step === undefined) state.found(object, holders);
  else if (step.kind === 'list') walk(object, path, at + 1, holders, state);
  else if (step.kind === 'types') {
    if (typeof object.__typename !== 'string' || step.types.has(object.__typename))
      walk(object, path, at + 1, holders, state);
  } else {
    const next = separatePlace(object, step.name, state);
    if (next !== undefined) walk(next, path, at + 1, [...holders, next as Data], state);
  }
};

/** The object or list in a place, copied if it is also in a place of another holder. */
const separatePlace = (holder: object, key: string | number, { owners }: Walk): object | undefined => {
  const places = holder as Record<string | number, unknown>;
  const value = places[key];
  if (typeof value !== 'object' || value === null) return undefined;
  const owner = owners.get(value);
  const own = owner === undefined || owner === holder ? value : Array.isArray(value) ? [...value] : { ...value };
  owners.set(own, holder);
  places[key] = own;
  return own;
};

const valueIn = (holder: unknown, paths: readonly (readonly string[])[]): unknown => {
  for (const path of paths) {
    let value = holder;
    for (const key of path) value = isObject(value) ? value[key] : value === null ? null : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
};
