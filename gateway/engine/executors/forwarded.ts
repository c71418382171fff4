import { InvalidEncoding } from '../../../encoding/contentEncoding.ts';
import type { SubgraphRequest } from '../base/executor.ts';
import { EXPLAIN_HEADER, TIMEOUT_HEADER } from '../base/requestHeaders.ts';
import type { RequestTally } from '../base/requestTally.ts';
import { httpError } from './readAnswer.ts';

/** The parts of the client's request that are forwarded to a subgraph. */
export interface Forwarded {
  readonly authorization?: string | undefined;
  readonly requestId?: string | undefined;
  /** W3C trace context of the client or of the gateway's tracing. */
  readonly traceparent?: string | undefined;
  /** Further headers to send on. Those above take precedence. */
  readonly furtherHeaders?: Readonly<Record<string, string>> | undefined;
  /** Counts the requests sent. */
  readonly tally?: Pick<RequestTally, 'posts' | 'slow'> | undefined;
  /** Deadline, as `performance.now()`. After it the answer is of no use. */
  readonly deadline?: number | undefined;
  /** Id of the last event that the client got of a stream that was interrupted. */
  readonly lastEventId?: string | undefined;
}

/** A request as far as a call for it needs it. */
interface ForwardableRequest extends Pick<Forwarded, 'traceparent' | 'furtherHeaders' | 'lastEventId'> {
  readonly requestId: string;
  readonly tally: RequestTally;
  /** As `performance.now()`. */
  readonly fetchDeadline: number;
  readonly signal: AbortSignal;
}

/** What calls for a request carry, and when they end. */
export interface CallForRequest extends Required<Forwarded> {
  readonly requestId: string;
  readonly tally: RequestTally;
  readonly deadline: number;
  readonly signal: AbortSignal;
}

/** Makes the call of a request: what is forwarded to subgraphs and to the API behind them. */
export const callOf = (request: ForwardableRequest, authorization: string | undefined): CallForRequest => {
  const { requestId, traceparent, furtherHeaders, tally, fetchDeadline, signal, lastEventId } = request;
  return { authorization, requestId, traceparent, furtherHeaders, tally, deadline: fetchDeadline, signal, lastEventId };
};

/** The time left for a call, in whole milliseconds. */
export const computeRemainingMs = ({ deadline }: Forwarded, timeoutMs: number): number =>
  deadline === undefined ? timeoutMs : Math.max(0, Math.min(timeoutMs, Math.floor(deadline - performance.now())));

/** The headers of a POST to a subgraph. */
export const createSubgraphHeaders = (
  forwarded: Forwarded,
  leftMs: number,
  traceFields = false,
): Record<string, string> => ({
  ...forwarded.furtherHeaders,
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
  // The remaining time, not a time of day: clocks differ.
  [TIMEOUT_HEADER]: String(leftMs),
  ...createCallerHeaders(forwarded),
  ...(traceFields && { [EXPLAIN_HEADER]: '1' }),
});

/** The headers that say who calls, and in which trace. */
export const createCallerHeaders = ({ authorization, requestId, traceparent }: Forwarded): Record<string, string> => ({
  ...(authorization !== undefined && { authorization }),
  ...(requestId !== undefined && { 'x-request-id': requestId }),
  ...(traceparent !== undefined && { traceparent }),
});

/** The parameters of a request to a subgraph. Not every server knows `onError`: it is sent where a client asks for it. */
export const createSubgraphParams = ({ text, operationName, variables, onError }: SubgraphRequest) => ({
  query: text(),
  operationName,
  variables,
  onError: onError === 'PROPAGATE' ? undefined : onError,
});

/** The body of a POST to a subgraph. */
export const printSubgraphBody = (request: SubgraphRequest): string => JSON.stringify(createSubgraphParams(request));

/** The error of a subgraph from which no answer came. */
export const unreachableError = (name: string, cause: unknown) => {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  if (error.name === 'TimeoutError') return httpError(name, 'did not answer in time', { cause: error });
  if (error.name === 'ResponseExceededMaxSizeError') return httpError(name, 'answered with too much', { cause: error });
  if (error instanceof InvalidEncoding) return httpError(name, 'sent a body that cannot be decoded', { cause: error });
  return httpError(name, 'could not be reached', { cause: error });
};

/** The reason of a signal that aborts because a subgraph is too slow. */
export const subgraphTimeout = (): DOMException => new DOMException('The subgraph took too long.', 'TimeoutError');
