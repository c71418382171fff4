import { AsyncLocalStorage } from 'node:async_hooks';
import type { FieldNode, GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { findFieldPath } from './fieldPath.ts';

/** A field of a fetch that sends requests. */
export interface FetchField {
  /** The fetch: the same object for all its places. */
  readonly fetch: object;
  /** Response names from the root of the fetch's document to the field. Empty if the field is not known. */
  readonly path: readonly string[];
}

/** Where in a request the code runs. */
interface TraceScope {
  /** The fetch that runs, with the places of its fields that were entered so far. */
  readonly fetch: object;
  readonly known: Map<FieldNode, FetchField>;
  readonly places: readonly FetchField[];
}

/** Entered by explained requests only: others do not pay for it. */
const traceStorage = new AsyncLocalStorage<TraceScope>();

/** Runs a fetch of an explained request. */
export const runInFetch = <Result>(fetch: object, run: () => Result): Result =>
  traceStorage.run({ fetch, known: new Map(), places: [{ fetch, path: [] }] }, run);

/** The fields for which the code runs. Empty outside explained requests. */
export const getCurrentFields = (): readonly FetchField[] => traceStorage.getStore()?.places ?? [];

/** Runs code for several fields, such as the load of a batch. */
export const runForFields = <Result>(places: readonly FetchField[], run: () => Result): Result => {
  const scope = traceStorage.getStore();
  return scope === undefined ? run() : traceStorage.run({ ...scope, places }, run);
};

/** Wraps a resolver so that what it starts runs in the place of its field. */
export const traceResolver =
  (resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> =>
  (source, args, context, info) => {
    const scope = traceStorage.getStore();
    if (scope === undefined) return resolve(source, args, context, info);
    const places = [getFetchField(info, scope)];
    return traceStorage.run({ ...scope, places }, () => resolve(source, args, context, info));
  };

const getFetchField = (info: GraphQLResolveInfo, { fetch, known }: TraceScope): FetchField => {
  const [node] = info.fieldNodes;
  const found = node && known.get(node);
  if (found !== undefined) return found;
  const place = { fetch, path: node ? findFieldPath(node, info) : [] };
  if (node) known.set(node, place);
  return place;
};
