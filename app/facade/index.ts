/** Assembles the facade: subgraphs in this process or remote, the gateway, and the explorer at `/`. */
import { servePages } from '../../explorer/index.ts';
import { registerHistogram } from '../../gateway/index.ts';
import {
  type Context,
  createPostMetrics,
  createUpstream,
  createWatches,
  registerUpstreamMetrics,
  registerWatchMetrics,
  type SentPost,
} from '../../subgraphs/index.ts';
import type { Telemetry } from '../telemetry/index.ts';
import { authorizedCaller, createContextFactory, streamCaller } from './contexts.ts';
import { openExecutors } from './executors.ts';
import {
  type GatewayProgram,
  type OpenedGateway,
  type OpenedSettings,
  openGateway,
  openSettings,
  type ProgramSettings,
} from './openGateway.ts';
import { readEngine, SUPERGRAPH_FILE } from './readEngine.ts';
import { openSessions } from './signIn.ts';
import { chooseChangesToken, listenToWakeUps } from './wakeUps.ts';

/** Options of the facade. */
export interface FacadeOptions extends ProgramSettings {
  /** Base URL of the POST API. */
  readonly upstreamUrl: string;
  /** Receives progress messages for the user, line by line. Default: the log. */
  readonly printLine?: (line: string) => void;
  /** Called for every POST sent upstream. */
  readonly observe?: (post: SentPost) => void;
}

/**
 * Starts the facade.
 *
 * @throws Error the port is in use, or the trusted documents cannot be read
 */
export const startFacade = async (options: FacadeOptions): Promise<OpenedGateway> => {
  const opened = await openSettings(options);
  return openGateway(opened, createProgram(options, opened));
};

const createProgram = (options: FacadeOptions, opened: OpenedSettings): GatewayProgram<Context> => {
  const { config, upstreamUrl, logger, printLine = (line) => logger.info(line) } = options;
  const { telemetry, resources, access } = opened;
  const { upstream, posts } = openUpstream(options, telemetry);
  const executors = openExecutors(config, telemetry);
  const sessions = openSessions(config, upstream, resources.redis);
  const watches = createWatches(config);
  const { supergraphFile = SUPERGRAPH_FILE } = config;
  const authorization = access.check && { caller: authorizedCaller };
  return {
    supergraphFile,
    createEngine: () => readEngine(supergraphFile, { executors: executors.byName, authorization, ...resources.engine }),
    findUrl: createUrlFinder(config.subgraphUrls),
    findCaller: ({ call: { caller } }) => caller,
    server: {
      createContext: createContextFactory({ config, check: access.check, sessions, upstream, watches }),
      prefetch: (context, query) => context.prefetch(query),
      ...{ sessions, admitSession: access.admitSession, streamCaller },
      pages: servePages({ ...config, log: printLine }),
      ready: () => upstream.isReachable(),
      readyDetail: () => ({ upstream: upstream.areas() }),
      registerMetrics: (registry) => {
        posts.register(registry);
        registerUpstreamMetrics(registry, upstream);
        registerWatchMetrics(registry, watches);
      },
    },
    stop: listenToWakeUps(upstreamUrl, chooseChangesToken(config), watches),
    close: async () => {
      await executors.close();
      await upstream.close();
    },
  };
};

const createUrlFinder = (urls: Readonly<Record<string, string | undefined>>) => (name: string) => urls[name];

/** The client of the POST API, and the metrics of what it sends. */
const openUpstream = (options: FacadeOptions, telemetry: Telemetry | undefined) => {
  const { config, upstreamUrl, logger } = options;
  const posts = createPostMetrics(registerHistogram);
  const observe = (post: SentPost) => {
    posts.observe(post);
    options.observe?.(post);
  };
  const startSpan = telemetry?.postSpans(upstreamUrl);
  return { upstream: createUpstream({ ...config, upstreamUrl, logger, observe, startSpan }), posts };
};
