import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { countDurations } from './durations.ts';
import type { Engine } from './engine.ts';

/**
 * Outcome of a request. `partial`: data and errors. `refused`: not a GraphQL request. `aborted`: by its deadline or its
 * client.
 */
export type Outcome = 'ok' | 'partial' | 'failed' | 'refused' | 'aborted';

export interface Metrics {
  /** Records a request. All label values are from fixed sets: no client input becomes a label. */
  observe(operationType: string, outcome: Outcome, status: number, seconds: number): void;
  /** All metrics in the Prometheus text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Registers metrics of components behind the gateway. */
export type RegisterMetrics = (registry: Registry) => void;

/** Creates the metrics of one gateway, in a separate registry. */
export function createMetrics(
  engine: Pick<Engine<never>, 'documentStats'>,
  registerMore: RegisterMetrics = () => {},
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerDocumentMetrics(engine, registry);
  registerMore(registry);
  return {
    observe: countDurations(registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function registerDocumentMetrics({ documentStats }: Pick<Engine<never>, 'documentStats'>, registry: Registry): void {
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
