import { Gate } from '../admission/gate.ts';
import type { GatewayParts } from '../admission/gatewayParts.ts';
import type { OverloadGuard } from '../admission/overload.ts';
import { createStreams, type Streams } from '../admission/streams.ts';
import type { ErrorLog } from '../engine/errors/mask.ts';
import type { IncomingRequest, OutgoingResponse } from '../exchange/exchange.ts';
import { createResponder } from '../exchange/responder.ts';
import { readAcceptedStreams } from '../http/framing.ts';
import { createGraphQLHandler } from '../http/graphqlHandler.ts';
import { createHttpStreamHandler } from '../http/httpStream.ts';
import { createDelivery, type Deliver } from '../live/createDelivery.ts';
import { automaticDocuments } from '../persisted/automatic.ts';
import { createAccessLog } from '../telemetry/accessLog.ts';
import type { RecordTargets } from '../telemetry/requestRecord.ts';
import type { CompletedOptions, HandlerOptions } from './options.ts';

/** Memory of automatic persisted queries by default. */
const DOCUMENT_BYTES = 16 * 1024 * 1024;

/** What a server has in addition to the options of a handler. */
export interface ServerParts {
  readonly observe: RecordTargets['observe'];
  /** The open streams. Default: streams without bounds. */
  readonly streams?: Streams;
  readonly overload?: OverloadGuard | undefined;
}

/** Creates the parts that all transports share. */
export const createGatewayParts = <Context>(
  options: CompletedOptions<HandlerOptions<Context>>,
  { observe, streams = createStreams(), overload }: ServerParts,
): GatewayParts<Context> => {
  const { engine, logger, startSpan, documents = automaticDocuments({ maxBytes: DOCUMENT_BYTES }) } = options;
  const logError: ErrorLog = (err, requestId) => logger.error({ err, requestId }, 'a request met an internal error');
  const logAccess = options.accessLog ? createAccessLog(logger) : undefined;
  const records = { observe, logAccess, startSpan };
  const gate = new Gate({ ...options, documents, overload, logError, records });
  const { maxValues, maxAnswerBytes } = engine.limits;
  const responder = createResponder(options);
  return { ...options, gate, streams, responder, logError, records, maxValues, maxAnswerBytes };
};

/** Creates the function that answers GraphQL requests and CORS preflight requests. It never rejects. */
export const createRequestHandler = <Context>(
  parts: GatewayParts<Context>,
  deliver: Deliver<Context> = createDelivery(parts),
): ((request: IncomingRequest, reply: OutgoingResponse) => void) => {
  const graphql = createGraphQLHandler(parts);
  const stream = createHttpStreamHandler(parts, graphql, deliver);
  return (request, reply) => {
    if (request.method === 'OPTIONS') return parts.responder.sendPreflight(reply);
    const accepted = readAcceptedStreams(request.headers.accept);
    void (accepted === undefined ? graphql(request, reply) : stream(request, reply, accepted));
  };
};
