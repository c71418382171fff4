import { Pool } from 'undici';
import { chooseAcceptEncoding } from '../../../encoding/contentEncoding.ts';
import type { SubgraphExecutor } from '../base/executor.ts';
import { checkTimes } from '../base/times.ts';
import {
  computeRemainingMs,
  createSubgraphHeaders,
  type Forwarded,
  printSubgraphBody,
  unreachableError,
} from './forwarded.ts';
import { readAnswer } from './readAnswer.ts';
import { SubgraphPost } from './subgraphPost.ts';
import { createTransport } from './subscribe/subscriptions.ts';

export type { Forwarded } from './forwarded.ts';

export interface HttpExecutorOptions<Context> {
  /** The subgraph's name, which errors contain. They never contain its address. */
  readonly name: string;
  readonly url: string;
  /**
   * Where subscriptions are answered, default `url`: by server-sent events with `http:` or `https:`, by WebSocket with `ws:` or
   * `wss:`.
   */
  readonly subscriptionUrl?: string | undefined;
  /** Reads from a context what to forward to the subgraph. Default: the properties of the same names. */
  readonly forward?: (context: Context) => Forwarded;
  /** Timeout of one response, headers and body together, default 30 s. An earlier deadline takes precedence. */
  readonly timeoutMs?: number;
  /** Largest response, decoded, or event of a subscription, in bytes, default 64 MiB. */
  readonly maxResponseBytes?: number;
  /** Size of the connection pool to the subgraph, default 64. */
  readonly connections?: number;
}

/** An executor with a connection pool. Close it with the gateway. */
export interface HttpExecutor<Context> extends SubgraphExecutor<Context> {
  readonly subscribe: NonNullable<SubgraphExecutor<Context>['subscribe']>;
  close(): Promise<void>;
}

/** Fetches from this time on are named in the log if their request was slow. */
const SLOW_FETCH_MS = 100;

/**
 * Executes fetches at a remote subgraph by GraphQL over HTTP, and subscribes to it. Rejects with an error of code `SUBREQUEST_HTTP_ERROR` if
 * the subgraph is unreachable, is too slow, or sends no GraphQL response.
 *
 * @throws {RangeError} the timeout is longer than a day
 */
export const httpExecutor = <Context extends object>(options: HttpExecutorOptions<Context>): HttpExecutor<Context> => {
  checkTimes(options);
  const { name, url, forward = ownProperties, timeoutMs = 30_000, connections = 64 } = options;
  const address = new URL(url);
  const path = address.pathname + address.search;
  const encodings = chooseAcceptEncoding(address);
  const toUnreachable = (cause: unknown) => Promise.reject(unreachableError(name, cause));
  const { maxResponseBytes = 67_108_864 } = options;
  const pool = new Pool(address.origin, { connections, maxResponseSize: maxResponseBytes });
  const subscriptions = createTransport({
    name,
    url: options.subscriptionUrl ?? url,
    maxEventBytes: maxResponseBytes,
  });
  const execute: SubgraphExecutor<Context> = async (request, context) => {
    const forwarded = forward(context);
    const leftMs = computeRemainingMs(forwarded, timeoutMs);
    if (forwarded.tally) forwarded.tally.posts++;
    const headers = createSubgraphHeaders(forwarded, leftMs, request.traceFields);
    if (encodings !== undefined) headers['accept-encoding'] = encodings;
    const startedAt = performance.now();
    try {
      const { signal } = request;
      const post = {
        path,
        headers,
        body: printSubgraphBody(request),
        signal,
        timeoutMs: leftMs,
        maxBytes: maxResponseBytes,
      };
      return readAnswer(name, await SubgraphPost.send(pool, post).catch(toUnreachable));
    } finally {
      const ms = Math.round(performance.now() - startedAt);
      if (ms >= SLOW_FETCH_MS) forwarded.tally?.slow?.push({ post: name, ms });
    }
  };
  const subscribe: HttpExecutor<Context>['subscribe'] = (request, context) => {
    const forwarded = forward(context);
    if (forwarded.tally) forwarded.tally.posts++;
    return subscriptions.start({ request, forwarded, leftMs: computeRemainingMs(forwarded, timeoutMs) });
  };
  const close = async () => {
    await pool.close();
    await subscriptions.close();
  };
  return Object.assign(execute, { subscribe, close });
};

const ownProperties = (context: object): Forwarded => context;
