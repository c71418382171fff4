import { isObject } from './data.ts';

/**
 * A subgraph that has an interface as an object tells its `__typename` as the interface's name. Where another subgraph has
 * told the type already, that stays: the name is written into the fresh answer before it is merged.
 */
export function keepTypes(present: unknown, fresh: unknown, interfaceObjects: ReadonlySet<unknown>): void {
  if (Array.isArray(present) && Array.isArray(fresh))
    for (const [index, item] of fresh.entries()) keepTypes(present[index], item, interfaceObjects);
  else if (isObject(present) && isObject(fresh)) {
    if (present.__typename !== undefined && interfaceObjects.has(fresh.__typename))
      fresh.__typename = present.__typename;
    for (const key in fresh) keepTypes(present[key], fresh[key], interfaceObjects);
  }
}
