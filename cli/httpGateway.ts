/** A gateway for subgraphs that are served over HTTP. */
import { readFileSync } from 'node:fs';
import type { JWTPayload } from 'jose';
import type { Access } from '../app/facade/access.ts';
import {
  type GatewayProgram,
  type OpenedGateway,
  type OpenedSettings,
  openGateway,
  openSettings,
  type ProgramSettings,
} from '../app/facade/openGateway.ts';
import { continueTrace } from '../app/telemetry/index.ts';
import {
  type AuthorizedCaller,
  type CallerIdentity,
  type CallForRequest,
  callOf,
  createEngine,
  type Engine,
  type GatewayOptions,
  type HttpExecutor,
  httpExecutor,
  readSubgraphs,
  tokenScopes,
} from '../gateway/index.ts';
import { isHttpUrl } from './endpoint.ts';

/** Values of some subgraphs, by their names. */
export type UrlsBySubgraph = Readonly<Record<string, string>>;

/** Options of `skein gateway`. */
export interface HttpGatewayOptions {
  /** The file. */
  readonly supergraph: string;
  /** URLs that replace those of the supergraph. */
  readonly subgraph?: UrlsBySubgraph;
  /** URLs for subscriptions, if they are others. */
  readonly subscriptions?: UrlsBySubgraph;
  readonly overrideLabel?: readonly string[];
  readonly overridePercentage?: number;
  readonly host?: string;
  readonly port?: number;
}

/** The gateway while it runs. */
export interface HttpGateway extends OpenedGateway {
  /** URLs of the subgraphs. */
  readonly places: UrlsBySubgraph;
}

/** What is forwarded to the subgraphs, and who calls. */
type HttpGatewayContext = CallForRequest & {
  readonly caller?: CallerIdentity;
  /** The claims of the verified token. Null or undefined without one. */
  readonly claims?: JWTPayload | null;
};

/**
 * Starts a gateway for subgraphs that are served over HTTP.
 *
 * @throws {Error} when the supergraph cannot be read, one of its subgraphs has no URL, or the port is in use
 */
export const startHttpGateway = async (
  options: HttpGatewayOptions,
  settings: ProgramSettings,
): Promise<HttpGateway> => {
  if (settings.config.sessionSecret)
    throw new Error('SESSION_SECRET: sessions need the sign-in of the POST API: use npm start');
  const opened = await openSettings(settings);
  const subgraphs = createSubgraphs(options, opened);
  const gateway = await openGateway(opened, createProgram(options, opened, subgraphs));
  return { ...gateway, places: subgraphs.places() };
};

const createProgram = (
  options: HttpGatewayOptions,
  opened: OpenedSettings,
  subgraphs: JoinedSubgraphs,
): GatewayProgram<HttpGatewayContext> => {
  const { config, resources, access } = opened;
  const { host = config.host, port = config.port } = options;
  const authorization = access.check && { caller: authorizedCaller };
  const overrides = () => toOverrides(options);
  return {
    supergraphFile: options.supergraph,
    createEngine: () => {
      const supergraphSdl = readFileSync(options.supergraph, 'utf8');
      return subgraphs.join(supergraphSdl, (executors) =>
        createEngine<HttpGatewayContext>({ supergraphSdl, executors, authorization, overrides, ...resources.engine }),
      );
    },
    findUrl: (name) => subgraphs.places()[name],
    findCaller: ({ caller }) => caller,
    server: { host, port, createContext: createContextFactory(access) },
    close: subgraphs.close,
  };
};

/** The caller whose token the gateway verified. */
const authorizedCaller = ({ claims }: HttpGatewayContext): AuthorizedCaller => ({
  isAuthenticated: Boolean(claims),
  scopes: tokenScopes(claims ?? {}),
});

const createContextFactory =
  ({ check }: Access): GatewayOptions<HttpGatewayContext>['createContext'] =>
  (request) => {
    const call = callOf(request, request.headers.authorization);
    return check === undefined ? call : check(request).then(({ caller, claims }) => ({ ...call, caller, claims }));
  };

/** The progressive overrides that are active for all requests. */
const toOverrides = ({ overrideLabel, overridePercentage }: HttpGatewayOptions) => ({
  ...(overrideLabel && { labels: overrideLabel }),
  ...(overridePercentage !== undefined && { percentage: overridePercentage }),
});

type Executors = Readonly<Record<string, HttpExecutor<HttpGatewayContext>>>;

/** The subgraphs of the supergraph in use. */
interface JoinedSubgraphs {
  /** The URL of each. */
  places(): UrlsBySubgraph;
  /**
   * Opens executors for the subgraphs of a supergraph. Once its engine is created, they replace those before it.
   *
   * @throws {Error} a subgraph has no URL, or there is no such engine: all stays as it was
   */
  join(supergraphSdl: string, create: (executors: Executors) => Engine<HttpGatewayContext>): Engine<HttpGatewayContext>;
  close(): Promise<unknown>;
}

const createSubgraphs = (options: HttpGatewayOptions, { config, telemetry }: OpenedSettings): JoinedSubgraphs => {
  let current: { readonly places: UrlsBySubgraph; readonly executors: Executors } = { places: {}, executors: {} };
  const forward = (context: HttpGatewayContext) => continueTrace(context, telemetry);
  const open = ([name, url]: readonly [string, string]) => {
    const subscriptionUrl = options.subscriptions?.[name];
    return [name, httpExecutor<HttpGatewayContext>({ name, url, subscriptionUrl, forward })] as const;
  };
  return {
    places: () => current.places,
    join: (supergraphSdl, create) => {
      const places = chooseUrls(readSubgraphs(supergraphSdl), options);
      const executors = Object.fromEntries(Object.entries(places).map(open));
      const engine = create(executors);
      closeLater(current.executors, config.requestTimeoutMs);
      current = { places, executors };
      return engine;
    },
    close: () => closeAll(current.executors),
  };
};

const closeAll = (executors: Executors) => Promise.all(Object.values(executors).map((executor) => executor.close()));

/** Closes executors that operations in progress may still use. */
const closeLater = (executors: Executors, afterMs: number) =>
  setTimeout(() => closeAll(executors).catch(() => {}), afterMs).unref();

type SubgraphUrls = readonly { readonly name: string; readonly url: string }[];

/** Refuses an option for a subgraph that the supergraph does not have. */
const checkNames = (option: string, given: UrlsBySubgraph, joined: SubgraphUrls) => {
  const unknown = Object.keys(given).find((name) => !joined.some((subgraph) => subgraph.name === name));
  const names = joined.map(({ name }) => name).join(', ');
  if (unknown !== undefined)
    throw new Error(`${option} ${unknown}: the supergraph has no such subgraph, only ${names}.`);
};

/** The URL of each subgraph of the supergraph, from the options or else from the file. */
const chooseUrls = (
  joined: SubgraphUrls,
  { subgraph: given = {}, subscriptions = {} }: HttpGatewayOptions,
): UrlsBySubgraph => {
  checkNames('--subgraph', given, joined);
  checkNames('--subscriptions', subscriptions, joined);
  const places = Object.fromEntries(joined.map(({ name, url }) => [name, given[name] ?? url]));
  const missing = joined.find(({ name }) => !isHttpUrl(places[name] ?? ''));
  if (missing)
    throw new Error(
      `Subgraph "${missing.name}" has no URL in the supergraph: give it by --subgraph ${missing.name}=url.`,
    );
  return places;
};
