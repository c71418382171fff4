/** The streamed items of streamed lists. In the data they have a key of their own, so that fetches find them there. */
import { Kind, type ValueNode } from 'graphql';
import { isObject, type ResponseData, type ResponsePath } from '../base/responseData.ts';
import type { Variables } from '../document/conditions.ts';
import { isOfTypes } from '../execute/path.ts';
import type { ObjectPathStep } from './groupShapes.ts';

/** A streamed list, wherever it is in the data of a run. */
export interface StreamedList {
  /** The group of its streamed items. */
  readonly id: number;
  /** The way to the objects that have it. */
  readonly place: readonly ObjectPathStep[];
  /** The key of its initial items. */
  readonly listKey: string;
  /** The key of its streamed items. */
  readonly key: string;
  /** Its name in the answer. */
  readonly name: string;
  /** How many items come first. */
  readonly count: number;
}

/** The value of the argument `initialCount`, which may be negative. */
export const readInitialCount = (initialCount: ValueNode | undefined, variables: Variables): number => {
  if (initialCount?.kind === Kind.VARIABLE) return Number(variables[initialCount.name.value]);
  return initialCount?.kind === Kind.INT ? Number(initialCount.value) : 0;
};

/** An object whose list was separated. */
export interface SeparatedList {
  readonly object: ResponseData;
  readonly list: StreamedList;
}

/** Moves the streamed items of a streamed list to their key, in all objects that have got the list since. Says which these are. */
export const separateStreamedItems = (data: ResponseData, list: StreamedList): readonly SeparatedList[] => {
  const separated: SeparatedList[] = [];
  for (const object of findObjects(data, list.place, 0)) {
    const items = object[list.listKey];
    if (!Array.isArray(items) || Object.hasOwn(object, list.key)) continue;
    // Whoever goes through the members of the object sees the initial items only.
    Object.defineProperty(object, list.key, { value: items.slice(list.count), enumerable: false });
    object[list.listKey] = items.slice(0, list.count);
    separated.push({ object, list });
  }
  return separated;
};

/** Puts the items of a list together again. */
export const joinStreamedItems = ({ object, list: { listKey, key } }: SeparatedList): void => {
  const [first, later] = [object[listKey], object[key]];
  if (Array.isArray(first) && Array.isArray(later)) object[listKey] = [...first, ...later];
};

function* findObjects(value: unknown, place: readonly ObjectPathStep[], at: number): Generator<ResponseData> {
  if (Array.isArray(value)) for (const item of value) yield* findObjects(item, place, at);
  else if (isObject(value)) {
    const step = place[at];
    if (step === undefined) yield value;
    else if (step.kind === 'field') yield* findObjects(value[step.key], place, at + 1);
    else if (isOfTypes(value, step.types)) yield* findObjects(value, place, at + 1);
  }
}

/** The length of the group of a path that leads to an object of a place. Undefined if it leads elsewhere. */
export const matchPathLength = (place: readonly ObjectPathStep[], path: ResponsePath): number | undefined => {
  let at = 0;
  for (const step of place) {
    if (step.kind === 'types') continue;
    if (path[at] !== step.name) return undefined;
    at++;
    while (typeof path[at] === 'number') at++;
  }
  return at;
};

/** The object of a place to which a path leads. Later items have the indexes of the whole list in it. */
export const findObject = (
  data: ResponseData,
  place: readonly ObjectPathStep[],
  path: ResponsePath,
  later: StreamedList | undefined,
): unknown => {
  let value: unknown = data;
  let at = 0;
  for (const step of place) {
    if (step.kind === 'types') continue;
    value = isObject(value) ? value[step.key] : undefined;
    let first = step.key === later?.key ? later.count : 0;
    for (at++; typeof path[at] === 'number'; at++) {
      value = Array.isArray(value) ? value[Number(path[at]) - first] : undefined;
      first = 0;
    }
  }
  return value;
};

/** The streamed list to whose streamed items a path leads: the outermost one, as those within streamed items are not separated. */
export const findStreamedList = (lists: readonly StreamedList[], path: ResponsePath): StreamedList | undefined =>
  lists
    .filter((list) => Number(path[findItemIndex(list, path) ?? -1]) >= list.count)
    .sort((one, other) => one.place.length - other.place.length)[0];

/** A path to an item of a list, or below it, with another index. Other paths stay as they are. */
export const shiftItemIndex = (list: StreamedList, path: ResponsePath, by: number): ResponsePath => {
  const at = findItemIndex(list, path);
  return at === undefined ? path : path.with(at, Number(path[at]) + by);
};

const findItemIndex = ({ place, name }: StreamedList, path: ResponsePath): number | undefined => {
  const from = matchPathLength(place, path);
  if (from === undefined || path[from] !== name || typeof path[from + 1] !== 'number') return undefined;
  return from + 1;
};
