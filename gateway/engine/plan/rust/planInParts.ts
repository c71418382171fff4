import type { PlanNode } from '@graphql-hive/router-query-planner';
import type { OperationDefinitionNode } from 'graphql';
import type { Overrides } from '../overrides.ts';
import { type Planner, planningError } from '../planner.ts';
import { halvesOf, isMutation, joinParts } from './parts.ts';
import { PartsPlanner, type PlanningBudget, parallel, sequential } from './partsPlanner.ts';
import type { PlanInStages } from './planInStages.ts';

/** A planner that supports planning of parts. */
export interface PartialPlanner {
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
export const planInParts =
  (planners: readonly PartialPlanner[]): Planner['plan'] =>
  async (operation, overrides) => {
    const effort: PlanningBudget = { breaks: 0, parts: 0, cause: undefined };
    const run = { overrides, effort };
    if (isMutation(operation)) {
      const { nodes, missing } = await planMutation(operation, planners, run);
      if (missing.length > 0) throw planningError(effort.cause);
      return { kind: 'QueryPlan', node: sequential(nodes) };
    }
    const { nodes, missing } = await planParts(operation, planners, run);
    if (nodes.length === 0 && missing.length > 0) throw planningError(effort.cause);
    return { kind: 'QueryPlan', node: parallel(nodes), ...(missing.length > 0 && { unplanned: missing }) };
  };

interface PlanningContext {
  readonly overrides: Overrides;
  readonly effort: PlanningBudget;
}

const planParts = async (
  operation: OperationDefinitionNode,
  [planner, ...others]: readonly PartialPlanner[],
  planning: PlanningContext,
): Promise<PartialPlan> => {
  if (planner === undefined) return { nodes: [], missing: [operation] };
  const parts = new PartsPlanner(planner.plan, planner.planInStages, planning.overrides, planning.effort);
  const found = await parts.find(operation);
  if (found.refused.length + found.failed.length === 0) return { nodes: found.nodes, missing: [] };
  // Each crash may take seconds. If there was none, the rest is planned as a whole, so that parts do not repeat
  // fetches.
  const nodes = planning.effort.breaks > 0 ? undefined : await parts.planRest(operation, found);
  const failed = found.failed.length > 0 ? joinParts(operation, found.failed) : undefined;
  const rest = failed && (await planParts(failed, others, planning));
  return {
    nodes: [...(nodes ?? found.nodes), ...(rest?.nodes ?? [])],
    missing: [...found.refused, ...(rest?.missing ?? [])],
  };
};

const planMutation = async (
  operation: OperationDefinitionNode,
  planners: readonly PartialPlanner[],
  planning: PlanningContext,
): Promise<PartialPlan> => {
  const halves = halvesOf(operation);
  const [planner] = planners;
  if (halves === undefined || planner === undefined) {
    const { nodes, missing } = await planParts(operation, planners, planning);
    return { nodes: [parallel(nodes)], missing };
  }
  const parts = new PartsPlanner(planner.plan, planner.planInStages, planning.overrides, planning.effort);
  const whole = await parts.planWhole(operation).catch(() => undefined);
  if (whole !== undefined) return { nodes: whole, missing: [] };
  const planned: PartialPlan[] = [];
  for (const half of halves) planned.push(await planMutation(half, planners, planning));
  return { nodes: planned.flatMap(({ nodes }) => nodes), missing: planned.flatMap(({ missing }) => missing) };
};
