import { runPlan } from '../execute/execute.ts';
import type { Pending } from '../execute/fetch.ts';
import type { Run } from '../execute/run.ts';
import { yieldToEventLoop } from '../execute/yieldToEventLoop.ts';
import type { Step } from '../plan/steps.ts';
import type { CompiledFetch, CompiledParts } from './compileParts.ts';

/** The fetches of an operation that is answered in parts. */
export interface RunningFetches {
  /** Resolves when the first part can be shaped. Rejects with the refusal of the run's budget. */
  readonly initial: Promise<void>;
  /** Resolves when all fetches of a deferred part, and what they wait for, are done. It never rejects. */
  doneFor(part: number): Promise<void>;
}

/**
 * Starts the fetches. A deferred one waits for those whose data it reads, and for nothing else.
 *
 * @param fetchFirst what else the first part waits for
 * @param taken called with the run of each deferred fetch, which has the errors of that fetch alone
 */
export const startFetches = <Context>(
  { initial, deferred, isSequential }: CompiledParts<Context>,
  run: Run<Context>,
  fetchFirst: () => Pending,
  taken: (fetch: CompiledFetch<Context>, run: Run<Context>) => void,
): RunningFetches => {
  const done = new Map<Step<Context>, PromiseWithResolvers<void>>();
  for (const step of initial === undefined ? [] : leavesOf(initial)) done.set(step, Promise.withResolvers());
  const leavesDone = [...done.values()].map(({ promise }) => promise);
  const first = Promise.all([initial && runTracked(initial, run, done), fetchFirst()]).then(() => {});
  // What the first part needs is asked for first, also where subgraphs answer at once.
  const turn = yieldToEventLoop();
  const fetches: Promise<void>[] = [];
  for (const fetch of deferred) {
    const { afterInitial, afterDeferred, step } = fetch;
    const before = [...afterInitial.map((at) => leavesDone[at]), ...afterDeferred.map((at) => fetches[at])];
    const start = async () => {
      await Promise.all([turn, isSequential ? first : undefined, ...before]);
      const own = { ...run, errors: [], omittedErrors: 0 };
      await runPlan(step, own);
      taken(fetch, own);
    };
    // The budget has the reason.
    fetches.push(start().catch(() => {}));
  }
  const doneFor = async (part: number) => {
    await Promise.all([...fetches.keys()].filter((at) => deferred[at]?.parts.includes(part)).map((at) => fetches[at]));
  };
  return { initial: first, doneFor };
};

const leavesOf = <Context>(step: Step<Context>): readonly Step<Context>[] =>
  'steps' in step ? step.steps.flatMap(leavesOf) : [step];

/** Runs a plan, and says of each of its fetches when it is done. */
const runTracked = async <Context>(
  step: Step<Context>,
  run: Run<Context>,
  done: ReadonlyMap<Step<Context>, PromiseWithResolvers<void>>,
): Promise<void> => {
  try {
    if (step.kind === 'sequence') for (const nested of step.steps) await runTracked(nested, run, done);
    else if (step.kind === 'parallel') await Promise.all(step.steps.map((nested) => runTracked(nested, run, done)));
    else await runPlan(step, run);
  } finally {
    // Where a sequence stops, what follows will not be fetched.
    for (const leaf of leavesOf(step)) done.get(leaf)?.resolve();
  }
};
