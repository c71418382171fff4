import { Counter, Gauge, Registry } from 'prom-client';
import type { Engine } from '../engine/index.ts';
import { registerProcessMetrics } from './processMetrics.ts';
import { type ObservedRequest, registerRequestMetrics } from './requestMetrics.ts';

export interface GatewayMetrics {
  /** Records a request. All label values are from bounded sets: no client input becomes a label. */
  observe(request: ObservedRequest): void;
  /** All metrics in the Prometheus text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Registers metrics of components behind the gateway. */
export type RegisterMetrics = (registry: Registry) => void;

/** Creates the metrics of one gateway, in a separate registry. */
export const createGatewayMetrics = (
  engine: Pick<Engine<never>, 'documentStats'>,
  registerMore: RegisterMetrics = () => {},
  operationNames: ReadonlySet<string> = new Set(),
): GatewayMetrics => {
  const registry = new Registry();
  registerProcessMetrics(registry);
  const observe = registerGatewayMetrics(registry, engine, operationNames);
  registerMore(registry);
  return {
    observe,
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};

/** Registers the metrics of requests, documents and plans. */
export const registerGatewayMetrics = (
  registry: Registry,
  engine: Pick<Engine<never>, 'documentStats'>,
  operationNames: ReadonlySet<string> = new Set(),
): GatewayMetrics['observe'] => {
  registerDocumentMetrics(engine, registry);
  return registerRequestMetrics(registry, operationNames);
};

const registerDocumentMetrics = ({ documentStats }: Pick<Engine<never>, 'documentStats'>, registry: Registry): void => {
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
      help: outcome === 'hits' ? 'Requests whose document was there.' : 'Requests whose document had to be parsed.',
      registers,
      collect() {
        this.reset();
        this.inc(documentStats()[outcome]);
      },
    });
  for (const [amount, help] of PLAN_COUNTERS)
    new Counter({
      name: `graphql_${amount === 'plans' ? 'plans' : 'plan_seconds'}_total`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(documentStats()[amount]);
      },
    });
};

const PLAN_COUNTERS = [
  ['plans', 'Operations that were planned, or could not be.'],
  ['planSeconds', 'Time spent planning, waits for the planner included.'],
] as const;
