import type { ExecutionResult, GraphQLError } from 'graphql';
import type { SubgraphEvent, SubgraphRequest } from '../base/executor.ts';
import { isObject, type ResponseData } from '../base/responseData.ts';
import { sharedObjectsOf } from '../base/sharedObjects.ts';
import { TimeSlices } from '../base/timeSlices.ts';
import { yieldToEventLoop } from '../base/yieldToEventLoop.ts';
import type { Variables } from '../document/conditions.ts';
import { clientError } from '../errors/clientError.ts';
import type { FetchAnswer, OperationObserver } from '../observe/observer.ts';
import { recordDeletedEntities } from './deletedEntities.ts';
import { groupByContext } from './groupByContext.ts';
import { removeInvalidEntities } from './invalidEntities.ts';
import { keepConcreteTypes } from './keepConcreteTypes.ts';
import { copyData, mergeData } from './mergeData.ts';
import { findCommonPath } from './path.ts';
import { placeEntityErrors, placeRootErrors, type SubgraphError } from './placeErrors.ts';
import type { PlanRun } from './planRun.ts';
import type { ContextValuePath, EntityFetch, FetchDefinition, RootFetch } from './planSteps.ts';
import { collectEntities, representEntities, type TargetEntities } from './represent.ts';
import { applyRewrites } from './rewrites.ts';

/** Asynchronous work, or undefined if it finished synchronously. In-process subgraphs often answer synchronously. */
export type Pending = Promise<void> | undefined;

/** Runs a fetch of root fields and merges its data into the response. */
export const fetchRoot = <Context>(step: RootFetch<Context>, run: PlanRun<Context>): Pending =>
  callExecutor(step, pickVariables(step.fetch.variables, run.variables), run, (answer) => mergeRoot(step, answer, run));

/** Merges the data of root fields into the response. */
const mergeRoot = <Context>(
  step: RootFetch<Context>,
  { data, errors }: SubgraphAnswer,
  run: PlanRun<Context>,
): undefined => {
  if (errors !== undefined && errors.length > 0) placeRootErrors(errors, step, run);
  if (!isObject(data)) return;
  applyRewrites(data, step.rewrites);
  if (step.fetch.interfaceObjects !== undefined) keepConcreteTypes(run.data, data, step.fetch.interfaceObjects);
  if (isEmptyData(run.data)) run.data = data;
  else mergeData(run.data, data);
};

/** The request of a fetch of root fields that starts a subscription. */
export const createSubscriptionRequest = <Context>(
  { fetch: { document, text, cacheKey, operationName, variables: names } }: RootFetch<Context>,
  variables: Variables,
  { signal, onError }: Pick<SubgraphRequest, 'signal' | 'onError'>,
): SubgraphRequest => ({
  document,
  text,
  cacheKey,
  operationName,
  variables: pickVariables(names, variables),
  signal,
  onError,
});

/** Takes the data of an event as that of the root fields. */
export const mergeEvent = <Context>(
  step: RootFetch<Context>,
  event: SubgraphEvent<Context>,
  run: PlanRun<Context>,
): Pending => {
  run.sent.push(step);
  return settleAnswer(
    run,
    (answer) => mergeRoot(step, answer, run),
    () => event.resolve(run.context),
  );
};

/** Fetches more fields of entities in the response from one subgraph. Sends nothing if there are no entities. */
export const fetchEntities = <Context>(step: EntityFetch<Context>, run: PlanRun<Context>): Pending => {
  if (step.contextValues !== undefined) return fetchByContext(step, step.contextValues, run);
  const variables = pickVariables(step.fetch.variables, run.variables);
  const work = collectEntities(step.targets, variables, run);
  return work && sendEntities(step, work, variables, run);
};

/** Fetches fields with context arguments: once per combination of their values. */
const fetchByContext = <Context>(
  step: EntityFetch<Context>,
  contextValues: readonly ContextValuePath[],
  run: PlanRun<Context>,
): Pending => {
  const [target] = step.targets;
  const [path] = target?.paths ?? [];
  if (target === undefined || path === undefined) return undefined;
  const groups = groupByContext(run.data, path, contextValues);
  const sent = groups.map(async ({ values, entities }) => {
    if (Object.values(values).includes(undefined)) {
      run.errors.push(contextMissing(findCommonPath(path)));
      return;
    }
    const variables = { ...pickVariables(step.fetch.variables, run.variables), ...values };
    const work = representEntities(target, entities, variables);
    await (work && sendEntities(step, work, variables, run));
  });
  return sent.length === 0 ? undefined : Promise.all(sent).then(() => undefined);
};

const contextMissing = (path: readonly string[]): GraphQLError => {
  const message = 'The value of a context argument is missing: its subgraph did not answer.';
  return clientError('DOWNSTREAM_SERVICE_ERROR', message, { path });
};

const sendEntities = <Context>(
  step: EntityFetch<Context>,
  work: readonly TargetEntities[],
  variables: Variables,
  run: PlanRun<Context>,
): Pending =>
  callExecutor(step, variables, run, (answer) => {
    const { data } = answer;
    const errors = [...(answer.errors ?? []), ...removeInvalidEntities(step.fetch.subgraph, work, variables, answer)];
    if (errors.length > 0) placeEntityErrors(errors, step, work, run);
    if (!isObject(data)) return undefined;
    const record = (): undefined => {
      if (run.deletedEntities !== undefined) recordDeletedEntities(work, data, errors, run.deletedEntities);
    };
    const merging = finishPieces(mergeAnswers(work, data, step.fetch, run));
    return merging === undefined ? record() : merging.then(record);
  });

/** Finishes work in pieces: at once if it is a single piece, else it yields to the event loop while it takes long. */
const finishPieces = (pieces: Iterator<void>): Pending =>
  pieces.next().done === true ? undefined : finishInTimeSlices(pieces);

const finishInTimeSlices = async (pieces: Iterator<void>): Promise<void> => {
  // The answer may have come in this iteration of the event loop.
  await yieldToEventLoop();
  const slices = new TimeSlices();
  while (pieces.next().done !== true) await slices.yieldIfLong();
};

/** Entities that are merged in one piece, on whatever paths. */
const ENTITIES_PER_PIECE = 512;

/**
 * Merges entities into the response, in pieces. Those of one path share the fetched object, because later fetches treat them alike.
 * Entities of other paths get copies.
 */
function* mergeAnswers(
  work: readonly TargetEntities[],
  data: ResponseData,
  { interfaceObjects }: Pick<FetchDefinition<unknown>, 'interfaceObjects'>,
  run: Pick<PlanRun<unknown>, 'shared'>,
): Generator<void, void> {
  let merged = 0;
  for (const { target, paths } of work) {
    const answers = data[target.key];
    if (!Array.isArray(answers)) continue;
    applyRewrites(answers, target.outputRewrites);
    for (const [path, { entities, indexes }] of paths.entries()) {
      const own: unknown[] = path === 0 ? answers : [];
      for (let at = 0; at < entities.length; at++) {
        if (++merged % ENTITIES_PER_PIECE === 0) yield;
        const [entity, index] = [entities[at], indexes[at] ?? -1];
        if (entity === undefined || index < 0) continue;
        own[index] ??= copyData(answers[index]);
        const answer = own[index];
        if (!isObject(answer)) continue;
        if (interfaceObjects !== undefined) keepConcreteTypes(entity, answer, interfaceObjects);
        mergeData(entity, answer);
      }
      if (entities.length > answers.length) shareMembers(own, run);
    }
  }
}

/** Registers the objects in answers that were merged into several entities. */
const shareMembers = (answers: readonly unknown[], run: Pick<PlanRun<unknown>, 'shared'>): void => {
  const members = answers.flatMap((answer) => (isObject(answer) ? Object.values(answer).filter(isObject) : []));
  shareObjects(members, run);
};

const shareObjects = (objects: Iterable<unknown>, run: Pick<PlanRun<unknown>, 'shared'>): void => {
  run.shared ??= new Map();
  for (const object of objects) run.shared.set(object, undefined);
};

type SubgraphAnswer = Pick<ExecutionResult, 'data'> & { readonly errors?: readonly SubgraphError[] };

const callExecutor = <Context>(
  step: RootFetch<Context> | EntityFetch<Context>,
  variables: Variables,
  run: PlanRun<Context>,
  take: (answer: SubgraphAnswer) => Pending,
): Pending => {
  const { fetch } = step;
  const { document, text, cacheKey, operationName, entityFields } = fetch;
  const { context, signal, onError } = run;
  run.sent.push(step);
  return settleAnswer(run, take, () => {
    const rows = run.budget.meter();
    const own = { document, text, cacheKey, operationName, entityFields };
    const request = { ...own, variables, signal, rows, isLarge: run.isLarge, onError };
    return run.observer === undefined
      ? fetch.execute(request, context)
      : executeObserved(run.observer, step, request, context);
  });
};

/** Gets an answer, which may fail, and takes it. */
const settleAnswer = <Context>(
  run: PlanRun<Context>,
  take: (answer: SubgraphAnswer) => Pending,
  get: () => FetchAnswer,
): Pending => {
  const fail = (error: unknown): Pending => {
    if (error === run.budget.refusal) throw error;
    return take({ errors: [toError(error)] });
  };
  const settle = (answer: SubgraphAnswer): Pending => {
    noteSharedObjects(answer, run);
    try {
      return run.budget.refusal === undefined ? take(answer)?.catch(fail) : undefined;
    } catch (error) {
      return fail(error); // The nesting of a response may overflow the stack of the merge.
    }
  };
  // Large answers of several fetches may come in one iteration of the event loop.
  const settleAfterPause = (answer: SubgraphAnswer): Pending => {
    const pause = run.budget.yieldIfLong();
    return pause === undefined ? settle(answer) : pause.then(() => settleAfterPause(answer));
  };
  try {
    const answer = get();
    if (answer instanceof Promise) return answer.then(settleAfterPause, fail);
    return settle(answer);
  } catch (error) {
    return fail(error);
  }
};

const executeObserved = <Context>(
  observer: OperationObserver,
  step: RootFetch<Context> | EntityFetch<Context>,
  request: SubgraphRequest,
  context: Context,
): FetchAnswer => {
  const { fetch } = step;
  const entities = step.kind === 'entities' ? countEntities(step, request.variables) : undefined;
  const { traceFields } = observer;
  return observer.fetch({ fetch, entities }, () => fetch.execute({ ...request, traceFields }, context));
};

const countEntities = ({ targets }: EntityFetch<never>, variables: Variables): number => {
  const lists = [...new Set(targets.map(({ variable }) => variable))].map((name) => variables[name]);
  return lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
};

const noteSharedObjects = (answer: SubgraphAnswer, run: PlanRun<unknown>): void => {
  const shared = sharedObjectsOf(answer);
  if (shared !== undefined) shareObjects(shared, run);
};

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const pickVariables = (names: readonly string[], variables: Variables): Variables => {
  const picked: Variables = {};
  for (const name of names) if (variables[name] !== undefined) picked[name] = variables[name];
  return picked;
};

const isEmptyData = (data: ResponseData): boolean => {
  for (const _ in data) return false;
  return true;
};
