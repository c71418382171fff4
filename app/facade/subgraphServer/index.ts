/** Serves one subgraph with the gateway's HTTP server: GraphQL at `/graphql`, health, and metrics. */
import {
  callOf,
  createPostTrace,
  createSubgraphEngine,
  type GatewayOptions,
  type GatewayRequest,
  inProcessExecutor,
  startGateway,
} from '../../../gateway/index.ts';
import {
  type Context,
  createContext,
  registerUpstreamMetrics,
  type Subgraph,
  toInvalidAnswerError,
  type Upstream,
  type UpstreamCall,
  type Watches,
} from '../../../subgraphs/index.ts';
import { release } from '../../release.ts';

/** Options that the server has of a gateway's. */
type ServerOption =
  | ('host' | 'port' | 'requestTimeoutMs' | 'receiveTimeoutMs' | 'forwardHeaders')
  | ('logger' | 'registerMetrics' | 'listen' | 'metricsText' | 'startSpan');

/** Options for serving a subgraph. */
export interface SubgraphServerOptions extends Pick<GatewayOptions<Context>, ServerOption> {
  readonly subgraph: Subgraph;
  /** The client of the POST API. The caller that opened it closes it. */
  readonly upstream: Upstream;
  /** The lists whose changes subscriptions report. If omitted, subscriptions are refused. */
  readonly watches?: Watches | undefined;
  /** Checks the caller's token and quotas. If omitted, the POST API alone checks the token. */
  readonly access?: RequestChecks;
}

/** Checks of a request before it is answered. */
export interface RequestChecks {
  /**
   * Verifies the caller, and returns what is then known of it.
   *
   * @throws {HttpRefusal} the token is not valid, or cannot be verified now
   */
  readonly check:
    | ((request: Pick<GatewayRequest, 'address' | 'headers'>) => Promise<Pick<UpstreamCall, 'caller' | 'takePost'>>)
    | undefined;
  /** True, or the reason why no token can be verified now. */
  ready(): true | string;
  /** Whether the gateway may get the POSTs of a fetch for this caller: true, or the reason why not. Default: never. */
  readonly mayExplain?: ((caller: UpstreamCall['caller']) => true | string) | undefined;
}

/** A subgraph that is being served. */
export interface SubgraphServer {
  /** Its GraphQL URL. */
  readonly url: string;
  /**
   * Finishes requests in progress, then closes. `/health/ready` is 503 from now on.
   *
   * @param drainMs how long requests are still accepted, in milliseconds; if omitted, no more are accepted
   */
  close(drainMs?: number): Promise<void>;
}

/**
 * Starts serving a subgraph.
 *
 * @throws Error the port is in use
 */
export const serveSubgraph = async (options: SubgraphServerOptions): Promise<SubgraphServer> => {
  const { subgraph, upstream, access, registerMetrics, host, port, logger, receiveTimeoutMs, forwardHeaders } = options;
  const execute = inProcessExecutor<Context>(subgraph.schema, { explain: toInvalidAnswerError });
  const mayExplain = access?.mayExplain;
  const { url, close } = await startGateway<Context>({
    ...{ host, port, logger, receiveTimeoutMs, forwardHeaders, requestTimeoutMs: options.requestTimeoutMs },
    ...{ listen: options.listen, metricsText: options.metricsText, startSpan: options.startSpan },
    engine: createSubgraphEngine(subgraph.schema, execute),
    createContext: async (request, explanation) => {
      const checked = await access?.check?.(request);
      return createRequestContext(request, { ...checked, trace: explanation && createPostTrace(explanation) }, options);
    },
    prefetch: (context, query) => context.prefetch(query),
    mayExplain: mayExplain && (({ call: { caller } }) => mayExplain(caller)),
    ready: () => access?.ready() ?? true,
    readyDetail: () => ({ release, upstream: upstream.areas() }),
    registerMetrics: (registry) => {
      registerUpstreamMetrics(registry, upstream);
      registerMetrics?.(registry);
    },
    ...FOR_GATEWAYS,
  });
  return { url: `${url}/graphql`, close };
};

/** Entity fetches send thousands of representations. Pages of browsers send none, and networks between servers are fast. */
const FOR_GATEWAYS = { maxBodyBytes: 16 * 1024 * 1024, allowGet: false, corsOrigins: [], compressMinBytes: 0 };

/** Creates the context of one HTTP request, or of one event, with its own cache. */
const createRequestContext = (
  request: GatewayRequest,
  checked: Pick<UpstreamCall, 'caller' | 'takePost' | 'trace'> | undefined,
  { upstream, watches }: Pick<SubgraphServerOptions, 'upstream' | 'watches'>,
): Context =>
  createContext({
    upstream,
    watches,
    ...callOf(request, request.headers.authorization),
    ...checked,
  });
