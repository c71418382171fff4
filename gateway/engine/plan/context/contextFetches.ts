import type { PlanNode } from '@graphql-hive/router-query-planner';
import type { FlattenPath } from '../../execute/path.ts';
import { planningError } from '../planner.ts';
import { ContextFieldCutter, type CutFetch, joinFieldNames, type MovedFetch } from './cutFields.ts';
import { CONTEXT_KEYS, type ContextSelection } from './selectContexts.ts';

/**
 * Moves the fields with context arguments of a plan to fetches of their own, each after the fetches that had the field
 * and the values of its arguments. What the plan fetches for these fields afterwards finds them as planned.
 *
 * @throws {GraphQLError} the plan fetches something for such a field before the values of its arguments
 */
export const withContextFetches = (node: PlanNode, selected: ContextSelection): PlanNode => {
  const fields = new ContextFieldCutter(selected);
  const placing = new FetchPlacer(fields);
  const placed = placing.node(node);
  if (placing.isComplete() && fields.found.size === selected.occurrences.size) return placed;
  throw planningError(new Error('The value of a context argument is not fetched.'));
};

/** Walks over a plan in the order of its execution. */
class FetchPlacer {
  readonly #fields: ContextFieldCutter;
  /** The keys of values that are fetched so far. */
  #fetched = new Set<string>();
  /** Fetches that wait for values. */
  #waiting: readonly MovedFetch[] = [];
  /** Those that wait outside of the present branch of parallel fetches. */
  #outside: readonly MovedFetch[] = [];

  constructor(fields: ContextFieldCutter) {
    this.#fields = fields;
  }

  isComplete(): boolean {
    return this.#waiting.length === 0;
  }

  node(node: PlanNode): PlanNode {
    switch (node.kind) {
      case 'Sequence':
        return { ...node, nodes: node.nodes.flatMap((one) => listSteps(this.node(one))) };
      case 'Parallel':
        return this.#released({ ...node, nodes: this.#branches(node.nodes) });
      case 'Fetch':
        return this.#cut(
          this.#fields.cut(node, () => [[]]),
          (cut) => cut,
        );
      case 'Flatten': {
        const { path, node: fetch } = node;
        if (fetch.kind !== 'Fetch') return node;
        this.#refuseWaiting([path]);
        return this.#cut(
          this.#fields.cut(fetch, () => [path]),
          (cut) => ({ ...node, node: cut }),
        );
      }
      case 'BatchFetch': {
        const { aliases } = node.entityBatch;
        this.#refuseWaiting(aliases.flatMap(({ paths }) => paths));
        const pathsOf = (key: string) => aliases.find(({ alias }) => alias === key)?.paths ?? [];
        return this.#cut(this.#fields.cut(node, pathsOf), (cut) => cut);
      }
      default:
        return node;
    }
  }

  /** No branch finds the values that another one fetches. */
  #branches(nodes: readonly PlanNode[]): PlanNode[] {
    const [before, waiting, outside] = [this.#fetched, this.#waiting, this.#outside];
    const after = { fetched: new Set(before), waiting: [...waiting] };
    this.#outside = [...outside, ...waiting];
    const branches = nodes.map((one) => {
      this.#fetched = new Set(before);
      this.#waiting = [];
      const branch = this.node(one);
      for (const key of this.#fetched) after.fetched.add(key);
      after.waiting.push(...this.#waiting);
      return branch;
    });
    this.#outside = outside;
    this.#fetched = after.fetched;
    this.#waiting = after.waiting;
    return branches;
  }

  #cut<Node extends { readonly operation: string }>(
    { node, fetches }: CutFetch<Node>,
    wrap: (node: Node) => PlanNode,
  ): PlanNode {
    this.#note(node.operation);
    this.#waiting = [...this.#waiting, ...fetches];
    return this.#released(wrap(node));
  }

  #note(operation: string): void {
    for (const [key] of operation.matchAll(CONTEXT_KEYS)) this.#fetched.add(key);
  }

  /** A step, and the fetches that can follow it. */
  #released(node: PlanNode): PlanNode {
    const nodes = [node];
    for (;;) {
      const next = this.#waiting.find((one) => this.#isReady(one));
      if (next === undefined) return nodes.length === 1 ? node : { kind: 'Sequence', nodes };
      this.#waiting = this.#waiting.filter((one) => one !== next);
      if (next.node.node.kind === 'Fetch') this.#note(next.node.node.operation);
      nodes.push(next.node);
    }
  }

  #isReady({ needs, node }: MovedFetch): boolean {
    return needs.every((key) => this.#fetched.has(key)) && !this.#isWaitedFor(node.path);
  }

  /** Fetches below a field come after the fetch of the field. */
  #refuseWaiting(paths: readonly FlattenPath[]): void {
    if (paths.some((path) => this.#isWaitedFor(path)))
      throw planningError(new Error('A field with context arguments waits for a value of a later fetch.'));
  }

  #isWaitedFor(path: FlattenPath): boolean {
    const below = `${joinFieldNames(path)}.`;
    return [...this.#outside, ...this.#waiting].some(({ places }) =>
      places.some((place) => below.startsWith(`${place}.`)),
    );
  }
}

/** The first step of a subscription must be that of its root field, and in no sequence of its own. */
const listSteps = (node: PlanNode): readonly PlanNode[] => (node.kind === 'Sequence' ? node.nodes : [node]);
