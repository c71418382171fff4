import { Counter, Gauge, type Registry } from 'prom-client';
import type { ConnectionCounts } from '../store/database.ts';

/**
 * Exposes the connections for API calls, read at each scrape. The embedded store has no connections, so nothing is
 * exposed for it.
 */
export const registerConnectionMetrics = (registry: Registry, countsNow: () => ConnectionCounts | undefined): void => {
  if (!countsNow()) return;
  const registers = [registry];
  const addGauge = (name: string, help: string, numberOf: (counts: ConnectionCounts) => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        const counts = countsNow();
        if (counts) this.set(numberOf(counts));
      },
    });
  addGauge('database_connections_max', 'Most connections for calls.', ({ limit }) => limit);
  addGauge('database_connections_used', 'Connections that calls use.', ({ inUse }) => inUse);
  addGauge('database_connections_idle', 'Open connections that no call uses.', ({ idle }) => idle);
  addGauge('database_connections_waiting', 'Calls that wait for a connection.', ({ waiting }) => waiting);
  new Counter({
    name: 'database_domain_share_refusals_total',
    help: 'Calls that were refused a connection because their domain used its share.',
    registers,
    collect() {
      this.reset();
      this.inc(countsNow()?.shareRefusals ?? 0);
    },
  });
};
