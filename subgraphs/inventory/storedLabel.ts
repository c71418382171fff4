import { isObject, type JsonObject } from '../wire/jsonObject.ts';
import { readPath } from './metricPath.ts';
import { addedMetricGroups } from './metricQuery.ts';

const readReference = ({ resource_type, reference_key, ...further }: JsonObject): JsonObject => ({
  ...further,
  resourceType: resource_type,
  referenceKey: readPath(reference_key),
});

/** A key by which the values of a metric can be grouped, as the graph names it (semantics 3.9.4). */
export const readStoredLabel = ({ key, search_key, reference, ...further }: JsonObject): JsonObject => ({
  ...further,
  key: (typeof key === 'string' && addedMetricGroups.get(key)) || key,
  ...(isObject(reference) ? { reference: readReference(reference) } : {}),
  ...(search_key === undefined ? {} : { searchKey: readPath(search_key) }),
});
