import type { Incoming, Reply } from '../exchange/exchange.ts';
import type { Responder } from '../exchange/respond.ts';
import { acceptedStreams } from '../http/framing.ts';
import { createGraphQLHandler } from '../http/graphql.ts';
import { createHttpStreamHandler } from '../http/httpStream.ts';
import type { Completed, HandlerOptions, PartOptions } from '../http/options.ts';
import { createLiveQueries } from '../live/liveQueries.ts';
import { createSharedEvents } from '../live/sharedEvents.ts';
import { createStreams, type Streams } from '../live/streams.ts';
import { createAccessLog } from '../metrics/accessLog.ts';
import type { Metrics } from '../metrics/registry.ts';
import { automaticDocuments } from '../persisted/automatic.ts';

/** Memory of automatic persisted queries by default. */
const DOCUMENT_BYTES = 16 * 1024 * 1024;

/** The parts of a gateway that its handlers share. */
export interface HandlerParts {
  readonly responder: Responder;
  readonly metrics: Pick<Metrics, 'observe'>;
  /** The open streams. Default: streams without bounds. */
  readonly streams?: Streams;
}

/** The options of all handlers of GraphQL, whatever their transport. */
export const partOptionsOf = <Context>(
  options: Completed<HandlerOptions<Context>>,
  { responder, metrics, streams = createStreams() }: HandlerParts,
): PartOptions<Context> => {
  const { engine, createContext, mayExplain, charge, admit, logger, startSpan, streamCaller, clientAddress } = options;
  const { requestTimeoutMs, maxBodyBytes, batchMax, forwardHeaders, allowGet } = options;
  const { documents = automaticDocuments({ maxBytes: DOCUMENT_BYTES }) } = options;
  const logError = (err: Error, requestId: string) =>
    logger.error({ err, requestId }, 'a request met an internal error');
  return {
    ...{ engine, documents, createContext, mayExplain, charge, admit, streamCaller, clientAddress, startSpan },
    ...{ responder, metrics, streams, logError, liveQueries: createLiveQueries(), sharedEvents: createSharedEvents() },
    ...{ requestTimeoutMs, maxBodyBytes, maxValues: engine.limits.maxValues, batchMax, forwardHeaders, allowGet },
    logAccess: options.accessLog ? createAccessLog(logger) : undefined,
  };
};

/** Creates the function that answers GraphQL requests and CORS preflight requests. It never rejects. */
export const createRequestHandler = <Context>(
  options: PartOptions<Context>,
  { sendPreflight }: Pick<Responder, 'sendPreflight'>,
): ((request: Incoming, reply: Reply) => void) => {
  const graphql = createGraphQLHandler(options);
  const stream = createHttpStreamHandler(options, graphql);
  return (request, reply) => {
    if (request.method === 'OPTIONS') return sendPreflight(reply);
    const accepted = acceptedStreams(request.headers.accept);
    void (accepted === undefined ? graphql(request, reply) : stream(request, reply, accepted));
  };
};
