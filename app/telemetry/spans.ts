import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  type TimeInput,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';

/** Name, kind, attributes and start time of a new span. */
export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Attributes;
  readonly startTime?: TimeInput;
}

/** Starts spans, and knows which one is active in asynchronous work. */
export class Spans {
  readonly #tracer: Tracer;
  readonly #active = new AsyncLocalStorage<Context>();

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** Starts the span of a request that a server has received. It continues the trace of the client. */
  startRequest(start: Omit<SpanStart, 'kind'>, traceparent: string | undefined): Span {
    const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
    const context = parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
    return this.#start({ ...start, kind: SpanKind.SERVER }, context);
  }

  /** Starts a span below the active one. */
  start(start: SpanStart): Span {
    return this.#start(start, this.#active.getStore() ?? ROOT_CONTEXT);
  }

  /** Runs work in which a span is active, until all that it starts has ended. */
  run<Result>(span: Span, work: () => Result): Result {
    return this.#active.run(trace.setSpan(this.#active.getStore() ?? ROOT_CONTEXT, span), work);
  }

  /** The active span if its trace is not sampled. Nothing below it is recorded: it is sent on, and has no spans of its own. */
  activeUnsampled(): SpanContext | undefined {
    const span = this.#activeSpan();
    return span === undefined || isSampled(span) ? undefined : span;
  }

  /** The header `traceparent` for a request that the active span sends. Undefined outside of spans. */
  activeTraceparent(): string | undefined {
    const span = this.#activeSpan();
    return span && formatTraceparent(span);
  }

  #activeSpan(): SpanContext | undefined {
    return trace.getSpanContext(this.#active.getStore() ?? ROOT_CONTEXT);
  }

  #start({ name, ...options }: SpanStart, context: Context): Span {
    return this.#tracer.startSpan(name, options, context);
  }
}

/** Whether the trace of a span is recorded. Samplers decide for a whole trace: by its parent, or by its id. */
export const isSampled = ({ traceFlags }: SpanContext): boolean => (traceFlags & TraceFlags.SAMPLED) !== 0;

/** The header `traceparent` of a span (W3C Trace Context, version 00). */
export const formatTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** Marks a span as failed. The code is from a bounded set; messages could repeat what a client sent. */
export const markFailed = (span: Span, code: string): void => {
  span.setAttribute('error.type', code);
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** The code of a GraphQL error. Undefined if it is not a code: third-party subgraphs may send any text. */
export const readErrorCode = (error: { readonly extensions?: object } | undefined): string | undefined => {
  const { code } = (error?.extensions ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{0,63}$/.test(code) ? code : undefined;
};
