import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { countDurations } from './durations.ts';
import type { Engine } from './engine.ts';

/** How a request ended. `partial`: data and errors. `refused`: not a GraphQL request. `aborted`: by its deadline or its client. */
export type Outcome = 'ok' | 'partial' | 'failed' | 'refused' | 'aborted';

export interface Metrics {
  /** Counts a request. The labels are closed sets: nothing a client writes becomes one. */
  observe(operationType: string, outcome: Outcome, status: number, seconds: number): void;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Adds metrics of what stands behind the gateway. */
export type RegisterMetrics = (registry: Registry) => void;

/** Makes the metrics of one gateway, in a registry of their own. */
export function createMetrics(
  engine: Pick<Engine<never>, 'documentStats'>,
  registerMore: RegisterMetrics = () => {},
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchDocuments(engine, registry);
  registerMore(registry);
  return {
    observe: countDurations(registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function watchDocuments({ documentStats }: Pick<Engine<never>, 'documentStats'>, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'graphql_document_cache_size',
    help: 'Documents compiled and kept.',
    registers,
    collect() {
      this.set(documentStats().size);
    },
  });
  for (const outcome of ['hits', 'misses'] as const)
    new Counter({
      name: `graphql_document_cache_${outcome}_total`,
      help: outcome === 'hits' ? 'Requests whose document was there.' : 'Requests whose document had to be read anew.',
      registers,
      collect() {
        this.reset();
        this.inc(documentStats()[outcome]);
      },
    });
}
