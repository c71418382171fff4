import { Counter, type Registry } from 'prom-client';
import type { SentPost } from './sentPost.ts';

/** What was sent for one operation of the POST API since the start. */
interface PostCounts {
  readonly outcomes: Map<string, number>;
  retries: number;
  bytesSent: number;
  bytesReceived: number;
}

/** Metrics of POSTs. All labels are names of the contract or codes of the graph. */
export interface PostMetrics {
  observe(post: SentPost): void;
  register(registry: Registry): void;
}

type PostAmount = 'retries' | 'bytesSent' | 'bytesReceived';

const AMOUNTS: readonly { readonly name: string; readonly help: string; readonly amount: PostAmount }[] = [
  { name: 'upstream_post_retries_total', help: 'POSTs that were sent again.', amount: 'retries' },
  { name: 'upstream_post_sent_bytes_total', help: 'Bodies of POSTs.', amount: 'bytesSent' },
  { name: 'upstream_post_received_bytes_total', help: 'Bodies of answers, uncompressed.', amount: 'bytesReceived' },
];

/** Registers a histogram. Returns the function that records a value with the values of its labels. */
type RegisterHistogram = (
  registry: Registry,
  options: { name: string; help: string; labelNames: readonly string[]; bounds: readonly number[] },
) => (value: number, ...labels: readonly string[]) => void;

const DURATION = {
  name: 'upstream_post_duration_seconds',
  help: 'From sending a POST to the end of its answer, waits in the queue included.',
  labelNames: ['operation'],
  bounds: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
};

/** Creates the metrics of the POSTs of one process. They are written only when they are scraped. */
export const createPostMetrics = (registerHistogram: RegisterHistogram): PostMetrics => {
  let observeDuration: ReturnType<RegisterHistogram> = () => {};
  const byOperation = new Map<string, PostCounts>();
  const countsOf = (operation: string): PostCounts => {
    const known = byOperation.get(operation);
    if (known) return known;
    const fresh = { outcomes: new Map<string, number>(), retries: 0, bytesSent: 0, bytesReceived: 0 };
    byOperation.set(operation, fresh);
    return fresh;
  };
  return {
    observe: ({ operation, outcome, durationMs, attempt, bytesSent, bytesReceived }) => {
      const counts = countsOf(operation);
      counts.outcomes.set(outcome, (counts.outcomes.get(outcome) ?? 0) + 1);
      observeDuration(durationMs / 1000, operation);
      counts.bytesSent += bytesSent;
      counts.bytesReceived += bytesReceived;
      if (attempt > 0) counts.retries += 1;
    },
    register: (registry) => {
      observeDuration = registerHistogram(registry, DURATION);
      registerOutcomes(registry, byOperation);
      for (const each of AMOUNTS) registerAmount(registry, byOperation, each);
    },
  };
};

const registerOutcomes = (registry: Registry, byOperation: ReadonlyMap<string, PostCounts>) =>
  new Counter({
    name: 'upstream_posts_total',
    help: 'POSTs that were sent, by operation and outcome: OK or the code of the failure.',
    labelNames: ['operation', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [operation, { outcomes }] of byOperation)
        for (const [outcome, count] of outcomes) this.inc({ operation, outcome }, count);
    },
  });

const registerAmount = (
  registry: Registry,
  byOperation: ReadonlyMap<string, PostCounts>,
  { name, help, amount }: (typeof AMOUNTS)[number],
) =>
  new Counter({
    name,
    help,
    labelNames: ['operation'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [operation, counts] of byOperation) this.inc({ operation }, counts[amount]);
    },
  });
