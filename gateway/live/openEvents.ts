/** The results of subscriptions and live queries as streams, and the one result of any other operation. */
import { type ExecutionResult, GraphQLError, OperationTypeNode } from 'graphql';
import type { EnteredOperation } from '../admission/gate.ts';
import type { GatewayParts } from '../admission/gatewayParts.ts';
import { type StreamEntry, shutdownRefusal } from '../admission/streams.ts';
import type { ResultSource, SentResult } from '../delivery/resultSink.ts';
import { clientError, type GatewayErrorCode } from '../engine/errors/clientError.ts';
import { maskErrors } from '../engine/errors/mask.ts';
import { type StreamedResult, toEndResult } from '../engine/operation/subscribe.ts';
import { HttpRefusal } from '../exchange/refusal.ts';
import { clientLeftError, type GatewayRequest, type OpenRequest, wasEndedByServer } from '../exchange/request.ts';
import type { LiveQueries } from './liveQueries.ts';
import type { SharedEvents } from './sharedEvents.ts';

/** The parts of a gateway that streams use. */
export interface EventParts<Context>
  extends Pick<GatewayParts<Context>, 'streams' | 'streamCaller' | 'clientAddress' | 'logError' | 'forwardHeaders'> {
  readonly liveQueries: LiveQueries;
  readonly sharedEvents: SharedEvents;
}

/** The reason of a stream that has reached its age limit. */
export const streamExpiredError = (): GraphQLError =>
  clientError('STREAM_EXPIRED', 'The stream has lasted its time: connect again.');

/** A stream that starts. */
interface StartingStream<Context> {
  readonly operation: EnteredOperation<Context>;
  readonly context: Context;
  readonly entry: StreamEntry;
  /** With the position at which the client continues. */
  readonly request: GatewayRequest;
}

/**
 * Starts the stream of an operation. Where it is refused, work in progress ends with the signal of the request.
 *
 * @param endsAlone whether it has a connection of its own
 * @throws {HttpRefusal | GraphQLError} the request is refused
 */
export const openEvents = async <Context>(
  operation: EnteredOperation<Context>,
  endsAlone: boolean,
  parts: EventParts<Context>,
): Promise<ResultSource> => {
  const { open } = operation.request;
  const entry = parts.streams.enter(parts.clientAddress?.(open) ?? open.address, open.end, endsAlone);
  const { lastEventId = open.headers['last-event-id'] } = operation.params;
  const request = { ...open, lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined };
  try {
    const context = await open.untilEnd(createStreamContext(operation, request));
    return await startStream({ operation, context, entry, request }, parts);
  } catch (error) {
    entry.leave();
    throw hasShutDown(error) ? shutdownRefusal() : error;
  }
};

const SHUT_DOWN: GatewayErrorCode = 'SERVER_SHUTDOWN';

const hasShutDown = (error: unknown): boolean => error instanceof GraphQLError && error.extensions.code === SHUT_DOWN;

/** The events of a subscription begin where its client was interrupted: its context has the position. */
const createStreamContext = async <Context>(
  operation: EnteredOperation<Context>,
  request: GatewayRequest,
): Promise<Context> =>
  operation.type === OperationTypeNode.SUBSCRIPTION ? operation.createContext(request) : operation.request.context;

const startStream = async <Context>(
  starting: StartingStream<Context>,
  parts: EventParts<Context>,
): Promise<ResultSource> => {
  const { operation, context, entry } = starting;
  const { open } = operation.request;
  const known = parts.streamCaller?.(context);
  if (known !== undefined) entry.countFor(known);
  const results = await open.untilEnd(Promise.resolve(openResults(starting, parts)));
  // The start may have verified the caller. A single answer is no longer refused: it may be that of a mutation.
  const isStream = Symbol.asyncIterator in results;
  if (isStream) countCaller(starting, parts);
  open.keepOpen();
  // A stream counts for its own bounds from now on, not for those of requests in progress.
  open.finish();
  const close = () => {
    open.end(clientLeftError());
    entry.leave();
  };
  const startId = 'startId' in results ? results.startId : undefined;
  return { startId, isStream, close, [Symbol.asyncIterator]: () => maskResults(results, starting, parts) };
};

/**
 * Counts a stream for its caller as soon as somebody has verified it.
 *
 * @throws {HttpRefusal} 429 TOO_MANY_STREAMS
 */
const countCaller = <Context>(
  { entry, context }: StartingStream<Context>,
  { streamCaller }: Pick<EventParts<Context>, 'streamCaller'>,
): void => {
  if (streamCaller !== undefined && !entry.isVerified) entry.countFor(streamCaller(context));
};

/** The results of a stream before they are masked, or one result. */
type UnmaskedResults = ExecutionResult | (AsyncIterable<SentResult> & { readonly startId?: string | undefined });

/** Starts the events of a subscription, the repeated answers of a live query, or the one answer of another operation. */
const openResults = <Context>(
  { operation, context, request }: StartingStream<Context>,
  parts: EventParts<Context>,
): UnmaskedResults | Promise<UnmaskedResults> => {
  const { signal } = operation.request.open;
  if (operation.type === OperationTypeNode.SUBSCRIPTION) {
    const key = printQueryKey(operation, request, parts);
    return operation.subscribe(context, request, (content, run) => parts.sharedEvents.answer(content, key, run));
  }
  const everyS = operation.liveIntervalS;
  if (everyS === undefined) return operation.run();
  const run = async (until: AbortSignal) => {
    const result = await operation.rerun(until);
    const refused = result.errors?.find(({ extensions }) => extensions.code === UNAUTHENTICATED);
    // There is no token, it has expired, or the user was disabled.
    if (refused !== undefined) throw refused;
    return result;
  };
  return parts.liveQueries.results(
    { key: printQueryKey(operation, request, parts), everyMs: everyS * 1_000, run },
    signal,
  );
};

const UNAUTHENTICATED: GatewayErrorCode = 'UNAUTHENTICATED';

/** The results as clients see them. A stream that the server ends, or that fails, ends with a result that says why. */
async function* maskResults<Context>(
  results: UnmaskedResults,
  starting: StartingStream<Context>,
  parts: EventParts<Context>,
): AsyncGenerator<SentResult> {
  const { open } = starting.operation.request;
  const { signal } = open;
  const mask = (result: ExecutionResult) => maskErrors(result, open.requestId, parts.logError);
  const show = ({ result, id }: StreamedResult) => addEventId(mask(result), id);
  try {
    if (!(Symbol.asyncIterator in results)) yield { result: results };
    else
      for await (const sent of results) {
        countCaller(starting, parts);
        yield sent.printed === undefined ? parts.sharedEvents.show(sent, show) : sent;
      }
    if (wasEndedByServer(signal)) yield { result: mask(toEndResult(signal.reason)), isEnd: true };
  } catch (error) {
    if (!signal.aborted || wasEndedByServer(signal))
      yield { result: mask(toEndResult(signal.aborted ? signal.reason : toClientReason(error))), isEnd: true };
  } finally {
    starting.entry.leave();
  }
}

/** A request that is refused has an error for its client. */
const toClientReason = (error: unknown): unknown => (error instanceof HttpRefusal ? error.error : error);

/** Equal for equal queries with the same credentials. */
const printQueryKey = <Context>(
  { params: { query, hash, documentId, operationName, variables = {}, onError } }: EnteredOperation<Context>,
  { headers: { authorization, cookie }, furtherHeaders }: Pick<OpenRequest, 'headers' | 'furtherHeaders'>,
  { forwardHeaders }: Pick<EventParts<Context>, 'forwardHeaders'>,
): string => {
  const caller = [authorization, cookie, forwardHeaders.length > 0 && furtherHeaders];
  return JSON.stringify([caller, query, hash, documentId, operationName, variables, onError]);
};

/** Clients that do not see the ids of server-sent events find them in the extensions. */
const addEventId = (result: ExecutionResult, eventId: StreamedResult['id']): ExecutionResult =>
  eventId === undefined ? result : { ...result, extensions: { ...result.extensions, eventId } };
