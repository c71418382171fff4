import { isObject, type ResponseData } from '../base/responseData.ts';
import type { SubgraphError } from './placeErrors.ts';
import type { DeletedEntities } from './planRun.ts';
import type { TargetEntities } from './represent.ts';

/** Records entities that a subgraph returned as null. An entity with an error failed and may exist. */
export const recordDeletedEntities = (
  work: readonly TargetEntities[],
  data: ResponseData,
  errors: readonly SubgraphError[] | undefined,
  deletedEntities: DeletedEntities,
): void => {
  for (const { target, paths } of work) {
    const answers = data[target.key];
    if (!Array.isArray(answers) || !answers.includes(null)) continue;
    for (const { entities, indexes } of paths)
      for (const [at, entity] of entities.entries())
        if (answers[indexes[at] ?? -1] === null && !hasFailed(target.key, indexes[at], errors))
          deletedEntities.add(entity);
  }
};

const hasFailed = (key: string, index: number | undefined, errors: readonly SubgraphError[] | undefined): boolean =>
  errors?.some(({ path }) => path === undefined || (path[0] === key && path[1] === index)) ?? false;

/** Removes deleted entities from the response: a field that references one becomes null, lists omit it. */
export const removeDeletedEntities = (value: unknown, deletedEntities: ReadonlySet<unknown>): void => {
  if (Array.isArray(value)) removeFromList(value, deletedEntities);
  else if (isObject(value))
    for (const key in value) {
      if (deletedEntities.has(value[key])) value[key] = null;
      else removeDeletedEntities(value[key], deletedEntities);
    }
};

const removeFromList = (list: unknown[], deletedEntities: ReadonlySet<unknown>): void => {
  const present = list.filter((item) => !deletedEntities.has(item));
  if (present.length < list.length) list.splice(0, list.length, ...present);
  for (const item of present) removeDeletedEntities(item, deletedEntities);
};
