import { type Data, isObject } from './data.ts';
import type { SubgraphError } from './placeErrors.ts';
import type { TargetWork } from './represent.ts';

/** Entities of the response of which a subgraph said that they are not there. */
export type Gone = Set<unknown>;

/** Notes the entities answered with null. Where an error tells why, the entity failed, and may well be there. */
export function noteGone(
  work: readonly TargetWork[],
  data: Data,
  errors: readonly SubgraphError[] | undefined,
  gone: Gone,
): void {
  for (const { target, entities, indexes } of work) {
    const answers = data[target.key];
    if (!Array.isArray(answers) || !answers.includes(null)) continue;
    for (const [at, entity] of entities.entries())
      if (answers[indexes[at] ?? -1] === null && !hasFailed(target.key, indexes[at], errors)) gone.add(entity);
  }
}

function hasFailed(key: string, index: number | undefined, errors: readonly SubgraphError[] | undefined): boolean {
  return errors?.some(({ path }) => path === undefined || (path[0] === key && path[1] === index)) ?? false;
}

/** Takes what is gone out of the response: a field that named it becomes null, a list goes on without it. */
export function leaveOut(value: unknown, gone: ReadonlySet<unknown>): void {
  if (Array.isArray(value)) leaveOutOfList(value, gone);
  else if (isObject(value))
    for (const key in value) {
      if (gone.has(value[key])) value[key] = null;
      else leaveOut(value[key], gone);
    }
}

function leaveOutOfList(list: unknown[], gone: ReadonlySet<unknown>): void {
  const present = list.filter((item) => !gone.has(item));
  if (present.length < list.length) list.splice(0, list.length, ...present);
  for (const item of present) leaveOut(item, gone);
}
