import type { DocumentNode } from 'graphql';
import type { SubgraphExecutor } from '../executors/executor.ts';
import type { PathStep } from './path.ts';
import type { PlainKey, Represent } from './requires.ts';
import type { Rewrite } from './rewrites.ts';

/** A compiled plan: all that can be known before a request is. */
export type Step<Context> = Group<Context> | RootFetch<Context> | EntityFetch<Context>;

/** Steps one after another, or all at once. */
export interface Group<Context> {
  readonly kind: 'sequence' | 'parallel';
  readonly steps: readonly Step<Context>[];
}

/** One request to one subgraph. */
export interface Fetch<Context> {
  readonly subgraph: string;
  readonly execute: SubgraphExecutor<Context>;
  readonly text: string;
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  /** The client's variables this fetch reads. */
  readonly variables: readonly string[];
  /** Interfaces that the subgraph has as objects; undefined where there are none, which is nearly always. */
  readonly interfaceObjects: ReadonlySet<string> | undefined;
}

/** A fetch of root fields. */
export interface RootFetch<Context> {
  readonly kind: 'root';
  readonly fetch: Fetch<Context>;
  readonly rootKeys: readonly string[];
  readonly rewrites: readonly Rewrite[] | undefined;
}

/** A fetch that adds fields to entities which earlier fetches brought. */
export interface EntityFetch<Context> {
  readonly kind: 'entities';
  readonly fetch: Fetch<Context>;
  readonly targets: readonly Target[];
}

/** One `_entities` field of an entity fetch; a batch fetch has several, under aliases. */
export interface Target {
  readonly key: string;
  /** The variable its representations go into. */
  readonly variable: string;
  readonly paths: readonly (readonly PathStep[])[];
  readonly represent: Represent;
  /** Where it stands for `represent` and `inputRewrites`. */
  readonly plainKey: PlainKey | undefined;
  readonly inputRewrites: readonly Rewrite[] | undefined;
  readonly outputRewrites: readonly Rewrite[] | undefined;
}

/** Whether all that a plan brings comes from executors that are exact. */
export function isExact<Context>(step: Step<Context>): boolean {
  return 'steps' in step ? step.steps.every(isExact) : step.fetch.execute.isExact === true;
}
