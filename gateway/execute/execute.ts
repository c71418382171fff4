import type { Step } from '../plan/steps.ts';
import { fetchEntities, fetchRoot, type Pending } from './fetch.ts';
import type { Run } from './run.ts';

/**
 * Runs a plan. Errors land in the run; it rejects, or throws, only with the refusal of the run's budget. Between two fetches it looks whether the request still
 * matters: an aborted signal, or a mutation that failed where null is not allowed, ends it.
 */
export function runPlan<Context>(step: Step<Context>, run: Run<Context>): Pending {
  if (isOver(run)) return undefined;
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
}

function runSequence<Context>(steps: readonly Step<Context>[], from: number, run: Run<Context>): Pending {
  for (let at = from; at < steps.length; at++) {
    const step = steps[at];
    const pending = (step && runPlan(step, run)) ?? run.budget.turn();
    if (pending !== undefined) return pending.then(() => runSequence(steps, at + 1, run));
  }
  return undefined;
}

function runParallel<Context>(steps: readonly Step<Context>[], run: Run<Context>): Pending {
  const pending = steps.map((step) => runPlan(step, run)).filter((one) => one !== undefined);
  return pending.length === 0 ? undefined : Promise.all(pending).then(() => undefined);
}

function isOver({ signal, errors, requiredRoots, data, budget }: Run<unknown>): boolean {
  if (signal?.aborted || budget.refusal !== undefined) return true;
  if (requiredRoots.length === 0 || errors.length === 0) return false;
  // GraphQL executes a mutation's fields one by one and stops at the first whose null cannot stand.
  return requiredRoots.some((name) => (data[name] ?? null) === null && errors.some(({ path }) => path?.[0] === name));
}
