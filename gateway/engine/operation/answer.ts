import { type ExecutionResult, GraphQLError } from 'graphql';
import { reportRefused } from '../authorization/refusedErrors.ts';
import { Budget, requestEnded } from '../base/budget.ts';
import type { Data } from '../base/data.ts';
import type { ErrorBehavior } from '../base/errorBehavior.ts';
import type { Limits } from '../base/limits.ts';
import { yieldToEventLoop } from '../base/yieldToEventLoop.ts';
import { actualCost } from '../cost/actualCost.ts';
import type { CostModel } from '../cost/costModel.ts';
import type { Variables } from '../document/conditions.ts';
import { MAX_ERRORS, withOmitted } from '../errors/maxErrors.ts';
import { removeDeletedEntities } from '../execute/deletedEntities.ts';
import { runPlan } from '../execute/execute.ts';
import type { Pending } from '../execute/fetch.ts';
import { sourcesOf } from '../execute/fieldSources.ts';
import type { DeletedEntities, Run } from '../execute/run.ts';
import { unplannedErrors } from '../execute/unplannedErrors.ts';
import type { Introspection } from '../introspection/createIntrospection.ts';
import { type OperationObserver, observePhase } from '../observe/observer.ts';
import { findNullErrors } from '../shape/nullErrors.ts';
import type { ObjectShape } from '../shape/shape.ts';
import { pathWithout, visiblePath } from '../shape/visiblePath.ts';
import type { CompiledOperation } from './compile.ts';
import type { FoundOperation } from './documentEntry.ts';
import { sharedPrinting, withinSize } from './withinSize.ts';

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
export const answer = <Context>(
  { readVariables, compiled }: FoundOperation<Context>,
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
    refuse,
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
    const state = startRun(ready, { variables, context, onError, signal, deadline, observer, isLarge }, options);
    const execute = () => runCompiled(ready, () => fetchAll(ready, state), state, options);
    return observePhase(observer, 'execute', execute);
  };
  const admission = admit?.(cost);
  return admission === undefined ? run() : admission.then(run);
};

/** Runs the plan, then describes the schema. Most operations have a plan only. */
const fetchAll = <Context>({ plan, introspection }: CompiledOperation<Context>, run: Run<Context>): Pending => {
  const fetched = plan && runPlan(plan, run);
  if (introspection === undefined) return fetched;
  return describeSchema(introspection, fetched, run);
};

export const describeSchema = async <Context>(introspection: Introspection, fetched: Pending, run: Run<Context>) => {
  await fetched;
  const { data, errors } = await introspection.describe(run.variables);
  run.errors.push(...errors);
  Object.assign(run.data, data);
};

/** What a run needs of its request. */
type RunRequest<Context> = Pick<Run<Context>, 'variables' | 'context' | 'signal' | 'observer' | 'isLarge'> &
  Pick<OperationRequest<Context>, 'deadline' | 'onError'>;

/** The state of a run before its first fetch. */
export const startRun = <Context>(
  { requiredRoots }: CompiledOperation<Context>,
  { variables, context, onError = 'PROPAGATE', signal, deadline, observer, isLarge }: RunRequest<Context>,
  options: AnswerOptions,
): Run<Context> => ({
  variables,
  context,
  onError,
  signal,
  observer,
  budget: new Budget(options.limits, { signal, deadline }),
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
export const refuse = (error: unknown): ExecutionResult => {
  if (error instanceof GraphQLError) return { errors: [error] };
  throw error;
};

/** Fetches the data of a run, then shapes it. */
export const runCompiled = <Context>(
  compiled: CompiledOperation<Context>,
  fetch: () => Pending,
  run: Run<Context>,
  options: AnswerOptions,
): ExecutionResult | Promise<ExecutionResult> => {
  const end = () => finishInTurn(compiled, run, options);
  const refused = (error: unknown) => resultOfRefusal(run, error);
  try {
    const pending = fetch();
    return pending === undefined ? end() : pending.then(end, refused);
  } catch (error) {
    return refused(error);
  }
};

const resultOfRefusal = ({ budget }: Run<unknown>, error: unknown): ExecutionResult => {
  if (budget.refusal !== undefined && error === budget.refusal) return { errors: [budget.refusal] };
  throw error;
};

/** For large answers, yields to the event loop between running the plan, shaping the answer and printing it. */
const finishInTurn = <Context>(
  compiled: CompiledOperation<Context>,
  run: Run<Context>,
  options: AnswerOptions,
): ExecutionResult | Promise<ExecutionResult> => {
  const end = () => {
    try {
      const result = finish(compiled, run, options);
      return withinSize(result, compiled.measure, options.limits, sharedPrinting(compiled, run));
    } catch (error) {
      return resultOfRefusal(run, error);
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
export const finish = <Context>(
  compiled: ShapedOperation,
  run: Run<Context>,
  { costModel }: Pick<AnswerOptions, 'costModel'>,
): ExecutionResult => {
  if (run.signal?.aborted) return { errors: [requestEnded(run.signal)] };
  const { shape, project, isIdentity, unplanned } = compiled;
  run.observer?.fetched(() => actualCost(shape, run.data, costModel));
  if (isIdentity && run.errors.length === 0) return { data: run.data };
  if (compiled.hasRefused) reportRefused(shape, run.data, reportTo(run));
  if (unplanned.length > 0) run.errors.push(...unplannedErrors(run.data, unplanned));
  if (run.deletedEntities !== undefined && run.deletedEntities.size > 0) removeDeleted(shape, run, run.deletedEntities);
  const { onError } = run;
  const propagates = onError !== 'NULL';
  const watch = { metFault: false, propagates, shared: run.shared, rows: run.budget.meter() };
  const data = project(run.data, watch) ?? null;
  if (watch.metFault && run.omittedErrors === 0)
    run.errors.push(
      ...findNullErrors(shape, run.data, { known: run.errors, sourceOf: sourcesOf(run.sent), propagates }),
    );
  if (run.errors.length === 0) return { data };
  const errors = withoutRepeats(run.errors.map((error) => visibleError(error, shape, run.data)));
  return onError === 'HALT'
    ? { errors: errors.slice(0, 1), data: null }
    : { errors: withOmitted(errors, run.omittedErrors), data };
};

/** Adds errors to a run as far as it takes them. */
const reportTo =
  (run: Run<unknown>): ((create: () => GraphQLError) => void) =>
  (create) => {
    if (run.errors.length < MAX_ERRORS) run.errors.push(create());
    else run.omittedErrors++;
  };

/** Places errors before deleted entities are removed: error paths count list items, and the removal shifts them. */
const removeDeleted = <Context>(
  shape: ObjectShape,
  { data, errors }: Run<Context>,
  deletedEntities: DeletedEntities,
): void => {
  for (const [at, error] of errors.entries())
    errors[at] = atPath(error, error.path && pathWithout(shape, data, error.path, deletedEntities));
  removeDeletedEntities(data, deletedEntities);
};

const visibleError = (error: GraphQLError, shape: ObjectShape, data: Data): GraphQLError => {
  const path = error.path && visiblePath(shape, data, error.path);
  return path?.length === error.path?.length ? error : atPath(error, path);
};

/** An error at another path. */
export const atPath = (error: GraphQLError, path: GraphQLError['path']): GraphQLError => {
  if (path === undefined) return error;
  const { message, extensions, originalError = null } = error;
  return new GraphQLError(message, { path, extensions, originalError });
};

/** A plan may fetch one field twice and then meets the same error twice. GraphQL wants one error per field. */
const withoutRepeats = (errors: readonly GraphQLError[]): readonly GraphQLError[] => {
  if (errors.length < 2) return errors;
  return [...new Map(errors.map((error) => [`${error.path?.join('.')} ${error.message}`, error])).values()];
};
