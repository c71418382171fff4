import { SpanKind } from '@opentelemetry/api';
import { formatTraceparent, markFailed, type Spans } from './spans.ts';

/** A POST that is about to be sent. */
interface PostSpanStart {
  /** E.g. `monitoring.alert.list`. */
  readonly operation: string;
  /** The path to which it is sent. It has no value of a client. */
  readonly path: string;
  /** 0 for the first time, 1 and more for retries. */
  readonly attempt: number;
}

/** How a POST ended. */
interface PostSpanEnd {
  /** `OK`, or the code of the failure. */
  readonly outcome: string;
  /** Undefined without an answer. */
  readonly status: number | undefined;
  readonly bytesSent: number;
  readonly bytesReceived: number;
}

/** The trace of a POST. */
interface OtelPostSpan {
  /** The header `traceparent` of the POST. */
  readonly traceparent: string;
  end(ended: PostSpanEnd): void;
}

/** Starts the trace of a POST. */
export type StartOtelPostSpan = (post: PostSpanStart) => OtelPostSpan;

const endNothing = () => {};

/**
 * Traces POSTs to an API as the conventions of OpenTelemetry for HTTP clients say.
 *
 * @param baseUrl of the API. Only its host, port and path become attributes
 */
export const tracePosts = (spans: Spans, baseUrl: string): StartOtelPostSpan => {
  const { origin, hostname, port, protocol } = new URL(baseUrl);
  const server = {
    'http.request.method': 'POST',
    'server.address': hostname,
    'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
  };
  return ({ operation, path, attempt }: PostSpanStart) => {
    const unsampled = spans.activeUnsampled();
    if (unsampled) return { traceparent: formatTraceparent(unsampled), end: endNothing };
    const attributes = {
      ...server,
      'url.full': origin + path,
      'url.template': path,
      'skein.operation': operation,
      ...(attempt > 0 && { 'http.request.resend_count': attempt }),
    };
    const span = spans.start({ name: `POST ${path}`, kind: SpanKind.CLIENT, attributes });
    return {
      traceparent: formatTraceparent(span.spanContext()),
      end: ({ outcome, status, bytesSent, bytesReceived }: PostSpanEnd) => {
        span.setAttributes({
          'http.request.body.size': bytesSent,
          'http.response.body.size': bytesReceived,
          ...(status !== undefined && { 'http.response.status_code': status }),
        });
        if (outcome !== 'OK') markFailed(span, outcome);
        span.end();
      },
    };
  };
};
