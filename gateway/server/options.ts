/** What a host gives a gateway. */
import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { GateOptions } from '../admission/gate.ts';
import type { HttpRequestOptions, StreamOptions } from '../admission/gatewayParts.ts';
import type { StreamBounds } from '../admission/streams.ts';
import { checkTimes } from '../engine/base/times.ts';
import type { ServedEngine } from '../engine/index.ts';
import type { ResponderOptions } from '../exchange/responder.ts';
import type { McpOptions } from '../mcp/options.ts';
import type { DocumentSource } from '../persisted/documentSource.ts';
import type { AdmitSession } from '../session/route.ts';
import type { Sessions } from '../session/sessions.ts';
import type { RegisterMetrics } from '../telemetry/gatewayMetrics.ts';
import type { StartRequestSpan } from '../telemetry/requestSpan.ts';
import type { Ready } from './health.ts';
import type { Listen } from './listen.ts';

/** Options that may be left out, or be undefined. */
type OptionalOptions<Options> = { readonly [Name in keyof Options]?: Options[Name] | undefined };

/** What a handler of GraphQL is given. What is left out has its default. */
export interface HandlerOptions<Context>
  extends OptionalOptions<HttpRequestOptions>,
    OptionalOptions<ResponderOptions>,
    StreamOptions<Context>,
    Pick<GateOptions<Context>, 'createContext' | 'charge' | 'admit' | 'prefetch' | 'mayExplain'> {
  readonly engine: ServedEngine<Context>;
  /** Finds the documents of requests. Default: automatic persisted queries, 16 MiB of them. */
  readonly documents?: DocumentSource;
  /** Gets internal errors, which clients do not see, and the lines of the access log. */
  readonly logger: Logger;
  /** Logs one line per request at level `info`. Default false. */
  readonly accessLog?: boolean;
  /** Traces requests. */
  readonly startSpan?: StartRequestSpan | undefined;
  /** Names of operations that become labels of metrics. Default: none. */
  readonly operationNames?: ReadonlySet<string> | undefined;
  /** Timeout for receiving a request, headers and body together, default 15 s. */
  readonly receiveTimeoutMs?: number | undefined;
}

/** What a gateway is given. What is left out has its default. */
export interface GatewayOptions<Context> extends HandlerOptions<Context> {
  /** Delay of the event loop, in milliseconds, from which operations are refused with 503. 0, the default: never. */
  readonly overloadDelayMs?: number;
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** Sessions of browsers, at `/session`. `createContext` asks them for the token of a request. Default: none. */
  readonly sessions?: Sessions | undefined;
  /** Called before a request to `/session` is answered. Throw an HttpRefusal to refuse it. */
  readonly admitSession?: AdmitSession | undefined;
  /** Tools for AI agents at `/mcp`, by the Model Context Protocol. Default: none. */
  readonly mcp?: McpOptions | undefined;
  /** Finds what serves the path of a page. Undefined for other paths. Paths of the gateway itself come first. */
  readonly pages?: ((path: string) => RequestListener | undefined) | undefined;
  /** Called by `/health/ready`. True if the dependencies of the gateway are reachable; a text is the reason why not. */
  readonly ready?: Ready;
  /** Details that `/health/ready?detail` adds to the status. With an admin port, there only. */
  readonly readyDetail?: () => object;
  /** Lets both servers take the connections of their addresses, for example of a group. Default: they listen themselves. */
  readonly listen?: Listen | undefined;
  /** Adds metrics to those at `/metrics`. */
  readonly registerMetrics?: RegisterMetrics;
  /** The text of `/metrics`, for example of all processes of a group. Default: `own`, the metrics of this gateway. */
  readonly metricsText?: ((own: () => Promise<string>) => Promise<string>) | undefined;
  /** Serves `/supergraph.graphql`, which contains inaccessible types and the subgraphs' addresses. Default false. */
  readonly supergraphPublic?: boolean;
  /** Serves `/schema.graphql`, if the engine has its text. Default true. */
  readonly schemaPublic?: boolean;
  /**
   * Port of a second server for `/metrics`, both schemas and the health checks. 0 selects a free one. `/metrics` and
   * `/supergraph.graphql` are then served there only.
   */
  readonly adminPort?: number | undefined;
  /** Address of the second server. Default: that of the first. */
  readonly adminHost?: string | undefined;
  /** Most streams at a time. Default: any number. */
  readonly streamBounds?: StreamBounds;
  /**
   * Streams over HTTP, and WebSockets, end after this time or up to twice as long, in milliseconds, so that their clients connect again
   * and spread over all gateways. Default: they last.
   */
  readonly streamLifeMs?: number;
  /** How long closing waits for requests in progress, default 10 s. */
  readonly closeGraceMs?: number;
}

/** The optional members. */
export const serverDefaults = {
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

type Defaults = typeof serverDefaults;

/** Options with their defaults. */
export type CompletedOptions<Options> = Omit<Options, keyof Defaults> & {
  readonly [Name in keyof Defaults]: Name extends keyof Options ? Exclude<Options[Name], undefined> : Defaults[Name];
};

/**
 * Adds the defaults. What is undefined counts as left out.
 *
 * @throws {RangeError} a time is longer than a day
 */
export const withDefaults = <Options extends object>(options: Options): CompletedOptions<Options> => {
  checkTimes(options);
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...serverDefaults, ...Object.fromEntries(given) } as unknown as CompletedOptions<Options>;
};
