import { type ExecutionResult, GraphQLError } from 'graphql';
import { type Dispatcher, Pool } from 'undici';
import { clientError } from '../errors.ts';
import { TIMEOUT_HEADER } from '../http/request.ts';
import type { SubgraphExecutor, SubgraphRequest } from './executor.ts';

/** What of the client's request goes on to a subgraph. */
export interface Forwarded {
  readonly authorization?: string | undefined;
  readonly requestId?: string | undefined;
  /** W3C trace context, as the client or the gateway's tracing has it. */
  readonly traceparent?: string | undefined;
  /** Milliseconds since the epoch at which the answer is of no more use. */
  readonly deadline?: number | undefined;
}

export interface HttpExecutorOptions<Context> {
  /** The subgraph's name, told in errors; its address never is. */
  readonly name: string;
  readonly url: string;
  /** Reads from a context what goes on to the subgraph; by default the members of the same names. */
  readonly forward?: (context: Context) => Forwarded;
  /** Longest wait for one answer, headers and body together, default 30 s; a nearer deadline goes before. */
  readonly timeoutMs?: number;
  /** Largest answer in bytes, default 64 MiB. */
  readonly maxResponseBytes?: number;
  /** Connections kept to the subgraph, default 64. */
  readonly connections?: number;
}

/** An executor that holds connections; close it with the gateway. */
export interface HttpExecutor<Context> extends SubgraphExecutor<Context> {
  close(): Promise<void>;
}

/**
 * Executes fetches at a subgraph elsewhere, by GraphQL over HTTP. It rejects with one error of code
 * `SUBREQUEST_HTTP_ERROR` where the subgraph cannot be reached, is late, or sends anything but a GraphQL answer.
 */
export function httpExecutor<Context extends object>(options: HttpExecutorOptions<Context>): HttpExecutor<Context> {
  const { name, url, forward = ownMembers, timeoutMs = 30_000, connections = 64 } = options;
  const { origin, pathname, search } = new URL(url);
  const pool = new Pool(origin, { connections, maxResponseSize: options.maxResponseBytes ?? 67_108_864 });
  const execute: SubgraphExecutor<Context> = async (request, context) => {
    const forwarded = forward(context);
    const leftMs = leftOf(forwarded, timeoutMs);
    const response = await pool
      .request({
        method: 'POST',
        path: pathname + search,
        headers: headersOf(forwarded, leftMs),
        body: bodyOf(request),
        signal: signalOf(request, leftMs, timeoutMs),
      })
      .then(async ({ statusCode, headers, body }) => ({ statusCode, headers, text: await body.text() }))
      .catch((cause: unknown) => Promise.reject(unreachable(name, cause)));
    return readAnswer(name, response);
  };
  return Object.assign(execute, { close: () => pool.close() });
}

function ownMembers(context: object): Forwarded {
  return context;
}

function leftOf({ deadline }: Forwarded, timeoutMs: number): number {
  return deadline === undefined ? timeoutMs : Math.max(0, Math.min(timeoutMs, deadline - Date.now()));
}

function headersOf({ authorization, requestId, traceparent }: Forwarded, leftMs: number): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    // Time left, not a time of day: clocks differ.
    [TIMEOUT_HEADER]: String(leftMs),
    ...(authorization !== undefined && { authorization }),
    ...(requestId !== undefined && { 'x-request-id': requestId }),
    ...(traceparent !== undefined && { traceparent }),
  };
}

function bodyOf({ text, operationName, variables }: SubgraphRequest): string {
  return JSON.stringify({ query: text, operationName, variables });
}

/** A request's signal keeps its deadline: a timer for the same moment might go off first, and tell of it as a failure. */
function signalOf({ signal }: SubgraphRequest, leftMs: number, timeoutMs: number): AbortSignal {
  if (signal === undefined) return AbortSignal.timeout(leftMs);
  return AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
}

interface Received {
  readonly statusCode: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  readonly text: string;
}

function readAnswer(name: string, { statusCode, headers, text }: Received): ExecutionResult {
  const isGraphQL = String(headers['content-type']).startsWith('application/graphql-response+json');
  // With this media type a status of failure comes with a GraphQL answer; with any other it may come from a proxy.
  if (statusCode !== 200 && !isGraphQL) throw httpError(name, `answered with status ${statusCode}`, statusCode);
  const answer = parse(text);
  if (!isAnswer(answer)) throw httpError(name, 'did not answer with GraphQL', statusCode);
  return answer.errors === undefined ? answer : { ...answer, errors: answer.errors.map(withDefaultCode) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isAnswer(value: unknown): value is ExecutionResult {
  if (typeof value !== 'object' || value === null) return false;
  return 'data' in value || ('errors' in value && Array.isArray(value.errors));
}

/** A subgraph elsewhere has masked what it does not want told, so its words may be passed on even without a code. */
function withDefaultCode(error: GraphQLError): GraphQLError {
  const extensions = { code: 'DOWNSTREAM_SERVICE_ERROR', ...error.extensions };
  return new GraphQLError(error.message, error.path === undefined ? { extensions } : { path: error.path, extensions });
}

function httpError(service: string, what: string, statusCode?: number, cause?: Error) {
  const extensions = { service, ...(statusCode !== undefined && { statusCode }) };
  return clientError('SUBREQUEST_HTTP_ERROR', `Subgraph "${service}" ${what}.`, {
    extensions,
    ...(cause && { originalError: cause }),
  });
}

function unreachable(name: string, cause: unknown) {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  if (error.name === 'TimeoutError') return httpError(name, 'did not answer in time', undefined, error);
  if (error.name === 'ResponseExceededMaxSizeError') return httpError(name, 'answered with too much', undefined, error);
  return httpError(name, 'could not be reached', undefined, error);
}
