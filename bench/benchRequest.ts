/** One request: in GraphQL, and as the arguments of the hand-written endpoint if there is one. */
export interface BenchRequest {
  readonly text: string;
  readonly variables: Readonly<Record<string, string | number>>;
  readonly route?: HandwrittenRoute;
}

/** A hand-written endpoint and its arguments. */
interface HandwrittenRoute {
  readonly path: string;
  readonly arguments: Readonly<Record<string, string | number>>;
}
