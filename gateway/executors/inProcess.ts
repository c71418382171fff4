import { type ExecutionResult, execute, type GraphQLError, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type CompiledFetch, compileFetch } from './compiled/compileFetch.ts';
import type { SubgraphExecutor, SubgraphRequest } from './executor.ts';
import { withoutInputValue } from './withoutInputValue.ts';

export interface InProcessOptions<Context> {
  /** Compile a fetch when it is seen for the nth time, default 5: compiling costs more than a few cold runs. */
  readonly compileAfter?: number;
  /** Fetches remembered, default 500; the one unused longest goes first. */
  readonly max?: number;
  /** Finds the cause of an error that has no code: a better error, or the same. */
  readonly explain?: (error: GraphQLError, context: Context) => GraphQLError;
}

/** What is known of one fetch text. */
interface Seen<Context> {
  times: number;
  /** Null where this fetch stays with graphql-js. */
  compiled: CompiledFetch<Context> | null | undefined;
}

/** Executes a subgraph's schema in this process: graphql-js while a fetch is seldom, code made for it after. */
export function inProcessExecutor<Context>(
  schema: GraphQLSchema,
  { compileAfter = 5, max = 500, explain = (error) => error }: InProcessOptions<Context> = {},
): SubgraphExecutor<Context> {
  const seen = new LRUCache<string, Seen<Context>>({ max });
  const told = (answer: ExecutionResult, context: Context) => explained(answer, (error) => explain(error, context));
  const execute: SubgraphExecutor<Context> = (request, context) => {
    const fetch = seen.get(request.text) ?? remember(seen, request.text);
    if (fetch.compiled === undefined && (++fetch.times >= compileAfter || request.isLarge))
      fetch.compiled = compileFetch(schema, request.document, told);
    if (fetch.compiled) return fetch.compiled(context, request.variables, request.rows);
    const answer = runCold(schema, request, context);
    return answer instanceof Promise ? answer.then((come) => told(come, context)) : told(answer, context);
  };
  return Object.assign(execute, { isExact: true });
}

function remember<Context>(seen: LRUCache<string, Seen<Context>>, text: string): Seen<Context> {
  const fresh: Seen<Context> = { times: 0, compiled: undefined };
  seen.set(text, fresh);
  return fresh;
}

function runCold(
  schema: GraphQLSchema,
  { document, variables, operationName }: SubgraphRequest,
  contextValue: unknown,
): ExecutionResult | Promise<ExecutionResult> {
  return execute({ schema, document, variableValues: variables, contextValue, operationName: operationName ?? null });
}

/** The same answer: what is noted of it stays. */
function explained(answer: ExecutionResult, explain: (error: GraphQLError) => GraphQLError): ExecutionResult {
  if (answer.errors === undefined) return answer;
  const errors = answer.errors.map((error) => {
    const safe = withoutInputValue(error);
    return safe.extensions.code === undefined ? explain(safe) : safe;
  });
  return Object.assign(answer, { errors });
}
