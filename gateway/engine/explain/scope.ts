import { AsyncLocalStorage } from 'node:async_hooks';
import type { FieldNode, GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { findFieldPath } from './fieldPath.ts';

/** A field of a fetch that sends requests. */
export interface Place {
  /** The fetch: the same object for all its places. */
  readonly fetch: object;
  /** Response names from the root of the fetch's document to the field. Empty if the field is not known. */
  readonly path: readonly string[];
}

/** Where in a request the code runs. */
interface Scope {
  /** The fetch that runs, with the places of its fields that were entered so far. */
  readonly fetch: object;
  readonly known: Map<FieldNode, Place>;
  readonly places: readonly Place[];
}

/** Entered by explained requests only: all others do without the cost of it. */
const storage = new AsyncLocalStorage<Scope>();

/** Runs a fetch of an explained request. */
export const inFetch = <Result>(fetch: object, run: () => Result): Result =>
  storage.run({ fetch, known: new Map(), places: [{ fetch, path: [] }] }, run);

/** The fields for which the code runs. Empty outside explained requests. */
export const currentPlaces = (): readonly Place[] => storage.getStore()?.places ?? [];

/** Runs code for several fields, such as the load of a batch. */
export const inPlaces = <Result>(places: readonly Place[], run: () => Result): Result => {
  const scope = storage.getStore();
  return scope === undefined ? run() : storage.run({ ...scope, places }, run);
};

/** Wraps a resolver so that what it starts runs in the place of its field. */
export const traceResolver =
  (resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> =>
  (source, args, context, info) => {
    const scope = storage.getStore();
    if (scope === undefined) return resolve(source, args, context, info);
    const places = [placeOf(info, scope)];
    return storage.run({ ...scope, places }, () => resolve(source, args, context, info));
  };

const placeOf = (info: GraphQLResolveInfo, { fetch, known }: Scope): Place => {
  const [node] = info.fieldNodes;
  const found = node && known.get(node);
  if (found !== undefined) return found;
  const place = { fetch, path: node ? findFieldPath(node, info) : [] };
  if (node) known.set(node, place);
  return place;
};
