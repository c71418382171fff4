import type { Engine } from '../engine/index.ts';

/** An engine that can be replaced by another one while it answers. */
export interface ReloadableEngine<Context> extends Engine<Context> {
  /**
   * Creates the next engine and uses it from then on. Operations in progress finish on the engine that prepared them; its
   * documents and plans go with it.
   *
   * @throws {Error} it cannot be created; the previous one stays in use
   */
  reload(): void;
  /** Calls a function after each reload. Returns a function that ends that. If it throws, `reload` does, and the next engine is in use. */
  onReload(listener: () => void): () => void;
}

type EngineStats = ReturnType<Engine<never>['documentStats']>;

/** Counts of engines that are no longer in use. Metrics must not decrease. */
type PastStats = Omit<EngineStats, 'size'>;

/** Creates the first engine, and a new one at each reload. */
export const reloadableEngine = <Context>(create: () => Engine<Context>): ReloadableEngine<Context> => {
  let current = create();
  const listeners = new Set<() => void>();
  let past: PastStats = { hits: 0, misses: 0, plans: 0, planSeconds: 0 };
  return {
    get apiSchema() {
      return current.apiSchema;
    },
    get apiSdl() {
      return current.apiSdl;
    },
    get supergraphSdl() {
      return current.supergraphSdl;
    },
    get limits() {
      return current.limits;
    },
    get planner() {
      return current.planner;
    },
    documentStats: () => ({ ...current.documentStats(), ...addStats(past, current.documentStats()) }),
    prepare: (source) => current.prepare(source),
    estimateCost: (document, variables) => current.estimateCost(document, variables),
    execute: (request) => current.execute(request),
    reload: () => {
      const next = create();
      past = addStats(past, current.documentStats());
      current = next;
      for (const listener of listeners) listener();
    },
    onReload: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const addStats = (one: PastStats, other: PastStats): PastStats => ({
  hits: one.hits + other.hits,
  misses: one.misses + other.misses,
  plans: one.plans + other.plans,
  planSeconds: one.planSeconds + other.planSeconds,
});
