import type { SubgraphExecutor, SubgraphRequest } from '../base/executor.ts';
import type { PathStep } from './path.ts';
import type { PlainKey, Represent } from './requires.ts';
import type { CompiledRewrite } from './rewrites.ts';

/** Where the value of a context argument stands in the response. */
export interface ContextValuePath {
  /** The variable that takes it. */
  readonly variable: string;
  /** Number of fields from the root of the response to the object that has the context. */
  readonly depth: number;
  /** Keys from that object to the value. Several if the context has types with different selections. */
  readonly paths: readonly (readonly string[])[];
}

/** A compiled plan: everything that does not depend on a request. */
export type PlanStep<Context> = StepGroup<Context> | FetchStep<Context>;

/** One request of a plan. */
export type FetchStep<Context> = RootFetch<Context> | EntityFetch<Context>;

/** Steps in sequence, or in parallel. */
export interface StepGroup<Context> {
  readonly kind: 'sequence' | 'parallel';
  readonly steps: readonly PlanStep<Context>[];
}

/** One request to one subgraph. */
export interface FetchDefinition<Context>
  extends Pick<SubgraphRequest, 'document' | 'text' | 'cacheKey' | 'operationName' | 'entityFields'> {
  readonly subgraph: string;
  readonly execute: SubgraphExecutor<Context>;
  /** Names of the client's variables that this fetch reads. */
  readonly variables: readonly string[];
  /** Interface objects of the subgraph. Undefined if there are none, which is the usual case. */
  readonly interfaceObjects: ReadonlySet<string> | undefined;
}

/** A fetch of root fields. */
export interface RootFetch<Context> {
  readonly kind: 'root';
  readonly fetch: FetchDefinition<Context>;
  readonly rootKeys: readonly string[];
  readonly rewrites: readonly CompiledRewrite[] | undefined;
}

/** A fetch of more fields of entities in the response. */
export interface EntityFetch<Context> {
  readonly kind: 'entities';
  readonly fetch: FetchDefinition<Context>;
  readonly targets: readonly EntityTarget[];
  /** Variables with values from the objects around each entity. Undefined if there are none, which is the usual case. */
  readonly contextValues: readonly ContextValuePath[] | undefined;
}

/** One `_entities` field of an entity fetch. A batch fetch has several, under aliases. */
export interface EntityTarget {
  readonly key: string;
  /** The variable that takes its representations. */
  readonly variable: string;
  readonly paths: readonly (readonly PathStep[])[];
  readonly represent: Represent;
  /** If set, replaces `represent` and `inputRewrites`. */
  readonly plainKey: PlainKey | undefined;
  readonly inputRewrites: readonly CompiledRewrite[] | undefined;
  readonly outputRewrites: readonly CompiledRewrite[] | undefined;
}

/** The fetches of a plan, in its order. */
export const listFetchSteps = <Context>(step: PlanStep<Context>): readonly FetchStep<Context>[] =>
  'steps' in step ? step.steps.flatMap(listFetchSteps) : [step];

/** Whether all executors of a plan are exact. */
export const isExact = <Context>(step: PlanStep<Context>): boolean =>
  'steps' in step ? step.steps.every(isExact) : step.fetch.execute.isExact === true;
