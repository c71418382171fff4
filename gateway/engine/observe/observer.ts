import type { ExecutionResult } from 'graphql';
import type { FetchDefinition, PlanStep } from '../execute/planSteps.ts';
import type { ObjectShape } from '../shape/shape.ts';

/** The parts of answering an operation whose duration is observed. */
export type Phase = 'parse' | 'validate' | 'plan' | 'execute';

/** A fetch that is about to run. */
export interface ObservedFetch {
  readonly fetch: FetchDefinition<never>;
  /** Number of entities that it fetches. Undefined for a fetch of root fields. */
  readonly entities: number | undefined;
}

/** What is observed of a planned operation. */
export interface PlannedOperation {
  readonly plan: PlanStep<never> | undefined;
  readonly shape: ObjectShape;
}

/** The result of a fetch. */
export type FetchAnswer = ExecutionResult | Promise<ExecutionResult>;

/** Observes how one operation is answered, for explanations and traces. Times are of `performance.now()`. */
export interface OperationObserver {
  /** Whether executors report which fields of a fetch send requests (`explain/traceScope.ts`). */
  readonly traceFields: boolean;
  /** A phase has ended. `parse`, `validate` and `plan` do not occur if their result was cached. */
  phase(phase: Phase, startedAt: number, endedAt: number): void;
  /** The operation is planned, and its static cost is known. It may yet be refused. */
  planned(operation: PlannedOperation, cost: number): void;
  /** Runs a fetch: calls `execute` once and returns its result. */
  fetch(fetch: ObservedFetch, execute: () => FetchAnswer): FetchAnswer;
  /** All fetches have ended. Call `actualCost` at once or never: it counts the objects of the data. */
  fetched(actualCost: () => number): void;
}

/** Runs a phase, and reports to the observer, if there is one, how long it took. */
export const observePhase = <Result>(
  observer: OperationObserver | undefined,
  phase: Phase,
  run: () => Result,
): Result => {
  if (observer === undefined) return run();
  const startedAt = performance.now();
  const end = () => observer.phase(phase, startedAt, performance.now());
  const result = run();
  if (result instanceof Promise) return result.finally(end) as Result;
  end();
  return result;
};

/** Combines two observers. Returns the other one if one is undefined. */
export const combineObservers = (
  one: OperationObserver | undefined,
  other: OperationObserver | undefined,
): OperationObserver | undefined => {
  if (one === undefined || other === undefined) return one ?? other;
  return {
    traceFields: one.traceFields || other.traceFields,
    phase: (...phase) => {
      one.phase(...phase);
      other.phase(...phase);
    },
    planned: (...planned) => {
      one.planned(...planned);
      other.planned(...planned);
    },
    fetch: (fetch, execute) => one.fetch(fetch, () => other.fetch(fetch, execute)),
    fetched: (actualCost) => {
      one.fetched(actualCost);
      other.fetched(actualCost);
    },
  };
};
