import type { FetchField } from './traceScope.ts';

/** A POST that a field caused, as its sender counted it. It has names and counts only, no value of a client. */
export interface CausedPost {
  /** Its operation, e.g. `monitoring.alert.list`. */
  readonly operation: string;
  /** The fields for which it was sent. */
  readonly places: readonly FetchField[];
  /** Number of values in its longest condition, such as the identifiers of a batch. Null without one. */
  readonly keys: number | null;
  /** Number of records in its answer. */
  readonly rows: number;
  /** 0 for the first time, 1 and more for retries. */
  readonly attempt: number;
  /** `OK`, or the code of its failure. */
  readonly outcome: string;
  /** When it was sent, as `performance.now()`. */
  readonly startedAt: number;
  readonly durationMs: number;
  /** Bodies in bytes. */
  readonly bytesSent: number;
  readonly bytesReceived: number;
  /** Milliseconds that it was sent before its fields asked for it, since requests like it did. Undefined: they asked first. */
  readonly savedMs?: number | undefined;
}

/** A POST in an explanation. */
export interface ExplainedPost {
  readonly operation: string;
  /** Response names from the root of the operation to each field, joined by dots. */
  readonly fields: readonly string[];
  readonly keys: number | null;
  readonly rows: number;
  readonly attempt: number;
  readonly outcome: string;
  /** Milliseconds from the start of the request. */
  readonly startMs: number;
  readonly ms: number;
  readonly bytesSent: number;
  readonly bytesReceived: number;
  readonly savedMs?: number;
}

/** Explains a POST of a request that started at `startedAt`. */
export const explainPost = (
  { places, startedAt: sentAt, durationMs, savedMs, ...post }: CausedPost,
  startedAt: number,
  fieldsOf: (place: FetchField) => readonly string[],
): ExplainedPost => {
  const fields = [...new Set(places.flatMap(fieldsOf))];
  const explained = { ...post, fields, startMs: roundMs(sentAt - startedAt), ms: roundMs(durationMs) };
  return savedMs === undefined ? explained : { ...explained, savedMs: roundMs(savedMs) };
};

/** Milliseconds with two decimals. */
export const roundMs = (ms: number): number => Math.round(ms * 100) / 100;

/** Reads the POSTs from the extensions of a remote subgraph's answer. What does not have their form is left out. */
export const readPosts = (extensions: unknown): readonly ExplainedPost[] => {
  const { posts } = Object(Object(extensions).explain);
  return Array.isArray(posts) ? posts.flatMap((post) => readPost(Object(post))) : [];
};

const readPost = (post: Record<keyof ExplainedPost, unknown>): ExplainedPost[] => {
  const { operation, fields, keys, rows, attempt, outcome, startMs, ms, bytesSent, bytesReceived, savedMs } = post;
  const counts = [rows, attempt, startMs, ms, bytesSent, bytesReceived, keys ?? 0];
  const isPost =
    typeof operation === 'string' &&
    typeof outcome === 'string' &&
    Array.isArray(fields) &&
    fields.every((field) => typeof field === 'string') &&
    counts.every((count) => typeof count === 'number');
  const read = { operation, fields, keys, rows, attempt, outcome, startMs, ms, bytesSent, bytesReceived };
  return isPost ? [{ ...read, ...(typeof savedMs === 'number' && { savedMs }) } as ExplainedPost] : [];
};
