import type { ObservedRequest } from '../requestMetrics.ts';

/** A request that is traced. */
export interface TracedRequest {
  readonly method: string;
  /** The client's `traceparent` if it is valid. */
  readonly traceparent: string | undefined;
  readonly requestId: string;
}

/** The trace of one request. */
export interface RequestSpan {
  /** Runs the work of the request, so that what it starts belongs to the trace. */
  run<Result>(work: () => Result): Result;
  /** Called after the response was sent. */
  end(request: ObservedRequest): void;
}

/** Starts the trace of a request, for example with OpenTelemetry. */
export type StartRequestSpan = (request: TracedRequest) => RequestSpan;
