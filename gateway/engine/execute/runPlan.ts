import { fetchEntities, fetchRoot, type Pending } from './fetch.ts';
import type { PlanRun } from './planRun.ts';
import type { PlanStep } from './planSteps.ts';

/**
 * Runs a plan. Errors are collected in the run. Rejects or throws only with the refusal of the run's budget. Stops
 * between two fetches if the signal is aborted, or if an error ends the operation.
 */
export const runPlan = <Context>(step: PlanStep<Context>, run: PlanRun<Context>): Pending => {
  if (hasEnded(run)) return undefined;
  switch (step.kind) {
    case 'root':
      return fetchRoot(step, run);
    case 'entities':
      return fetchEntities(step, run);
    case 'sequence':
      return runSequence(step.steps, 0, run);
    case 'parallel':
      return runParallel(step.steps, run);
  }
};

const runSequence = <Context>(steps: readonly PlanStep<Context>[], from: number, run: PlanRun<Context>): Pending => {
  for (let at = from; at < steps.length; at++) {
    const step = steps[at];
    const pending = (step && runPlan(step, run)) ?? run.budget.yieldIfLong();
    if (pending !== undefined) return pending.then(() => runSequence(steps, at + 1, run));
  }
  return undefined;
};

const runParallel = <Context>(steps: readonly PlanStep<Context>[], run: PlanRun<Context>): Pending => {
  const pending = steps.map((step) => rejectThrown(() => runPlan(step, run))).filter((one) => one !== undefined);
  return pending.length === 0 ? undefined : Promise.all(pending).then(() => undefined);
};

/** Rejects where a step throws, so that those before it are still waited for: each may fail too. */
const rejectThrown = (start: () => Pending): Pending => {
  try {
    return start();
  } catch (error) {
    return Promise.reject(error);
  }
};

const hasEnded = ({ signal, errors, requiredRoots, data, budget, onError }: PlanRun<unknown>): boolean => {
  if (signal?.aborted || budget.refusal !== undefined) return true;
  if (errors.length === 0 || onError === 'NULL') return false;
  if (onError === 'HALT') return true;
  // GraphQL runs a mutation's fields in sequence and stops at the first non-null field that is null.
  return requiredRoots.some((name) => (data[name] ?? null) === null && errors.some(({ path }) => path?.[0] === name));
};
