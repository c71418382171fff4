import type { FlattenNode, PlanNode, QueryPlan } from '@graphql-hive/router-query-planner';
import { GraphQLError, type OperationDefinitionNode } from 'graphql';
import { InvalidPlan } from '../check/checkedPlanner.ts';
import type { Overrides } from '../overrides.ts';
import type { Planner } from '../planner.ts';
import { halvesOf, leavesOf, withoutPlaces } from './parts.ts';
import type { PlanInStages } from './planInStages.ts';

/** How often planners may break over one operation before its parts are given up: each time may cost seconds. */
const MAX_BREAKS = 8;

/** How many parts of one operation are tried: each takes some milliseconds. */
const MAX_PARTS = 100;

/** How often what is left of an operation is tried. */
const MAX_RESTS = 6;

/** What planning one operation has cost so far, whichever planner was asked. */
export interface PlanningBudget {
  breaks: number;
  parts: number;
  /** Why the operation could not be planned as a whole. */
  cause: unknown;
}

/** What one planner makes of an operation. */
export interface FoundParts {
  readonly nodes: readonly PlanNode[];
  /** Parts of which it says that no subgraphs can be asked for them. */
  readonly refused: readonly OperationDefinitionNode[];
  /** Parts that it breaks over or makes no valid plan for. */
  readonly failed: readonly OperationDefinitionNode[];
}

/** Has one planner plan an operation: as a whole, in stages, or one half of the fields and then the other, and so on. */
export class PartsPlanner {
  readonly #plan: Planner['plan'];
  readonly #planInStages: PlanInStages;
  readonly #overrides: Overrides;
  readonly #effort: PlanningBudget;

  constructor(plan: Planner['plan'], planInStages: PlanInStages, overrides: Overrides, effort: PlanningBudget) {
    this.#plan = plan;
    this.#planInStages = planInStages;
    this.#overrides = overrides;
    this.#effort = effort;
  }

  /** @throws {Error} the planner does not plan it as a whole */
  async planWhole(part: OperationDefinitionNode): Promise<readonly PlanNode[]> {
    try {
      return nodesOf(await this.#plan(part, this.#overrides));
    } catch (error) {
      this.#effort.cause ??= error;
      if (!(error instanceof GraphQLError || error instanceof InvalidPlan)) this.#effort.breaks++;
      throw error;
    }
  }

  /** Finds the parts that can be planned and those that cannot. What several planned parts have in common is fetched in each. */
  async find(part: OperationDefinitionNode): Promise<FoundParts> {
    if (this.#effort.parts++ >= MAX_PARTS) return { nodes: [], refused: [], failed: [part] };
    try {
      return { nodes: await this.planWhole(part), refused: [], failed: [] };
    } catch (error) {
      const isRefused = error instanceof GraphQLError;
      const nodes = isRefused ? undefined : await this.#staged(part);
      return nodes === undefined ? this.#halved(part, isRefused) : { nodes, refused: [], failed: [] };
    }
  }

  /** Plans as a whole what is left of an operation without some parts; undefined where it does not succeed. */
  async planRest(operation: OperationDefinitionNode, found: FoundParts): Promise<readonly PlanNode[] | undefined> {
    const { operation: planned } = withoutPlaces(operation, leavesOf(found.failed), 'drop');
    const left = new Set(leavesOf(found.refused));
    for (let tries = 0; tries < MAX_RESTS && planned !== undefined; tries++) {
      const rest = withoutPlaces(planned, left, 'askType');
      if (rest.operation === undefined) return [];
      const nodes = await this.planWhole(rest.operation).catch(() => undefined);
      if (nodes !== undefined) return nodes;
      for (const place of rest.emptied) left.add(place);
    }
    return planned === undefined ? [] : undefined;
  }

  async #staged(part: OperationDefinitionNode): Promise<readonly PlanNode[] | undefined> {
    // Each break may cost seconds: what a stage needs is parted itself only where there are no halves to go on with.
    const isWhole = halvesOf(part) !== undefined;
    for (const { first, second } of this.#planInStages(part)) {
      if (this.#effort.breaks > MAX_BREAKS) return undefined;
      const nodes = isWhole ? await this.planWhole(first).catch(() => undefined) : await this.#all(first);
      if (nodes !== undefined) return [stages(nodes, second)];
    }
    return undefined;
  }

  async #all(part: OperationDefinitionNode): Promise<readonly PlanNode[] | undefined> {
    const { nodes, refused, failed } = await this.find(part);
    return refused.length + failed.length === 0 ? nodes : undefined;
  }

  async #halved(part: OperationDefinitionNode, isRefused: boolean): Promise<FoundParts> {
    const halves = this.#effort.breaks > MAX_BREAKS ? undefined : halvesOf(part);
    if (halves === undefined) return { nodes: [], refused: isRefused ? [part] : [], failed: isRefused ? [] : [part] };
    const found: FoundParts[] = [];
    for (const half of halves) found.push(await this.find(half));
    return {
      nodes: found.flatMap(({ nodes }) => nodes),
      refused: found.flatMap(({ refused }) => refused),
      failed: found.flatMap(({ failed }) => failed),
    };
  }
}

function nodesOf({ node }: QueryPlan): readonly PlanNode[] {
  return node === undefined ? [] : [node];
}

function stages(first: readonly PlanNode[], second: readonly FlattenNode[]): PlanNode {
  return sequential([...first, parallel(second)]);
}

/** One node that runs these one after another. */
export function sequential(nodes: readonly PlanNode[]): PlanNode {
  const [node = { kind: 'Sequence', nodes: [...nodes] }] = nodes.length === 1 ? nodes : [];
  return node;
}

/** One node that runs these at the same time. */
export function parallel(nodes: readonly PlanNode[]): PlanNode {
  const [node = { kind: 'Parallel', nodes: [...nodes] }] = nodes.length === 1 ? nodes : [];
  return node;
}
