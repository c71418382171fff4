import type { TestSubgraph } from '../federate.ts';

/** One feature of a supergraph, and queries that need it. */
export interface SupergraphFeature {
  readonly feature: string;
  readonly subgraphs: Readonly<Record<string, TestSubgraph>>;
  readonly asked: readonly FeatureQuery[];
}

export interface FeatureQuery {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  /** The expected data; undefined if there must be none. */
  readonly answer: unknown;
  /** Paths of the expected errors. Default: none. */
  readonly errors?: readonly (readonly (string | number)[] | undefined)[];
  /** The subgraphs that the Rust planner fetches from, in order. Default: not checked. */
  readonly asks?: readonly string[];
}

/** The representations that a subgraph receives. */
export type EntityRepresentation = Record<string, unknown> & { __typename?: string };
