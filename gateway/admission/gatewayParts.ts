import type { ErrorLog } from '../engine/errors/mask.ts';
import type { GatewayRequest } from '../exchange/request.ts';
import type { Responder, ResponderOptions } from '../exchange/responder.ts';
import type { RecordTargets } from '../telemetry/requestRecord.ts';
import type { Gate } from './gate.ts';
import type { StreamCaller, Streams } from './streams.ts';

/** How requests are received and answered. */
export interface HttpRequestOptions {
  /** Whether a GET may send a query. Default true. */
  readonly allowGet: boolean;
  /** Longest time from request to answer, default 30 s. */
  readonly requestTimeoutMs: number;
  /** Largest request body, default 1 MiB. */
  readonly maxBodyBytes: number;
  /** Most operations in one request. Default 0: lists of operations are refused. */
  readonly batchMax: number;
  /** Names of headers that `createContext` gets as `furtherHeaders`, to send on. Lower case. Default: none. */
  readonly forwardHeaders: readonly string[];
}

/** Who opens streams. */
export interface StreamOptions<Context> {
  /**
   * Who opens a stream, for the bounds of streams: only a caller whom somebody has verified. It is asked again after the
   * start, and with each event. Default: only the bound of the process holds.
   */
  readonly streamCaller?: ((context: Context) => StreamCaller | undefined) | undefined;
  /** Address for which the streams of unknown callers count. Default: the other end of the connection. */
  readonly clientAddress?: ((request: GatewayRequest) => string) | undefined;
}

/** The parts of a gateway that all transports share. */
export interface GatewayParts<Context> extends HttpRequestOptions, ResponderOptions, StreamOptions<Context> {
  readonly gate: Gate<Context>;
  readonly streams: Streams;
  readonly responder: Responder;
  readonly logError: ErrorLog;
  readonly records: RecordTargets;
  /** Most values of a body: members, elements, and the objects and lists around them. */
  readonly maxValues: number;
  /** Length of an answer as JSON. */
  readonly maxAnswerBytes: number;
}
