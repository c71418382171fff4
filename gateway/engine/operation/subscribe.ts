import { type ExecutionResult, GraphQLError } from 'graphql';
import { createRefusedErrors } from '../authorization/refusedErrors.ts';
import type { SubgraphEvent, SubgraphEvents } from '../base/executor.ts';
import { mapIterator } from '../base/mapIterator.ts';
import { untilAborted } from '../base/untilAborted.ts';
import { clientError } from '../errors/clientError.ts';
import { createSubscriptionRequest, mergeEvent } from '../execute/fetch.ts';
import type { PlanStep, RootFetch } from '../execute/planSteps.ts';
import { runPlan } from '../execute/runPlan.ts';
import type { CompiledOperation } from './compileOperation.ts';
import {
  type AnswerOptions,
  createPlanRun,
  type OperationRequest,
  runCompiled,
  toRefusedResult,
} from './executeOperation.ts';
import type { CachedOperation } from './operationCache.ts';

/** A client's request to subscribe, without its operation. */
export interface SubscriptionRequest<Context> extends OperationRequest<Context> {
  /**
   * Creates the context in which one event is answered. If it throws, the stream ends with the error.
   *
   * @param isShared other subscriptions get the same answer: it does not end with this request
   */
  readonly eventContext: (isShared: boolean) => EventScope<Context> | Promise<EventScope<Context>>;
  /** Answers an event once for all equal subscriptions of the caller that get the same content. Undefined: for each one. */
  readonly share?: ((content: object, run: () => Promise<ExecutionResult>) => Promise<ExecutionResult>) | undefined;
}

/** The scope of one event: a request of its own. */
export type EventScope<Context> = Pick<OperationRequest<Context>, 'context' | 'signal' | 'deadline'>;

/** The answer to one event. */
export interface StreamedResult {
  /** Identifies the place after the event, for clients that resume there. */
  readonly id?: string | undefined;
  readonly result: ExecutionResult;
  /** Set if it does not belong to an event, but says why the stream ends. */
  readonly isEnd?: boolean;
}

/** The answers to the events of a subscription. They end with the signal of the request. */
export interface ResultStream extends AsyncIterable<StreamedResult> {
  /** Identifies the place before the first event. */
  readonly startId?: string | undefined;
}

/** A subscription compiled: its root field comes with each event, the other fetches follow. */
interface CompiledSubscription<Context> {
  readonly operation: CompiledOperation<Context>;
  readonly root: RootFetch<Context>;
  readonly rest: PlanStep<Context> | undefined;
  readonly variables: Record<string, unknown>;
  readonly isLarge: boolean;
}

/**
 * Starts a compiled subscription for one request: reads the variables, checks the cost, subscribes to the subgraph of the
 * root field. Each event is then answered like a query, with a budget, a deadline and a context of its own.
 *
 * @returns the errors that prevent the start, or the stream. An error of the iteration ends the stream
 */
export const subscribe = async <Context>(
  { readVariables, compiled }: CachedOperation<Context>,
  request: SubscriptionRequest<Context>,
  options: AnswerOptions,
): Promise<ResultStream | ExecutionResult> => {
  const read = readVariables(request.variables ?? {});
  if ('errors' in read) return read;
  try {
    const operation = await compiled(read.variables, request.context);
    const { refusal, cost, isLarge } = operation.checkCost(read.variables);
    if (refusal !== undefined) return { errors: [refusal] };
    if (operation.hasRefused && operation.plan === undefined) return { errors: createRefusedErrors(operation.shape) };
    await request.admit?.(cost);
    return await startSubscription(
      { ...splitRootFetch(operation), operation, variables: read.variables, isLarge },
      request,
      options,
    );
  } catch (error) {
    return toRefusedResult(error);
  }
};

const startSubscription = async <Context>(
  compiled: CompiledSubscription<Context>,
  request: SubscriptionRequest<Context>,
  options: AnswerOptions,
): Promise<ResultStream | ExecutionResult> => {
  const { root, variables } = compiled;
  const { execute, subgraph } = root.fetch;
  if (execute.subscribe === undefined)
    throw clientError('OPERATION_RESOLUTION_FAILURE', `The subgraph "${subgraph}" answers no subscriptions.`);
  const fetch = createSubscriptionRequest(root, variables, request);
  const events = await execute.subscribe(fetch, request.context);
  return Symbol.asyncIterator in events ? answerEvents(events, compiled, request, options) : events;
};

const answerEvents = <Context>(
  events: SubgraphEvents<Context>,
  compiled: CompiledSubscription<Context>,
  request: SubscriptionRequest<Context>,
  options: AnswerOptions,
): ResultStream => {
  const { share, eventContext, signal, onError } = request;
  const answer = (event: SubgraphEvent<Context>) => {
    const { content } = event;
    const isShared = content !== undefined && share !== undefined;
    const run = async () => answerEvent(event, compiled, { ...(await eventContext(isShared)), onError }, options);
    return isShared ? share(content, run) : run();
  };
  const show = (event: SubgraphEvent<Context>): Promise<StreamedResult> =>
    answer(event).then((result) => ({ id: event.id, result }));
  const results = untilAborted(mapIterator(events[Symbol.asyncIterator](), show), signal);
  return { startId: events.startId, [Symbol.asyncIterator]: () => results };
};

const answerEvent = <Context>(
  event: SubgraphEvent<Context>,
  { operation, root, rest, variables, isLarge }: CompiledSubscription<Context>,
  { context, signal, deadline, onError }: EventScope<Context> & Pick<OperationRequest<Context>, 'onError'>,
  options: AnswerOptions,
): ExecutionResult | Promise<ExecutionResult> => {
  const request = { variables, context, signal, deadline, observer: undefined, isLarge, onError };
  const run = createPlanRun(operation, request, options);
  const fetchRest = () => rest && runPlan(rest, run);
  const fetch = () => {
    const pending = mergeEvent(root, event, run);
    return pending === undefined ? fetchRest() : pending.then(fetchRest);
  };
  return runCompiled(operation, fetch, run, options);
};

/** Separates the fetch of the root field from those that follow. */
const splitRootFetch = <Context>({
  plan,
}: CompiledOperation<Context>): Pick<CompiledSubscription<Context>, 'root' | 'rest'> => {
  if (plan?.kind === 'root') return { root: plan, rest: undefined };
  const [first, ...others] = plan?.kind === 'sequence' ? plan.steps : [];
  if (first?.kind === 'root') return { root: first, rest: { kind: 'sequence', steps: others } };
  throw clientError(
    'QUERY_PLANNING_FAILED',
    'This graph cannot answer the subscription: no plan could be made for it.',
  );
};

/** The errors of a stream that ends with an error, as the result of its last event. */
export const toEndResult = (error: unknown): ExecutionResult => {
  if (error instanceof GraphQLError) return { errors: [error] };
  const original = error instanceof Error ? error : new Error(String(error));
  const { extensions } = original as Error & { readonly extensions?: Record<string, unknown> };
  return { errors: [new GraphQLError(original.message, { originalError: original, extensions: extensions ?? null })] };
};
