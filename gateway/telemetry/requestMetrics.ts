import type { ExecutionResult } from 'graphql';
import { Counter, type Registry } from 'prom-client';
import { type AnswerOutcome, toErrorCode } from '../engine/observe/answerOutcome.ts';
import { registerHistogram } from './histogram.ts';

/** One operation of a request. */
export interface ObservedOperation {
  readonly type: string;
  readonly name?: string | undefined;
  readonly outcome: AnswerOutcome;
  readonly result: Pick<ExecutionResult, 'errors'>;
}

/** A request whose response was sent. */
export interface ObservedRequest {
  readonly operations: readonly ObservedOperation[];
  readonly status: number;
  readonly ms: number;
  readonly posts: number;
  readonly cost: number;
}

/** From an answer over loopback to the default deadline, in seconds. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const POST_BUCKETS = [0, 1, 2, 3, 5, 8, 13, 21, 50, 100];

const COST_BUCKETS = [10, 100, 1_000, 10_000, 100_000, 1_000_000];

/** Most distinct error codes. Third-party subgraphs may send any number of them. */
const MAX_CODES = 100;

/**
 * Registers metrics of requests to `/graphql`.
 *
 * @param names operations whose name becomes a label; the label of all others is left out
 */
export const registerRequestMetrics = (
  registry: Registry,
  names: ReadonlySet<string>,
): ((request: ObservedRequest) => void) => {
  const observeDuration = registerHistogram(registry, {
    name: 'http_server_request_duration_seconds',
    help: 'From the request line to the end of the answer, for /graphql.',
    labelNames: ['graphql_operation_type', 'graphql_outcome', 'http_response_status_code', 'graphql_operation_name'],
    bounds: DURATION_BUCKETS,
  });
  const observePosts = registerHistogram(registry, {
    name: 'graphql_request_posts',
    help: 'Requests that a request sent upstream, retries included.',
    labelNames: [],
    bounds: POST_BUCKETS,
  });
  const observeCost = registerHistogram(registry, {
    name: 'graphql_request_cost',
    help: 'Static cost of a request whose operations ran.',
    labelNames: [],
    bounds: COST_BUCKETS,
  });
  const countErrors = createErrorCounter(registry);
  return ({ operations, status, ms, posts, cost }) => {
    observePosts(posts);
    if (cost > 0) observeCost(cost);
    for (const { type, name, outcome, result } of operations) {
      const label = name !== undefined && names.has(name) ? name : '';
      observeDuration(ms / 1000, type, outcome, String(status), label);
      if (result.errors !== undefined) countErrors(result.errors);
    }
  };
};

/** Counts each code once per operation, so that a list of failed rows counts as one. */
const createErrorCounter = (registry: Registry): ((errors: NonNullable<ExecutionResult['errors']>) => void) => {
  const counts = new Map<string, number>();
  new Counter({
    name: 'graphql_errors_total',
    help: 'Operations with an error of a code.',
    labelNames: ['code'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [code, count] of counts) this.inc({ code }, count);
    },
  });
  return (errors) => {
    for (const given of new Set(errors.map(({ extensions }) => toErrorCode(extensions?.code)))) {
      const code = counts.has(given) || counts.size < MAX_CODES ? given : 'OTHER';
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  };
};
