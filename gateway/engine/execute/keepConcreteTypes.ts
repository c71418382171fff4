import { isObject } from '../base/responseData.ts';

/**
 * A subgraph with an interface object returns the interface's name as `__typename`. If another subgraph has returned
 * the concrete type, that one is copied into the fresh response before the merge.
 */
export const keepConcreteTypes = (present: unknown, fresh: unknown, interfaceObjects: ReadonlySet<unknown>): void => {
  if (Array.isArray(present) && Array.isArray(fresh))
    for (const [index, item] of fresh.entries()) keepConcreteTypes(present[index], item, interfaceObjects);
  else if (isObject(present) && isObject(fresh)) {
    if (present.__typename !== undefined && interfaceObjects.has(fresh.__typename))
      fresh.__typename = present.__typename;
    for (const key in fresh) keepConcreteTypes(present[key], fresh[key], interfaceObjects);
  }
};
