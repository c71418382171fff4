import { type CausedPost, type ExplainedPost, explainPost } from './posts.ts';
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
export function createPostTrace(explanation: { addPost(post: CausedPost): void }): PostTrace {
  return {
    fields: currentPlaces,
    forFields: inPlaces,
    add: (post) => explanation.addPost({ ...post, places: currentPlaces() }),
  };
}

/** The POSTs of a fetch so far, and the trace that collects them. */
export interface CollectedPosts {
  readonly posts: readonly ExplainedPost[];
  readonly trace: PostTrace;
}

/** Collects the POSTs of a fetch in the process of a subgraph, for `extensions.explain` of its answer to the gateway. */
export function collectPosts(startedAt: number): CollectedPosts {
  const posts: ExplainedPost[] = [];
  return { posts, trace: createPostTrace({ addPost: (post) => posts.push(explainPost(post, startedAt)) }) };
}
