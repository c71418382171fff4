import { Counter, Gauge, type Registry } from 'prom-client';
import type { AreaState } from './areaGuard.ts';
import type { Upstream } from './index.ts';

/** Metric values of the breaker's states. */
const BREAKER_VALUES = { closed: 0, 'half-open': 1, open: 2 } as const;

const GAUGES: readonly { name: string; help: string; read: (state: AreaState) => number }[] = [
  {
    name: 'upstream_breaker_state',
    help: 'Circuit breaker of an area: 0 closed, 1 half-open, 2 open.',
    read: ({ breaker }) => BREAKER_VALUES[breaker],
  },
  { name: 'upstream_posts_in_flight', help: 'POSTs in progress to an area.', read: ({ inFlight }) => inFlight },
  {
    name: 'upstream_posts_queued',
    help: 'POSTs to an area that wait for their turn.',
    read: ({ queued }) => queued,
  },
];

/** Registers metrics of each area of the POST API; they are read only when the metrics are scraped. */
export const registerUpstreamMetrics = (registry: Registry, upstream: Pick<Upstream, 'areas' | 'prefetched'>): void => {
  const registers = [registry];
  for (const { name, help, read } of GAUGES)
    new Gauge({
      name,
      help,
      registers,
      labelNames: ['area'],
      collect() {
        for (const [area, state] of Object.entries(upstream.areas())) this.set({ area }, read(state));
      },
    });
  new Counter({
    name: 'upstream_posts_rejected_total',
    help: 'POSTs that were not sent: the breaker was open, or the queue full.',
    registers,
    labelNames: ['area', 'reason'],
    collect() {
      this.reset();
      for (const [area, { rejected }] of Object.entries(upstream.areas()))
        for (const [reason, count] of Object.entries(rejected)) this.inc({ area, reason }, count);
    },
  });
  new Counter({
    name: 'upstream_prefetched_reads_total',
    help: 'Reads that were sent before their request asked for them: used by it, or unused.',
    registers,
    labelNames: ['outcome'],
    collect() {
      const { sent, used } = upstream.prefetched();
      this.reset();
      this.inc({ outcome: 'used' }, used);
      this.inc({ outcome: 'unused' }, sent - used);
    },
  });
};
