import type { CausedPost } from './posts.ts';
import { type FetchField, getCurrentFields, runForFields } from './traceScope.ts';

/** Takes the POSTs of an explained request from the code that sends them, and finds the fields that caused each. */
export interface PostTrace {
  /** The fields for which the code runs. */
  fields(): readonly FetchField[];
  /** Runs code for several fields, such as the load of a batch. */
  forFields<Result>(fields: readonly FetchField[], run: () => Result): Result;
  /** Adds a POST that the code has sent for its fields. */
  add(post: Omit<CausedPost, 'places'>): void;
}

/** Creates the trace of one request. */
export const createPostTrace = (explanation: { addPost(post: CausedPost): void }): PostTrace => ({
  fields: getCurrentFields,
  forFields: runForFields,
  add: (post) => explanation.addPost({ ...post, places: getCurrentFields() }),
});
