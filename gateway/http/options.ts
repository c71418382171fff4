/** The options of what answers GraphQL: those that callers give, with their defaults, and those that the parts need. */
import type { Logger } from 'pino';
import type { OverloadGuard } from '../admission/overload.ts';
import type { ErrorLog } from '../engine/errors/mask.ts';
import type { Explanation } from '../engine/explain/explanation.ts';
import type { ServedEngine } from '../engine/index.ts';
import type { GatewayRequest, OpenRequest } from '../exchange/request.ts';
import type { Responder, ResponderOptions } from '../exchange/respond.ts';
import type { LiveQueries } from '../live/liveQueries.ts';
import type { SharedEvents } from '../live/sharedEvents.ts';
import type { StreamCaller, Streams } from '../live/streams.ts';
import type { AccessLog } from '../metrics/accessLog.ts';
import type { Metrics } from '../metrics/registry.ts';
import type { StartRequestSpan } from '../metrics/requestSpan.ts';
import type { DocumentSource } from '../persisted/documentSource.ts';
import type { MayExplain } from './requestedExplanation.ts';

/**
 * Creates the context of an operation.
 *
 * @param explanation takes the POSTs of an operation that is explained
 */
export type CreateContext<Context> = (
  request: GatewayRequest,
  explanation?: Pick<Explanation, 'addPost'>,
) => Context | Promise<Context>;

/** Takes an operation of a request from the quotas of its caller, before it is read. */
export type Charge<Context> = (context: Context, request: OpenRequest) => void | Promise<void>;

/** Admits an operation of a request, by its static cost. */
export type Admit<Context> = (cost: number, context: Context, request: OpenRequest) => void | Promise<void>;

/** What callers give. What they leave out has its default. */
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
  readonly requestTimeoutMs?: number;
  /** Largest request body, default 1 MiB. */
  readonly maxBodyBytes?: number;
  /** Most operations in one request. Default 0: lists of operations are refused. */
  readonly batchMax?: number;
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

/** What callers need not give. */
const DEFAULTS = {
  allowGet: true,
  requestTimeoutMs: 30_000,
  maxBodyBytes: 1_048_576,
  batchMax: 0,
  forwardHeaders: [] as readonly string[],
  accessLog: false,
  receiveTimeoutMs: 15_000,
  corsOrigins: '*' as const,
  // What is shorter arrives in the first flight of packets in any case.
  compressMinBytes: 8 * 1024,
  hstsSeconds: 0,
  sendTimeoutMs: 30_000,
  sendMaxBytes: 256 * 1024 * 1024,
  closeGraceMs: 10_000,
  schemaPublic: true,
  supergraphPublic: false,
};

type Defaults = typeof DEFAULTS;

/** Options with their defaults. */
export type Completed<Options> = Omit<Options, keyof Defaults> & {
  readonly [Name in keyof Defaults]: Name extends keyof Options ? Exclude<Options[Name], undefined> : Defaults[Name];
};

/** Adds the defaults to what callers give. What is undefined counts as left out. */
export const withDefaults = <Options extends object>(options: Options): Completed<Options> => {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...DEFAULTS, ...Object.fromEntries(given) } as unknown as Completed<Options>;
};

/** What the parts that answer operations need: options with their defaults, and what they share. */
export interface PartOptions<Context>
  extends Omit<HandlerOptions<Context>, keyof Defaults | 'engine' | 'documents' | 'logger'>,
    Pick<
      Required<HandlerOptions<Context>>,
      'allowGet' | 'requestTimeoutMs' | 'maxBodyBytes' | 'batchMax' | 'forwardHeaders'
    > {
  readonly engine: Pick<ServedEngine<Context>, 'prepare'> & {
    readonly limits: Pick<ServedEngine<Context>['limits'], 'maxAnswerBytes'>;
  };
  readonly documents: DocumentSource;
  /** Most values of a body: members, elements, and the objects and lists around them. */
  readonly maxValues: number;
  readonly responder: Pick<Responder, 'send' | 'hasRoom' | 'hold' | 'open'>;
  readonly metrics: Pick<Metrics, 'observe'>;
  readonly logError: ErrorLog;
  readonly logAccess?: AccessLog | undefined;
  readonly streams: Streams;
  /** Counts every operation of a WebSocket before its document is read, so that invalid ones count too. */
  readonly overload?: Pick<OverloadGuard, 'admit'> | undefined;
  readonly liveQueries: LiveQueries;
  readonly sharedEvents: SharedEvents;
}
