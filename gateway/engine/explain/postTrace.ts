import type { CausedPost } from './posts.ts';
import { currentPlaces, inPlaces, type Place } from './scope.ts';

/** Takes the POSTs of an explained request from the code that sends them, and finds the fields that caused each. */
export interface PostTrace {
  /** The fields for which the code runs. */
  fields(): readonly Place[];
  /** Runs code for several fields, such as the load of a batch. */
  forFields<Result>(fields: readonly Place[], run: () => Result): Result;
  /** Adds a POST that the code has sent for its fields. */
  add(post: Omit<CausedPost, 'places'>): void;
}

/** Creates the trace of one request. */
export const createPostTrace = (explanation: { addPost(post: CausedPost): void }): PostTrace => ({
  fields: currentPlaces,
  forFields: inPlaces,
  add: (post) => explanation.addPost({ ...post, places: currentPlaces() }),
});
