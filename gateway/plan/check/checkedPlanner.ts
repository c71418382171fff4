import type { Planner } from '../planner.ts';
import type { CheckPlan } from './checkPlan.ts';

/** A plan that a subgraph would refuse, or not answer whole; another way may be found in parts or by another planner. */
export class InvalidPlan extends Error {}

/** Has a planner's plans checked before they are used. It throws an `InvalidPlan` in place of one that has a fault. */
export function checkedPlanner(plan: Planner['plan'], check: CheckPlan): Planner['plan'] {
  return async (operation, overrides) => {
    const made = await plan(operation, overrides);
    const fault = check(made.node);
    if (fault !== undefined) throw new InvalidPlan(`A fetch of the plan is wrong, to subgraph ${fault}`);
    return made;
  };
}
