import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Watches } from './watches.ts';

/** From a wake-up that is followed at once to a poll without one, in seconds. */
const DELAYS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Registers the metrics of watched lists. */
export const registerWatchMetrics = (registry: Registry, watches: Pick<Watches, 'stats' | 'onNotified'>): void => {
  const registers = [registry];
  new Gauge({
    name: 'watched_lists',
    help: 'Lists that are read for subscriptions. Equal ones are one list, as far as it is known that they have the same records.',
    registers,
    collect() {
      this.set(watches.stats().lists);
    },
  });
  new Gauge({
    name: 'change_feed_connected',
    help: '1 while wake-ups of the service arrive.',
    registers,
    collect() {
      this.set(watches.stats().isWoken ? 1 : 0);
    },
  });
  new Counter({
    name: 'watch_posts_total',
    help: 'POSTs sent upstream to read lists for subscriptions.',
    registers,
    collect() {
      this.reset();
      this.inc(watches.stats().posts);
    },
  });
  const delays = new Histogram({
    name: 'watch_delay_seconds',
    help: 'From a change at the service until all subscribers of a list were notified, where the service has a log of changes.',
    buckets: DELAYS,
    registers,
  });
  watches.onNotified((seconds) => delays.observe(seconds));
};
