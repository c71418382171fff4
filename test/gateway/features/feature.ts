import type { TestSubgraph } from '../federate.ts';

/** One thing a supergraph may hold, and queries that need it. */
export interface Feature {
  readonly feature: string;
  readonly subgraphs: Readonly<Record<string, TestSubgraph>>;
  readonly asked: readonly Asked[];
}

export interface Asked {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  /** The answer's data; undefined where there has to be none. */
  readonly answer: unknown;
  /** Where in the answer an error has to stand; none where this is left out. */
  readonly errors?: readonly (readonly (string | number)[] | undefined)[];
  /** The subgraphs that are asked, in order, where the planner in Rust runs; left out where it does not matter. */
  readonly asks?: readonly string[];
  /** What stitching answers, which is weaker, and whether with errors. */
  readonly stitched?: { readonly answer: unknown; readonly errors: boolean };
}

/** What a subgraph is given to know an entity by. */
export type Ref = Record<string, unknown> & { __typename?: string };
