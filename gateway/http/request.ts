import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { clientError } from '../errors.ts';

/** What the gateway tells of an HTTP request to whoever makes its context. */
export interface GatewayRequest {
  readonly headers: IncomingHttpHeaders;
  /** Aborted when the client leaves or the deadline passes. */
  readonly signal: AbortSignal;
  /** When the answer has to be out, in milliseconds since the epoch. */
  readonly deadline: number;
  /** When everything fetched has to be in: a little earlier, so that an answer can be made of what is there. */
  readonly fetchDeadline: number;
  /** The client's W3C `traceparent` where it has the form of one. */
  readonly traceparent: string | undefined;
  /** The client's `X-Request-Id` where it is a decent one, else made up. */
  readonly requestId: string;
  /** From `apollographql-client-name` or `graphql-client-name`. */
  readonly clientName: string | undefined;
  readonly clientVersion: string | undefined;
}

/** A request with its end in sight. */
export interface OpenRequest extends GatewayRequest {
  /** Rejects when the signal is aborted, with its reason; cheaper than listening to the signal. */
  readonly ended: Promise<never>;
  /** Forgets deadline and client; to be called once the answer is out. */
  close(): void;
}

/** Milliseconds that whoever sends a request will wait for its answer: by it a deadline goes on from server to server. */
export const TIMEOUT_HEADER = 'x-request-timeout-ms';

/** Most time kept between the last fetch and the deadline; a tenth of the whole where that is less. */
const LONGEST_MARGIN_MS = 500;

/** Version, trace, parent and flags; a version of ff, and a trace or parent of zeros, are none (W3C Trace Context 3.2). */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const VALID_REQUEST_ID = /^[\w.:-]{1,128}$/;

/**
 * Opens a request: from now on it ends by an answer, by its deadline, or by its client.
 *
 * @param longestMs from now to the deadline; the client may ask for less by `x-request-timeout-ms`
 */
export function openRequest(request: IncomingMessage, response: ServerResponse, longestMs: number): OpenRequest {
  const { headers } = request;
  const now = Date.now();
  const deadlineMs = Math.min(longestMs, requestedTimeoutOf(headers) ?? longestMs);
  const controller = new AbortController();
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => {}); // Nobody may be waiting: a request can end while its body is read.
  const end = (reason: GraphQLError) => {
    controller.abort(reason);
    ended.reject(reason);
  };
  const timer = setTimeout(() => end(timedOut(deadlineMs)), deadlineMs);
  const leave = () => {
    if (!response.writableFinished) end(clientError('REQUEST_STOPPED', 'The client left.'));
  };
  response.on('close', leave);
  return {
    headers,
    signal: controller.signal,
    ended: ended.promise,
    deadline: now + deadlineMs,
    fetchDeadline: now + deadlineMs - Math.min(LONGEST_MARGIN_MS, deadlineMs / 10),
    traceparent: traceparentOf(headers),
    requestId: requestIdOf(headers),
    clientName: first(headers['apollographql-client-name'] ?? headers['graphql-client-name']),
    clientVersion: first(headers['apollographql-client-version'] ?? headers['graphql-client-version']),
    close: () => {
      clearTimeout(timer);
      response.off('close', leave);
    },
  };
}

function timedOut(deadlineMs: number): GraphQLError {
  return clientError('GATEWAY_TIMEOUT', `The answer was not complete within ${deadlineMs / 1000} s.`);
}

function requestedTimeoutOf(headers: IncomingHttpHeaders): number | undefined {
  const given = first(headers[TIMEOUT_HEADER]);
  return given !== undefined && /^\d{1,9}$/.test(given) ? Number(given) : undefined;
}

function traceparentOf(headers: IncomingHttpHeaders): string | undefined {
  const given = first(headers.traceparent);
  return given !== undefined && TRACEPARENT.test(given) ? given : undefined;
}

function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = first(headers['x-request-id']);
  return given !== undefined && VALID_REQUEST_ID.test(given) ? given : randomUUID();
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
