import { Counter, Gauge, type Registry } from 'prom-client';
import type { Watches } from './watches.ts';

/** Registers the metrics of watched lists. */
export const registerWatchMetrics = (registry: Registry, { stats }: Pick<Watches, 'stats'>): void => {
  const registers = [registry];
  new Gauge({
    name: 'watched_lists',
    help: 'Lists that are read for subscriptions. Equal ones are one list, as far as it is known that they have the same records.',
    registers,
    collect() {
      this.set(stats().lists);
    },
  });
  new Gauge({
    name: 'watches_woken',
    help: '1 while wake-ups of the service arrive.',
    registers,
    collect() {
      this.set(stats().isWoken ? 1 : 0);
    },
  });
  new Counter({
    name: 'watch_posts_total',
    help: 'POSTs sent upstream to read lists for subscriptions.',
    registers,
    collect() {
      this.reset();
      this.inc(stats().posts);
    },
  });
};
