import type { Logger } from 'pino';
import type { ServedEngine } from '../engine.ts';
import { createEventStreamHandler, EVENT_STREAM } from '../live/eventStream.ts';
import { createLiveQueries } from '../live/liveQueries.ts';
import type { StreamOptions } from '../live/openStream.ts';
import { createStreams, type StreamCaller, type Streams } from '../live/streams.ts';
import type { Metrics } from '../metrics/registry.ts';
import { automaticDocuments } from '../persisted/automatic.ts';
import type { DocumentSource } from '../persisted/documentSource.ts';
import { createAccessLog } from './accessLog.ts';
import type { Charge, CreateContext } from './enter.ts';
import type { Incoming, Reply } from './exchange.ts';
import type { MayExplain } from './explained.ts';
import { type Admit, createGraphQLHandler, type GraphQLHandlerOptions } from './graphql.ts';
import type { GatewayRequest } from './request.ts';
import type { StartRequestSpan } from './requestSpan.ts';
import type { Responder, ResponderOptions } from './respond.ts';

/** Options for answering GraphQL requests over HTTP. */
export interface HandlerOptions<Context> extends ResponderOptions {
  readonly engine: ServedEngine<Context>;
  /** Finds the documents of requests. Default: automatic persisted queries, 16 MiB of them. */
  readonly documents?: DocumentSource;
  /** Creates the resolvers' context of a request. Throw a GraphQLError with a code to refuse the request. */
  readonly createContext: CreateContext<Context>;
  /** Called before an operation is read, to take it from the quotas of its caller. Throw an HttpRefusal to refuse it. */
  readonly charge?: Charge<Context> | undefined;
  /** Called before an operation runs, with its static cost. Throw an HttpRefusal to refuse it. */
  readonly admit?: Admit<Context> | undefined;
  /** Who may have answers explained by the header `X-Explain: 1`. Default: nobody, and the header is ignored. */
  readonly mayExplain?: MayExplain<Context> | undefined;
  /** Gets internal errors, which clients do not see, and the lines of the access log. */
  readonly logger: Logger;
  /** Logs one line per request at level `info`. Default false. */
  readonly accessLog?: boolean;
  /** Traces requests. */
  readonly startSpan?: StartRequestSpan | undefined;
  /** Whether a GET may send a query. Default true. */
  readonly allowGet?: boolean;
  /** Longest time from request to answer, default 30 s. */
  readonly deadlineMs?: number;
  /** Largest request body, default 1 MiB. */
  readonly maxBodyBytes?: number;
  /** Most operations in one request. Default 0: lists of operations are refused. */
  readonly maxBatch?: number;
  /**
   * Who opens a stream, for the bounds of streams: only a caller whom somebody has verified. It is asked again after the
   * start, and with each event. Default: only the bound of the process holds.
   */
  readonly streamCaller?: ((context: Context) => StreamCaller | undefined) | undefined;
  /** Address for which the streams of unknown callers count. Default: the other end of the connection. */
  readonly clientAddress?: ((request: GatewayRequest) => string) | undefined;
  /** Names of headers that `createContext` gets as `furtherHeaders`, to send on. Lower case. Default: none. */
  readonly forwardHeaders?: readonly string[];
}

/** Default of `maxBodyBytes`. */
export const MAX_BODY_BYTES = 1_048_576;

/** Memory of automatic persisted queries by default. */
const DOCUMENT_BYTES = 16 * 1024 * 1024;

/** The parts of a gateway that its handlers share. */
export interface HandlerParts {
  readonly responder: Responder;
  readonly metrics: Pick<Metrics, 'observe'>;
  /** The open streams. Default: streams without bounds. */
  readonly streams?: Streams;
}

/** Options of single answers and of streams. */
type ServerOptions<Context> = StreamOptions<Context> & Pick<GraphQLHandlerOptions<Context>, 'engine'>;

/** The options of all handlers of GraphQL, whatever their transport, with their defaults. */
export function streamOptionsOf<Context>(
  options: HandlerOptions<Context>,
  { responder, metrics, streams = createStreams() }: HandlerParts,
): ServerOptions<Context> {
  const {
    engine,
    createContext,
    mayExplain,
    charge,
    admit,
    logger,
    deadlineMs = 30_000,
    maxBodyBytes = MAX_BODY_BYTES,
  } = options;
  const { maxBatch = 0, forwardHeaders = [], allowGet = true } = options;
  const { documents = automaticDocuments({ maxBytes: DOCUMENT_BYTES }) } = options;
  const logError = (err: Error, requestId: string) =>
    logger.error({ err, requestId }, 'a request met an internal error');
  return {
    ...{ engine, documents, createContext, mayExplain, charge, admit, responder, metrics, logError },
    startSpan: options.startSpan,
    logAccess: options.accessLog ? createAccessLog(logger) : undefined,
    ...{ deadlineMs, maxBodyBytes, maxValues: engine.limits.maxValues, maxBatch, forwardHeaders, allowGet },
    ...{ streams, streamCaller: options.streamCaller, clientAddress: options.clientAddress },
    liveQueries: createLiveQueries(),
  };
}

/** Creates the function that answers GraphQL requests and CORS preflight requests. It never rejects. */
export function createRequestHandler<Context>(
  options: ServerOptions<Context>,
  { sendPreflight }: Pick<Responder, 'sendPreflight'>,
): (request: Incoming, reply: Reply) => void {
  const graphql = createGraphQLHandler(options);
  const eventStream = createEventStreamHandler(options, graphql);
  return (request, reply) => {
    if (request.method === 'OPTIONS') sendPreflight(reply);
    else if (request.headers.accept?.includes(EVENT_STREAM)) void eventStream(request, reply);
    else void graphql(request, reply);
  };
}
