import type { Yielder } from '../base/requestBudget.ts';
import { isObject, type ResponseData } from '../base/responseData.ts';

/**
 * Merges the data of a fetch into the response. Lists are merged item by item: two fetches of one list (or a field
 * selected twice) return the same items. A null never overwrites a value of another fetch.
 */
export const mergeData = (target: ResponseData, source: ResponseData): void => {
  for (const key in source) {
    const value = source[key];
    const present = target[key];
    if (value === present || value === undefined) continue;
    if (isObject(value) && isObject(present)) mergeObjects(target, key, present, value);
    else if (value !== null || present === undefined) target[key] = value;
  }
};

const mergeObjects = (target: ResponseData, key: string, present: ResponseData, value: ResponseData): void => {
  // A JSON scalar may contain this key, which would reach the prototype of every object.
  if (key === '__proto__') return;
  if (Array.isArray(value) && Array.isArray(present)) mergeLists(present, value);
  else if (Array.isArray(value) || Array.isArray(present)) target[key] = value;
  else mergeData(present, value);
};

const mergeLists = (target: unknown[], source: readonly unknown[]): void => {
  for (let index = 0; index < source.length; index++) {
    const value = source[index];
    const present = target[index];
    if (Array.isArray(value) && Array.isArray(present)) mergeLists(present, value);
    else if (isObject(value) && isObject(present)) mergeData(present, value);
    else if (present === undefined || present === null) target[index] = value;
  }
};

/** Copies response data, so that it can be merged into two places that later fetches fill differently. */
export const copyData = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyData);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, nested]) => [key, copyData(nested)]));
};

/** Copies response data of any size: yields to the event loop while it takes long. */
export const copyDataInTimeSlices = async (value: unknown, yielder: Yielder): Promise<unknown> => {
  const pause = yielder.yieldIfLong();
  if (pause !== undefined) await pause;
  if (Array.isArray(value)) {
    const copy: unknown[] = [];
    for (const item of value) copy.push(isObject(item) ? await copyDataInTimeSlices(item, yielder) : item);
    return copy;
  }
  if (!isObject(value)) return value;
  const entries: [string, unknown][] = [];
  for (const [key, nested] of Object.entries(value))
    entries.push([key, isObject(nested) ? await copyDataInTimeSlices(nested, yielder) : nested]);
  return Object.fromEntries(entries);
};
