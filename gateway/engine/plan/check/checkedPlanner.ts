import type { Planner } from '../planner.ts';
import type { CheckPlan } from './checkPlan.ts';

/** A plan that a subgraph would refuse or resolve only in part. Planning in parts or another planner may succeed. */
export class InvalidPlan extends Error {}

/** Wraps a planner: checks its plans and throws `InvalidPlan` for one with a fault. */
export const createCheckedPlanner =
  (plan: Planner['plan'], check: CheckPlan): Planner['plan'] =>
  async (operation, overrides) => {
    const checked = await plan(operation, overrides);
    const fault = check(checked.node);
    if (fault !== undefined) throw new InvalidPlan(`A fetch of the plan is wrong, to subgraph ${fault}`);
    return checked;
  };
