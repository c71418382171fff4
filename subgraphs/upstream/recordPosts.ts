import { isObject, type JsonObject, parseJson } from '../wire/jsonObject.ts';
import { describePost, type EndedPost, type SentPost } from './sentPost.ts';

/** Records the POSTs of a request that is explained, and the fields that caused them. */
export interface PostRecorder {
  /** The fields for which the code runs: the same objects for the same fields. */
  fields(): readonly object[];
  /** Runs code for several of these fields, such as the load of a batch. */
  forFields<Result>(fields: readonly object[], run: () => Result): Result;
  /** Adds a POST of the fields for which the code runs. */
  add(post: TracedPost): void;
}

/** A POST that was sent. */
export interface TracedPost extends Omit<SentPost, 'path' | 'status'> {
  /** When it was sent, as `performance.now()`. */
  readonly startedAt: number;
  /** Number of values in its longest condition, such as the identifiers of a batch. Null without one. */
  readonly keys: number | null;
  /** Number of records in its answer. */
  readonly rows: number;
  /** Milliseconds that a prefetched POST was sent before its field asked for it. */
  readonly savedMs?: number;
}

/** An answer, and its POST if the request is explained. */
export interface TracedAnswer {
  readonly answer: unknown;
  readonly traced: TracedPost | undefined;
}

/** Describes a POST that has ended. */
export const toTracedPost = (post: EndedPost, startedAt: number): TracedPost => {
  const { path, status, ...sent } = describePost(post);
  const counts = {
    keys: countKeys(parseJsonObject(post.body)),
    rows: countRows(parseJsonObject(post.answer?.body ?? ''), post.outcome),
  };
  return { ...sent, ...counts, startedAt };
};

const parseJsonObject = (body: string): JsonObject => {
  const value = parseJson(body);
  return isObject(value) ? value : {};
};

const countKeys = ({ query }: JsonObject): number | null => {
  const { filter, filter_or } = isObject(query) ? query : {};
  const lists = [filter, filter_or].flat().flatMap((one) => (isObject(one) && Array.isArray(one.v) ? [one.v] : []));
  return lists.length === 0 ? null : Math.max(...lists.map(({ length }) => length));
};

const countRows = ({ results }: JsonObject, outcome: string): number => {
  if (outcome !== 'OK') return 0;
  return Array.isArray(results) ? results.length : 1;
};
