import { type ExecutionResult, GraphQLError } from 'graphql';
import { reportRefused } from '../authorization/refusedErrors.ts';
import type { ErrorBehavior } from '../base/errorBehavior.ts';
import type { Limits } from '../base/limits.ts';
import { RequestBudget, toRequestEndError } from '../base/requestBudget.ts';
import type { ResponseData } from '../base/responseData.ts';
import { TimeSlices } from '../base/timeSlices.ts';
import { yieldToEventLoop } from '../base/yieldToEventLoop.ts';
import { computeActualCost } from '../cost/actualCost.ts';
import type { CostModel } from '../cost/costModel.ts';
import type { Variables } from '../document/conditions.ts';
import { addOmittedCount, MAX_ERRORS } from '../errors/maxErrors.ts';
import { removeDeletedEntities } from '../execute/deletedEntities.ts';
import type { Pending } from '../execute/fetch.ts';
import { createSubgraphFinder } from '../execute/fieldSources.ts';
import type { DeletedEntities, PlanRun } from '../execute/planRun.ts';
import { runPlan } from '../execute/runPlan.ts';
import { createUnplannedErrors } from '../execute/unplannedErrors.ts';
import type { Introspection } from '../introspection/createIntrospection.ts';
import { type OperationObserver, observePhase } from '../observe/observer.ts';
import { findNullErrors } from '../shape/nullErrors.ts';
import type { ObjectShape } from '../shape/shape.ts';
import { findVisiblePath, removeDeletedFromPath } from '../shape/visiblePath.ts';
import type { CompiledOperation } from './compileOperation.ts';
import { limitAnswerSize, prepareSharedPrinting } from './limitAnswerSize.ts';
import type { CachedOperation } from './operationCache.ts';

/** A client's request, without its operation. */
export interface OperationRequest<Context> {
  readonly variables?: Variables | undefined;
  readonly context: Context;
  /** What an error does to the rest of the answer. Default `PROPAGATE`. */
  readonly onError?: ErrorBehavior | undefined;
  /** When aborted, no further fetch starts. Passed on to the executors. */
  readonly signal?: AbortSignal | undefined;
  /** Deadline, as `performance.now()`. After it the answer is of no use. */
  readonly deadline?: number | undefined;
  /**
   * Called with the static cost of the operation before anything is fetched. If it throws or rejects, nothing is, and
   * the operation rejects with the same error.
   */
  readonly admit?: ((cost: number) => void | Promise<void>) | undefined;
  /** Observes planning and execution. */
  readonly observer?: OperationObserver | undefined;
}

/** Options that apply to every answer of an engine. */
export interface AnswerOptions {
  readonly deletedEntities: 'keep' | 'remove';
  readonly limits: Limits;
  readonly costModel: CostModel;
}

/**
 * Executes a compiled operation for one request: reads the variables, checks the cost, runs the plan, shapes the data.
 */
export const executeOperation = <Context>(
  { readVariables, compiled }: CachedOperation<Context>,
  request: OperationRequest<Context>,
  options: AnswerOptions,
): ExecutionResult | Promise<ExecutionResult> => {
  const read = readVariables(request.variables ?? {});
  if ('errors' in read) return read;
  const { variables } = read;
  const { observer } = request;
  const startedAt = observer === undefined ? 0 : performance.now();
  const found = compiled(variables, request.context);
  if (!(found instanceof Promise)) return runIfAdmitted(found, variables, request, options);
  return observePlanning(found, observer, startedAt).then(
    (ready) => runIfAdmitted(ready, variables, request, options),
    toRefusedResult,
  );
};

/** Runs an operation if its cost is allowed. */
export const runIfAdmitted = <Context>(
  ready: CompiledOperation<Context>,
  variables: Variables,
  { context, onError, signal, deadline, admit, observer }: OperationRequest<Context>,
  options: AnswerOptions,
): ExecutionResult | Promise<ExecutionResult> => {
  const { refusal, cost, isLarge } = ready.checkCost(variables);
  observer?.planned(ready, cost);
  if (refusal !== undefined) return { errors: [refusal] };
  const run = () => {
    const state = createPlanRun(ready, { variables, context, onError, signal, deadline, observer, isLarge }, options);
    const execute = () => runCompiled(ready, () => fetchData(ready, state), state, options);
    return observePhase(observer, 'execute', execute);
  };
  const admission = admit?.(cost);
  return admission === undefined ? run() : admission.then(run);
};

/** Runs the plan, then describes the schema. Most operations have a plan only. */
const fetchData = <Context>({ plan, introspection }: CompiledOperation<Context>, run: PlanRun<Context>): Pending => {
  const fetched = plan && runPlan(plan, run);
  if (introspection === undefined) return fetched;
  return describeSchema(introspection, fetched, run);
};

export const describeSchema = async <Context>(
  introspection: Introspection,
  fetched: Pending,
  run: PlanRun<Context>,
) => {
  await fetched;
  const { data, errors } = await introspection.describe(run.variables);
  run.errors.push(...errors);
  Object.assign(run.data, data);
};

/** What a run needs of its request. */
type PlanRunRequest<Context> = Pick<PlanRun<Context>, 'variables' | 'context' | 'signal' | 'observer' | 'isLarge'> &
  Pick<OperationRequest<Context>, 'deadline' | 'onError'>;

/** The state of a run before its first fetch. */
export const createPlanRun = <Context>(
  { requiredRoots }: CompiledOperation<Context>,
  { variables, context, onError = 'PROPAGATE', signal, deadline, observer, isLarge }: PlanRunRequest<Context>,
  options: AnswerOptions,
): PlanRun<Context> => ({
  variables,
  context,
  onError,
  signal,
  observer,
  budget: new RequestBudget(options.limits, { signal, deadline }),
  isLarge,
  data: {},
  errors: [],
  omittedErrors: 0,
  requiredRoots,
  sent: [],
  deletedEntities: options.deletedEntities === 'remove' ? new Set() : undefined,
  shared: undefined,
});

/** An operation that was compiled before is not a promise: then nothing was planned. */
const observePlanning = <Planned>(
  planned: Promise<Planned>,
  observer: OperationObserver | undefined,
  startedAt: number,
): Promise<Planned> =>
  observer === undefined ? planned : planned.finally(() => observer.phase('plan', startedAt, performance.now()));

/** Errors written for clients become the answer. All other errors are bugs of the engine and are rethrown. */
export const toRefusedResult = (error: unknown): ExecutionResult => {
  if (error instanceof GraphQLError) return { errors: [error] };
  throw error;
};

/** Fetches the data of a run, then shapes it. */
export const runCompiled = <Context>(
  compiled: CompiledOperation<Context>,
  fetch: () => Pending,
  run: PlanRun<Context>,
  options: AnswerOptions,
): ExecutionResult | Promise<ExecutionResult> => {
  const end = () => finishAfterYield(compiled, run, options);
  const refused = (error: unknown) => toRefusalResult(run, error);
  try {
    const pending = fetch();
    return pending === undefined ? end() : pending.then(end, refused);
  } catch (error) {
    return refused(error);
  }
};

const toRefusalResult = ({ budget }: PlanRun<unknown>, error: unknown): ExecutionResult => {
  if (budget.refusal !== undefined && error === budget.refusal) return { errors: [budget.refusal] };
  throw error;
};

/** For large answers, yields to the event loop between running the plan, shaping the answer and printing it. */
const finishAfterYield = <Context>(
  compiled: CompiledOperation<Context>,
  run: PlanRun<Context>,
  options: AnswerOptions,
): ExecutionResult | Promise<ExecutionResult> => {
  const end = (): ExecutionResult | Promise<ExecutionResult> => {
    try {
      const slices = run.budget.isLarge ? new TimeSlices() : undefined;
      const result = shapeResult(compiled, run, options);
      const limit = () =>
        limitAnswerSize(result, compiled.measure, options.limits, prepareSharedPrinting(compiled, run));
      const pause = slices?.yieldIfLong();
      return pause === undefined ? limit() : pause.then(limit);
    } catch (error) {
      return toRefusalResult(run, error);
    }
  };
  return run.budget.isLarge ? yieldToEventLoop().then(end) : end();
};

/** What of an operation, or of a part of it, shapes its data. */
type ShapedOperation = Pick<CompiledOperation<never>, 'shape' | 'project' | 'isIdentity' | 'unplanned' | 'hasRefused'>;

/**
 * Shapes the fetched data into the answer.
 *
 * @throws {GraphQLError} the refusal of the run's budget
 */
export const shapeResult = <Context>(
  compiled: ShapedOperation,
  run: PlanRun<Context>,
  { costModel }: Pick<AnswerOptions, 'costModel'>,
): ExecutionResult => {
  if (run.signal?.aborted) return { errors: [toRequestEndError(run.signal)] };
  const { shape, project, isIdentity, unplanned } = compiled;
  run.observer?.fetched(() => computeActualCost(shape, run.data, costModel));
  if (isIdentity && run.errors.length === 0) return { data: run.data };
  if (compiled.hasRefused) reportRefused(shape, run.data, createReporter(run));
  if (unplanned.length > 0) run.errors.push(...createUnplannedErrors(run.data, unplanned));
  if (run.deletedEntities !== undefined && run.deletedEntities.size > 0) removeDeleted(shape, run, run.deletedEntities);
  const { onError } = run;
  const propagates = onError !== 'NULL';
  const watch = {
    metFault: false,
    propagates,
    shared: run.shared,
    rows: run.budget.meter(),
    isLarge: run.isLarge || run.budget.isLarge,
  };
  const data = project(run.data, watch) ?? null;
  if (watch.metFault && run.omittedErrors === 0)
    run.errors.push(
      ...findNullErrors(shape, run.data, { known: run.errors, sourceOf: createSubgraphFinder(run.sent), propagates }),
    );
  if (run.errors.length === 0) return { data };
  const errors = removeRepeatedErrors(run.errors.map((error) => toVisibleError(error, shape, run.data)));
  return onError === 'HALT'
    ? { errors: errors.slice(0, 1), data: null }
    : { errors: addOmittedCount(errors, run.omittedErrors), data };
};

/** Adds errors to a run as far as it takes them. */
const createReporter =
  (run: PlanRun<unknown>): ((create: () => GraphQLError) => void) =>
  (create) => {
    if (run.errors.length < MAX_ERRORS) run.errors.push(create());
    else run.omittedErrors++;
  };

/** Places errors before deleted entities are removed: error paths count list items, and the removal shifts them. */
const removeDeleted = <Context>(
  shape: ObjectShape,
  { data, errors }: PlanRun<Context>,
  deletedEntities: DeletedEntities,
): void => {
  for (const [at, error] of errors.entries())
    errors[at] = withPath(error, error.path && removeDeletedFromPath(shape, data, error.path, deletedEntities));
  removeDeletedEntities(data, deletedEntities);
};

const toVisibleError = (error: GraphQLError, shape: ObjectShape, data: ResponseData): GraphQLError => {
  const path = error.path && findVisiblePath(shape, data, error.path);
  return path?.length === error.path?.length ? error : withPath(error, path);
};

/** An error at another path. */
export const withPath = (error: GraphQLError, path: GraphQLError['path']): GraphQLError => {
  if (path === undefined) return error;
  const { message, extensions, originalError = null } = error;
  return new GraphQLError(message, { path, extensions, originalError });
};

/** A plan may fetch one field twice and then meets the same error twice. GraphQL wants one error per field. */
const removeRepeatedErrors = (errors: readonly GraphQLError[]): readonly GraphQLError[] => {
  if (errors.length < 2) return errors;
  return [...new Map(errors.map((error) => [`${error.path?.join('.')} ${error.message}`, error])).values()];
};
