import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Writable } from 'node:stream';
import type { GraphQLError } from 'graphql';
import { TIMEOUT_HEADER } from '../engine/base/requestHeaders.ts';
import type { RequestTally } from '../engine/base/requestTally.ts';
import { clientError } from '../engine/errors/clientError.ts';
import type { OperationObserver } from '../engine/observe/observer.ts';
import type { IncomingRequest } from './exchange.ts';
import { beginInTurn } from './fairQueue.ts';

/** An HTTP request as the gateway passes it to `createContext`. */
export interface GatewayRequest {
  readonly headers: IncomingHttpHeaders;
  /** Aborted when the client disconnects or the deadline passes. */
  readonly signal: AbortSignal;
  /** Start of the request, as `performance.now()`. */
  readonly startedAt: number;
  /** Deadline of the answer, as `performance.now()`: no change of the clock moves it. */
  readonly deadline: number;
  /** Deadline of fetches, slightly earlier, so that an answer can be built from the data that arrived. */
  readonly fetchDeadline: number;
  /** The client's W3C `traceparent` if it is valid. */
  readonly traceparent: string | undefined;
  /**
   * Headers to send on in addition to `authorization`, `traceparent` and `x-request-id`: those of `forwardHeaders`, and
   * `tracestate` of a valid trace.
   */
  readonly furtherHeaders: Readonly<Record<string, string>> | undefined;
  /** The client's `X-Request-Id` if it is valid, else a generated one. */
  readonly requestId: string;
  /** From `apollographql-client-name` or `graphql-client-name`. */
  readonly clientName: string | undefined;
  readonly clientVersion: string | undefined;
  /** Address of the other end of the connection. */
  readonly address: string | undefined;
  readonly tally: RequestTally;
  /** Headers to add to the response: names and values alternately. */
  readonly responseHeaders: string[];
  /** Calls a function after the response was sent, or its stream has begun; at once if that has passed. */
  onEnd(run: () => void): void;
  /** Id of the last event that the client got of a stream that was interrupted. */
  readonly lastEventId?: string | undefined;
  /** Of a run of a live query: aborted when the query ends. The same signal for all its runs. */
  readonly liveUntil?: AbortSignal | undefined;
}

/** A request with its deadline and cancellation. */
export interface OpenRequest extends GatewayRequest {
  /**
   * Resolves and rejects as the work does. Rejects with the signal's reason if the signal aborts before. Cheaper than a
   * race, or an event listener on the signal.
   */
  untilEnd<Result>(work: Promise<Result>): Promise<Result>;
  /** Observes the operations of the request. */
  observer?: OperationObserver | undefined;
  /** Ends the request early, for a reason that its client gets. */
  end(reason: GraphQLError): void;
  /** Removes the deadline of the response, which is a stream. */
  keepOpen(): void;
  /** Releases the timer and listeners. Call it after the response is sent. */
  close(): void;
  /** Runs what `onEnd` was given. Further calls do nothing. */
  finish(): void;
}

export interface OpenRequestOptions {
  /** Time from now to the deadline, in milliseconds. The client may request less by `x-request-timeout-ms`. */
  readonly requestTimeoutMs: number;
  /** Names of further headers to send on, in lower case. */
  readonly forwardHeaders?: readonly string[] | undefined;
}

/** Longest time between the fetch deadline and the deadline. It is a tenth of the whole time if that is less. */
const MAX_MARGIN_MS = 500;

/**
 * Version, trace, parent and flags. Version ff, and a trace or parent of zeros, are invalid. Later versions may append
 * further parts (W3C Trace Context 3.2).
 */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?=-|$)/;

/** Length of a `traceparent` of version 00. */
const TRACEPARENT_LENGTH = 55;

const VALID_REQUEST_ID = /^[\w.:-]{1,128}$/;

/**
 * Starts tracking a request. It ends with its response, at its deadline, or when its client disconnects.
 */
export const openRequest = (
  request: Pick<IncomingRequest, 'headers' | 'socket'>,
  response: Pick<Writable, 'on' | 'off' | 'writableFinished'>,
  { requestTimeoutMs: maxMs, forwardHeaders = [] }: OpenRequestOptions,
): OpenRequest => {
  const { headers } = request;
  const startedAt = performance.now();
  const deadlineMs = Math.min(maxMs, readRequestedTimeoutMs(headers) ?? maxMs);
  const traceparent = readTraceparent(headers);
  const controller = new AbortController();
  let isClosed = false;
  const waiting: ((reason: GraphQLError) => void)[] = [];
  const end = (reason: GraphQLError) => {
    controller.abort(reason);
    for (const reject of waiting) reject(reason);
  };
  // Requests that began together end together.
  const endLate = () => isClosed || end(deadlineError(deadlineMs));
  const timer = setTimeout(() => beginInTurn(controller, endLate), deadlineMs);
  const leave = () => {
    if (!response.writableFinished) end(clientLeftError());
  };
  response.on('close', leave);
  return {
    headers,
    signal: controller.signal,
    untilEnd: (work) =>
      new Promise((resolve, reject) => {
        if (controller.signal.aborted) reject(controller.signal.reason);
        waiting.push(reject);
        work.then(resolve, reject);
      }),
    startedAt,
    deadline: startedAt + deadlineMs,
    fetchDeadline: startedAt + deadlineMs - Math.min(MAX_MARGIN_MS, deadlineMs / 10),
    traceparent,
    furtherHeaders: readFurtherHeaders(headers, traceparent, forwardHeaders),
    requestId: readRequestId(headers),
    clientName: firstValue(headers['apollographql-client-name'] ?? headers['graphql-client-name']),
    clientVersion: firstValue(headers['apollographql-client-version'] ?? headers['graphql-client-version']),
    address: request.socket.remoteAddress,
    tally: { posts: 0, cost: 0, slow: [] },
    responseHeaders: [],
    ...createRequestEnd(),
    end,
    keepOpen: () => clearTimeout(timer),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      response.off('close', leave);
    },
  };
};

/** The reason of a request that its client left. */
export const clientLeftError = (): GraphQLError => clientError('REQUEST_STOPPED', 'The client left.');

/** Whether a request was ended before its answer was complete, and not by its client. */
export const wasEndedByServer = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason?.extensions?.code !== 'REQUEST_STOPPED';

/** The end of a response, which occurs once. Functions added after it run at once, so that nothing waits forever. */
export const createRequestEnd = (): Pick<OpenRequest, 'onEnd' | 'finish'> => {
  let waiting: (() => void)[] | undefined = [];
  return {
    onEnd: (run) => {
      if (waiting === undefined) run();
      else waiting.push(run);
    },
    finish: () => {
      const runs = waiting ?? [];
      waiting = undefined;
      for (const run of runs) run();
    },
  };
};

const deadlineError = (deadlineMs: number): GraphQLError =>
  clientError('GATEWAY_TIMEOUT', `The answer was not complete within ${deadlineMs / 1000} s.`);

const readRequestedTimeoutMs = (headers: IncomingHttpHeaders): number | undefined => {
  const given = firstValue(headers[TIMEOUT_HEADER]);
  return given !== undefined && /^\d{1,9}$/.test(given) ? Number(given) : undefined;
};

/** The client's `traceparent`, in version 00, whose parts all later versions have. */
const readTraceparent = (headers: IncomingHttpHeaders): string | undefined => {
  const given = firstValue(headers.traceparent);
  if (given === undefined || !TRACEPARENT.test(given)) return undefined;
  if (given.length === TRACEPARENT_LENGTH && given.startsWith('00')) return given;
  return given.startsWith('00') ? undefined : `00${given.slice(2, TRACEPARENT_LENGTH)}`;
};

/** Longest `tracestate` that is sent on. Any longer one may be dropped (W3C Trace Context 3.3.1.5). */
const MAX_TRACESTATE_LENGTH = 512;

const readFurtherHeaders = (
  headers: IncomingHttpHeaders,
  traceparent: string | undefined,
  names: readonly string[],
): Record<string, string> | undefined => {
  const tracestate = traceparent === undefined ? undefined : firstValue(headers.tracestate);
  const isSent = tracestate !== undefined && tracestate.length <= MAX_TRACESTATE_LENGTH;
  if (!isSent && names.length === 0) return undefined;
  const given = names.map((name) => [name, firstValue(headers[name])] as const);
  const further = isSent ? [...given, ['tracestate', tracestate] as const] : given;
  return Object.fromEntries(further.filter((pair): pair is [string, string] => pair[1] !== undefined));
};

const readRequestId = (headers: IncomingHttpHeaders): string => {
  const given = firstValue(headers['x-request-id']);
  return given !== undefined && VALID_REQUEST_ID.test(given) ? given : randomUUID();
};

const firstValue = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
