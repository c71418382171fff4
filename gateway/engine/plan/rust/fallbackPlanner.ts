import type { FlattenNode, PlanNode, QueryPlan } from '@graphql-hive/router-query-planner';
import { GraphQLError, type OperationDefinitionNode } from 'graphql';
import { InvalidPlan } from '../check/checkedPlanner.ts';
import type { Overrides } from '../overrides.ts';
import type { Planner } from '../planner.ts';
import type { PlanInStages } from './planInStages.ts';
import { listLeafPaths, removePaths, splitInHalves } from './splitOperation.ts';

/** Most planner crashes per operation before planning of its parts stops. Each may take seconds. */
const MAX_CRASHES = 8;

/** Most parts of one operation to try. Each takes some milliseconds. */
const MAX_ATTEMPTS = 100;

/** Most attempts to plan the rest of an operation as a whole. */
const MAX_REMAINDERS = 6;

/** The effort of planning one operation so far, over all planners. */
export interface PlanningEffort {
  breaks: number;
  parts: number;
  /** The error of planning the operation as a whole. */
  cause: unknown;
}

/** The result of planning an operation in parts with one planner. */
export interface PlanningResult {
  readonly nodes: readonly PlanNode[];
  /** Parts that the planner reports no subgraph can resolve. */
  readonly refused: readonly OperationDefinitionNode[];
  /** Parts for which it crashes or returns no valid plan. */
  readonly failed: readonly OperationDefinitionNode[];
}

/** Plans an operation with one planner: as a whole, in stages, or recursively in halves of its fields. */
export class FallbackPlanner {
  readonly #plan: Planner['plan'];
  readonly #planInStages: PlanInStages;
  readonly #overrides: Overrides;
  readonly #effort: PlanningEffort;

  constructor(plan: Planner['plan'], planInStages: PlanInStages, overrides: Overrides, effort: PlanningEffort) {
    this.#plan = plan;
    this.#planInStages = planInStages;
    this.#overrides = overrides;
    this.#effort = effort;
  }

  /** @throws {Error} the planner cannot plan it as a whole */
  async planWhole(part: OperationDefinitionNode): Promise<readonly PlanNode[]> {
    try {
      return listPlanNodes(await this.#plan(part, this.#overrides));
    } catch (error) {
      this.#effort.cause ??= error;
      if (!(error instanceof GraphQLError || error instanceof InvalidPlan)) this.#effort.breaks++;
      throw error;
    }
  }

  /**
   * Finds the parts that can be planned and those that cannot. Fields common to several planned parts are fetched in
   * each.
   */
  async find(part: OperationDefinitionNode): Promise<PlanningResult> {
    if (this.#effort.parts++ >= MAX_ATTEMPTS) return { nodes: [], refused: [], failed: [part] };
    try {
      return { nodes: await this.planWhole(part), refused: [], failed: [] };
    } catch (error) {
      const isRefused = error instanceof GraphQLError;
      const nodes = isRefused ? undefined : await this.#staged(part);
      return nodes === undefined ? this.#halved(part, isRefused) : { nodes, refused: [], failed: [] };
    }
  }

  /** Plans the rest of an operation as a whole, without some parts. Undefined if that fails. */
  async planRest(operation: OperationDefinitionNode, found: PlanningResult): Promise<readonly PlanNode[] | undefined> {
    const { operation: planned } = removePaths(operation, listLeafPaths(found.failed), 'drop');
    const left = new Set(listLeafPaths(found.refused));
    for (let tries = 0; tries < MAX_REMAINDERS && planned !== undefined; tries++) {
      const rest = removePaths(planned, left, 'askType');
      if (rest.operation === undefined) return [];
      const nodes = await this.planWhole(rest.operation).catch(() => undefined);
      if (nodes !== undefined) return nodes;
      for (const place of rest.emptied) left.add(place);
    }
    return planned === undefined ? [] : undefined;
  }

  async #staged(part: OperationDefinitionNode): Promise<readonly PlanNode[] | undefined> {
    // Each crash may take seconds: the requirements of a stage are planned in parts only if the part cannot be halved
    // further.
    const isWhole = splitInHalves(part) !== undefined;
    for (const { first, second } of this.#planInStages(part)) {
      if (this.#effort.breaks > MAX_CRASHES) return undefined;
      const nodes = isWhole ? await this.planWhole(first).catch(() => undefined) : await this.#all(first);
      if (nodes !== undefined) return [joinStages(nodes, second)];
    }
    return undefined;
  }

  async #all(part: OperationDefinitionNode): Promise<readonly PlanNode[] | undefined> {
    const { nodes, refused, failed } = await this.find(part);
    return refused.length + failed.length === 0 ? nodes : undefined;
  }

  async #halved(part: OperationDefinitionNode, isRefused: boolean): Promise<PlanningResult> {
    const halves = this.#effort.breaks > MAX_CRASHES ? undefined : splitInHalves(part);
    if (halves === undefined) return { nodes: [], refused: isRefused ? [part] : [], failed: isRefused ? [] : [part] };
    const found: PlanningResult[] = [];
    for (const half of halves) found.push(await this.find(half));
    return {
      nodes: found.flatMap(({ nodes }) => nodes),
      refused: found.flatMap(({ refused }) => refused),
      failed: found.flatMap(({ failed }) => failed),
    };
  }
}

const listPlanNodes = ({ node }: QueryPlan): readonly PlanNode[] => (node === undefined ? [] : [node]);

const joinStages = (first: readonly PlanNode[], second: readonly FlattenNode[]): PlanNode =>
  createSequenceNode([...first, createParallelNode(second)]);

/** A plan node that runs these nodes in sequence. */
export const createSequenceNode = (nodes: readonly PlanNode[]): PlanNode => {
  const [node = { kind: 'Sequence', nodes: [...nodes] }] = nodes.length === 1 ? nodes : [];
  return node;
};

/** A plan node that runs these nodes in parallel. */
export const createParallelNode = (nodes: readonly PlanNode[]): PlanNode => {
  const [node = { kind: 'Parallel', nodes: [...nodes] }] = nodes.length === 1 ? nodes : [];
  return node;
};
