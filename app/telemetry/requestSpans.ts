import type { Span } from '@opentelemetry/api';
import { type OperationSpans, type RemoteSubgraphs, traceOperations } from './operationSpans.ts';
import { isSampled, markFailed, readErrorCode, type Spans } from './spans.ts';

/** A request that a server has received. */
interface RequestSpanStart {
  readonly method: string;
  /** The pattern of the path. Default: that of the server's only route. */
  readonly route?: string;
  /** The operation of the POST API. */
  readonly operation?: string;
  /** The client's `traceparent` if it is valid. */
  readonly traceparent: string | undefined;
  readonly requestId: string;
}

/** How a request ended. */
interface RequestSpanEnd {
  readonly status: number;
  /** The operations of a GraphQL request. */
  readonly operations?: readonly OperationSpanEnd[];
  /** Requests that it sent upstream. */
  readonly posts?: number;
  /** Static cost of its operations. */
  readonly cost?: number;
}

interface OperationSpanEnd {
  readonly type: string;
  readonly name?: string | undefined;
  readonly outcome: string;
  readonly result: { readonly errors?: readonly { readonly extensions?: object }[] };
}

/** The trace of a request. */
interface OtelRequestSpan {
  /** Runs the work of the request. Spans that it starts, now or later, are below that of the request. */
  run<Result>(work: () => Result): Result;
  /** Starts spans for the operations of the request. Undefined if they are not recorded. */
  readonly observer: OperationSpans | undefined;
  /** Ends the span. Call it after the response was sent. */
  end(ended: RequestSpanEnd): void;
}

/** Starts the trace of a request. */
export type StartOtelRequestSpan = (request: RequestSpanStart) => OtelRequestSpan;

/** Options that all requests of a server share. */
export interface RequestSpanOptions {
  readonly route: string;
  /** Finds the subgraphs to which it sends requests. Default: there are none. */
  readonly remote?: RemoteSubgraphs;
}

/** Methods that become attributes. Others are `_OTHER`. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'CONNECT', 'OPTIONS', 'TRACE', 'PATCH']);

/** Traces requests as the conventions of OpenTelemetry for HTTP servers and for GraphQL say. */
export const traceRequests = (
  spans: Spans,
  { route: onlyRoute, remote = () => undefined }: RequestSpanOptions,
): StartOtelRequestSpan => {
  const observer = traceOperations(spans, remote);
  return ({ method, route = onlyRoute, operation, traceparent, requestId }) => {
    const known = METHODS.has(method) ? method : '_OTHER';
    const attributes = {
      'http.request.method': known,
      'http.route': route,
      'url.path': route,
      'url.scheme': 'http',
      'skein.request.id': requestId,
      ...(operation !== undefined && { 'skein.operation': operation }),
    };
    const name = `${known === '_OTHER' ? 'HTTP' : known} ${route}`;
    const span = spans.startRequest({ name, attributes }, traceparent);
    const run = <Result>(work: () => Result): Result => spans.run(span, work);
    if (!isSampled(span.spanContext())) return { run, observer: undefined, end: endNothing };
    return { run, observer, end: (ended) => endSpan(span, ended) };
  };
};

const endNothing = () => {};

const endSpan = (span: Span, { status, operations = [], posts, cost }: RequestSpanEnd): void => {
  const [first] = operations;
  span.setAttributes({
    'http.response.status_code': status,
    ...(operations.length === 1 && first && toAttributes(first)),
    ...(operations.length > 1 && { 'skein.operations': operations.length }),
    ...(posts !== undefined && { 'skein.posts': posts }),
    ...(cost !== undefined && { 'skein.cost': cost }),
  });
  const failed = operations.find(({ outcome }) => FAILURES.has(outcome));
  if (status >= 500) markFailed(span, readErrorCode(first?.result.errors?.[0]) ?? String(status));
  else if (failed !== undefined) markFailed(span, readErrorCode(failed.result.errors?.[0]) ?? failed.outcome);
  span.end();
};

/** Outcomes of operations that mark the span of their request. Refused ones are the client's fault, like any 4xx. */
const FAILURES: ReadonlySet<string> = new Set(['partial', 'failed', 'aborted']);

/** Longest name of an operation. */
const MAX_NAME_LENGTH = 100;

const toAttributes = ({ type, name, outcome }: OperationSpanEnd) => ({
  ...(type !== 'none' && { 'graphql.operation.type': type }),
  ...(name !== undefined && { 'graphql.operation.name': name.slice(0, MAX_NAME_LENGTH) }),
  'skein.outcome': outcome,
});
