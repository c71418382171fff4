import type { PlanNode } from '@graphql-hive/router-query-planner';
import type { OperationDefinitionNode } from 'graphql';
import type { Overrides } from '../overrides.ts';
import { type Planner, planningError } from '../planner.ts';
import { createParallelNode, createSequenceNode, FallbackPlanner, type PlanningEffort } from './fallbackPlanner.ts';
import type { PlanInStages } from './planInStages.ts';
import { isMutation, joinOperations, splitInHalves } from './splitOperation.ts';

/** A planner that supports planning of parts. */
export interface StagedPlanner {
  readonly plan: Planner['plan'];
  readonly planInStages: PlanInStages;
}

/** A plan of some parts of an operation, and the other parts. */
interface PartialPlan {
  readonly nodes: readonly PlanNode[];
  readonly missing: readonly OperationDefinitionNode[];
}

/**
 * Plans an operation with the first planner, in parts if it fails as a whole. Parts that it fails on go to the next
 * planner. Parts run in parallel and their data is merged as that of any fetches. Parts that no planner can plan are
 * omitted from the plan and listed in it. A mutation is split at its root only and its parts run in sequence. It is
 * refused if any part has no plan, so that it does not stop halfway for a reason known before it starts.
 */
export const planWithFallbacks =
  (planners: readonly StagedPlanner[]): Planner['plan'] =>
  async (operation, overrides) => {
    const effort: PlanningEffort = { breaks: 0, parts: 0, cause: undefined };
    const run = { overrides, effort };
    if (isMutation(operation)) {
      const { nodes, missing } = await planMutation(operation, planners, run);
      if (missing.length > 0) throw planningError(effort.cause);
      return { kind: 'QueryPlan', node: createSequenceNode(nodes) };
    }
    const { nodes, missing } = await tryPlanners(operation, planners, run);
    if (nodes.length === 0 && missing.length > 0) throw planningError(effort.cause);
    return { kind: 'QueryPlan', node: createParallelNode(nodes), ...(missing.length > 0 && { unplanned: missing }) };
  };

interface PlanningContext {
  readonly overrides: Overrides;
  readonly effort: PlanningEffort;
}

const tryPlanners = async (
  operation: OperationDefinitionNode,
  [planner, ...others]: readonly StagedPlanner[],
  planning: PlanningContext,
): Promise<PartialPlan> => {
  if (planner === undefined) return { nodes: [], missing: [operation] };
  const parts = new FallbackPlanner(planner.plan, planner.planInStages, planning.overrides, planning.effort);
  const found = await parts.find(operation);
  if (found.refused.length + found.failed.length === 0) return { nodes: found.nodes, missing: [] };
  // Each crash may take seconds. If there was none, the rest is planned as a whole, so that parts do not repeat
  // fetches.
  const nodes = planning.effort.breaks > 0 ? undefined : await parts.planRest(operation, found);
  const failed = found.failed.length > 0 ? joinOperations(operation, found.failed) : undefined;
  const rest = failed && (await tryPlanners(failed, others, planning));
  return {
    nodes: [...(nodes ?? found.nodes), ...(rest?.nodes ?? [])],
    missing: [...found.refused, ...(rest?.missing ?? [])],
  };
};

const planMutation = async (
  operation: OperationDefinitionNode,
  planners: readonly StagedPlanner[],
  planning: PlanningContext,
): Promise<PartialPlan> => {
  const halves = splitInHalves(operation);
  const [planner] = planners;
  if (halves === undefined || planner === undefined) {
    const { nodes, missing } = await tryPlanners(operation, planners, planning);
    return { nodes: [createParallelNode(nodes)], missing };
  }
  const parts = new FallbackPlanner(planner.plan, planner.planInStages, planning.overrides, planning.effort);
  const whole = await parts.planWhole(operation).catch(() => undefined);
  if (whole !== undefined) return { nodes: whole, missing: [] };
  const planned: PartialPlan[] = [];
  for (const half of halves) planned.push(await planMutation(half, planners, planning));
  return { nodes: planned.flatMap(({ nodes }) => nodes), missing: planned.flatMap(({ missing }) => missing) };
};
