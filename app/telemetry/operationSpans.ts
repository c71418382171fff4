import { type Attributes, SpanKind } from '@opentelemetry/api';
import { markFailed, readErrorCode, type Spans } from './spans.ts';

/** A fetch that is about to run. */
interface StartedFetch {
  readonly fetch: { readonly subgraph: string };
  /** Number of entities that it fetches. Undefined for a fetch of root fields. */
  readonly entities: number | undefined;
}

/** Observes how an operation is answered. Called while the span of its request is active. */
export interface OperationSpans {
  readonly traceFields: false;
  phase(phase: string, startedAt: number, endedAt: number): void;
  planned(): void;
  fetch<Answer>(fetch: StartedFetch, execute: () => Answer): Answer;
  fetched(): void;
}

/** Returns the GraphQL URL of a subgraph in another process. Undefined if it is in this one. */
export type RemoteSubgraphs = (subgraph: string) => string | undefined;

/** Phases that become spans. That of `execute` would hold nothing but the spans of fetches. */
const PHASES: ReadonlySet<string> = new Set(['parse', 'validate', 'plan']);

/** Traces the parsing, validating and planning of operations that are new, and all fetches. */
export const traceOperations = (spans: Spans, remote: RemoteSubgraphs): OperationSpans => ({
  traceFields: false,
  phase: (phase, startTime, endTime) => {
    if (!PHASES.has(phase)) return;
    spans.start({ name: `graphql.${phase}`, kind: SpanKind.INTERNAL, attributes: {}, startTime }).end(endTime);
  },
  planned: () => {},
  fetch: ({ fetch: { subgraph }, entities }, execute) => {
    const url = remote(subgraph);
    const span = spans.start({
      name: `fetch ${subgraph}`,
      kind: url === undefined ? SpanKind.INTERNAL : SpanKind.CLIENT,
      attributes: {
        'skein.subgraph': subgraph,
        ...(entities !== undefined && { 'skein.entities': entities }),
        ...(url !== undefined && toServerAttributes(url)),
      },
    });
    const end = (result: unknown) => {
      const code = findFailureCode(result);
      if (code !== undefined) markFailed(span, code);
      span.end();
    };
    const fail = (error: unknown) => end({ errors: [error] });
    return spans.run(span, () => runAndEnd(execute, end, fail));
  },
  fetched: () => {},
});

/** Runs code that may return a promise, and calls one of the functions when it has ended. */
const runAndEnd = <Answer>(
  run: () => Answer,
  end: (answer: unknown) => void,
  fail: (error: unknown) => void,
): Answer => {
  try {
    const answer = run();
    if (answer instanceof Promise) answer.then(end, fail);
    else end(answer);
    return answer;
  } catch (error) {
    fail(error);
    throw error;
  }
};

const toServerAttributes = (url: string): Attributes => {
  const { origin, pathname, hostname, port, protocol } = new URL(url);
  return {
    'http.request.method': 'POST',
    'server.address': hostname,
    'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
    'url.full': origin + pathname,
  };
};

/** The code of the first error of a result. Undefined if it has none. */
const findFailureCode = (result: unknown): string | undefined => {
  const { errors } = result as { readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[] };
  if (errors === undefined || errors.length === 0) return undefined;
  return readErrorCode(errors[0]) ?? 'OTHER';
};
