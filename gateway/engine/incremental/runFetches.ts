import { yieldToEventLoop } from '../base/yieldToEventLoop.ts';
import type { Pending } from '../execute/fetch.ts';
import type { PlanRun } from '../execute/planRun.ts';
import { listFetchSteps, type PlanStep } from '../execute/planSteps.ts';
import { runPlan } from '../execute/runPlan.ts';
import type { CompiledDeferredFetch, IncrementalPlan } from './compileIncrementalPlan.ts';

/** The fetches of an operation that is answered incrementally. */
export interface RunningFetches {
  /** Resolves when the initial result can be shaped. Rejects with the refusal of the run's budget. */
  readonly initial: Promise<void>;
  /** Resolves when all fetches of a deferred group, and what they wait for, are done. It never rejects. */
  doneFor(part: number): Promise<void>;
}

/** What happens in addition to the fetches of a run. */
export interface FetchHooks<Context> {
  /** What else the initial result waits for. */
  fetchFirst(): Pending;
  /** The data of a fetch was merged: nothing that follows it has started. */
  merged(): void;
  /** A deferred fetch is done. The run has the errors of that fetch alone. */
  done(fetch: CompiledDeferredFetch<Context>, run: PlanRun<Context>): void;
}

/** Starts the fetches. A deferred one waits for those whose data it reads, and for nothing else. */
export const startFetches = <Context>(
  { initial, deferred, isSequential }: IncrementalPlan<Context>,
  run: PlanRun<Context>,
  events: FetchHooks<Context>,
): RunningFetches => {
  const leaves = initial === undefined ? [] : listFetchSteps(initial);
  const done = new Map(leaves.map((step) => [step, Promise.withResolvers<void>()]));
  const leavesDone = [...done.values()].map(({ promise }) => promise);
  const tracked = initial && runTracked(initial, run, { done, merged: events.merged });
  const first = Promise.all([tracked, events.fetchFirst()]).then(() => {});
  // What the initial result needs is asked for first, also where subgraphs answer at once.
  const nextIteration = yieldToEventLoop();
  const fetches: Promise<void>[] = [];
  for (const fetch of deferred) {
    const { afterInitial, afterDeferred, step } = fetch;
    const before = [...afterInitial.map((at) => leavesDone[at]), ...afterDeferred.map((at) => fetches[at])];
    const start = async () => {
      await Promise.all([nextIteration, isSequential ? first : undefined, ...before]);
      const own = { ...run, errors: [], omittedErrors: 0 };
      await runPlan(step, own);
      events.merged();
      events.done(fetch, own);
    };
    // The budget has the reason.
    fetches.push(start().catch(() => {}));
  }
  const doneFor = async (part: number) => {
    await Promise.all([...fetches.keys()].filter((at) => deferred[at]?.parts.includes(part)).map((at) => fetches[at]));
  };
  return { initial: first, doneFor };
};

interface FetchTracking<Context> {
  readonly done: ReadonlyMap<PlanStep<Context>, PromiseWithResolvers<void>>;
  readonly merged: () => void;
}

/** Runs a plan, and says of each of its fetches when it is done. */
const runTracked = async <Context>(
  step: PlanStep<Context>,
  run: PlanRun<Context>,
  tracking: FetchTracking<Context>,
): Promise<void> => {
  try {
    if (step.kind === 'sequence') for (const nested of step.steps) await runTracked(nested, run, tracking);
    else if (step.kind === 'parallel') await Promise.all(step.steps.map((nested) => runTracked(nested, run, tracking)));
    else {
      await runPlan(step, run);
      tracking.merged();
    }
  } finally {
    // Where a sequence stops, what follows will not be fetched.
    for (const leaf of listFetchSteps(step)) tracking.done.get(leaf)?.resolve();
  }
};
