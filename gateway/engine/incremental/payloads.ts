/** The formats of incremental delivery. */
import type { ExecutionResult, GraphQLError } from 'graphql';
import { isObject, type ResponsePath } from '../base/responseData.ts';
import { copyData } from '../execute/mergeData.ts';

/**
 * `draft`: the current draft of incremental delivery, with `pending` and `completed`. `20220824`: the one of that day, which Apollo
 * Client and Relay read, whose groups repeat what other groups have.
 */
export type IncrementalFormat = 'draft' | '20220824';

/** A payload of an incremental answer. */
export interface IncrementalPayload extends ExecutionResult {
  readonly pending?: readonly { readonly id: string; readonly path: ResponsePath; readonly label?: string }[];
  readonly incremental?: readonly IncrementalEntry[];
  readonly completed?: readonly { readonly id: string; readonly errors?: readonly GraphQLError[] }[];
  readonly hasNext: boolean;
}

/** What a payload adds to the answer. */
interface IncrementalEntry {
  readonly id?: string;
  readonly subPath?: ResponsePath;
  readonly path?: ResponsePath;
  readonly label?: string;
  readonly data?: unknown;
  readonly items?: unknown;
  readonly errors?: readonly GraphQLError[];
}

/** A deferred fragment of one object of the answer, or the streamed items of one of its lists. */
export interface PendingResult {
  readonly id: string;
  readonly path: ResponsePath;
  readonly label: string | undefined;
  /** The place in the list of the first later item. Undefined for a fragment. */
  readonly offset: number | undefined;
}

/** Data that the answer did not have yet, for one object of a fragment. */
export interface IncrementalData {
  /** The way from the fragment to the object. */
  readonly subPath: ResponsePath;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The data of a fragment, or the items. */
export interface CompletedFragment extends PendingResult {
  /** All that it selects. Null if an error emptied the fragment as a whole. */
  readonly data: object | null;
  readonly additions: readonly IncrementalData[];
  readonly errors: readonly GraphQLError[];
}

/** Whether a result is a payload of an incremental answer. */
export const isIncrementalPayload = (result: ExecutionResult): result is IncrementalPayload => 'hasNext' in result;

/** The payload of the initial result. */
export const createInitialPayload = (
  first: ExecutionResult,
  pending: readonly PendingResult[],
  format: IncrementalFormat,
): IncrementalPayload => {
  const hasNext = pending.length > 0;
  return format === 'draft' && hasNext
    ? { ...first, pending: pending.map(toPendingEntry), hasNext }
    : { ...first, hasNext };
};

/** A payload that completes fragments, and announces those within them. */
export const createSubsequentPayload = (
  completed: readonly CompletedFragment[],
  pending: readonly PendingResult[],
  hasNext: boolean,
  format: IncrementalFormat,
): IncrementalPayload => {
  if (format === '20220824') return { incremental: completed.map(toEntryOf2022), hasNext };
  const incremental = completed.flatMap(toIncrementalEntries);
  return {
    ...(pending.length > 0 && { pending: pending.map(toPendingEntry) }),
    ...(incremental.length > 0 && { incremental }),
    completed: completed.map(({ id, data, errors }) => (data === null ? { id, errors } : { id })),
    hasNext,
  };
};

/** The entry of a fragment in `pending`. */
export const toPendingEntry = ({ id, path, label }: PendingResult) => ({
  id,
  path,
  ...(label !== undefined && { label }),
});

const toEntryOf2022 = ({ path, offset, label, data, errors }: CompletedFragment): IncrementalEntry => ({
  ...(offset === undefined ? { data, path } : { items: data, path: [...path, offset] }),
  ...(label !== undefined && { label }),
  ...(errors.length > 0 && { errors }),
});

const toIncrementalEntries = ({
  id,
  offset,
  data,
  additions,
  errors,
}: CompletedFragment): readonly IncrementalEntry[] => {
  if (data === null) return [];
  if (offset !== undefined) return [{ id, items: data, ...(errors.length > 0 && { errors }) }];
  const added = additions.length === 0 && errors.length > 0 ? [{ subPath: [], data: {} }] : additions;
  return added.map(({ subPath, data }, at) => ({
    id,
    ...(subPath.length > 0 && { subPath }),
    data,
    ...(at === 0 && errors.length > 0 && { errors }),
  }));
};

/**
 * Adds the data of a fragment to that of its object as the client has it.
 *
 * @returns what the object did not have yet
 */
export const addMissingData = (
  client: object,
  data: object,
  subPath: ResponsePath = [],
): readonly IncrementalData[] => {
  if (Array.isArray(client) && Array.isArray(data))
    return data.flatMap((item, at) => addMissingBelow(client[at], item, [...subPath, at]));
  const [known, given] = [client as Record<string, unknown>, data as Record<string, unknown>];
  const added: Record<string, unknown> = {};
  const nested: IncrementalData[] = [];
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(known, name)) nested.push(...addMissingBelow(known[name], given[name], [...subPath, name]));
    else {
      added[name] = given[name];
      Object.defineProperty(known, name, {
        value: copyData(given[name]),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  }
  return Object.keys(added).length === 0 ? nested : [{ subPath, data: added }, ...nested];
};

const addMissingBelow = (client: unknown, data: unknown, subPath: ResponsePath): readonly IncrementalData[] =>
  isObject(client) && isObject(data) ? addMissingData(client, data, subPath) : [];

/** All errors of a result, wherever they are. */
export const collectErrors = (result: ExecutionResult | IncrementalPayload): readonly GraphQLError[] => {
  const { errors = [], incremental = [], completed = [] } = result as IncrementalPayload;
  return [...errors, ...[...incremental, ...completed].flatMap(({ errors = [] }) => errors)];
};

/** A result with other errors, wherever they are. */
export const mapPayloadErrors = <Result extends ExecutionResult>(
  result: Result,
  map: (result: ExecutionResult) => ExecutionResult,
): Result => {
  const mapped = map(result) as Result;
  if (!isIncrementalPayload(mapped)) return mapped;
  const { incremental, completed } = mapped;
  return {
    ...mapped,
    ...(incremental && { incremental: incremental.map((entry) => map(entry as ExecutionResult)) }),
    ...(completed && { completed: completed.map((entry) => map(entry as ExecutionResult)) }),
  };
};
