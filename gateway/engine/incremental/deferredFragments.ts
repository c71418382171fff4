/** The fragments of a group: one for each object of the answer where the group stands. Those of a streamed list are its streamed items. */
import type { GraphQLError } from 'graphql';
import { isObject, type ResponseData, type ResponsePath } from '../base/responseData.ts';
import { toResponseName } from '../document/responseNames.ts';
import { clientError } from '../errors/clientError.ts';
import { removeDeletedEntities } from '../execute/deletedEntities.ts';
import { copyData } from '../execute/mergeData.ts';
import { isOfTypes } from '../execute/path.ts';
import type { DeletedEntities, PlanRun } from '../execute/planRun.ts';
import { type AnswerOptions, shapeResult, withPath } from '../operation/executeOperation.ts';
import { findObjectShape } from '../shape/shape.ts';
import { findVisiblePath, removeDeletedFromPath } from '../shape/visiblePath.ts';
import type { CompiledGroup } from './compileIncrementalPlan.ts';
import type { ObjectPathStep, StreamShape } from './groupShapes.ts';
import { addMissingData, type CompletedFragment, type PendingResult } from './payloads.ts';
import { findObject, matchPathLength, readInitialCount, type StreamedList } from './streamedItems.ts';

/** A group of one object. */
export interface DeferredFragment extends PendingResult {
  readonly part: CompiledGroup;
  /** The way to the object in the data, by keys. `path` has response names. */
  readonly keys: ResponsePath;
  /** The object as the client has it, or the list. */
  readonly client: object;
}

/** An object of the answer, or streamed items of one of its lists, which count from `offset`. */
export type AnswerLocation = Pick<DeferredFragment, 'path' | 'keys' | 'client' | 'offset'>;

/** Finds the objects of a group within an object of the group around it. */
export const findFragments = (
  outer: AnswerLocation,
  part: CompiledGroup,
  around: CompiledGroup,
  data: ResponseData,
): readonly Omit<DeferredFragment, 'id'>[] => {
  const found: AnswerLocation[] = [];
  const steps = part.place.slice(around.place.length + (around.stream === undefined ? 0 : 1));
  walkValue({ ...outer, value: readValue(data, outer.keys) }, steps, 0, found);
  const places =
    part.stream === undefined ? found : found.flatMap((place) => findStreamedItems(place, part.stream, data));
  return places.map((place) => ({ ...place, part, label: part.label }));
};

/** The streamed items of a list, if there are any. */
const findStreamedItems = (
  { path, keys, client }: AnswerLocation,
  stream: StreamShape | undefined,
  data: ResponseData,
): readonly AnswerLocation[] => {
  if (stream === undefined || !isObject(client)) return [];
  const [list, below] = [client[stream.name], [...keys, stream.key]];
  const later = readValue(data, below);
  if (!Array.isArray(list) || !Array.isArray(later) || later.length === 0) return [];
  return [{ path: [...path, stream.name], keys: below, client: list, offset: list.length }];
};

/** A value of the answer, as the client has it and in the data. */
interface WalkedValue extends Pick<AnswerLocation, 'path' | 'keys'> {
  readonly client: unknown;
  readonly value: unknown;
  readonly offset?: number | undefined;
}

const walkValue = (
  { client, value, path, keys, offset = 0 }: WalkedValue,
  steps: readonly ObjectPathStep[],
  at: number,
  found: AnswerLocation[],
): void => {
  if (!isObject(value) || !isObject(client)) return;
  if (Array.isArray(value) || Array.isArray(client)) {
    if (!Array.isArray(value) || !Array.isArray(client)) return;
    for (const [index, item] of client.entries())
      walkValue(
        { client: item, value: value[index], path: [...path, offset + index], keys: [...keys, index] },
        steps,
        at,
        found,
      );
    return;
  }
  const step = steps[at];
  if (step === undefined) found.push({ path, keys, client, offset: undefined });
  else if (step.kind === 'types') {
    if (isOfTypes(value, step.types)) walkValue({ client, value, path, keys }, steps, at + 1, found);
  } else {
    const below = { path: [...path, step.name], keys: [...keys, step.key] };
    walkValue({ ...below, client: client[step.name], value: value[step.key] }, steps, at + 1, found);
  }
};

const readValue = (data: ResponseData, keys: ResponsePath): unknown =>
  keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), data);

/**
 * Whether an error is at a field of a group, in an object that is there.
 *
 * @param later the streamed list in whose streamed items the group stands
 */
export const isVisibleIn = (
  { place, shape }: CompiledGroup,
  { path }: GraphQLError,
  data: ResponseData,
  later: StreamedList | undefined,
): boolean => {
  const from = path && matchPathLength(place, path);
  if (from === undefined) return false;
  const below = path?.slice(from) ?? [];
  const object = findObject(data, place, path ?? [], later);
  return (
    (below.length > 0 || place.length === 0) &&
    isObject(object) &&
    findVisiblePath(shape, object, below).length === below.length
  );
};

/** The run of an operation, and the group whose fragments are completed. */
interface GroupRun<Context> {
  readonly run: PlanRun<Context>;
  readonly part: CompiledGroup;
  /** Whether the caller may not select some of the operation's fields. */
  readonly hasRefused: boolean;
}

/**
 * Shapes the data of fragments, and adds it to what the client has. Errors that are at none of their objects are reported once, at
 * the first one.
 *
 * @throws {GraphQLError} the refusal of the run's budget
 */
export function* completeFragments<Context>(
  fragments: readonly DeferredFragment[],
  errors: readonly GraphQLError[],
  partRun: GroupRun<Context>,
  options: AnswerOptions,
): Generator<DeferredFragment & CompletedFragment> {
  // The objects of a group are equally deep in lists.
  const length = fragments[0]?.path.length ?? 0;
  const byPlace = Map.groupBy(errors, ({ path }) => path?.slice(0, length).join('.'));
  const placed = new Set(fragments.flatMap(({ path }) => byPlace.get(path.join('.')) ?? []));
  const elsewhere = errors.filter((error) => !placed.has(error)).map((error) => withPath(error, []));
  for (const [at, fragment] of fragments.entries()) {
    const found = byPlace.get(fragment.path.join('.')) ?? [];
    const own = found.map((error) => withPath(error, error.path?.slice(length)));
    const complete = fragment.offset === undefined ? completeFragment : completeStreamedItems;
    const result = complete(fragment, [...own, ...elsewhere], partRun, options);
    const { data } = result;
    const reported = data === null || at === 0 ? result.errors : result.errors.filter(({ path }) => path?.length !== 0);
    const located = reported.map((error) => withPath(error, [...fragment.path, ...(error.path ?? [])]));
    yield { ...fragment, ...addToClientValue(fragment, data), errors: located };
  }
}

/** Adds what a fragment has to what the client has. The fragments within it are found in that. */
const addToClientValue = (
  { client, offset }: DeferredFragment,
  data: object | null,
): Pick<DeferredFragment & CompletedFragment, 'data' | 'additions' | 'client'> => {
  if (data === null) return { data, additions: [], client };
  if (!Array.isArray(client) || offset === undefined) return { data, additions: addMissingData(client, data), client };
  const items = copyData(data) as unknown[];
  for (const item of items) client.push(item);
  return { data, additions: [], client: items };
};

/** Shapes the streamed items of a list. Paths of errors start at the list. */
const completeStreamedItems = <Context>(
  { keys, offset = 0 }: DeferredFragment,
  errors: readonly GraphQLError[],
  { run, part: { shape, project, stream }, hasRefused }: GroupRun<Context>,
  options: AnswerOptions,
): FragmentResult => {
  const object = readValue(run.data, keys.slice(0, -1));
  if (stream === undefined || !isObject(object)) return { data: null, errors };
  const data = { __typename: object.__typename, [stream.key]: object[stream.key] };
  const member = findObjectShape(shape, data);
  if (member === undefined) return { data: [], errors };
  const count = readInitialCount(stream.initialCount, run.variables);
  const own = errors.map((error) => withPath(error, [stream.name, ...shiftFirstIndex(error.path ?? [], -count)]));
  const shaped = { shape: member, project, isIdentity: false, unplanned: [], hasRefused };
  const ownRun = { ...run, data, errors: own, omittedErrors: 0, shared: undefined, observer: undefined };
  const result = shapeResult(shaped, ownRun, options);
  const items = result.data?.[stream.name];
  const placed = (result.errors ?? []).map((error) =>
    withPath(error, shiftFirstIndex(error.path?.slice(1) ?? [], offset)),
  );
  return { data: Array.isArray(items) ? items : null, errors: placed };
};

const shiftFirstIndex = ([first, ...rest]: ResponsePath, by: number): ResponsePath => {
  if (first === undefined) return [];
  return [typeof first === 'number' ? first + by : first, ...rest];
};

interface FragmentResult {
  readonly data: object | null;
  readonly errors: readonly GraphQLError[];
}

/** Shapes the data of one fragment. Paths of errors start at the fragment. */
const completeFragment = <Context>(
  { keys, client }: DeferredFragment,
  errors: readonly GraphQLError[],
  { run, part: { shape, project }, hasRefused }: GroupRun<Context>,
  options: AnswerOptions,
): FragmentResult => {
  const value = readValue(run.data, keys);
  const data = isObject(value) ? value : {};
  const member = findObjectShape(shape, data);
  if (member === undefined) return { data: {}, errors };
  const { deletedEntities } = run;
  if (deletedEntities?.has(value))
    return { data: null, errors: [clientError('DOWNSTREAM_SERVICE_ERROR', DELETED_MESSAGE, { path: [] })] };
  const hasDeleted = deletedEntities !== undefined && deletedEntities.size > 0;
  const placed = hasDeleted
    ? errors.map((error) =>
        withPath(error, error.path && removeDeletedFromPath(member, data, error.path, deletedEntities)),
      )
    : errors;
  if (hasDeleted) removeUndelivered(data, client, deletedEntities);
  const own = { ...run, data, errors: [...placed], omittedErrors: 0, deletedEntities: undefined };
  const shaped = { shape: member, project, isIdentity: false, unplanned: [], hasRefused };
  const result = shapeResult(shaped, { ...own, shared: undefined, observer: undefined }, options);
  return { data: result.data ?? null, errors: result.errors ?? [] };
};

/** The client has the object already, so that it cannot become null. */
const DELETED_MESSAGE = 'The object was deleted: the fragment has no data.';

/** Removes deleted entities, but not from lists and objects that the client has: places of what follows count their items. */
const removeUndelivered = (value: unknown, client: unknown, deletedEntities: DeletedEntities): void => {
  if (Array.isArray(value) && Array.isArray(client))
    for (const [index, item] of value.entries()) removeUndelivered(item, client[index], deletedEntities);
  else if (isObject(value) && isObject(client))
    for (const key in value) {
      const known = client[toResponseName(key)];
      if (known !== undefined) removeUndelivered(value[key], known, deletedEntities);
      else if (deletedEntities.has(value[key])) value[key] = null;
      else removeDeletedEntities(value[key], deletedEntities);
    }
};
