import { createSourceEventStream, type ExecutionResult, execute, type GraphQLError, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { SubgraphEvent, SubgraphEvents, SubgraphExecutor, SubgraphRequest } from '../base/executor.ts';
import { mapIterator } from '../base/mapIterator.ts';
import { traceResolver } from '../explain/traceScope.ts';
import { type CompiledFetch, compileFetch } from './compiled/compileFetch.ts';
import { removeInputValue } from './removeInputValue.ts';

export interface InProcessOptions<Context> {
  /** Compile a fetch at its nth execution, default 5. Compiling costs more than a few interpreted runs. */
  readonly compileAfter?: number;
  /** Most fetches in the cache, default 500. The least recently used one is evicted first. */
  readonly max?: number;
  /** Maps an error without a code to its cause, if known, else returns it. */
  readonly explain?: (error: GraphQLError, context: Context) => GraphQLError;
  /** Called before each fetch with the fields of entities that any fetch of the plan selects, e.g. `Product.reviews`. */
  readonly onEntityFields?: (entityFields: ReadonlySet<string>, context: Context) => void;
}

/** The cache entry of equal fetches. */
interface CachedFetch<Context> {
  times: number;
  /** Null if graphql-js executes this fetch. */
  compiled: CompiledFetch<Context> | null | undefined;
  /** The same for requests whose fields are traced. */
  traced: CompiledFetch<Context> | null | undefined;
}

/** Executes a subgraph's schema in this process: with graphql-js while a fetch is rare, then with compiled code. */
export const inProcessExecutor = <Context>(
  schema: GraphQLSchema,
  { compileAfter = 5, max = 500, explain = (error) => error, onEntityFields }: InProcessOptions<Context> = {},
): SubgraphExecutor<Context> => {
  const fetches = new LRUCache<string, CachedFetch<Context>>({ max });
  const explainErrors = (answer: ExecutionResult, context: Context) =>
    replaceErrors(answer, (error) => explain(error, context));
  const execute: SubgraphExecutor<Context> = (request, context) => {
    if (request.entityFields !== undefined) onEntityFields?.(request.entityFields, context);
    const fetch = fetches.get(request.cacheKey) ?? addToCache(fetches, request.cacheKey);
    // graphql-js always propagates nulls.
    const isHot = request.isLarge || hasOtherErrorBehavior(request);
    if (fetch.compiled === undefined && (++fetch.times >= compileAfter || isHot))
      fetch.compiled = compileFetch(schema, request.document, explainErrors);
    if (request.traceFields) {
      if (fetch.traced === undefined)
        fetch.traced = compileFetch(schema, request.document, explainErrors, traceResolver);
      if (fetch.traced) return fetch.traced(context, request);
    }
    if (fetch.compiled) return fetch.compiled(context, request);
    const answer = executeInterpreted(schema, request, context);
    return answer instanceof Promise
      ? answer.then((result) => explainErrors(result, context))
      : explainErrors(answer, context);
  };
  const subscribe: SubgraphExecutor<Context>['subscribe'] = async (request, context) => {
    const source = await createSourceStream(schema, request, context);
    if (!(Symbol.asyncIterator in source)) return explainErrors(source, context);
    const compiled = hasOtherErrorBehavior(request) ? compileFetch(schema, request.document, explainErrors) : null;
    const resolve = async (event: unknown, own: Context) =>
      compiled
        ? compiled(own, request, event)
        : explainErrors(await executeInterpreted(schema, request, own, event), own);
    return toSubgraphEvents(source, readEventId(source), resolve);
  };
  return Object.assign(execute, { isExact: true, subscribe });
};

const hasOtherErrorBehavior = ({ onError = 'PROPAGATE' }: SubgraphRequest): boolean => onError !== 'PROPAGATE';

const createSourceStream = (
  schema: GraphQLSchema,
  { document, variables, operationName }: SubgraphRequest,
  contextValue: unknown,
): Promise<AsyncIterable<unknown> | ExecutionResult> => {
  const operation = { schema, document, variableValues: variables, operationName: operationName ?? null };
  return createSourceEventStream({ ...operation, contextValue });
};

/** A source, or an event of it, may name its position in `eventId`; an event that several sources share is `change`. */
const toSubgraphEvents = <Context>(
  source: AsyncIterable<unknown>,
  startId: string | undefined,
  resolve: (event: unknown, context: Context) => Promise<ExecutionResult>,
): SubgraphEvents<Context> => {
  const show = (event: unknown): SubgraphEvent<Context> => {
    const [id, content] = [readEventId(event), readChange(event)];
    return { id, content, resolve: (context) => resolve(event, context) };
  };
  return { startId, [Symbol.asyncIterator]: () => mapIterator(source[Symbol.asyncIterator](), show) };
};

const readChange = (event: unknown): object | undefined => {
  const { change } = Object(event) as { readonly change?: unknown };
  return typeof change === 'object' && change !== null ? change : undefined;
};

const readEventId = (event: unknown): string | undefined => {
  const { eventId } = Object(event) as { readonly eventId?: unknown };
  return typeof eventId === 'string' ? eventId : undefined;
};

const addToCache = <Context>(fetches: LRUCache<string, CachedFetch<Context>>, key: string): CachedFetch<Context> => {
  const fresh: CachedFetch<Context> = { times: 0, compiled: undefined, traced: undefined };
  fetches.set(key, fresh);
  return fresh;
};

const executeInterpreted = (
  schema: GraphQLSchema,
  { document, variables, operationName }: SubgraphRequest,
  contextValue: unknown,
  rootValue?: unknown,
): ExecutionResult | Promise<ExecutionResult> => {
  const operation = { schema, document, variableValues: variables, operationName: operationName ?? null };
  return execute({ ...operation, contextValue, rootValue });
};

/** Replaces errors in place. The result stays the same object, because shared objects are stored by it. */
const replaceErrors = (answer: ExecutionResult, explain: (error: GraphQLError) => GraphQLError): ExecutionResult => {
  if (answer.errors === undefined) return answer;
  const errors = answer.errors.map((error) => {
    const safe = removeInputValue(error);
    return safe.extensions.code === undefined ? explain(safe) : safe;
  });
  return Object.assign(answer, { errors });
};
