import type { OperationObserver } from '../engine/observe/observer.ts';
import type { ObservedRequest } from './requestMetrics.ts';

/** A request that is traced. */
export interface TracedRequest {
  readonly method: string;
  /** The path. Default: that of the server's GraphQL. */
  readonly route?: string;
  /** The client's `traceparent` if it is valid. */
  readonly traceparent: string | undefined;
  readonly requestId: string;
}

/** The trace of one request. */
export interface RequestSpan {
  /** Runs the work of the request, so that what it starts belongs to the trace. */
  run<Result>(work: () => Result): Result;
  /** Observes the operations of the request. Undefined if nothing of them is traced. */
  readonly observer: OperationObserver | undefined;
  /** Called after the response was sent. */
  end(request: EndedRequest): void;
}

/** A request whose response was sent. Only those of GraphQL have operations. */
export type EndedRequest = Pick<ObservedRequest, 'status'> & Partial<ObservedRequest>;

/** Starts the trace of a request, for example with OpenTelemetry. */
export type StartRequestSpan = (request: TracedRequest) => RequestSpan;
