/** `extensions.explain` of an answer, as docs/operations.md describes it. */
export interface Explanation {
  /** Why there is none. */
  readonly refused?: string;
  readonly timingsMs: Readonly<Record<'parse' | 'validate' | 'plan' | 'execute', number | null>> & {
    readonly total: number;
  };
  readonly cost: { readonly predicted: number | null; readonly actual: number | null };
  readonly plan: PlanNode | null;
  readonly posts: readonly PostTiming[];
}

/** A node of the plan. */
export type PlanNode =
  | { readonly kind: 'sequence' | 'parallel'; readonly steps: readonly PlanNode[] }
  | { readonly kind: 'flatten'; readonly paths: readonly string[]; readonly step: FetchNode }
  | FetchNode;

export interface FetchNode {
  readonly kind: 'fetch';
  readonly id: number;
  readonly subgraph: string;
  readonly selection: string;
  readonly startMs: number | null;
  readonly ms: number | null;
  readonly entities: number | null;
  readonly errors: number;
}

/** A POST of an answer. */
export interface PostTiming extends Readonly<Record<'rows' | 'attempt' | 'startMs' | 'ms' | 'bytesReceived', number>> {
  readonly operation: string;
  /** `OK`, or a code. */
  readonly outcome: string;
  /** The fields that caused it. */
  readonly fields: readonly string[];
  readonly keys: number | null;
  readonly shared: boolean;
}
