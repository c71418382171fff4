import { type ExecutionResult, GraphQLError, OperationTypeNode } from 'graphql';
import { clientError, type ErrorCode } from '../engine/errors/clientError.ts';
import { maskErrors } from '../engine/errors/mask.ts';
import { untilAborted } from '../engine/executors/untilAborted.ts';
import type { PreparedOperation } from '../engine/index.ts';
import { codeOf } from '../engine/observe/outcome.ts';
import type { OperationRequest } from '../engine/operation/answer.ts';
import { type EventScope, endOf, type ResultStream, type StreamedResult } from '../engine/operation/subscribe.ts';
import type { Params } from '../exchange/params.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import { createEnd, type GatewayRequest, type OpenRequest } from '../exchange/request.ts';
import { type failure, outcomeOf } from '../http/graphql.ts';
import type { PartOptions } from '../http/options.ts';
import { type StreamEntry, shuttingDown } from './streams.ts';

/** A request and the operation that it sends. */
export interface FoundOperation<Context> {
  readonly params: Params;
  readonly prepared: PreparedOperation<Context>;
}

/**
 * Finds the operation of a request.
 *
 * @throws {HttpRefusal | GraphQLError} there is none that may run
 */
export const findOperation = async <Context>(
  params: Params,
  { documents, engine }: Pick<PartOptions<Context>, 'documents' | 'engine'>,
): Promise<FoundOperation<Context>> => {
  const text = await documents.textOf(params);
  const prepared = engine.prepare({ text, operationName: params.operationName });
  if ('errors' in prepared) throw prepared.errors[0];
  if (params.hash !== undefined) documents.keep(params);
  return { params, prepared };
};

/** Whether an operation is a subscription or a live query. */
export const hasEvents = <Context>({ prepared, params }: FoundOperation<Context>): boolean =>
  prepared.type === OperationTypeNode.SUBSCRIPTION || prepared.liveInterval(params.variables ?? {}) !== undefined;

/** The code of the error that ended a stream, by its last result; `NONE` without one. */
export const endCodeOf = (last: ExecutionResult | undefined): string => {
  const error = last?.data === undefined ? last?.errors?.[0] : undefined;
  return error === undefined ? 'NONE' : codeOf(error.extensions?.code);
};

/** Codes of streams that clients may continue elsewhere, or later. */
const INTERRUPTIONS: ReadonlySet<string> = new Set<ErrorCode>([
  'SERVER_SHUTDOWN',
  'STREAM_EXPIRED',
  'SUBREQUEST_HTTP_ERROR',
]);

/** Whether a stream was interrupted, by its last result. */
export const wasInterrupted = (last: ExecutionResult): boolean => INTERRUPTIONS.has(endCodeOf(last));

const UNAUTHENTICATED: ErrorCode = 'UNAUTHENTICATED';

/** A stream as metrics and the access log see it. */
interface StreamReport<Context> {
  readonly open: OpenRequest;
  readonly prepared: Pick<PreparedOperation<Context>, 'type' | 'name'>;
}

/** Observes that a stream has begun. */
export const observeStart = <Context>(
  { open, prepared: { type, name } }: StreamReport<Context>,
  { metrics }: Pick<PartOptions<Context>, 'metrics'>,
): void => {
  const ms = performance.now() - open.startedAt;
  metrics.observe({ operations: [{ type, name, outcome: 'ok', result: {} }], status: 200, ms, ...open.tally });
};

/** Counts a stream that has ended with a last result, and logs it. */
export const reportEnd = <Context>(
  { open, prepared: { type, name } }: StreamReport<Context>,
  { last, bytes }: { readonly last: ExecutionResult; readonly bytes: number },
  { streams, logAccess }: Pick<PartOptions<Context>, 'streams' | 'logAccess'>,
): void => {
  streams.countEnd(endCodeOf(last));
  const operations = [{ type, name, result: last, outcome: outcomeOf(last, undefined) }];
  logAccess?.({ request: open, operations, status: 200, bytes, ms: performance.now() - open.startedAt });
};

/** Counts a stream that was refused, and logs it. */
export const reportRefusal = <Context>(
  open: OpenRequest,
  { result, status = 400, bytes }: Pick<ReturnType<typeof failure>, 'result' | 'status'> & { readonly bytes: number },
  { metrics, logAccess }: Pick<PartOptions<Context>, 'metrics' | 'logAccess'>,
): void => {
  open.finish();
  const ms = performance.now() - open.startedAt;
  const operations = [{ type: 'none', name: undefined, result, outcome: outcomeOf(result, status) }];
  metrics.observe({ operations, status, ms, ...open.tally });
  logAccess?.({ request: open, operations, status, bytes, ms });
};

/** The reason of a stream that has lasted its time. */
export const expired = () => clientError('STREAM_EXPIRED', 'The stream has lasted its time: connect again.');

/** The reason of a stream that its client left. */
export const clientLeft = () => clientError('REQUEST_STOPPED', 'The client left.');

/** A stream of results, masked for clients. It never throws: a stream that fails ends with a result that has errors. */
export interface OpenStream extends AsyncIterable<StreamedResult> {
  readonly startId: string | undefined;
  /**
   * Ends the stream and all that it keeps open, whether it was read or not. The code that opens a stream closes it in
   * every case. It may be called again.
   */
  close(): void;
}

/**
 * Starts the stream of an operation: the events of a subscription, or the one result of another operation.
 *
 * @param endsAlone whether it has a connection of its own
 * @throws {HttpRefusal | GraphQLError} the request is refused
 */
export const openStream = async <Context>(
  prepared: PreparedOperation<Context>,
  params: Params,
  open: OpenRequest,
  options: PartOptions<Context>,
  endsAlone: boolean,
): Promise<OpenStream> => {
  const { lastEventId = open.headers['last-event-id'] } = params;
  const request = { ...open, lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined };
  const entry = options.streams.enter(options.clientAddress?.(open) ?? open.address, open.end, endsAlone);
  try {
    const context = await open.untilEnd(Promise.resolve(options.createContext(request)));
    return await startStream(prepared, params, { context, request, entry, open }, options);
  } catch (error) {
    // Work in progress ends with the signal.
    open.end(clientLeft());
    entry.leave();
    throw hasShutDown(error) ? shuttingDown() : error;
  }
};

const SHUT_DOWN: ErrorCode = 'SERVER_SHUTDOWN';

const hasShutDown = (error: unknown): boolean => error instanceof GraphQLError && error.extensions.code === SHUT_DOWN;

interface StreamStart<Context> {
  readonly context: Context;
  readonly request: GatewayRequest;
  readonly open: OpenRequest;
  readonly entry: StreamEntry;
}

const startStream = async <Context>(
  prepared: PreparedOperation<Context>,
  params: Params,
  starting: StreamStart<Context>,
  options: PartOptions<Context>,
): Promise<OpenStream> => {
  const { open, entry, context } = starting;
  const known = options.streamCaller?.(context);
  if (known !== undefined) entry.countFor(known);
  const stream = await open.untilEnd(Promise.resolve(start(prepared, params, starting, options)));
  // The start may have verified the caller. One answer is not refused any more: it may be that of a mutation.
  if (Symbol.asyncIterator in stream) countCaller(starting, options);
  open.keepOpen();
  // A stream counts for its own bounds from now on, not for those of requests in progress.
  open.finish();
  const startId = 'startId' in stream ? stream.startId : undefined;
  const close = () => {
    open.end(clientLeft());
    entry.leave();
  };
  return { startId, close, [Symbol.asyncIterator]: () => maskedResults(stream, starting, options) };
};

/**
 * Counts a stream for its caller as soon as somebody has verified it.
 *
 * @throws {HttpRefusal} 429 TOO_MANY_STREAMS
 */
const countCaller = <Context>(
  { entry, context }: StreamStart<Context>,
  { streamCaller }: Pick<PartOptions<Context>, 'streamCaller'>,
): void => {
  if (streamCaller !== undefined) entry.countFor(streamCaller(context));
};

/** The signal of an answer that others wait for, too: it has a deadline of its own. */
const NEVER = new AbortController().signal;

/** Starts the events of a subscription, the repeated answers of a live query, or the one answer of another operation. */
const start = <Context>(
  prepared: PreparedOperation<Context>,
  params: Params,
  { context, request, open }: StreamStart<Context>,
  options: PartOptions<Context>,
) => {
  const { signal, deadline } = open;
  const admit = (cost: number) => {
    open.tally.cost += cost;
    return options.admit?.(cost, context, open);
  };
  const { variables } = params;
  const operation = { variables, context, signal, deadline, admit };
  const everyS = prepared.liveInterval(variables ?? {});
  if (prepared.type === OperationTypeNode.SUBSCRIPTION) {
    const key = keyOf(params, request, options);
    const share = (content: object, run: () => Promise<ExecutionResult>) =>
      options.sharedEvents.answer(content, key, run);
    const eventContext = (isShared: boolean) => eventScope(isShared ? { ...request, signal: NEVER } : request, options);
    return prepared.subscribe({ ...operation, eventContext, share });
  }
  if (everyS === undefined) return prepared.run(operation);
  const run = async (signal: AbortSignal) => {
    const scope = await eventScope({ ...request, signal, liveUntil: signal }, options);
    const result = await runAdmitted(prepared, { ...scope, variables }, open, options);
    const refused = result.errors?.find(({ extensions }) => extensions.code === UNAUTHENTICATED);
    // There is no token, it has expired, or the user was disabled.
    if (refused !== undefined) throw refused;
    return result;
  };
  const live = { key: keyOf(params, request, options), everyMs: everyS * 1_000, run };
  return liveStream(options.liveQueries.results(live, signal));
};

/** The results as clients see them. A stream that the server ends, or that fails, ends with a result that says why. */
async function* maskedResults<Context>(
  stream: ExecutionResult | ResultStream,
  starting: StreamStart<Context>,
  options: PartOptions<Context>,
): AsyncGenerator<StreamedResult> {
  const { signal, requestId } = starting.open;
  const mask = (result: ExecutionResult) => maskErrors(result, requestId, options.logError);
  try {
    if (!(Symbol.asyncIterator in stream)) yield { result: mask(stream) };
    else
      for await (const { id, result } of untilAborted(stream, signal)) {
        countCaller(starting, options);
        yield { id, result: withId(mask(result), id) };
      }
    if (isEnded(signal)) yield { result: mask(endOf(signal.reason)), isEnd: true };
  } catch (error) {
    if (!signal.aborted || isEnded(signal))
      yield { result: mask(endOf(signal.aborted ? signal.reason : visibleError(error))), isEnd: true };
  } finally {
    starting.entry.leave();
  }
}

/** A request that is refused has an error for its client. */
const visibleError = (error: unknown): unknown => (error instanceof HttpRefusal ? error.error : error);

/** Whether the server ended a stream, not its client. */
const isEnded = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason?.extensions?.code !== 'REQUEST_STOPPED';

/** Runs a live query once more, if the quotas of its caller admit it. */
const runAdmitted = async <Context>(
  prepared: PreparedOperation<Context>,
  operation: Omit<OperationRequest<Context>, 'admit'>,
  open: OpenRequest,
  { admit }: Pick<PartOptions<Context>, 'admit'>,
): Promise<ExecutionResult> => {
  const run = { ...open, responseHeaders: [], ...createEnd() };
  try {
    return await prepared.run({ ...operation, admit: (cost) => admit?.(cost, operation.context, run) });
  } finally {
    run.finish();
  }
};

/** A live query does not resume: it begins with the whole answer. */
const liveStream = (results: AsyncIterable<ExecutionResult>): ResultStream => {
  const iterate = async function* (): AsyncGenerator<StreamedResult> {
    for await (const result of results) yield { result };
  };
  return { [Symbol.asyncIterator]: iterate };
};

/** Equal for equal queries with the same credentials. */
const keyOf = <Context>(
  { query, hash, documentId, operationName, variables }: Params,
  { headers: { authorization, cookie }, furtherHeaders }: GatewayRequest,
  { forwardHeaders }: Pick<PartOptions<Context>, 'forwardHeaders'>,
): string => {
  const caller = [authorization, cookie, forwardHeaders.length > 0 && furtherHeaders];
  return JSON.stringify([caller, query, hash, documentId, operationName, variables]);
};

/** Clients that do not see the ids of server-sent events find them in the extensions. */
const withId = (result: ExecutionResult, eventId: string | undefined): ExecutionResult =>
  eventId === undefined ? result : { ...result, extensions: { ...result.extensions, eventId } };

/** Each event is answered like a request of its own by the same caller, whose credentials are checked again. */
const eventScope = async <Context>(
  request: GatewayRequest,
  { createContext, requestTimeoutMs }: Pick<PartOptions<Context>, 'createContext' | 'requestTimeoutMs'>,
): Promise<EventScope<Context>> => {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(requestTimeoutMs)]);
  const startedAt = performance.now();
  const deadline = startedAt + requestTimeoutMs;
  const own = { startedAt, signal, deadline, fetchDeadline: deadline };
  const tally = { posts: 0, cost: 0 };
  const context = await createContext({ ...request, ...own, tally, responseHeaders: [] });
  return { context, signal, deadline };
};
