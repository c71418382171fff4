import { type ExecutionResult, execute, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type CompiledFetch, compileFetch } from './compiled/compileFetch.ts';
import type { SubgraphExecutor, SubgraphRequest } from './executor.ts';
import { withoutInputValue } from './withoutInputValue.ts';

export interface InProcessOptions {
  /** Compile a fetch when it is seen for the nth time, default 5: compiling costs more than a few cold runs. */
  readonly compileAfter?: number;
  /** Fetches remembered, default 500; the one unused longest goes first. */
  readonly max?: number;
}

/** What is known of one fetch text. */
interface Seen {
  times: number;
  /** Null where this fetch stays with graphql-js. */
  compiled: CompiledFetch | null | undefined;
}

/** Executes a subgraph's schema in this process: graphql-js while a fetch is seldom, code made for it after. */
export function inProcessExecutor<Context>(
  schema: GraphQLSchema,
  { compileAfter = 5, max = 500 }: InProcessOptions = {},
): SubgraphExecutor<Context> {
  const seen = new LRUCache<string, Seen>({ max });
  const execute: SubgraphExecutor<Context> = (request, context) => {
    const fetch = seen.get(request.text) ?? remember(seen, request.text);
    if (fetch.compiled === undefined && ++fetch.times >= compileAfter)
      fetch.compiled = compileFetch(schema, request.document);
    if (fetch.compiled) return fetch.compiled(context, request.variables);
    return runCold(schema, request, context);
  };
  return Object.assign(execute, { isExact: true });
}

function remember(seen: LRUCache<string, Seen>, text: string): Seen {
  const fresh: Seen = { times: 0, compiled: undefined };
  seen.set(text, fresh);
  return fresh;
}

function runCold(
  schema: GraphQLSchema,
  { document, variables, operationName }: SubgraphRequest,
  contextValue: unknown,
): ExecutionResult | Promise<ExecutionResult> {
  const answer = execute({
    schema,
    document,
    variableValues: variables,
    contextValue,
    operationName: operationName ?? null,
  });
  return answer instanceof Promise ? answer.then(withoutValues) : withoutValues(answer);
}

function withoutValues(answer: ExecutionResult): ExecutionResult {
  return answer.errors === undefined ? answer : { ...answer, errors: answer.errors.map(withoutInputValue) };
}
