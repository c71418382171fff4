import { Pool } from 'undici';
import { EXPLAIN_HEADER, type RequestTally, TIMEOUT_HEADER } from '../http/request.ts';
import type { SubgraphExecutor, SubgraphRequest } from './executor.ts';
import { httpError, readAnswer } from './readAnswer.ts';

/** The parts of the client's request that are forwarded to a subgraph. */
export interface Forwarded {
  readonly authorization?: string | undefined;
  readonly requestId?: string | undefined;
  /** W3C trace context of the client or of the gateway's tracing. */
  readonly traceparent?: string | undefined;
  /** Further headers to send on. Those above take precedence. */
  readonly furtherHeaders?: Readonly<Record<string, string>> | undefined;
  /** Counts the requests sent. */
  readonly tally?: Pick<RequestTally, 'posts'> | undefined;
  /** Deadline in milliseconds since the epoch. After it the answer is of no use. */
  readonly deadline?: number | undefined;
}

export interface HttpExecutorOptions<Context> {
  /** The subgraph's name, which errors contain. They never contain its address. */
  readonly name: string;
  readonly url: string;
  /** Reads from a context what to forward to the subgraph. Default: the properties of the same names. */
  readonly forward?: (context: Context) => Forwarded;
  /** Timeout of one response, headers and body together, default 30 s. An earlier deadline takes precedence. */
  readonly timeoutMs?: number;
  /** Largest response in bytes, default 64 MiB. */
  readonly maxResponseBytes?: number;
  /** Size of the connection pool to the subgraph, default 64. */
  readonly connections?: number;
}

/** An executor with a connection pool. Close it with the gateway. */
export interface HttpExecutor<Context> extends SubgraphExecutor<Context> {
  close(): Promise<void>;
}

/**
 * Executes fetches at a remote subgraph by GraphQL over HTTP. Rejects with an error of code `SUBREQUEST_HTTP_ERROR` if
 * the subgraph is unreachable, is too slow, or sends no GraphQL response.
 */
export function httpExecutor<Context extends object>(options: HttpExecutorOptions<Context>): HttpExecutor<Context> {
  const { name, url, forward = ownProperties, timeoutMs = 30_000, connections = 64 } = options;
  const { origin, pathname, search } = new URL(url);
  const pool = new Pool(origin, { connections, maxResponseSize: options.maxResponseBytes ?? 67_108_864 });
  const execute: SubgraphExecutor<Context> = async (request, context) => {
    const forwarded = forward(context);
    const leftMs = leftOf(forwarded, timeoutMs);
    const limit = limitOf(request, leftMs);
    if (forwarded.tally) forwarded.tally.posts++;
    const response = await pool
      .request({
        method: 'POST',
        path: pathname + search,
        headers: headersOf(forwarded, leftMs, request.traceFields),
        body: bodyOf(request),
        signal: limit.signal,
      })
      .then(async ({ statusCode, body }) => ({ statusCode, text: await body.text() }))
      .catch((cause: unknown) => Promise.reject(unreachable(name, cause)))
      .finally(limit.release);
    return readAnswer(name, response);
  };
  return Object.assign(execute, { close: () => pool.close() });
}

function ownProperties(context: object): Forwarded {
  return context;
}

function leftOf({ deadline }: Forwarded, timeoutMs: number): number {
  return deadline === undefined ? timeoutMs : Math.max(0, Math.min(timeoutMs, deadline - Date.now()));
}

function headersOf(
  { authorization, requestId, traceparent, furtherHeaders }: Forwarded,
  leftMs: number,
  traceFields = false,
): Record<string, string> {
  return {
    ...furtherHeaders,
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    // The remaining time, not a time of day: clocks differ.
    [TIMEOUT_HEADER]: String(leftMs),
    ...(authorization !== undefined && { authorization }),
    ...(requestId !== undefined && { 'x-request-id': requestId }),
    ...(traceparent !== undefined && { traceparent }),
    ...(traceFields && { [EXPLAIN_HEADER]: '1' }),
  };
}

function bodyOf({ text, operationName, variables }: SubgraphRequest): string {
  return JSON.stringify({ query: text(), operationName, variables });
}

/**
 * Creates a signal that aborts with the request or at the timeout. Its release clears the timer: the timers of
 * `AbortSignal.timeout` stay until they fire and would accumulate at thousands of fetches a second. A timeout ends only
 * this fetch, so that the answer contains the data of the others.
 */
function limitOf({ signal }: SubgraphRequest, leftMs: number) {
  const controller = new AbortController();
  const late = () => controller.abort(new DOMException('The subgraph took too long.', 'TimeoutError'));
  const timer = setTimeout(late, leftMs);
  const stop = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const release = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  };
  return { signal: controller.signal, release };
}

function unreachable(name: string, cause: unknown) {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  if (error.name === 'TimeoutError') return httpError(name, 'did not answer in time', { cause: error });
  if (error.name === 'ResponseExceededMaxSizeError') return httpError(name, 'answered with too much', { cause: error });
  return httpError(name, 'could not be reached', { cause: error });
}
