import type { IncomingHttpHeaders } from 'node:http';
import type { FormattedExecutionResult } from 'graphql';
import { EXPLAIN_HEADER } from '../engine/base/requestHeaders.ts';
import { tooCostly } from '../engine/errors/clientError.ts';
import type { Incoming } from '../exchange/exchange.ts';
import type { Responder } from '../exchange/respond.ts';
import type { PartOptions } from '../http/options.ts';
import { fetchHandler } from '../server/fetch.ts';
import { createRequestHandler } from '../server/handler.ts';

/** An operation that a tool sends. */
export interface CallOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly isExplained?: boolean;
}

/** The answer to an operation, and what its headers say of it. */
export interface CallAnswer {
  readonly result: FormattedExecutionResult;
  readonly requestId: string | null;
  /** Seconds after which the same call may succeed. */
  readonly retryAfter: string | null;
}

/** Sends an operation with the headers of a request, and from its address. */
export type CallGraphql = (request: Incoming, operation: CallOperation, signal: AbortSignal) => Promise<CallAnswer>;

/**
 * Answers operations as a POST to `/graphql` with the headers of the request would be: the same handler takes them, so that
 * authentication, quotas, limits, log, metrics and traces are those of any request.
 */
export const createGraphqlCalls = <Context>(
  options: PartOptions<Context>,
  responder: Responder,
  receiveTimeoutMs: number,
): CallGraphql => {
  const send = fetchHandler(createRequestHandler(options, responder), receiveTimeoutMs);
  return async ({ headers, socket }, { query, variables, isExplained }, signal) => {
    const forwarded = textHeaders(headers).filter(([name]) => !NOT_FORWARDED.has(name));
    const own = { ...JSON_HEADERS, ...(isExplained && { [EXPLAIN_HEADER]: '1' }) };
    const head = { method: 'POST', headers: { ...Object.fromEntries(forwarded), ...own } };
    const request = new Request(ANYWHERE, { ...head, body: JSON.stringify({ query, variables }), signal });
    const response = await send(request, { address: socket.remoteAddress });
    // A call that was stopped has no answer.
    signal.throwIfAborted();
    return {
      result: readAnswer(await response.text()),
      requestId: response.headers.get('x-request-id'),
      retryAfter: response.headers.get('retry-after'),
    };
  };
};

/** Longest answer of a tool, in UTF-16 code units. It is read and written at once, and a model has to read all of it. */
const MAX_ANSWER_LENGTH = 1_000_000;

const readAnswer = (text: string): FormattedExecutionResult => {
  if (text.length <= MAX_ANSWER_LENGTH) return JSON.parse(text);
  const message = `The operation ran, but its answer is longer than the ${MAX_ANSWER_LENGTH} characters allowed to tools: ask for less.`;
  return { errors: [tooCostly(message, { maxAnswerLength: MAX_ANSWER_LENGTH }).toJSON()] };
};

/** Requests of the Fetch API have a whole URL. Nothing reads it. */
const ANYWHERE = 'http://localhost/graphql';

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };

/** Headers of a body or of a connection. The operation has its own. */
const NOT_FORWARDED: ReadonlySet<string> = new Set([
  ...['accept-encoding', 'connection', 'content-encoding', 'content-length', 'expect', 'keep-alive'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
]);

/** Headers of Node as those of the Fetch API. */
export const textHeaders = (given: IncomingHttpHeaders): [name: string, value: string][] =>
  Object.entries(given).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
