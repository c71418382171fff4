import { isObject, type JsonObject } from '../wire/jsonObject.ts';
import { graphPath } from './metricPath.ts';
import { addedGroups } from './metricQuery.ts';

const pathOf = (path: unknown) => (typeof path === 'string' ? graphPath(path) : path);

const referenceOf = ({ resource_type, reference_key, ...further }: JsonObject): JsonObject => ({
  ...further,
  resourceType: resource_type,
  referenceKey: pathOf(reference_key),
});

/** A key by which the values of a metric can be grouped, as the graph names it (semantics 3.9.4). */
export const storedLabel = ({ key, search_key, reference, ...further }: JsonObject): JsonObject => ({
  ...further,
  key: (typeof key === 'string' && addedGroups.get(key)) || key,
  ...(isObject(reference) ? { reference: referenceOf(reference) } : {}),
  ...(search_key === undefined ? {} : { searchKey: pathOf(search_key) }),
});
